import NavigationModel
import TestSupport
import Testing

/// Flows of RxFlow, and what they begin with.
struct RxFlowFlowTests {
    @Test(arguments: [
        ("UINavigationController", "flow"), ("UITabBarController", "tab"), ("UISplitViewController", "split"),
        ("UIWindow", "root"),
    ]) func kindIsThatOfTheRoot(_ root: String, _ kind: String) {
        let read = flow(["a": "stack.present(A(), animated: true)"], root: root)
        #expect(read.coordinators.map { "\($0.name) \($0.kind.rawValue)" } == ["F \(kind)"])
        #expect(read.coordinators.map(\.system) == [.rxFlow])
    }

    @Test func flowOfAnotherKindIsNone() {
        let own = "final class F: Flow { func navigate(to step: Int) -> Int { 1 } }"
        #expect(graph("import UIKit\n" + own).coordinators.isEmpty)
        #expect(graph("import RxFlow\nprotocol Flow {}\n" + own).coordinators.isEmpty)
    }

    @Test(arguments: [
        "OneStepper(withSingleStep: S.a)", "Own()",
        "CompositeStepper(steppers: [OneStepper(withSingleStep: S.a), OneStepper(withSingleStep: S.b)])",
    ]) func firstStepIsThatOfTheStepper(_ stepper: String) {
        let read = flow(
            ["a": "stack.pushViewController(A(), animated: true)"],
            rest: """
                final class Own: Stepper { let steps = PublishRelay<Step>()\nvar initialStep: Step { S.a } }
                func start() { FlowCoordinator().coordinate(flow: F(), with: \(stepper)) }
                """)
        #expect(read.coordinators.map(\.initial) == [["a"]])
        #expect(read.transitions.notation == ["F -root-> F.a (A) declared"])
    }

    /// Several enums of steps, each with a function of its own that decides by its cases.
    private static let functions = """
        import RxFlow
        import UIKit
        enum Home: Step { case first, detail }
        enum Link: Step { case detail(id: Int), settings }
        final class F: Flow {
            var root: Presentable { stack }
            let stack = UINavigationController()
            func navigate(to step: Step) -> FlowContributors {
                if let step = step as? Home {
                    return navigate(to: step)
                } else if let step = step as? Link {
                    return navigate(to: step)
                }
                return .none
            }
        }
        private extension F {
            func navigate(to step: Home) -> FlowContributors {
                switch step {
                case .first: return navigate(to: Home.detail)
                case .detail: return open(A())
                }
            }
            func navigate(to step: Link) -> FlowContributors { decide(step) }
            func decide(_ step: Link) -> FlowContributors {
                switch step {
                case .settings:
                    let flow = G(stack: stack)
                    return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: Home.first)))
                default: return .none
                }
            }
            func open(_ controller: UIViewController) -> FlowContributors {
                stack.pushViewController(controller, animated: true)
                return .none
            }
        }
        final class G: Flow {
            var root: Presentable { stack }
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? Home else { return .none }
                switch step {
                case .first: stack.pushViewController(B(), animated: true)
                case .detail: break
                }
                return .none
            }
        }
        final class A: UIViewController {}
        final class B: UIViewController {}
        """

    @Test func functionOfEachEnumDecidesByItsCases() {
        let read = graph(Self.functions)
        #expect(
            read.coordinators.map { "\($0.name): \($0.destinations.map(\.name).sorted().joined(separator: " "))" } == [
                "F: detail first settings", "G: first",
            ])
    }

    /// A flow that is made with the stack of the flow which contributes it puts its screens there.
    @Test func flowOnTheSameStackIsShown() {
        let read = graph(Self.functions)
        let targets = read.coordinators[0].destinations.filter { $0.name == "settings" }.flatMap(\.targets).map(\.name)
        #expect(targets == ["G"])
        #expect(read.notUnderstood == [])
    }

    /// What is contributed once the flow went back was shown before.
    @Test func stepThatGoesBackShowsNothing() {
        let contributed = "return .one(flowContributor: .contribute(withNextPresentable: A(), withNextStepper: S()))"
        let read = flow([
            "a": "stack.pushViewController(A(), animated: true)", "b": "stack.dismiss(animated: true)\n\(contributed)",
            "c": contributed,
        ])
        #expect(read.coordinators.flatMap(\.destinations).map(\.name).sorted() == ["a", "c"])
    }

    /// A flow may be handed the window, and put its screens into that itself.
    @Test func whatACoordinatorBeginsWithIsAnEntry() {
        let read = flow(
            ["a": "stack.pushViewController(A(), animated: true)"],
            rest: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    let coordinator = FlowCoordinator()
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        DispatchQueue.main.async {
                            let f = F()
                            self.coordinator.coordinate(flow: f, with: OneStepper(withSingleStep: S.a))
                        }
                    }
                }
                """)
        #expect(read.entryPoints.map { "\($0.name) \($0.to.name)" } == ["SceneDelegate F"])
    }

    @Test func columnsAreShownByEachStyle() {
        let read = flow(
            ["a": "stack.viewControllers = [A(), B()]"], root: "UISplitViewController",
            rest: "func start() { FlowCoordinator().coordinate(flow: F(), with: OneStepper(withSingleStep: S.a)) }")
        #expect(
            read.transitions.notation == ["F -split-sidebar-> F.a (A) declared", "F -split-detail-> F.a (B) declared"])
    }

    @Test(arguments: ["Flows.use(f, when: .created)", "Flows.use([f], when: .ready)", "Flows.whenReady(flow1: f)"])
    func windowShowsAFlow(_ use: String) {
        let read = flow(
            ["a": "stack.pushViewController(A(), animated: true)"],
            rest: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let window = UIWindow()
                        let f = F()
                        \(use) { root in window.rootViewController = root }
                    }
                }
                """)
        #expect(read.entryPoints.map { "\($0.name) \($0.to.name)" } == ["SceneDelegate F"])
        #expect(read.notUnderstood.isEmpty)
    }
}

/// What steps show.
struct RxFlowStepTests {
    @Test(arguments: [
        ("stack.pushViewController(A(), animated: true)", "push"), ("stack.present(A(), animated: true)", "sheet"),
        ("stack.setViewControllers([A()], animated: true)", "root"), ("show(A())", "push"),
        ("let a = A()\na.modalPresentationStyle = .fullScreen\nstack.present(a, animated: true)", "fullScreenCover"),
        ("let g = G()\nFlows.use(g, when: .created) { root in self.stack.present(root, animated: true) }", "sheet"),
        (
            "Flows.use(G(), G(), when: .created) { one, two in self.stack.pushViewController(two, animated: true) }",
            "push"
        ),
    ]) func armShowsWhatItsCodeDoes(_ code: String, _ style: String) {
        let read = flow(
            ["a": code],
            members: """
                func show(_ a: A) { stack.pushViewController(a, animated: true) }
                private func unused() { stack.present(B(), animated: true) }
                """, rest: other + sender("S.a"))
        let shown = read.transitions.filter { $0.from.name == "V" }
        #expect(shown.map(\.style.rawValue) == [style])
        #expect(["A", "G"].contains(shown.first?.to?.name))
        #expect(read.coordinators.first?.destinations.map(\.name) == ["a", "contributed"])
    }

    @Test func screenThatNoCallShowsIsTheRoot() {
        let read = flow(["a": "return .one(flowContributor: .contribute(withNext: V()))"], rest: sender("S.b"))
        #expect(read.coordinators.first?.destinations.map { $0.targets.map(\.name) } == [["V"], ["V"]])
    }

    @Test func flowThatNoCallShowsIsTold() {
        let read = flow(
            [
                "a":
                    "return .one(flowContributor: .contribute(withNextPresentable: G(), withNextStepper: DefaultStepper()))"
            ],
            rest: other)
        #expect(read.notUnderstood.map(\.reason) == ["no code was found that shows the flow"])
    }

    @Test(arguments: [
        ".none", "stack.present(UIAlertController(), animated: true)\nreturn .none", "stack.dismiss(animated: true)",
        ".end(forwardToParentFlowWithStep: S.b)",
    ]) func stepThatShowsNothingIsNoDestination(_ code: String) {
        let read = flow(["a": code, "b": "stack.pushViewController(B(), animated: true)"])
        #expect(read.coordinators.first?.destinations.map(\.name) == ["b"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func casesWrittenWithTheirEnumAreArms() {
        let read = graph(
            """
            import RxFlow
            import UIKit
            enum S: Step { case a }
            final class F: Flow {
                var root: Presentable { stack }
                let stack = UINavigationController()
                func navigate(to step: Step) -> FlowContributors {
                    switch step {
                    case S.a: stack.pushViewController(A(), animated: true)
                    default: return .none
                    }
                }
            }
            final class A: UIViewController {}
            """)
        #expect(read.coordinators.first?.destinations.map(\.name) == ["a"])
    }
}

/// Who emits steps.
struct RxFlowEmissionTests {
    @Test(arguments: [
        "steps.accept(S.a)", "self.steps.onNext(S.a)", "_ = tap.map { S.a }.bind(to: steps)",
        "_ = tap.take(1).map { _ in S.a }.bind(to: self.steps)", "steps.accept(isOn ? S.a : S.a)", "emit(S.a)",
    ]) func everyFormEmits(_ code: String) {
        let read = flow(
            ["a": "stack.pushViewController(A(), animated: true)"],
            rest: sender(code, "func emit(_ step: Step) { steps.accept(step) }", isCode: true))
        #expect(read.transitions.map { "\($0.from.name) \($0.to?.name ?? "")" } == ["V A"])
    }

    @Test func screenIsThatOfItsStepper() {
        let read = flow(
            [
                "a": "stack.pushViewController(A(), animated: true)",
                "b": """
                let model = Model()
                let v = B(model: model)
                stack.pushViewController(v, animated: true)
                return .one(flowContributor: .contribute(withNextPresentable: v, withNextStepper: v.model))
                """,
            ],
            rest: "final class Model: Stepper { let steps = PublishRelay<Step>()\nfunc go() { steps.accept(S.a) } }")
        #expect(read.transitions.notation == ["B -push-> F.a (A) indirect through Model.go()"])
    }

    /// What a child's stepper emits is emitted by the one that its relay is bound to.
    @Test(arguments: ["child.steps", "child.steps.asObservable()"]) func stepsOfAnotherStepperAreHandedOn(
        _ relay: String
    ) {
        let read = flow(
            [
                "a": "stack.pushViewController(A(), animated: true)",
                "b": """
                let model = Model()
                let v = B(model: model)
                stack.pushViewController(v, animated: true)
                return .one(flowContributor: .contribute(withNextPresentable: v, withNextStepper: v.model))
                """,
            ],
            rest: """
                final class Child: Stepper { let steps = PublishRelay<Step>()\nfunc go() { steps.accept(S.a) } }
                final class Model: Stepper {
                    let steps = PublishRelay<Step>()
                    func bind(_ child: Child) { _ = \(relay).bind(to: steps) }
                }
                """)
        #expect(read.transitions.notation == ["B -push-> F.a (A) indirect through Child.go()"])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func aBaseClassKeepsTheStepperThatASubclassNames() {
        let read = flow(
            [
                "a": "stack.pushViewController(A(), animated: true)",
                "b": """
                let v = Login(Model())
                stack.pushViewController(v, animated: true)
                return .one(flowContributor: .contribute(withNextPresentable: v, withNextStepper: v.viewModel))
                """,
            ],
            rest: """
                class BaseModel: Stepper { let steps = PublishRelay<Step>() }
                final class Model: BaseModel { func go() { steps.accept(S.a) } }
                final class OtherModel: BaseModel { func go() { steps.accept(S.b) } }
                class Base<Style, ViewModel: BaseModel>: UIViewController { let viewModel: ViewModel }
                final class Login: Base<Int, Model> {}
                """)
        #expect(read.transitions.notation == ["Login -push-> F.a (A) indirect through Model.go()"])
    }

    @Test func stepGoesToTheFlowAround() {
        let read = flow(
            [
                "a":
                    "let g = G()\nFlows.use(g, when: .created) { r in self.stack.present(r, animated: true) }\nreturn .one(flowContributor: .contribute(withNextPresentable: g, withNextStepper: DefaultStepper()))",
                "b": "stack.dismiss(animated: true)", "c": "stack.pushViewController(B(), animated: true)",
            ],
            rest: """
                final class G: Flow {
                    var root: Presentable { stack }
                    let stack = UINavigationController()
                    func navigate(to step: Step) -> FlowContributors {
                        guard let step = step as? S else { return .none }
                        switch step {
                        case .a: return .one(flowContributor: .contribute(withNext: V()))
                        case .b: return .end(forwardToParentFlowWithStep: S.b)
                        case .c: return .one(flowContributor: .forwardToParentFlow(withStep: S.c))
                        }
                    }
                }
                final class V: UIViewController, Stepper {
                    let steps = PublishRelay<Step>()
                    func end() { steps.accept(S.b) }
                    func more() { steps.accept(S.c) }
                }
                """)
        #expect(
            read.exits.map { "\($0.from.name) \($0.coordinator?.name ?? "") \($0.style.rawValue)" } == ["V F dismiss"])
        #expect(read.transitions.notation.contains("V -push-> F.c (B) call"))
    }

    @Test func stepIsTurnedIntoAnother() {
        let read = flow(
            ["b": "stack.pushViewController(B(), animated: true)"], steps: "case a, b",
            members: """
                func adapt(step: Step) -> Single<Step> {
                    switch step {
                    case S.a: return .just(S.b)
                    default: return .just(step)
                    }
                }
                """, rest: sender("S.a"))
        #expect(read.transitions.notation == ["V -push-> F.b (B) call"])
    }

    @Test func stepsOfDataAreInferred() {
        let read = flow(
            ["a": "stack.pushViewController(A(), animated: true)"],
            rest: sender(
                "_ = tap.map { $0.step }.bind(to: steps)",
                "struct Item { let step: S }\nlet items = [Item(step: .a)]", isCode: true))
        #expect(read.transitions.notation == ["V -push-> F.a (A) inferred"])
    }

    @Test func stepOfTheDelegateIsADeepLink() {
        let read = flow(
            ["a": "stack.pushViewController(A(), animated: true)"],
            rest: """
                final class Delegate: UIResponder, UIApplicationDelegate {
                    let coordinator = FlowCoordinator()
                    func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
                        coordinator.navigate(to: S.a)
                        return true
                    }
                }
                """)
        #expect(read.deepLinks.map { $0.hops.map { "\($0.coordinator.name).\($0.destination)" } } == [["F.a"]])
    }

    @Test(arguments: ["steps.accept(chosen)", "steps.accept(make())"]) func stepThatIsNotWrittenIsTold(_ code: String) {
        let read = flow(
            ["a": "stack.pushViewController(A(), animated: true)"],
            rest: sender(code, "var chosen: Step = S.a\nfunc make() -> Step { chosen }", isCode: true))
        #expect(read.notUnderstood.map(\.reason) == ["the step is chosen at run time"])
    }
}

/// Another flow.
private let other = """
    final class G: Flow {
        var root: Presentable { stack }
        let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors { .none }
    }

    """

/// A screen `V` that emits a step, and is contributed to the flow `F`.
///
/// - Parameters:
///   - step: the step, or the code that emits it.
///   - members: in its body.
private func sender(_ step: String, _ members: String = "", isCode: Bool = false) -> String {
    """
    final class V: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        \(members)
        func go() { \(isCode ? step : "steps.accept(\(step))") }
    }
    extension F {
        func contributeV() -> FlowContributors { .one(flowContributor: .contribute(withNext: V())) }
    }
    """
}

/// A flow `F` with steps `S`, around controllers `A` and `B`.
///
/// - Parameters:
///   - arms: what is done, by the steps.
///   - steps: the cases, where they are not those.
///   - members: in the class's body.
///   - rest: beside it.
private func flow(
    _ arms: [String: String], root: String = "UINavigationController", steps: String? = nil, members: String = "",
    rest: String = ""
) -> NavigationGraph {
    let sorted = arms.sorted { $0.key < $1.key }
    return graph(
        """
        import RxFlow
        import UIKit
        enum S: Step {
            \(steps ?? sorted.map { "case \($0.key)" }.joined(separator: "\n"))
            case contributed
        }
        final class F: Flow {
            var root: Presentable { stack }
            let stack = \(root)()
            \(members)
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? S else { return .none }
                switch step {
                \(sorted.map { "case .\($0.key):\n\($0.value.hasPrefix(".") ? "return " : "")\($0.value)" }.joined(separator: "\n"))
                case .contributed: \(rest.contains("contributeV") ? "return contributeV()" : "return .none")
                }
            }
        }
        final class A: UIViewController {}
        final class B: UIViewController {
            let model: Model
        }
        \(rest)
        """)
}
