import NavigationModel
import TestSupport
import Testing

/// Calls on coordinators and routers of Stinsen 2.
struct StinsenCallTests {
    @Test(arguments: [
        ("route(to: \\.b, 1)", "-push-> C.b (B)"),
        ("self.route(to: \\C.b, 1)", "-push-> C.b (B)"),
        ("route(to: \\Self.b, 1, onDismiss: { print(1) })", "-push-> C.b (B)"),
        ("route(to: \\.child) { print(1) }", "-sheet-> C.child (Child)"),
        ("route(to: x ? \\.a : \\.child)", "-root-> C.a (A)|-sheet-> C.child (Child)"),
        ("root(\\.a)", "-root-> C.a (A)"),
        ("root(\\.tabs)", "-root-> C.tabs (Tabs)"),
        ("_ = self.root(\\C.a)", "-root-> C.a (A)"),
    ]) func callShowsDestination(_ call: String, _ expected: String) {
        let read = stinsen("func go(x: Bool) { \(call) }")
        #expect(Set(read.called) == Set(expected.split(separator: "|").map { "C \($0) call" }))
        #expect(read.exits.isEmpty)
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func focusInTabsIsATab() {
        let read = stinsen("", rest: "extension Tabs { func go() { focusFirst(\\.second) } }")
        #expect(read.called == ["Tabs -tab-> Tabs.second (B) call"])
    }

    @Test(arguments: ["_ = isRoot(\\.a)", "_ = hasRoot(\\.tabs)", "if hasRoot(\\C.tabs) != nil { print(1) }"])
    func questionsAreNoNavigation(_ call: String) {
        let read = stinsen("func go() { \(call) }")
        #expect(read.called.isEmpty)
        #expect(read.exits.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(arguments: [
        ("focusFirst(\\.child)", "<-back- C.child"),
        ("popLast()", "<-back- C"), ("popToRoot()", "<-back- C"), ("popToRoot { print(1) }", "<-back- C"),
        ("dismissCoordinator()", "<-dismiss- C"), ("dismissCoordinator { print(1) }", "<-dismiss- C"),
        ("router.pop()", "<-back- C"), ("router.popLast { }", "<-back- C"),
        ("router.popToRoot()", "<-back- C"), ("router.dismissCoordinator()", "<-dismiss- C"),
    ]) func callGoesBack(_ call: String, _ expected: String) {
        let read = stinsen("func go(router: Router) { \(call) }\nlet router: NavigationRouter<C>")
        #expect(read.exits.notation == ["C \(expected) call"])
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    // MARK: Receivers

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
        "func go() { guard let router: NavigationRouter<C> = RouterStore.shared.retrieve() else { return }\n router.route(to: \\.b, 1) }",
        "@RouterObject var router: C.Router?\nfunc go() { router?.coordinator.route(to: \\.b, 1) }",
        "@RouterObject var router: C.Router?\nfunc go() { DispatchQueue.main.async { [weak self] in self?.router?.route(to: \\.b, 1) } }",
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

    // MARK: Chains

    @Test(arguments: [
        "route(to: \\.child).child.route(to: \\.leaf)",
        "self.route(to: \\.child)\n    .child\n    .route(to: \\.leaf)",
        "let next = route(to: \\.child)\nnext.child.route(to: \\.leaf)",
        "root(\\.tabs).focusFirst(\\.first).child.route(to: \\.leaf)",
        "if let tabs = hasRoot(\\.tabs) { tabs.focusFirst(\\.first).child.route(to: \\.leaf) }",
        "hasRoot(\\.tabs)?.focusFirst(\\.first).child.route(to: \\.leaf)",
        "popToRoot().route(to: \\.child).child.route(to: \\.leaf)",
        "root(\\.a).route(to: \\.child).child.route(to: \\.leaf)",
    ]) func chainGoesOnWithWhatIsShown(_ chain: String) {
        let read = stinsen("func go() { \(chain) }")
        #expect(read.called.contains("C -fullScreenCover-> Child.leaf (Leaf) call"))
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func chainFromALinkIsADeepLink() {
        let read = stinsen(
            """
            func makeDeep() -> some View {
                A().onOpenURL { _ in self.root(\\.tabs).focusFirst(\\.first).child.route(to: \\.leaf) }
            }
            """)
        #expect(
            read.deepLinks.first?.hops.notation == [
                "C -root-> tabs (Tabs)", "Tabs -tab-> first (Child)", "Child -fullScreenCover-> leaf (Leaf)",
            ])
    }

    @Test func mountedCoordinatorIsAnEntryPoint() {
        for mount in ["C().view()", "NavigationViewCoordinator(C()).view()"] {
            let read = stinsen(
                "",
                rest: """
                    @main struct Main: App {
                        var body: some Scene { WindowGroup { \(mount) } }
                    }
                    """)
            #expect(read.entryPoints.notation == ["Main => C"], "\(mount)")
        }
    }

    // MARK: Not understood

    @Test func routeThatIsNotThereIsNotUnderstood() {
        let read = stinsen("func go() { route(to: \\.nowhere) }")
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.map(\.reason) == ["C has no destination `nowhere`"])
        #expect(read.notUnderstood.map(\.help) == ["name the route in the call, as in `\\.a`"])
    }

    @Test func routeKeptInAPropertyOfAnotherTypeIsNotUnderstood() {
        let read = stinsen("func go(model: Model) { root(model.next) }\nfunc to(model: Model) { route(to: model.next) }")
        #expect(read.notUnderstood.map(\.reason) == ["the destination is a value that is not written here"])
    }

    @Test func unknownReceiverIsTakenByNameAndMarked() {
        let read = stinsen(
            "",
            rest: "struct Caller: View { let maker: Maker\n var body: some View { maker.make().route(to: \\.leaf) } }")
        #expect(read.called == ["Caller -fullScreenCover-> Child.leaf (Leaf) inferred"])
    }

    @Test func callsOfOtherLibrariesAreNoNavigation() {
        let read = stinsen(
            "",
            rest: """
                func others(map: MKMapView, stack: Stack) {
                    map.route(to: place)
                    stack.pop()
                    stack.root(3)
                }
                """)
        #expect(read.transitions.filter { $0.evidence != .declared }.isEmpty)
        #expect(read.exits.isEmpty)
        #expect(read.notUnderstood.isEmpty)
    }
}
