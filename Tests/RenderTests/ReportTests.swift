import NavigationModel
import Render
import TestSupport
import Testing

struct ReportTests {
    private let planets = GraphIndex(GraphFixture.planets)

    @Test func treeShowsWhoShowsWhom() {
        let tree = TextTree.text(of: [], index: planets)
        #expect(tree.hasPrefix("Planets: 8 coordinators, 25 destinations, 28 transitions, 1 not understood\n"))
        #expect(
            tree.contains(
                """
                PlanetsApp → AppCoordinator (root)  [1 declared, 3 calls]
                ├─ onboarding · root → OnboardingView
                ├─ main · root → MainTabCoordinator (tab)  [3 declared]
                │  ├─ home · tab → HomeCoordinator (flow)  [1 declared, 6 calls, 1 indirect]
                │  │  ├─ home · root → HomeView
                │  │  ├─ planet(id: Planet.ID) · push → PlanetView
                """))
        #expect(tree.contains("│     └─ settings · push → SettingsCoordinator (see its first place)\n"))
        #expect(tree.contains("filters · sheet ? → FiltersView"))
    }

    @Test func treeOfOneCoordinatorStopsThere() throws {
        let coordinator = try #require(planets.coordinator("SettingsCoordinator"))
        #expect(
            TextTree.text(of: [coordinator], index: planets) == """
                SettingsCoordinator (flow)  [1 declared, 1 call]
                ├─ settings · root → SettingsView
                └─ about · push → AboutView

                """)
    }

    @Test func treeSendsNothingToTheTerminalButText() {
        var graph = GraphFixture.planets
        graph.title = "a\u{1B}[2Jb\u{202E}\u{9B}"
        let tree = TextTree.text(of: [], index: GraphIndex(graph))
        #expect(tree.hasPrefix(#"a\u{1B}[2Jb\u{202E}\u{9B}: "#))
    }

    @Test func mermaidTellsStylesByWordAndArrow() {
        #expect(
            Mermaid.text(of: .coordinator("SettingsCoordinator"), index: planets) == """
                flowchart LR
                  coordinator_HomeCoordinator["HomeCoordinator<br/>flow coordinator"]
                  coordinator_ProfileCoordinator["ProfileCoordinator<br/>flow coordinator"]
                  subgraph frame_coordinator_SettingsCoordinator ["SettingsCoordinator"]
                    destination_SettingsCoordinator.settings("settings<br/>SettingsView, root")
                    destination_SettingsCoordinator.about("about<br/>AboutView")
                  end
                  coordinator_HomeCoordinator -.->|"sheet"| destination_SettingsCoordinator.settings
                  coordinator_ProfileCoordinator -->|"push"| destination_SettingsCoordinator.settings
                  destination_SettingsCoordinator.settings -->|"push"| destination_SettingsCoordinator.about

                """)
        let app = Mermaid.text(of: .app, index: planets)
        #expect(app.contains(#"coordinator_AppCoordinator ==>|"main: root"| coordinator_MainTabCoordinator"#))
    }

    @Test func mermaidEscapesNames() {
        var graph = GraphFixture.planets
        graph.entryPoints[0].name = "a\"b<i>#35;`%%{init}\n__c__"
        let app = Mermaid.text(of: .app, index: GraphIndex(graph))
        #expect(
            app.contains(
                "([\"a#quot;b#lt;i#gt;#35;35;#96;#37;#37;{init} #95;#95;c#95;#95;\"])"))
    }
}
