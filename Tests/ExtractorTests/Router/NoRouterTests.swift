import Base
import NavigationModel
import TestSupport
import Testing

/// Words and shapes of routers that are none.
struct NoRouterTests {
    @Test(arguments: [
        // A router nobody drives.
        """
        enum Route { case a }
        final class Router { var log: [String] = []; func push(_ r: Route) { log.append("x") }; func pop() { log.removeLast() } }
        struct H: View { let r: Router; var body: some View { Button("") { r.push(.a); r.pop() } } }
        """,
        // A path in the file system.
        """
        final class Store: ObservableObject {
            @Published var path = "/"
            @Published var paths: [String] = []
            func add(_ p: String) { paths.append(p); path.append("/x"); path = p; path.removeLast() }
        }
        struct H: View { @StateObject var s = Store(); var body: some View { Button("") { s.add("x"); s.path = "y" } } }
        """,
        // A stack of something else, and a property that happens to be called `sheet`.
        """
        enum Command { case draw, erase }
        final class History { var stack: [Command] = []; var sheet: Command?; func push(_ c: Command) { stack.append(c); sheet = c } }
        struct H: View { let h: History; var body: some View { Button("") { h.push(.draw); h.sheet = .erase } } }
        """,
        // An enum with pictures.
        """
        enum Kind: CaseIterable {
            case a, b
            var icon: some View { switch self { case .a: Image("a"); case .b: Image("b") } }
            var row: some View { switch self { case .a: A(); case .b: B(id: 1) } }
            var view: some View { switch self { case .a: Text("a"); case .b: Text("b") } }
        }
        """,
        // MapKit.
        """
        struct H: View {
            let route: MKRoute
            @State var steps: [MKRoute.Step] = []
            var body: some View { Button("") { steps.append(route.steps[0]); show(route) } }
            func show(_ r: MKRoute) {}
        }
        """,
        // The source of a router, and of nothing that it drives.
        """
        open class Router<R: Hashable>: ObservableObject {
            @Published public var path: [R] = []
            public func push(_ r: R) { path.append(r) }
            public func pop() { path.removeLast() }
        }
        """,
        // What stands in for a router in a test.
        """
        enum Route: Hashable { case a }
        final class RouterSpy { var path: [Route] = []; func push(_ r: Route) { path.append(r) } }
        """,
    ]) func nothingIsRead(_ source: String) {
        let read = analysis(of: withViews(source))
        #expect(read.graph.coordinators.notation == [])
        #expect(read.graph.transitions.notation == [])
        #expect(read.graph.exits.notation == [])
        #expect(read.graph.notUnderstood.notation == [])
        #expect(read.findings.notation == [])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func scaffoldingsFlowStackIsNoView() {
        let read = home("func go() { route(to: .detail(id: 1)) }")
        #expect(read.coordinators.map(\.system) == [.scaffolding, .scaffolding])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func routesOfTCACoordinatorsAreNoRouters() {
        let read = graph(
            """
            import ComposableArchitecture
            import TCACoordinators
            @Reducer struct Co {
                @ObservableState struct State { var routes: [Route<Screen.State>] = [.root(.a(.init()))] }
                enum Action { case router(IndexedRouterActionOf<Screen>) }
                var body: some ReducerOf<Self> { Reduce { state, _ in state.routes.push(.b(.init())); return .none } }
            }
            """)
        #expect(!read.coordinators.contains { $0.kind == .router })
        #expect(read.transitions.isEmpty)
    }

    @Test func viewModelWithAPathIsNoRouter() {
        let read = graph(
            withViews(
                """
                enum R: Hashable { case a }
                @Observable final class HomeViewModel { var path: [R] = []; func open() { path.append(.a) } }
                struct Home: View {
                    @State var model = HomeViewModel()
                    var body: some View {
                        NavigationStack(path: $model.path) { B(id: 1).navigationDestination(for: R.self) { switch $0 { case .a: A() } } }
                    }
                }
                """))
        #expect(read.coordinators.notation == ["Home stack from "])
        #expect(read.called == ["HomeViewModel -push-> Home.a (A) call"])
    }

    @Test func routersOfPreviewsCountForNothing() {
        let read = navigated(rest: "#Preview { let nav = Nav(); Button(\"\") { nav.push(.a) } }")
        #expect(read.called.isEmpty)
    }
}
