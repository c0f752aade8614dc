import NavigationModel
import Testing

/// What the state of a machine rules out, and what a flow comes to when it is started.
struct OwnStateTests {
    /// A flow with a machine that shows a list, and from there, or from the start, a moon.
    private static func transitions(_ configuration: String, start: String = "machine.tryEvent(.start)") -> [String] {
        let source = ownFrameworkApp(
            rest: """
                final class MoonsFlow {
                    enum State { case initial, list, moon(isRoot: Bool) }
                    enum Event { case start, open, openMoon(isRoot: Bool) }
                    let stack: Stack
                    let machine: StateMachine<State, Event>
                    init(stack: Stack) {
                        self.stack = stack
                        machine = .init(state: .initial)
                        configure()
                    }
                    func start() { \(start) }
                    func configure() {
                        machine.addRoutes(event: .start, transitions: [.initial => .list]) { [weak self] _ in self?.showList() }
                        \(configuration)
                    }
                    func showList() {
                        let list = ListScreen()
                        list.actions.sink { [weak self] action in
                            switch action {
                            case .open: self?.machine.tryEvent(.open)
                            case .openMoon: self?.machine.tryEvent(.openMoon(isRoot: false))
                            }
                        }
                        stack.setRoot(list)
                    }
                    func showMoon(isRoot: Bool = false) {
                        if isRoot { stack.setRoot(MoonScreen()) } else { stack.push(MoonScreen()) }
                    }
                }
                final class ListScreen: Screen {
                    enum Action { case open, openMoon }
                    let actions = PassthroughSubject<Action, Never>()
                    func toPresentable() -> AnyView { AnyView(ListView()) }
                }
                struct ListView: View { var body: some View { Text("List") } }
                final class MoonScreen: Screen { func toPresentable() -> AnyView { AnyView(MoonView()) } }
                struct MoonView: View { var body: some View { Text("Moon") } }
                """)
        return analysis(of: source).graph.transitions.filter { $0.to?.name == "MoonView" }
            .map { "\($0.from.name) \($0.style.rawValue) \($0.evidence.rawValue)" }.sorted()
    }

    /// A screen is there in the state that showed it: what a machine does in another is not what its events set off.
    @Test func stateOfAScreenChoosesTheHandler() {
        let found = Self.transitions(
            """
            machine.addRoutes(event: .open, transitions: [.initial => .moon]) { [weak self] _ in self?.showMoon(isRoot: true) }
            machine.addRoutes(event: .open, transitions: [.list => .moon]) { [weak self] _ in self?.showMoon() }
            """)
        #expect(found == ["ListView push indirect", "MoonsFlow push call", "MoonsFlow root call"])
    }

    /// What a handler asks of the state before it holds for the machine's first state only.
    @Test func stateIsAskedForByAGuard() {
        let found = Self.transitions(
            """
            machine.addRoutes(event: .open, transitions: [.initial => .moon]) { [weak self] _ in self?.showMoon(isRoot: true) }
            machine.addRoutes(event: .open, transitions: [.list => .moon]) { [weak self] _ in self?.showMoon() }
            """, start: "machine.tryEvent(.open)")
        #expect(found == ["ListView push indirect", "MoonsFlow push call", "MoonsFlow root declared"])
    }

    /// What the next state holds is what the machine makes of the event in that state.
    @Test func whatTheNextStateHoldsIsKnown() {
        let found = Self.transitions(
            """
            machine.addRouteMapping { event, fromState, _ in
                switch (fromState, event) {
                case (.initial, .open): return .moon(isRoot: true)
                case (.list, .open): return .moon(isRoot: false)
                default: return nil
                }
            }
            machine.addAnyHandler(.any => .any) { [weak self] context in
                switch (context.fromState, context.event, context.toState) {
                case (_, .open, .moon(let isRoot)): self?.showMoon(isRoot: isRoot)
                default: break
                }
            }
            """)
        #expect(found == ["ListView push indirect", "MoonsFlow push call", "MoonsFlow root call"])
    }

    /// An event that holds something else than the one that is handled runs nothing.
    @Test func whatAnEventHoldsChoosesTheHandler() {
        let found = Self.transitions(
            """
            machine.addRoutes(event: .openMoon(isRoot: true), transitions: [.list => .moon]) { [weak self] _ in
                self?.showMoon(isRoot: true)
            }
            machine.addRoutes(event: .openMoon(isRoot: false), transitions: [.list => .moon]) { [weak self] _ in
                self?.showMoon()
            }
            """)
        #expect(found == ["ListView push indirect", "MoonsFlow push call", "MoonsFlow root call"])
    }

    /// What a function is handed, or is not, decides what a flow shows first.
    @Test func flowShowsFirstWhatItIsStartedWith() {
        #expect(Self.transitions("", start: "showMoon()") == ["MoonsFlow root call", "MoonsFlow root declared"])
        #expect(
            Self.transitions("", start: "showMoon(isRoot: true)") == ["MoonsFlow push call", "MoonsFlow root declared"])
    }
}
