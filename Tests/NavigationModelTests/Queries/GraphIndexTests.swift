import NavigationModel
import TestSupport
import Testing

/// The look-ups pages share.
struct GraphIndexTests {
    private let index: GraphIndex

    init() {
        var graph = NavigationGraph(
            notation: """
                HomeView -push-> Home.detail (DetailView) call
                Home -root-> Home.detail (DetailView) declared
                Home -root-> Home.home (HomeView) declared
                DetailView -sheet-> Home.child (Child)
                Child -push-> Child.detail (DetailView)
                DetailView <-back- Home
                """)
        for index in graph.screens.indices where graph.screens[index].id == "HomeView" {
            graph.screens[index].contains = [NodeReference("DetailView")]
        }
        self.index = GraphIndex(graph)
    }

    @Test func nodesAreFoundByTheirIds() {
        #expect(index.coordinator("Child")?.name == "Child")
        #expect(index.screen("HomeView")?.name == "HomeView")
        #expect(index.destination("Home.child")?.kind == .coordinator)
        #expect(index.coordinator("HomeView") == nil)
        #expect(index.screen("Home") == nil)
        #expect(index.destination("Home.moon") == nil)
    }

    @Test func declaredWaysComeFirst() throws {
        let detail = try #require(index.destination("Home.detail"))
        #expect(index.transitions(to: detail).map(\.from.id) == ["Home", "HomeView"])
    }

    @Test func waysOutAndInAreFound() {
        #expect(index.transitions(from: "DetailView").notation == ["DetailView -sheet-> Home.child (Child) call"])
        #expect(index.transitions(into: "DetailView").map(\.from.id) == ["HomeView", "Home", "Child"])
        #expect(index.exits(from: "DetailView").notation == ["DetailView <-back- Home call"])
        #expect(index.exits(from: "HomeView").isEmpty)
    }

    @Test func destinationsThatShowAViewAreFoundWithTheirOwners() {
        #expect(
            index.destinations(showing: "DetailView").map { "\($0.coordinator.id) \($0.destination.id)" } == [
                "Home Home.detail", "Child Child.detail",
            ])
    }

    @Test func holdersOfAViewAreFound() {
        #expect(index.screens(containing: "DetailView").map(\.id) == ["HomeView"])
        #expect(index.screens(containing: "HomeView").isEmpty)
    }
}
