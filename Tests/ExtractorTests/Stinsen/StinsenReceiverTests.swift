import NavigationModel
import TestSupport
import Testing

/// Routers and other ways to a coordinator of Stinsen 2.
struct StinsenReceiverTests {
    @Test(arguments: [
        "@EnvironmentObject var router: C.Router",
        "@EnvironmentObject private var router: NavigationRouter<C>",
        "@EnvironmentObject\n    var router: Stinsen.NavigationRouter<C>",
        "@RouterObject var router: C.Router?",
        "@RouterObject private var router: NavigationRouter<C>?",
        "let router: C.Router",
        "let router: C.Router? = RouterStore.shared.retrieve()",
        "weak var router: C?",
        "@ObservedObject var router: C",
        "unowned let router: C",
    ]) func routerOfACoordinatorIsTheCoordinator(_ declaration: String) {
        let read = stinsen(
            "",
            rest: """
                struct Caller: View {
                    \(declaration)
                    var body: some View { Button("") { router?.route(to: \\.b, 3) } }
                }
                """)
        #expect(read.called == ["Caller -push-> C.b (B) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test(arguments: ["Tabs.Router", "TabRouter<Tabs>"]) func routerOfTabs(_ type: String) {
        let read = stinsen(
            "",
            rest: """
                struct Caller: View {
                    @EnvironmentObject var tabs: \(type)
                    var body: some View { Button("") { tabs.focusFirst(\\.second) } }
                }
                """)
        #expect(read.called == ["Caller -tab-> Tabs.second (B) call"])
    }

    @Test(arguments: [
        "func go(router: C.Router) { router.route(to: \\.b, 1) }",
        "func go() { let router: C.Router? = RouterStore.shared.retrieve(); router?.route(to: \\.b, 1) }",
        "func go() { if let router: C.Router = RouterStore.shared.retrieve() { router.route(to: \\.b, 1) } }",
        "@RouterObject var router: C.Router?\nfunc go() { router?.coordinator.route(to: \\.b, 1) }",
        "@RouterObject var router: C.Router?\nfunc go() { later { [weak self] in self?.router?.route(to: \\.b, 1) } }",
    ]) func modelsMayRoute(_ members: String) {
        let read = stinsen("", rest: "final class Model: ObservableObject {\n\(members)\n}")
        #expect(read.called == ["Model -push-> C.b (B) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func coordinatorsOwnChildIsItsProperty() {
        let read = stinsen(
            "",
            rest: """
                final class D: NavigationCoordinatable {
                    let child = Child()
                    func go() { child.route(to: \\.leaf) }
                }
                """)
        #expect(read.called == ["D -fullScreenCover-> Child.leaf (Leaf) call"])
    }

    @Test func libraryAmongTheSourcesIsNotInTheWay() {
        let read = graph(of: [
            "App/C.swift":
                """
            import Stinsen
            final class C: NavigationCoordinatable {
                @Route(.push) var a = makeA
                func makeA() -> NavigationViewCoordinator<D> { NavigationViewCoordinator(D()) }
                func go(router: NavigationRouter<C>) { router.route(to: \\.a).child.route(to: \\.leaf) }
            }
            final class D: NavigationCoordinatable {
                @Route(.modal) var leaf = makeLeaf
                func makeLeaf() -> some View { Leaf() }
            }
            """,
            "Library/Stinsen.swift":
                """
            public protocol NavigationCoordinatable: Coordinatable {}
            public final class NavigationRouter<T> { func route(to: Int) -> T { fatalError() } }
            public class NavigationViewCoordinator<T: Coordinatable> { public let child: T }
            """,
        ])
        #expect(read.called.sorted() == ["C -push-> C.a (D) call", "C -sheet-> D.leaf (Leaf) call"])
    }
}
