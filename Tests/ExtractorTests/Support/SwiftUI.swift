import NavigationModel

/// A view `Home` written with SwiftUI alone, beside views `A`, `B` and `C`, an enum `Place` and a type `Bird`.
///
/// - Parameters:
///   - body: what `Home` builds.
///   - members: in the view, before its body.
///   - rest: beside it.
func swiftUI(_ body: String, members: String = "", rest: String = "") -> NavigationGraph {
    graph(swiftUISource(body, members: members, rest: rest))
}

/// The source of ``swiftUI(_:members:rest:)``, marks included.
func swiftUISource(_ body: String, members: String = "", rest: String = "") -> String {
    """
    import SwiftUI
    struct Home: View {
        \(members)
        var body: some View {
            \(body)
        }
    }
    struct A: View { var body: some View { Text("A") } }
    struct B: View { var id = 0; var body: some View { Text("B") } }
    struct C: View { var body: some View { Text("C") } }
    enum Place: Hashable { case near, far(miles: Int) }
    struct Bird: Identifiable, Hashable { let id: Int; let name: String }
    \(rest)
    """
}
