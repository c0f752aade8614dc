import NavigationModel
import Testing

/// What a state machine's handlers show, by what events hold and by the state before.
struct OwnEventTests {
    /// The transitions to a detail, of a flow that handles `machine.tryEvent(event)` of its home.
    private static func transitions(event: String, handler: String, function: String) -> [String] {
        let source = ownFrameworkApp(
            """
            func showList() {
                let home = ListScreen()
                home.actions.sink { [weak self] action in
                    switch action {
                    case .open: self?.machine.tryEvent(\(event))
                    }
                }
                stack.push(home)
            }
            func configure() {
                machine.addAnyHandler(.any => .any) { [weak self] context in
                    switch (context.fromState, context.event, context.toState) {
                    case \(handler)
                    default: break
                    }
                }
            }
            \(function)
            """,
            rest: """
                final class ListScreen: Screen {
                    enum Action { case open }
                    let actions = PassthroughSubject<Action, Never>()
                    func toPresentable() -> AnyView { AnyView(ListView()) }
                }
                struct ListView: View { var body: some View { Text("List") } }
                """)
        return analysis(of: source).graph.transitions.filter {
            $0.from.name == "ListView" && $0.to?.name == "DetailView"
        }
        .map { "\($0.style.rawValue) \($0.evidence.rawValue)" }
    }

    private static let show = """
        func show(isSoft: Bool) { if isSoft { stack.push(DetailScreen()) } }
        """

    @Test(arguments: [
        (".leave(isSoft: true, 3)", ["push indirect"]), (".leave(isSoft: false, 3)", []),
        (".leave(isSoft: isOld, 3)", ["push inferred"]),
    ]) func whatAnEventHoldsDecides(_ event: String, _ expected: [String]) {
        let found = Self.transitions(
            event: event, handler: "(_, .leave(let isSoft, _), .left): self?.show(isSoft: isSoft)", function: Self.show)
        #expect(found == expected)
    }

    @Test(arguments: [(".open(.detail)", ["push indirect"]), (".open(.other)", [])])
    func aCaseInAnEventDecides(_ event: String, _ expected: [String]) {
        let found = Self.transitions(
            event: event, handler: "(_, .open(let part), .opened): self?.show(part)",
            function: """
                func show(_ part: Part) {
                    switch part {
                    case .detail: stack.push(DetailScreen())
                    case .other: break
                    }
                }
                """)
        #expect(found == expected)
    }

    @Test func theStateBeforeDecidesWhileTheAppRuns() {
        let found = Self.transitions(
            event: ".open", handler: "(_, .open, .opened): self?.show(from: context.fromState)",
            function: """
                func show(from state: State) {
                    switch state {
                    case .list: stack.push(DetailScreen())
                    default: stack.setRoot(DetailScreen())
                    }
                }
                """)
        #expect(Set(found) == ["push inferred", "root inferred"])
    }
}
