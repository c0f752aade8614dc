import Drawing
import NavigationModel
import Reports
import TestSupport
import Testing

/// A router, and the stack that shows what it says.
struct FollowedRouterTests {
    private let graph: NavigationGraph = {
        var graph = NavigationGraph(
            notation: """
                App => Root
                Root -root-> .root (FoyerView) declared
                FoyerView -push-> Router.hall (HallView)
                Root -push-> Root.own (OwnView)
                """)
        for position in graph.coordinators.indices where graph.coordinators[position].id == "Router" {
            graph.coordinators[position].kind = .router
            graph.coordinators[position].hosts = ["Root"]
        }
        return graph
    }()

    @Test func standsBelowItsStackInEveryTree() throws {
        #expect(NavigationRecord.text(of: GraphIndex(graph)).contains("\nfollows Root → Router\n"))
        let roots = Hierarchy(GraphIndex(graph)).roots
        #expect(roots.map(\.coordinator.id) == ["Root"] && roots[0].children.map(\.isFollowed) == [true])
        #expect(
            try SiteFiles(graph).words("index.html").contains("root Root 1 destination observes Router 1 destination"))
    }

    @Test func isJoinedToItsStackInPictures() throws {
        let drawing = GraphDrawing(of: .app, layout: .wide, index: GraphIndex(graph)) { _ in nil }
        #expect(drawing.dot.contains("coordinator-Root-observes-coordinator-Router"))
        #expect(try drawing.standaloneSVG().contains(">observes</text>"))
        #expect(
            Mermaid.text(of: .app, index: GraphIndex(graph)).contains(
                "coordinator_Root ---|\"observes\"| coordinator_Router"))
        #expect(try SiteFiles(graph).words("index.html").contains("push 2 observes 1"))
    }

    @Test func bothSayItOnTheirPages() throws {
        let site = try SiteFiles(graph)
        #expect(
            site.words("coordinators/Router.html").contains(
                "Opened by observes Root shows the destinations of this coordinator"))
        #expect(site.words("coordinators/Router.html").hasPrefix("App root Root observes Router Router router"))
        #expect(
            site.words("coordinators/Root.html").contains(
                "Opens observes Router holds the navigation state of this coordinator"))
    }

    @Test func withoutAHostItStandsForItself() {
        var graph = graph
        for position in graph.coordinators.indices { graph.coordinators[position].hosts = nil }
        #expect(Hierarchy(GraphIndex(graph)).roots.map(\.coordinator.id) == ["Root", "Router"])
        #expect(!NavigationRecord.text(of: GraphIndex(graph)).contains("follows"))
    }
}
