import NavigationModel
import Testing

/// Flows that other flows create and show, and what they tell them.
struct OwnChildFlowTests {
    private static let moons = """
        final class MoonsFlow {
            let isChild: Bool
            let stack: Stack
            weak var delegate: MoonsFlowDelegate?
            init(isChild: Bool, stack: Stack) { self.isChild = isChild; self.stack = stack }
            func start() {
                let moons = MoonsScreen()
                moons.actions.sink { [weak self] action in
                    switch action {
                    case .done: self?.delegate?.moonsFlowDidEnd()
                    case .other: self?.showMoons()
                    }
                }
                if isChild { stack.push(moons) } else { stack.setRoot(moons) }
            }
            func showMoons() {
                let flow = MoonsFlow(isChild: true, stack: stack)
                flow.start()
            }
        }
        protocol MoonsFlowDelegate: AnyObject { func moonsFlowDidEnd() }
        final class MoonsScreen: Screen {
            enum Action { case done, other }
            let actions = PassthroughSubject<Action, Never>()
            func toPresentable() -> AnyView { AnyView(MoonsView()) }
        }
        struct MoonsView: View { var body: some View { Text("Moons") } }
        """

    private static func transitions(_ members: String, rest: String = "") -> [String] {
        analysis(of: ownFrameworkApp(members, rest: moons + "\n" + rest)).graph.transitions
            .map { "\($0.from.name) \($0.style.rawValue) \($0.to?.name ?? "")" }
    }

    /// A flow that one type shows in a container of its own is shown by another on the one that is there.
    @Test func eachTypeShowsItInItsWay() {
        let found = Self.transitions(
            "func showMoons() { let flow = MoonsFlow(isChild: true, stack: stack); flow.start() }",
            rest: """
                final class SunFlow {
                    let stack: Stack
                    init(stack: Stack) { self.stack = stack }
                    func start() { stack.setRoot(DetailScreen()) }
                    func showMoons() {
                        let inner = Stack()
                        let flow = MoonsFlow(isChild: false, stack: inner)
                        stack.push(inner)
                        flow.start()
                    }
                }
                """)
        #expect(found.contains("SunFlow push MoonsFlow"))
        #expect(
            found.filter { $0.hasPrefix("PlanetsFlow") && $0.hasSuffix(" MoonsFlow") } == ["PlanetsFlow push MoonsFlow"]
        )
    }

    /// A flow may show another of its own kind.
    @Test func aFlowShowsAnotherOfItself() {
        let found = Self.transitions("")
        #expect(found.filter { $0.hasSuffix(" MoonsFlow") } == ["MoonsView push MoonsFlow"])
    }

    @Test func whatADelegateIsToldLeadsOn() {
        let found = Self.transitions(
            "func showMoons() { let flow = MoonsFlow(isChild: true, stack: stack); flow.delegate = self; flow.start() }",
            rest: "extension PlanetsFlow: MoonsFlowDelegate { func moonsFlowDidEnd() { stack.push(DetailScreen()) } }")
        #expect(found.contains("MoonsView push DetailView"))
        #expect(found.contains("MoonsFlow push DetailView"))
    }

    /// What a flow is made with rules out a state that its machine may begin with, also behind a `return`.
    @Test(arguments: [
        ("if mode == .single { return .moon }\nreturn isKnown ? .moon : .sun", "single", ["root"]),
        ("if mode == .single { return .moon }\nreturn isKnown ? .moon : .sun", "several", ["root", "push"]),
        ("if mode == .single { return .moon } else { return .sun }", "several", ["push"]),
    ]) func whatAFlowIsMadeWithRulesOutAState(_ mapping: String, _ mode: String, _ expected: [String]) {
        let found = Self.transitions(
            "func showOrbit() { let flow = OrbitFlow(mode: .\(mode), stack: stack); flow.start() }",
            rest: """
                final class OrbitFlow {
                    enum Mode { case single, several }
                    enum State { case initial, moon, sun }
                    enum Event { case start }
                    let mode: Mode
                    let isKnown = Bool.random()
                    let stack: Stack
                    let machine: StateMachine<State, Event>
                    init(mode: Mode, stack: Stack) {
                        self.mode = mode
                        self.stack = stack
                        machine = .init(state: .initial)
                        configure()
                    }
                    func start() { machine.tryEvent(.start) }
                    func configure() {
                        machine.addRouteMapping { [weak self] event, fromState, _ in
                            guard let self else { return nil }
                            switch (fromState, event) {
                            case (.initial, .start):
                                \(mapping)
                            default: return nil
                            }
                        }
                        machine.addAnyHandler(.any => .any) { [weak self] context in
                            switch (context.fromState, context.toState) {
                            case (.initial, .moon): self?.showMoon()
                            case (.initial, .sun): self?.showSun()
                            default: break
                            }
                        }
                    }
                    func showMoon() { stack.setRoot(MoonsScreen()) }
                    func showSun() { stack.push(DetailScreen()) }
                }
                """)
        #expect(found.filter { $0.hasSuffix(" OrbitFlow") } == expected.map { "PlanetsFlow \($0) OrbitFlow" }.sorted())
    }

    /// What is done for another case than the one that a flow is made with it doesn't begin with.
    @Test func whatIsDoneOtherwiseIsRuledOut() {
        let found = Self.transitions(
            "func showOrbit() { let flow = OrbitFlow(mode: .single, stack: stack); flow.start() }",
            rest: """
                final class OrbitFlow {
                    enum Mode { case single, several }
                    let mode: Mode
                    let stack: Stack
                    init(mode: Mode, stack: Stack) { self.mode = mode; self.stack = stack }
                    func start() {
                        if mode == .single { stack.setRoot(MoonsScreen()) } else { stack.push(DetailScreen()) }
                    }
                }
                """)
        #expect(found.filter { $0.hasSuffix(" OrbitFlow") } == ["PlanetsFlow root OrbitFlow"])
    }
}
