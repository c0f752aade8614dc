import NavigationModel
import TestSupport
import Testing

@Suite struct StrayJourneyTests {
    private func journeys(_ notation: String) -> Journeys {
        Journeys(GraphIndex(NavigationGraph(notation: notation)))
    }

    @Test func withoutAnEntryPointWaysBeginAtCoordinatorsThatNothingShows() throws {
        let library = journeys(
            """
            Outer -root-> Outer.home (HomeView) declared
            HomeView -sheet-> Outer.inner (Inner)
            Inner -root-> Inner.first (FirstView) declared
            """)
        #expect(library.starts.isEmpty)
        #expect(library.journeys(to: "FirstView").isEmpty)
        let way = try #require(library.strayJourney(to: "FirstView"))
        #expect(way.notation == "Outer -root-> HomeView -sheet-> Inner -root-> FirstView")
        #expect(way.start.kind == .unmounted)
        #expect(library.strayJourney(to: "Outer") == nil)
    }

    @Test func whatOnlyAnUnshownViewLeadsToIsNotReachedFromTheApp() throws {
        let app = journeys("App => HomeView\nLonelyView -push-> .detail (DetailView)")
        #expect(app.journeys(to: "DetailView").isEmpty)
        let way = try #require(app.strayJourney(to: "DetailView"))
        #expect(way.notation == "LonelyView -push-> DetailView")
        #expect(way.start.kind == .unshown)
        #expect(app.strayJourney(to: "LonelyView") == nil)
    }

    @Test func whatAnEntryPointReachesHasNoOtherStart() {
        let app = journeys(
            "App => HomeView\nHomeView -push-> .detail (DetailView)\nLonelyView -push-> .detail (DetailView)")
        #expect(app.strayJourney(to: "DetailView") == nil)
        #expect(app.journeys(to: "DetailView").count == 1)
    }

    @Test func aCircleThatNothingLeadsIntoHasAStart() {
        let library = journeys("A -root-> A.a (AView) declared\nAView -push-> A.again (A)")
        #expect(library.strayJourney(to: "AView")?.notation == "A -root-> AView")
        #expect(library.strayJourney(to: "A") == nil)
    }

    @Test func aViewThatHoldsTheScreensOfAReducerIsThere() {
        var graph = NavigationGraph(
            notation: """
                App => Tabs
                Tabs -tab-> Tabs.shop (Shop) declared
                Shop -root-> Shop.shelf (ShelfView) declared
                TabsView contains ShopView
                ShopView contains ShelfView
                ShopView contains Banner
                """)
        for index in graph.coordinators.indices { graph.coordinators[index].system = .tcaCoordinators }
        let journeys = Journeys(GraphIndex(graph))
        #expect(journeys.journeys(to: "TabsView").notation == ["App => Tabs (TabsView)"])
        #expect(journeys.journeys(to: "Banner").notation == ["App => Tabs -tab-> Shop (ShopView) (Banner)"])
        #expect(journeys.journeys(to: "ShelfView").notation == ["App => Tabs -tab-> Shop -root-> ShelfView"])
    }

    @Test func waysFromAChosenPlaceOnlyGoForward() {
        let app = journeys(
            "App => HomeView\nHomeView -push-> .detail (DetailView)\nDetailView -push-> .more (MoreView)")
        let chosen = app.journeys(from: [NodeReference("DetailView")])
        #expect(chosen.journey(to: "MoreView")?.notation == "DetailView -push-> MoreView")
        #expect(chosen.journey(to: "HomeView") == nil)
        #expect(chosen.journey(to: "DetailView")?.length == 0)
    }
}
