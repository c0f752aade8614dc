import NavigationModel
import TestSupport
import Testing

@Suite struct ReachablePlacesTests {
    /// Ways of all kinds, something that nothing leads to, and what only leads to itself.
    private static let app = """
        App => Home
        Home -root-> Home.home (HomeView) declared
        HomeView -push-> Home.list (ListView) inferred
        ListView -sheet-> Other.far (FarView)
        FarView -push-> Home.list (ListView)
        LostView -push-> Home.detail (DetailView)
        FirstView -push-> Home.second (SecondView)
        SecondView -push-> Home.first (FirstView)
        """

    @Test func findsWhatJourneysFind() {
        let index = GraphIndex(NavigationGraph(notation: Self.app))
        let places = ReachablePlaces(index)
        let journeys = Journeys(index, mixesPlatforms: true)
        let ids = Set(index.graph.transitions.flatMap { [$0.from.id, $0.to?.id ?? ""] })
        let reached = ids.filter(places.contains)
        #expect(reached == ids.filter { !journeys.journeys(to: $0).isEmpty })
        #expect(reached == ["Home", "HomeView", "ListView", "FarView"])
    }

    @Test func nothingLeadsToWhatIsNotInTheGraph() {
        #expect(!ReachablePlaces(GraphIndex(NavigationGraph(notation: Self.app))).contains("NoView"))
    }
}
