import Drawing
import NavigationModel
import TestSupport
import Testing

struct ReportTests {
    private let planets = GraphIndex(GraphFixture.planets)

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
        graph.entryPoints[0].name = "a\"b&lt;<i>#35;`%%{init}\n__c__"
        let app = Mermaid.text(of: .app, index: GraphIndex(graph))
        #expect(
            app.contains(
                "([\"a#quot;b#amp;lt;#lt;i#gt;#35;35;#96;#37;#37;{init} #95;#95;c#95;#95;\"])"))
    }
}
