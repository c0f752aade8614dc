import NavigationModel

/// An app as swiftspawn writes it, around views `A`, `B` and `Start`: `Route`, `Router` with `push`, `pop`, `popToRoot`
/// and `replace`, and `RootView` with a switch.
///
/// - Parameters:
///   - cases: of `Route`.
///   - arms: of the switch in `RootView`.
///   - members: in the router's body.
///   - start: what `Start` does, with the router in `router`.
///   - rest: beside it.
func routed(
    cases: String = "case a\ncase b(id: Int)", arms: String = "case .a: A()\ncase .b(let id): B(id: id)",
    members: String = "", start: String = "", rest: String = ""
) -> NavigationGraph {
    routedAnalysis(cases: cases, arms: arms, members: members, start: start, rest: rest).graph
}

/// The graph of ``routed(cases:arms:members:start:rest:)``, and what rules say about it.
func routedAnalysis(
    cases: String = "case a\ncase b(id: Int)", arms: String = "case .a: A()\ncase .b(let id): B(id: id)",
    members: String = "", start: String = "", rest: String = ""
) -> NavigationAnalysis {
    analysis(of: routedFiles(cases: cases, arms: arms, members: members, start: start, rest: rest))
}

/// The files of ``routed(cases:arms:members:start:rest:)``.
func routedFiles(
    cases: String = "case a\ncase b(id: Int)", arms: String = "case .a: A()\ncase .b(let id): B(id: id)",
    members: String = "", start: String = "", rest: String = ""
) -> [String: String] {
    [
        "App/Route.swift": "enum Route: Hashable {\n\(cases)\n}",
        "App/Router.swift": """
        import SwiftUI
        @Observable final class Router {
            var path = NavigationPath()
            func push(_ route: Route) { path.append(route) }
            func pop() { if !path.isEmpty { path.removeLast() } }
            func popToRoot() { path = NavigationPath() }
            func replace(_ route: Route) {
                path = NavigationPath()
                path.append(route)
            }
            \(members)
        }
        """,
        "App/RootView.swift": """
        import SwiftUI
        struct RootView: View {
            @State private var router = Router()
            var body: some View {
                NavigationStack(path: $router.path) {
                    Start()
                        .navigationDestination(for: Route.self) { route in
                            switch route {
                            \(arms)
                            }
                        }
                }
                .environment(router)
            }
        }
        """,
        "App/Screens.swift": """
        import SwiftUI
        struct Start: View {
            @Environment(Router.self) private var router
            var body: some View { Button("Go") { \(start) } }
        }
        struct A: View { var body: some View { Text("A") } }
        struct B: View { let id: Int; var body: some View { Text("B") } }
        \(rest)
        """,
    ]
}

/// Source with SwiftUI imported and the views `A` and `B` beside it.
func withViews(_ source: String) -> String {
    """
    import SwiftUI
    \(source)
    struct A: View { var body: some View { Text("A") } }
    struct B: View { let id: Int; var body: some View { Text("B") } }
    """
}

/// The router `Nav` of `R`, shown by `Root`, with what drives it beside them.
///
/// - Parameters:
///   - nav: the router's body.
///   - rest: beside it.
func navigated(
    _ nav: String = "var path: [R] = []\nfunc push(_ r: R) { path.append(r) }", rest: String = ""
) -> NavigationGraph {
    graph(
        withViews(
            """
            enum R: Hashable { case a, b(id: Int) }
            @Observable final class Nav {
                \(nav)
            }
            struct Root: View {
                @State var nav = Nav()
                var body: some View {
                    NavigationStack(path: $nav.path) {
                        A().navigationDestination(for: R.self) { r in
                            switch r { case .a: A(); case .b(let id): B(id: id) }
                        }
                    }
                }
            }
            \(rest)
            """))
}
