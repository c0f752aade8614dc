import Base
import NavigationModel
import TestSupport
import Testing

/// Coordinators of XCoordinator, and what they begin with.
struct XCoordinatorCoordinatorTests {
    @Test(arguments: [
        ("NavigationCoordinator<R>", "flow"), ("TabBarCoordinator<R>", "tab"), ("PageCoordinator<R>", "tab"),
        ("SplitCoordinator<R>", "split"), ("ViewCoordinator<R>", "root"),
        ("BaseCoordinator<R, TabBarTransition>", "tab"), ("BaseCoordinator<R, UINavigationController>", "flow"),
        ("BaseCoordinator<R, Transition<UISplitViewController>>", "split"), ("Base<R>", "flow"),
    ]) func kindIsThatOfTheClass(_ base: String, _ kind: String) {
        let read = routed(
            ["a": ".present(A())"], base: base, rest: "class Base<T: Route>: NavigationCoordinator<T> {}")
        #expect(read.coordinators.map { "\($0.name) \($0.kind.rawValue)" } == ["C \(kind)"])
        #expect(read.coordinators.map(\.system) == [.xCoordinator])
    }

    @Test func classOfTheAppWithSuchANameIsNone() {
        let own = "class NavigationCoordinator<T> {}\nenum R { case a }\nfinal class C: NavigationCoordinator<R> {}"
        #expect(graph("import UIKit\n" + own).coordinators.isEmpty)
        #expect(graph("import XCoordinator\n" + own).coordinators.isEmpty)
    }

    @Test(arguments: [
        ("super.init(initialRoute: .a)", "C -root-> C.a (A) declared"),
        ("super.init(initialRoute: nil)\ntrigger(.a)", "C -root-> C.a (A) declared"),
        ("super.init(root: A())", "C -root-> C.a (A) declared"),
    ]) func firstRouteIsInitial(_ code: String, _ expected: String) {
        let read = routed(["a": ".push(A())"], members: "init() {\n\(code)\n}")
        #expect(read.transitions.notation == [expected])
        #expect(read.coordinators.map(\.initial) == [["a"]])
    }

    @Test func whatIsPushedOntoAnotherStackIsNoRoot() {
        let read = routed(
            ["a": ".push(A())"],
            members: "init(stack: UINavigationController) { super.init(rootViewController: stack, initialRoute: .a) }")
        #expect(read.transitions.notation == ["C -push-> C.a (A) declared"])
    }

    @Test func firstRouteOfAParameterIsThatOfItsCallers() {
        let read = routed(
            ["a": ".push(A())", "b": ".push(B())"],
            members: "init(first: R = .a) { super.init(initialRoute: first) }\nstatic let other = C(first: .b)")
        #expect(read.coordinators.map(\.initial) == [["a", "b"]])
    }

    @Test func tabsAreTheRoutesThatSelectThem() {
        let read = routed(
            ["one": ".select(first)", "two": ".select(index: 1)"], base: "TabBarCoordinator<R>",
            members: """
                private let first: StrongRouter<Other>
                init(first: StrongRouter<Other> = D().strongRouter) {
                    self.first = first
                    super.init(tabs: [first, A(), B()], select: 2)
                }
                """, rest: other)
        #expect(read.coordinators.first?.destinations.map(\.name) == ["one", "two", "B"])
        #expect(read.coordinators.first?.selected == "B")
        #expect(
            read.transitions.notation.filter { $0.hasPrefix("C") } == [
                "C -tab-> C.B (B) declared", "C -tab-> C.one (D) declared", "C -tab-> C.two (A) declared",
            ])
    }

    @Test(arguments: ["master: A(), detail: B()", "primary: A(), secondary: B()"])
    func columnsAreInitial(_ arguments: String) {
        let read = routed(
            ["a": ".none()"], base: "SplitCoordinator<R>", members: "init() { super.init(\(arguments)) }")
        #expect(
            read.transitions.notation == ["C -split-sidebar-> C.A (A) declared", "C -split-detail-> C.B (B) declared"])
    }

    @Test func routerFillsAWindow() {
        #expect(entryPoints(ofWindowFilledBy: "router.setRoot(for: window)") == ["SceneDelegate C"])
    }

    @Test(.enabled(if: NavigationSystem.uikit.isRead)) func windowIsFilledWithARouter() {
        #expect(
            entryPoints(ofWindowFilledBy: "window.rootViewController = router.viewController") == ["SceneDelegate C"])
    }

    private func entryPoints(ofWindowFilledBy code: String) -> [String] {
        let read = routed(
            ["a": ".push(A())"],
            rest: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    let router = C().strongRouter
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let window = UIWindow()
                        \(code)
                    }
                }
                """)
        #expect(read.notUnderstood.isEmpty)
        return read.entryPoints.map { "\($0.name) \($0.to.name)" }
    }
}

/// What transitions show.
struct XCoordinatorTransitionTests {
    @Test(arguments: [
        (".push(A())", "push"), (".present(A())", "sheet"), (".presentOnRoot(A())", "sheet"), (".show(A())", "push"),
        (".showDetail(A())", "push"), (".embed(A(), in: self)", "root"), (".set([A()])", "root"),
        ("Transition.push(A())", "push"), ("NavigationTransition.push(A(), animation: nil)", "push"),
        (".multiple(.popToRoot(), .push(A()))", "push"), (".multiple([.dismiss(), .present(A())])", "sheet"),
        (
            "Transition(presentables: [A()], animationInUse: nil) { root, _, _ in root.pushViewController(a, animated: true) }",
            "push"
        ),
        (".cover(A())", "fullScreenCover"), ("make(A())", "push"), (".present(D().strongRouter)", "sheet"),
        (".present(RoutingController { V() })", "sheet"), (".perform(.push(A()), on: other)", "push"),
    ]) func transitionIsShownInItsStyle(_ transition: String, _ style: String) {
        let read = routed(
            ["a": transition],
            members: "func make(_ a: A) -> NavigationTransition { .push(a) }\nfunc go() { trigger(.a) }",
            rest: other + """

                struct V: View { var body: some View { Text("V") } }
                extension Transition {
                    static func cover(_ presentable: Presentable) -> Transition {
                        presentable.viewController?.modalPresentationStyle = .overFullScreen
                        return .present(presentable)
                    }
                }
                """)
        let shown = read.transitions.filter { $0.from.name == "C" }
        #expect(shown.map(\.style.rawValue) == [style])
        #expect(["A", "D", "V"].contains(shown.first?.to?.name))
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func styleIsThatOfItsArm() {
        let read = routed(
            [:],
            members: "func go() { trigger(.b) }",
            routes: "case a, b",
            arms: """
                case .a:
                    let a = A()
                    a.modalPresentationStyle = .fullScreen
                    return .present(a)
                case .b:
                    let d = D()
                    d.rootViewController.modalPresentationStyle = .popover
                    return .present(d)
                """, rest: other)
        #expect(read.transitions.filter { $0.from.name == "C" }.map(\.style) == [.popover])
    }

    @Test func statementsOfABuilderAreTakenInOrder() {
        let read = routed(
            [:], members: "func go() { trigger(.a) }", routes: "case a",
            arms: """
                case .a:
                    Transition.popToRoot()
                    Transition.push(A())
                    Transition.present(B())
                """)
        #expect(read.transitions.map { "\($0.style.rawValue) \($0.to?.name ?? "")" }.sorted() == ["push A", "sheet B"])
        #expect(read.exits.map(\.style) == [.back])
    }

    @Test func routesLeadToOtherRoutes() {
        let read = routed(
            [
                "a": ".push(A())", "b": "chain(routes: [.a])", "c": ".trigger(.d, on: D())",
                "e": "registerPeek(for: self, route: .a)",
            ],
            rest: other)
        let shown = read.coordinators.first { $0.name == "C" }?.destinations ?? []
        #expect(
            shown.map { "\($0.name) \($0.targets.map(\.name))" } == [
                #"a ["A"]"#, #"b ["A"]"#, #"c ["E"]"#, #"e ["A"]"#,
            ])
    }

    @Test func routeThatLeadsToItselfShowsNothing() {
        #expect(
            routed(["a": "chain(routes: [.b])", "b": "chain(routes: [.a])"]).coordinators.first?.destinations == [])
    }

    @Test(arguments: [
        ".none()", ".dismiss()", ".pop()", ".present(UIAlertController())", ".withAnimation { flag = true }",
    ])
    func routeThatShowsNothingIsNoDestination(_ transition: String) {
        let read = routed(["a": ".push(A())", "b": transition])
        #expect(read.coordinators.first?.destinations.map(\.name) == ["a"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func childOnTheSameStackIsPushed() {
        let read = routed(
            [:], members: "func go() { trigger(.a) }", routes: "case a",
            arms: "case .a:\naddChild(F(rootViewController: rootViewController))\nreturn .none()",
            rest: """
                final class F: NavigationCoordinator<R> {
                    init(rootViewController: UINavigationController) { super.init(rootViewController: rootViewController, initialRoute: .a) }
                    override func prepareTransition(for route: R) -> NavigationTransition { .push(B()) }
                }
                """)
        #expect(read.transitions.notation.contains("C -push-> C.a (F) call"))
        #expect(read.transitions.notation.contains("F -push-> F.a (B) declared"))
    }

    @Test(arguments: [".push(make())", ".unheard(A())", ".push(UIViewController())"])
    func whatIsNotKnownIsTold(_ transition: String) {
        let read = routed(["a": transition])
        #expect(read.notUnderstood.map(\.text) == [transition])
        #expect(read.coordinators.first?.destinations.map(\.targets) == [[]])
    }

    @Test func routeShowsWhatItIsTriggeredWith() {
        let read = routed(
            [:], members: "func go() { trigger(.a(D().strongRouter)) }\nfunc stay() { trigger(.a(nil)) }",
            routes: "case a(StrongRouter<Other>?)",
            arms: "case .a(let router):\nguard let router = router else { return .none() }\nreturn .present(router)",
            rest: other)
        #expect(read.transitions.notation.filter { $0.hasPrefix("C") } == ["C -sheet-> C.a (D) call"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func deepLinkIsFollowedStepByStep() {
        let read = routed(
            ["a": ".present(D())", "b": "deepLink(R.a, Other.d)"], rest: other)
        #expect(
            read.deepLinks.map { $0.hops.map { "\($0.coordinator.name).\($0.destination) \($0.style.rawValue)" } } == [
                ["C.a sheet", "D.d push"]
            ])
        #expect(read.transitions.notation.contains("C -push-> D.d (E) call"))
    }
}

/// Who triggers routes.
struct XCoordinatorTriggerTests {
    @Test(arguments: [
        "StrongRouter<R>", "WeakRouter<R>", "UnownedRouter<R>", "AnyRouter<R>", "any Router<R>", "(any Router<R>)?",
        "C", "AnyCoordinator<R, NavigationTransition>",
    ]) func routerIsKnownByItsType(_ type: String) {
        let read = routed(
            ["a": ".push(A())"], rest: "final class M { let router: \(type)\nfunc go() { router.trigger(.a) } }")
        #expect(read.transitions.notation == ["M -push-> C.a (A) call"])
    }

    @Test(arguments: [
        "router.trigger(.a)", "router.rx.trigger(.a)", "router.publishers.trigger(.a).sink {}", "router.trigger(R.a)",
        "router.trigger(.a, with: .default)", "router.contextTrigger(.a, with: .default) { _ in }",
        "await router.trigger(.a)", "router.strongRouter.trigger(.a)", "isOpen ? router.trigger(.a) : ()",
    ]) func everyFormTriggers(_ call: String) {
        let read = routed(
            ["a": ".push(A())"],
            rest: "final class M { let router: StrongRouter<R>\nfunc go() async { \(call) } }")
        #expect(read.transitions.notation == ["M -push-> C.a (A) call"])
    }

    @Test func routeIsHandedThroughFunctions() {
        let read = routed(
            ["a": ".push(A())"],
            rest: """
                final class M {
                    let router: StrongRouter<R>
                    func go() { show(.a) }
                    private func show(_ route: R) { router.trigger(route) }
                }
                """)
        #expect(read.transitions.notation == ["M -push-> C.a (A) indirect through M.show(_:)"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func routeOfSeveralCoordinatorsIsInferred() {
        let read = routed(
            ["a": ".push(A())"],
            rest: """
                final class D: NavigationCoordinator<R> {
                    override func prepareTransition(for route: R) -> NavigationTransition { .present(B()) }
                }
                final class M { let router: StrongRouter<R>\nfunc go() { router.trigger(.a) } }
                final class N { let router: StrongRouter<R>\ninit(router: StrongRouter<R>) { self.router = router }
                    func go() { router.trigger(.a) } }
                extension D { func n() -> N { N(router: strongRouter) } }
                """)
        #expect(
            read.transitions.notation == [
                "M -push-> C.a (A) inferred", "M -sheet-> D.a (B) inferred", "N -sheet-> D.a (B) call",
            ])
    }

    @Test func redirectingRouterHandsItsRoutesOn() {
        let read = routed(
            ["a": ".push(A())", "b": ".dismiss()"],
            rest: """
                enum Small: Route { case one, two }
                final class Redirection: RedirectionRouter<R, Small> {
                    override func mapToParentRoute(_ route: Small) -> R {
                        switch route {
                        case .one: return .a
                        case .two: return .b
                        }
                    }
                }
                final class M { let router: StrongRouter<Small>\nfunc go() { router.trigger(.one) }\nfunc end() { router.trigger(.two) } }
                """)
        #expect(read.coordinators.map(\.name) == ["C"])
        #expect(read.transitions.notation == ["M -push-> C.one (A) call"])
        #expect(read.exits.map { "\($0.from.name) \($0.style.rawValue)" } == ["M dismiss"])
    }

    @Test(arguments: [
        (".dismiss()", "dismiss", "dismiss"), (".dismissToRoot()", "dismiss", "dismissAll"), (".pop()", "back", "pop"),
        (".popToRoot()", "back", "popToRoot"), (".pop(to: self)", "back", "popToLast"),
        (
            "Transition(presentables: [], animationInUse: nil) { root, _, _ in root.dismiss(animated: true) }",
            "dismiss", "dismiss"
        ),
    ]) func wayBackIsThatOfWhoTriggersIt(_ transition: String, _ style: String, _ operation: String) {
        let read = routed(
            ["a": transition],
            rest: "final class M { let router: StrongRouter<R>\nfunc go() { router.trigger(.a) } }")
        #expect(read.exits.map { "\($0.from.name) \($0.style.rawValue)" } == ["M \(style)"])
        #expect(read.exits.first?.operations.map(\.name) == [operation])
        #expect(read.transitions.isEmpty)
    }

    @Test func gestureTriggersItsRoute() {
        let read = routed(
            ["a": ".push(A())"],
            members: "func go() { registerInteractiveTransition(for: .a, triggeredBy: gesture, handler: { _, _ in }) }")
        #expect(read.transitions.notation == ["C -push-> C.a (A) call"])
    }

    @Test func closureOfAScreenIsTheScreens() {
        let read = routed(
            [:], routes: "case a, b",
            arms:
                "case .a:\nlet a = A()\na.onTap = { [weak self] in self?.trigger(.b) }\nreturn .push(a)\ncase .b: return .push(B())",
            a: "var onTap: (() -> Void)?\nfunc tapped() { onTap?() }")
        #expect(read.transitions.notation == ["A -push-> C.b (B) indirect through A.onTap", "C -push-> C.b (B) call"])
    }

    @Test func viewThatWrapsARouterShowsIt() {
        let read = routed(
            ["a": ".push(A())"], rest: "struct V: View { var body: some View { WrappedRouter { C() } } }")
        #expect(read.transitions.notation == ["V -root-> .C (C) declared"])
    }

    @Test(arguments: ["router.trigger(chosen)", "router.trigger(make())"])
    func routeThatIsNotWrittenIsTold(_ call: String) {
        let read = routed(
            ["a": ".push(A())"],
            rest: "final class M { let router: StrongRouter<R>\nvar chosen = R.a\nfunc go() { \(call) } }")
        #expect(read.notUnderstood.map(\.reason) == ["the route is chosen at run time"])
    }

    @Test func methodOfTheAppsOwnTriggersNothing() {
        let read = routed(
            ["a": ".push(A())"],
            rest: "final class Alarm { func trigger(_ r: R) {} }\nfunc go() { Alarm().trigger(.a) }")
        #expect(read.transitions.isEmpty && read.notUnderstood.isEmpty)
    }
}

/// Another coordinator, with a screen of its own.
private let other = """
    enum Other: Route { case d }
    final class D: NavigationCoordinator<Other> {
        init() { super.init(initialRoute: .d) }
        override func prepareTransition(for route: Other) -> NavigationTransition { .push(E()) }
    }
    final class E: UIViewController {}
    """

/// A coordinator `C` with routes `R`, around controllers `A` and `B`.
///
/// - Parameters:
///   - transitions: by the routes.
///   - members: in the class's body.
///   - routes: the cases, where they are not those.
///   - arms: what is returned for them, where that is not those.
///   - a: in the body of `A`.
///   - rest: beside it.
private func routed(
    _ transitions: [String: String], base: String = "NavigationCoordinator<R>", members: String = "",
    routes: String? = nil, arms: String? = nil, a: String = "", rest: String = ""
) -> NavigationGraph {
    let sorted = transitions.sorted { $0.key < $1.key }
    return graph(
        """
        import SwiftUI
        import UIKit
        import XCoordinator
        enum R: Route {
            \(routes ?? sorted.map { "case \($0.key)" }.joined(separator: "\n"))
        }
        final class C: \(base) {
            \(members)
            override func prepareTransition(for route: R) -> NavigationTransition {
                switch route {
                \(arms ?? sorted.map { "case .\($0.key): return \($0.value)" }.joined(separator: "\n"))
                }
            }
        }
        final class A: UIViewController {
            \(a)
        }
        final class B: UIViewController {}
        \(rest)
        """)
}
