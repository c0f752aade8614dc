import NavigationModel
import Testing

/// Addresses that become routes, which flows of an app's own framework hand on to one another.
struct OwnRouteTests {
    /// The deep links of an app whose home is handed addresses: names, and what is shown on the way.
    private static func links(
        _ members: String, open: String = "flow.open(url)", rest: String = ""
    ) -> [String] {
        let source = ownFrameworkApp(
            members, home: "Text(\"Home\").onOpenURL { url in \(open) }", rest: route + rest)
        return analysis(of: source).graph.deepLinks.map { link in
            let hops = link.hops.map { "\($0.coordinator.name).\($0.destination) \($0.style.rawValue)" }
            return "\(link.name): \(hops.joined(separator: ", "))"
        }
    }

    private static let route = """
        enum Route { case moon(id: Int), rings, sun, settings }
        struct Parser {
            func route(from url: URL) -> Route? {
                if url.host == "moon" { return .moon(id: 1) }
                return url.host == "rings" ? .rings : url.host == "sun" ? .sun : nil
            }
        }
        final class MoonScreen: Screen { func toPresentable() -> AnyView { AnyView(MoonView()) } }
        struct MoonView: View { var body: some View { Text("Moon") } }
        final class RingsScreen: Screen { func toPresentable() -> AnyView { AnyView(RingsView()) } }
        struct RingsView: View { var body: some View { Text("Rings") } }

        """

    /// A flow that shows the moon and its rings on a container of another.
    private static func child(_ members: String) -> String {
        """
        final class MoonFlow {
            let stack: Stack
            init(stack: Stack) { self.stack = stack }
            \(members)
            func showMoon() { stack.push(MoonScreen()) }
            func showRings() { stack.push(RingsScreen()) }
        }
        """
    }

    private static let parsing = """
        func open(_ url: URL) {
            guard let route = Parser().route(from: url) else { return }
            handle(route)
        }

        """

    @Test func eachCaseIsALink() {
        let found = Self.links(
            Self.parsing + """
                func handle(_ route: Route) {
                    switch route {
                    case .moon: showMoon()
                    case .rings: stack.push(RingsScreen())
                    case .sun: break
                    case .settings: showDetail()
                    }
                }
                func showMoon() { stack.push(MoonScreen()) }
                """)
        // No address becomes `.settings`.
        #expect(found == ["moon: PlanetsFlow.showMoon push", "rings: PlanetsFlow.rings push"])
    }

    @Test func aRouteIsHandedOnToAChild() {
        let found = Self.links(
            Self.parsing + """
                func handle(_ route: Route) {
                    switch route {
                    case .sun: break
                    default:
                        let flow = MoonFlow(stack: stack)
                        flow.handle(route)
                    }
                }
                """,
            rest: Self.child(
                """
                func handle(_ route: Route) {
                    switch route {
                    case .moon: showMoon()
                    case .rings:
                        showMoon()
                        showRings()
                    default: break
                    }
                }
                """))
        #expect(
            found == [
                "moon: PlanetsFlow.handle push, MoonFlow.showMoon push",
                "rings: PlanetsFlow.handle push, MoonFlow.showMoon push, MoonFlow.showRings push",
            ])
    }

    @Test func whatLeavesTheFunctionIsAWayOfItsOwn() {
        let found = Self.links(
            """
            func open(_ url: URL) {
                guard let moon = moons.first else {
                    stack.push(RingsScreen())
                    return
                }
                showMoon()
            }
            func showMoon() { stack.push(MoonScreen()) }
            """)
        #expect(
            found == [
                "onOpenURL in HomeView: PlanetsFlow.open push", "onOpenURL in HomeView: PlanetsFlow.showMoon push",
            ])
    }

    @Test func armsOfOneStatementAreWaysOfTheirOwn() {
        let found = Self.links(
            """
            func open(_ url: URL) {
                if isOpen, let moon { showMoon() } else { showRings() }
                showDetail()
            }
            func showMoon() { stack.push(MoonScreen()) }
            func showRings() { stack.push(RingsScreen()) }
            """)
        #expect(
            found == [
                "onOpenURL in HomeView: PlanetsFlow.showMoon push, PlanetsFlow.showDetail push",
                "onOpenURL in HomeView: PlanetsFlow.showRings push, PlanetsFlow.showDetail push",
            ])
    }

    @Test func aCaseThatIsWrittenOutNamesTheLink() {
        let found = Self.links(
            """
            func handle(_ route: Route, animated: Bool) {
                switch route {
                case .moon: stack.push(MoonScreen())
                default: showDetail()
                }
            }
            """, open: "flow.handle(.moon(id: 3), animated: true)")
        #expect(found == ["moon: PlanetsFlow.moon push"])
    }

    @Test func whatIsHandedBesideItDecides() {
        let found = Self.links(
            """
            func open(_ url: URL, isExternal: Bool = true) {
                if isExternal { showMoon() } else { showDetail() }
            }
            func showMoon() { stack.push(MoonScreen()) }
            """)
        #expect(found == ["onOpenURL in HomeView: PlanetsFlow.showMoon push"])
    }

    @Test func whatAFlowIsMadeWithDecides() {
        let found = Self.links(
            """
            func open(_ url: URL) {
                let flow = PartFlow(part: .rings, stack: stack)
                flow.start()
            }
            """,
            rest: """
                enum Part { case whole, rings }
                final class PartFlow {
                    private let part: Part
                    private let isDeep: Bool
                    let stack: Stack
                    init(part: Part, isDeep: Bool = false, stack: Stack) {
                        self.part = part
                        self.isDeep = isDeep
                        self.stack = stack
                    }
                    func start() {
                        switch part {
                        case .whole: stack.push(MoonScreen())
                        case .rings: showRings()
                        }
                    }
                    func showRings() { if isDeep { stack.push(MoonScreen()) } else { stack.push(RingsScreen()) } }
                }
                """)
        #expect(found == ["onOpenURL in HomeView: PlanetsFlow.open push, PartFlow.showRings push"])
    }

    @Test func anEventRunsWhatTheMachineHasForIt() {
        let found = Self.links(
            Self.parsing + """
                func handle(_ route: Route) {
                    switch route {
                    case .moon(let id): machine.tryEvent(.select(id: id, part: .whole))
                    case .rings: machine.tryEvent(.select(id: 0, part: .rings))
                    default: break
                    }
                }
                func configure() {
                    machine.addAnyHandler(.any => .any) { [weak self] context in
                        switch (context.fromState, context.event, context.toState) {
                        case (.list, .select(let id, let part), .list): self?.show(part)
                        default: break
                        }
                    }
                }
                func show(_ part: Part) {
                    switch part {
                    case .whole: stack.push(MoonScreen())
                    case .rings: stack.push(RingsScreen())
                    }
                }
                """, rest: "enum Part { case whole, rings }")
        #expect(found == ["moon: PlanetsFlow.whole push", "rings: PlanetsFlow.rings push"])
    }

    @Test func whatAChildPublishesGoesOnInWhoListens() {
        let found = Self.links(
            """
            func open(_ url: URL) {
                let flow = MoonFlow(stack: stack)
                flow.actions.sink { [weak self] action in
                    switch action {
                    case .done: self?.showDetail()
                    case .rings: self?.showRings()
                    }
                }
                flow.start()
            }
            func showRings() { stack.push(RingsScreen()) }
            """,
            rest: Self.child(
                """
                enum Action { case done, rings }
                let actions = PassthroughSubject<Action, Never>()
                func start() {
                    showMoon()
                    actions.send(.rings)
                }
                """))
        #expect(
            found == [
                "onOpenURL in HomeView: PlanetsFlow.open push, MoonFlow.showMoon push, PlanetsFlow.showRings push"
            ])
    }

    @Test func whatIsFilledBeforeItIsShownComesBehindIt() {
        let found = Self.links(
            """
            func open(_ url: URL) {
                let inner = Stack()
                let flow = MoonFlow(stack: inner)
                flow.showMoon()
                stack.push(inner)
            }
            """, rest: Self.child(""))
        #expect(found == ["onOpenURL in HomeView: PlanetsFlow.open push, MoonFlow.showMoon push"])
    }

    @Test func aRouteThatManyMayTakeIsNotUnderstood() {
        let flows = (1...4).map {
            """
            final class Flow\($0): RouteTaker {
                let stack = Stack()
                func take(_ route: Route) { stack.push(MoonScreen()) }
            }
            """
        }
        let source = ownFrameworkApp(
            """
            var takers: [String: any RouteTaker] = [:]
            \(Self.parsing)
            func handle(_ route: Route) {
                switch route {
                case .moon: takers["moon"]?.take(route)
                default: break
                }
            }
            """, home: "Text(\"Home\").onOpenURL { url in flow.open(url) }",
            rest: Self.route + "protocol RouteTaker { func take(_ route: Route) }\n" + flows.joined(separator: "\n"))
        let graph = analysis(of: source).graph
        #expect(graph.deepLinks == [])
        #expect(
            graph.notUnderstood.map(\.reason) == [
                "the function that the call runs isn't known, because RouteTaker can be one of 4 types"
            ])
    }

    /// What a protocol asks of all flows is called by whoever, who does not know what that shows; the flow's own code does.
    @Test func aFlowsOwnCallSaysWhichRouteItMeans() {
        let source = ownFrameworkApp(
            """
            func showMoon() {
                let moon = MoonsScreen()
                moon.actions.sink { [weak self] action in
                    switch action {
                    case .rings: self?.handle(.rings)
                    }
                }
                stack.push(moon)
            }
            """,
            rest: Self.route + """
                protocol Routed { func handle(_ route: Route) }
                extension PlanetsFlow: Routed {
                    func handle(_ route: Route) {
                        switch route {
                        case .rings: showRings()
                        default: showDetail()
                        }
                    }
                    func showRings() { stack.push(RingsScreen()) }
                }
                final class MoonsScreen: Screen {
                    enum Action { case rings }
                    let actions = PassthroughSubject<Action, Never>()
                    func toPresentable() -> AnyView { AnyView(MoonsView()) }
                }
                struct MoonsView: View { var body: some View { Text("Moons") } }
                """)
        let found = analysis(of: source).graph.transitions.filter { $0.from.name == "MoonsView" }
        #expect(
            found.map { "\($0.to?.name ?? "") \($0.style.rawValue) \($0.evidence.rawValue)" } == [
                "RingsView push indirect"
            ])
    }
}
