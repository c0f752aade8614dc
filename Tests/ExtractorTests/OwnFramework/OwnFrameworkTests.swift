import Extractor
import NavigationModel
import TestSupport
import Testing

/// Frameworks of an app's own.
struct OwnFrameworkTests {
    @Test func fixtureHoldsWhatAPersonFinds() throws {
        let graph = try Fixture.graph(of: "OwnFramework", title: "Library")
        #expect(try Expectation.of("OwnFramework").faults(of: graph) == [])
    }

    /// The transitions of an app, by name.
    private static func transitions(_ source: String) -> Set<String> {
        let graph = analysis(of: source).graph
        return Set(graph.transitions.map { "\($0.from.name) \($0.style.rawValue) \($0.to?.name ?? "–")" })
    }

    private static let screens = """
        final class MoonScreen: Screen {
            enum Action { case rings }
            let actions = PassthroughSubject<Action, Never>()
            func toPresentable() -> AnyView { AnyView(MoonView()) }
        }
        struct MoonView: View { var body: some View { Text("Moon") } }
        final class RingsScreen: Screen { func toPresentable() -> AnyView { AnyView(RingsView()) } }
        struct RingsView: View { var body: some View { Text("Rings") } }
        """

    @Test func aContainerIsNeitherACoordinatorNorAScreen() {
        let graph = analysis(of: ownFrameworkApp(home: "Button(\"x\") { open() }")).graph
        #expect(graph.coordinators.map(\.name) == ["PlanetsFlow"])
        #expect(graph.screens.map(\.name).sorted() == ["DetailView", "HomeView"])
        #expect(graph.entryPoints.map(\.to.name) == ["PlanetsFlow"])
        #expect(graph.notUnderstood == [])
    }

    @Test func whatAScreenPublishesLeadsFromItsView() {
        let found = Self.transitions(
            ownFrameworkApp(
                """
                func showMoon() {
                    let screen = MoonScreen()
                    screen.actions.receive(on: queue).sink { [weak self] action in
                        switch action {
                        case .rings: self?.showRings()
                        }
                    }
                    stack.push(screen)
                }
                private func showRings() { stack.push(RingsScreen()) }
                """, rest: Self.screens))
        #expect(found.isSuperset(of: ["MoonView push RingsView", "PlanetsFlow push MoonView"]))
        #expect(!found.contains("MoonView push MoonView"))
    }

    @Test func aFunctionThatHandsOnIsAWordToo() {
        let found = Self.transitions(
            ownFrameworkApp(
                """
                private func show(_ screen: any Screen) { stack.push(screen) }
                func showMoon() { show(MoonScreen()) }
                """, rest: Self.screens))
        #expect(found.contains("PlanetsFlow push MoonView"))
    }

    @Test func aContainerThatAPatternBindsIsOne() {
        let found = Self.transitions(
            ownFrameworkApp(
                rest: Self.screens + """

                    enum Place { case push(Stack) }
                    final class MoonFlow {
                        let place: Place
                        init(place: Place) { self.place = place }
                        func start() {
                            switch place {
                            case .push(let container): container.push(MoonScreen())
                            }
                        }
                    }
                    """))
        #expect(found.contains("MoonFlow root MoonView"))
    }

    @Test func aContainerThatAPatternBindsBesideOthersIsOne() {
        let found = Self.transitions(
            ownFrameworkApp(
                rest: Self.screens + """

                    enum Place { case sheet, push(title: String, Stack) }
                    final class MoonFlow {
                        let place: Place
                        let isBright: Bool
                        init(place: Place) { self.place = place }
                        func start() {
                            switch (isBright, place) {
                            case (true, .push(_, let container)): container.push(MoonScreen())
                            default: break
                            }
                        }
                    }
                    """))
        #expect(found.contains("MoonFlow root MoonView"))
    }

    /// What a screen does that leaves out what is asked for.
    @Test(arguments: ["leave()", "leave(to: nil)", "leave(to: moon)"])
    func whatACallerLeavesOutIsNotShown(call: String) {
        let found = Self.transitions(
            ownFrameworkApp(
                """
                func showMoon() {
                    let screen = MoonScreen()
                    screen.actions.sink { [weak self] _ in self?.\(call) }
                    stack.push(screen)
                }
                private func leave(to moon: Moon? = nil) {
                    if let moon { stack.push(RingsScreen()) } else { stack.push(DetailScreen()) }
                }
                """, rest: Self.screens + "struct Moon {}"))
        #expect(found.contains("MoonView push RingsView") == (call == "leave(to: moon)"))
        #expect(found.contains("MoonView push DetailView"))
    }

    @Test func whatAnObjectGivesIsShownInAWindowAsTheObject() {
        let graph = analysis(
            of: ownFrameworkApp(
                "func cover(_ window: UIWindow) { window.rootViewController = UIHostingController(rootView: shade.toPresentable()) }\nlet shade = ShadeFlow()",
                rest: Self.screens + """

                    final class ShadeFlow: Screen {
                        let stack = Stack()
                        func start() { stack.setRoot(MoonScreen()) }
                        func toPresentable() -> AnyView { stack.toPresentable() }
                    }
                    """)
        ).graph
        let found = Set(graph.transitions.map { "\($0.from.name) \($0.style.rawValue) \($0.to?.name ?? "–")" })
        #expect(found.contains("PlanetsFlow root ShadeFlow"))
        #expect(!graph.screens.contains { $0.name == "StackView" })
    }

    @Test func aFlowOnAnothersContainerIsShownAsItOpens() {
        let found = Self.transitions(
            ownFrameworkApp(
                "func startMoon() { MoonFlow(stack: stack).start() }",
                rest: Self.screens + """

                    final class MoonFlow {
                        let stack: Stack
                        init(stack: Stack) { self.stack = stack }
                        func start() { stack.push(MoonScreen()) }
                    }
                    """))
        #expect(found.contains("PlanetsFlow push MoonFlow"))
        #expect(!found.contains("PlanetsFlow push MoonView"))
    }

    @Test func aStandInForTestsShowsNothing() {
        let found = Self.transitions(
            ownFrameworkApp(
                rest: Self.screens + """

                    final class MockFlow: Screen {
                        let stack = Stack()
                        func start() { stack.push(MoonScreen()) }
                        func toPresentable() -> AnyView { stack.toPresentable() }
                    }
                    """))
        #expect(!found.contains { $0.hasPrefix("MockFlow") })
    }
}
