import NavigationModel
import TestSupport
import Testing

/// Routers that say by a state of their own what a stack shows at its bottom.
struct RouterRootTests {
    private static func read(_ uses: String) -> NavigationGraph {
        graph(
            withViews(
                """
                final class Router<R: Hashable>: ObservableObject {
                    @Published var root: R
                    @Published var path: [R] = []
                    init(root: R) { self.root = root }
                    func push(_ route: R) { path.append(route) }
                    func change(root: R) { self.root = root }
                }
                struct RouterView<R: Hashable, Content: View>: View {
                    @StateObject var router: Router<R>
                    @ViewBuilder var build: (R) -> Content
                    init(router: Router<R>, @ViewBuilder build: @escaping (R) -> Content) {
                        _router = .init(wrappedValue: router)
                        self.build = build
                    }
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            build(router.root).navigationDestination(for: R.self) { build($0) }
                        }
                    }
                }
                enum Route: Hashable { case a, b(id: Int) }
                struct Host: View {
                    @StateObject var router = Router(root: Route.a)
                    var body: some View {
                        RouterView(router: router) { route in
                            switch route { case .a: A(); case .b(let id): B(id: id) }
                        }
                    }
                }
                \(uses)
                """))
    }

    @Test func whatTheRouterIsMadeWithIsTheRoot() {
        #expect(Self.read("").declared == ["Host -root-> Router.a (A) declared"])
    }

    @Test func hostIsHandedTheRouter() {
        let read = Self.read(
            """
            struct Given: View {
                @StateObject var given: Router<Route>
                var body: some View {
                    RouterView(router: given) { route in switch route { case .a: A(); case .b(let id): B(id: id) } }
                }
            }
            struct Opener: View {
                @State var isShown = false
                var body: some View {
                    Text("").sheet(isPresented: $isShown) { Given(given: .init(root: .b(id: 1))) }
                }
            }
            """)
        #expect(read.declared.contains("Given -root-> Router.b (B) declared"))
        #expect(!read.declared.contains("Given -root-> Router.a (A) declared"))
    }

    @Test func rootIsChanged() {
        let read = Self.read(
            "final class Model { let router: Router<Route>; func go() { router.change(root: .b(id: 2)) } }")
        #expect(read.called == ["Model -root-> Router.b (B) call"])
    }

    /// A list of another enum is no router, even where the app adds something to lists.
    @Test func listsOfOtherEnumsAreNoRoutes() {
        let read = Self.read(
            """
            extension Array where Element: Hashable { func unique() -> [Element] { self } }
            enum Field: Hashable { case name, mail }
            struct Form: View { var fields: [Field] { [.name, .mail] }; var body: some View { Text("") } }
            """)
        #expect(read.coordinator("Router")?.destinations.map(\.name) == ["a", "b"])
    }
}
