import SwiftUI

/// SwiftUI's own: no route of Stinsen's.
struct SystemTabs: View {
    @State private var path: [Int] = []

    var body: some View {
        TabView {
            NavigationStack(path: $path) { Text("Plain") }
        }
    }
}
