import NavigationModel
import TestSupport
import Testing

/// Routers, and views around them, that are generic over the routes they show.
struct GenericRouterTests {
    private static func read(_ uses: String) -> NavigationGraph {
        graph(
            withViews(
                """
                protocol Routable: Hashable, Identifiable { associatedtype Shown: View; @ViewBuilder func view() -> Shown }
                @Observable final class Nav<R: Routable> {
                    enum Presentation { case push, sheet }
                    var path: [R] = []
                    var sheet: R?
                    func go(to route: R, as presentation: Presentation = .push) {
                        switch presentation { case .push: path.append(route); case .sheet: sheet = route }
                    }
                }
                struct Shell<Content: View, R: Routable>: View {
                    @State private var nav: Nav<R>
                    let content: (Nav<R>) -> Content
                    var body: some View {
                        NavigationStack(path: $nav.path) {
                            content(nav).navigationDestination(for: R.self) { $0.view() }
                        }
                        .sheet(item: $nav.sheet) { $0.view() }
                    }
                }
                enum Home: Routable {
                    case a, b(id: Int)
                    func view() -> some View { switch self { case .a: A(); case .b(let id): B(id: id) } }
                }
                enum Shop: Routable {
                    case cart
                    func view() -> some View { switch self { case .cart: Cart() } }
                }
                struct Cart: View { var body: some View { Text("") } }
                \(uses)
                """))
    }

    @Test func routesAreShownByTheGenericView() {
        let read = Self.read(
            "final class C { let nav: Nav<Home>; func f() { nav.go(to: .a); nav.go(to: .b(id: 1), as: .sheet) } }")
        #expect(read.called == ["C -push-> Nav.a (A) call", "C -sheet-> Nav.b (B) call"])
        #expect(read.coordinator("Nav")?.destinations.map(\.name) == ["a", "b"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func routersOfSeveralEnumsKeepThemApart() {
        let read = Self.read(
            """
            final class C { let nav: Nav<Home>; func f() { nav.go(to: .a, as: .sheet) } }
            final class D { let nav: Nav<Shop>; func f() { nav.go(to: .cart, as: .sheet) } }
            """)
        #expect(read.called == ["C -sheet-> Nav.a (A) call", "D -sheet-> Nav.cart (Cart) call"])
    }

    /// What says how a screen is shown is no screen.
    @Test func otherParametersOfAVerbAreNoRoutes() {
        let read = navigated(
            """
            enum Presentation { case push, sheet }
            var path = NavigationPath()
            func push(_ r: R, as presentation: Presentation) { if presentation == .push { path.append(r) } }
            """)
        #expect(read.coordinator("Nav")?.destinations.map(\.name) == ["a", "b"])
    }
}
