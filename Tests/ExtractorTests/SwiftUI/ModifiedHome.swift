import TestSupport

/// The transitions of an app whose `Home` has a modifier on its only text, and beside which there is a screen `Card`.
/// - Parameter rest: beside them.
func modifiedHome(_ modifier: String, _ rest: String) -> [String] {
    graph(
        """
        import SwiftUI
        struct Home: View {
            @State var isShown = false
            @State var planet: Planet?
            var body: some View { Text("")\(modifier) }
        }
        struct Card: View { var body: some View { Text("") } }
        \(rest)
        """
    ).transitions.notation
}
