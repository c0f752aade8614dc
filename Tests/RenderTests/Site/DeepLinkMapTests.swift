import NavigationModel
import TestSupport
import Testing

@Suite struct DeepLinkMapTests {
    private static let planets = Result { try SiteFiles.planets }

    /// Only what the link passes is drawn, and of that what it takes is lit.
    @Test func everyLinkHasTheMapOfItsWay() throws {
        let site = try Self.planets.get()
        let page = site.main("deep-links.html")
        #expect(GraphFixture.planets.deepLinks.count == page.ranges(of: "<figure").count)
        let trip = site.text("links/link-trip.svg")
        #expect(trip.contains("coordinator-TripCoordinator") && trip.contains("tracing"))
        #expect(!trip.contains("coordinator-SettingsCoordinator"))
        #expect(page.contains("The path of trip"))
    }

    /// What comes after a hop that stops the link is not on its way.
    @Test func whatNeverHappensIsNotLit() throws {
        var graph = GraphFixture.planets
        let position = try #require(graph.deepLinks.firstIndex { $0.name == "trip" })
        let before = try SiteFiles(graph).text("links/link-trip.svg").ranges(of: " lit").count
        graph.deepLinks[position].hops[0].mismatched = true
        let after = try SiteFiles(graph).text("links/link-trip.svg").ranges(of: " lit").count
        #expect(0 < after && after < before)
    }

    @Test func pageWithManyLinksDrawsTheFirst() throws {
        var graph = GraphFixture.planets
        let link = try #require(graph.deepLinks.first { $0.name == "trip" })
        graph.deepLinks = (1...25).map { number in
            var copy = link
            copy.name = "trip\(number)"
            return copy
        }
        let page = try SiteFiles(graph).main("deep-links.html")
        #expect(page.ranges(of: "<figure").count == 20)
        #expect(page.contains("The first 20 also have a graph."))
    }
}
