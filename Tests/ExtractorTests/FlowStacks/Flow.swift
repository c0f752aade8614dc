import NavigationModel

/// A `FlowStack` of screens `list` and `bird`, around views `Start`, `A` and `B`.
///
/// - Parameters:
///   - use: what `Start` does, with the navigator in `navigator`.
///   - state: what `Flow` keeps its routes in.
///   - navigator: the type of `navigator`.
///   - rest: beside it.
func flow(
    _ use: String, state: String = "@State private var routes: Routes<Screen> = []",
    navigator: String = "FlowNavigator<Screen>", rest: String = ""
) -> NavigationGraph {
    graph(
        """
        import FlowStacks
        import SwiftUI
        enum Screen: Hashable { case list, bird(id: Int) }
        struct Flow: View {
            \(state)
            var body: some View {
                FlowStack($routes, withNavigation: true) {
                    Start().flowDestination(for: Screen.self) { screen in
                        switch screen { case .list: A()\n case .bird(let id): B(id: id) }
                    }
                }
            }
        }
        struct Start: View {
            @EnvironmentObject var navigator: \(navigator)
            var body: some View { \(use.hasPrefix("FlowLink") ? use : "Button(\"\") { \(use) }") }
        }
        struct A: View { var body: some View { Text("") } }
        struct B: View { let id: Int; var body: some View { Text("") } }
        \(rest)
        """)
}

/// The same with the `Router` of FlowStacks 0.1 to 0.4.
///
/// - Parameters:
///   - use: what `Start` does, with the navigator in `navigator`.
///   - state: what `Flow` keeps.
///   - body: what `Flow` shows.
///   - rest: beside it.
func olderFlow(
    _ use: String = "", state: String = "@State var routes: Routes<Screen> = [.root(.list)]",
    body: String = "Router($routes) { screen, _ in switch screen { case .list: A(); case .bird(let id): B(id: id) } }",
    rest: String = ""
) -> NavigationGraph {
    graph(
        """
        import FlowStacks
        import SwiftUI
        enum Screen { case list, bird(id: Int) }
        struct Flow: View {
            \(state)
            var body: some View { \(body) }
        }
        struct Start: View {
            @EnvironmentObject var navigator: FlowNavigator<Screen>
            var body: some View { Button("") { \(use) } }
        }
        struct A: View { var body: some View { Text("") } }
        struct B: View { let id: Int; var body: some View { Text("") } }
        \(rest)
        """)
}
