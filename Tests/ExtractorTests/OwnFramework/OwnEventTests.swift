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

    /// The state of a machine says when something is shown, and names no destination.
    @Test func aStateNamesNoDestination() {
        let source = ownFrameworkApp(
            """
            enum State { case first, list }
            private let machine: StateMachine<State, Event>
            func open(from state: State) {
                if state == .first { stack.push(MoonScreen()) }
            }
            """,
            rest: """
                final class MoonScreen: Screen { func toPresentable() -> AnyView { AnyView(MoonView()) } }
                struct MoonView: View { var body: some View { Text("Moon") } }
                """)
        let names = analysis(of: source).graph.coordinators.flatMap(\.destinations).map(\.name)
        #expect(names.contains("open") && !names.contains("first"), "\(names)")
    }

    @Test func whatAStateHoldsIsToldWhileTheAppRuns() {
        let found = Self.transitions(
            event: ".open", handler: "(_, .open, .opened(let isRoot)): self?.show(isRoot: isRoot)",
            function: """
                func show(isRoot: Bool) { if isRoot { stack.setRoot(DetailScreen()) } else { stack.push(DetailScreen()) } }
                """)
        #expect(Set(found) == ["push inferred", "root inferred"])
    }

    /// What stands in a handler beside the closure that chooses the state is run for the events which that names, not at once.
    @Test func handlerBesideAMappingIsRunForItsEvent() {
        let source = ownFrameworkApp(
            """
            func showList() {
                let list = ListScreen()
                list.actions.sink { [weak self] action in
                    switch action {
                    case .open: self?.machine.tryEvent(.select)
                    case .close: self?.machine.tryEvent(.leave)
                    }
                }
                stack.push(list)
            }
            func start() {
                machine.addRouteMapping { event, fromState, _ in
                    guard event == .select, case .list = fromState else { return nil }
                    return .selected(id: makeID())
                } handler: { [weak self] _ in self?.open() }
            }
            func open() { stack.push(MoonScreen()) }
            """,
            rest: """
                final class ListScreen: Screen {
                    enum Action { case open, close }
                    let actions = PassthroughSubject<Action, Never>()
                    func toPresentable() -> AnyView { AnyView(ListView()) }
                }
                struct ListView: View { var body: some View { Text("List") } }
                final class MoonScreen: Screen { func toPresentable() -> AnyView { AnyView(MoonView()) } }
                struct MoonView: View { var body: some View { Text("Moon") } }
                """)
        let found = analysis(of: source).graph.transitions.filter { $0.to?.name == "MoonView" }
        #expect(
            found.map { "\($0.from.name) \($0.style.rawValue) \($0.evidence.rawValue)" }.sorted() == [
                "ListView push indirect", "PlanetsFlow push call",
            ])
    }

    /// Of the views that an object gives, those open a screen that send the action which its model answers; another object may
    /// publish a case of the same name for another action.
    @Test(arguments: [
        ("context.send(viewAction: .moon)", "", ["ListView"]),
        ("context.send(viewAction: .moon)", "context.send(viewAction: .other)", ["ListView"]),
        ("context.send(viewAction: .moon)", "context.send(viewAction: .moon)", ["GridView", "ListView"]),
        ("", "", ["GridView", "ListView"]),
    ]) func viewThatSendsTheActionIsTheSource(_ list: String, _ grid: String, _ expected: [String]) {
        let source = ownFrameworkApp(
            """
            func showList() {
                let list = ListScreen()
                list.actions.sink { [weak self] action in
                    switch action {
                    case .showMoon: self?.open()
                    }
                }
                stack.push(list)
            }
            func open() { stack.push(MoonScreen()) }
            """,
            rest: """
                final class ListModel {
                    let actions = PassthroughSubject<ListScreen.Action, Never>()
                    func process(viewAction: ListViewAction) {
                        switch viewAction { case .moon: actions.send(.showMoon)
                        case .other: break }
                    }
                }
                enum ListViewAction { case moon, other }
                final class SunModel {
                    let actions = PassthroughSubject<SunAction, Never>()
                    func process(viewAction: ListViewAction) {
                        switch viewAction { case .other: actions.send(.showMoon)
                        case .moon: break }
                    }
                }
                enum SunAction { case showMoon }
                final class ListScreen: Screen {
                    enum Action { case showMoon }
                    let model = ListModel()
                    let isGrid = Bool.random()
                    var actions: AnyPublisher<Action, Never> { model.actions.eraseToAnyPublisher() }
                    func toPresentable() -> AnyView {
                        if isGrid { AnyView(GridView(context: Context(model))) } else { AnyView(ListView(context: Context(model))) }
                    }
                }
                struct ListView: View { let context: Context; var body: some View { Row(context: context) } }
                struct Row: View { let context: Context; var body: some View { Button("Moon") { \(list) } } }
                struct GridView: View { let context: Context; var body: some View { Button("Moon") { \(grid) } } }
                final class MoonScreen: Screen { func toPresentable() -> AnyView { AnyView(MoonView()) } }
                struct MoonView: View { var body: some View { Text("Moon") } }
                """)
        let found = analysis(of: source).graph.transitions.filter {
            $0.to?.name == "MoonView" && $0.from.name != "PlanetsFlow"
        }
        #expect(found.map(\.from.name).sorted() == expected)
    }
}
