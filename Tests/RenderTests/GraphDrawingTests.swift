import Drawing
import Foundation
import NavigationModel
import TestSupport
import Testing

struct GraphDrawingTests {
    private let planets = GraphIndex(GraphFixture.planets)

    private func drawing(
        _ subject: GraphSubject, _ layout: GraphLayout = .wide, link: (GraphLink) -> String? = { _ in nil }
    ) -> GraphDrawing {
        GraphDrawing(of: subject, layout: layout, index: planets, link: link)
    }

    private func edges(_ drawing: GraphDrawing) -> [String] {
        drawing.dot.split(separator: "\n").filter { $0.contains(" -> ") }.compactMap { line in
            line.split(separator: "id=\"").last?.split(separator: "\"").first.map(String.init)
        }
    }

    @Test func wholeAppJoinsRowsToCards() {
        #expect(
            edges(drawing(.app)) == [
                "entry-PlanetsApp-root-coordinator-AppCoordinator",
                "coordinator-AppCoordinator.AppCoordinator.main-root-coordinator-MainTabCoordinator",
                "coordinator-AppCoordinator.AppCoordinator.login-sheet-coordinator-LoginCoordinator",
                "coordinator-HomeCoordinator.HomeCoordinator.settings-sheet-coordinator-SettingsCoordinator",
                "coordinator-HomeCoordinator.HomeCoordinator.trip-fullScreenCover-coordinator-TripCoordinator",
                "coordinator-MainTabCoordinator.MainTabCoordinator.home-tab-coordinator-HomeCoordinator",
                "coordinator-MainTabCoordinator.MainTabCoordinator.search-tab-coordinator-SearchCoordinator",
                "coordinator-MainTabCoordinator.MainTabCoordinator.profile-tab-coordinator-ProfileCoordinator",
                "coordinator-ProfileCoordinator.ProfileCoordinator.settings-push-coordinator-SettingsCoordinator",
            ])
    }

    @Test func ownGraphShowsDestinationsAndOneHopAround() {
        #expect(
            edges(drawing(.coordinator("HomeCoordinator"))) == [
                "coordinator-MainTabCoordinator-tab-destination-HomeCoordinator.home",
                "destination-HomeCoordinator.home-push-destination-HomeCoordinator.planet",
                "destination-HomeCoordinator.moon-push-destination-HomeCoordinator.planet",
                "destination-HomeCoordinator.planet-push-destination-HomeCoordinator.moon",
                "destination-HomeCoordinator.planet-fullScreenCover-destination-HomeCoordinator.gallery",
                "destination-HomeCoordinator.home-sheet-coordinator-SettingsCoordinator",
                "destination-HomeCoordinator.planet-fullScreenCover-coordinator-TripCoordinator",
            ])
    }

    @Test func viewInsideAScreenOpensFromThatScreen() {
        #expect(
            edges(drawing(.coordinator("SearchCoordinator"))).contains(
                "destination-SearchCoordinator.search-push-destination-SearchCoordinator.planet"))
    }

    @Test func screenOfAnotherCoordinatorStandsOutside() {
        let lines = edges(drawing(.coordinator("AppCoordinator")))
        #expect(lines.contains("screen-ProfileView-sheet-coordinator-LoginCoordinator"))
        #expect(
            edges(drawing(.coordinator("ProfileCoordinator"))).contains(
                "destination-ProfileCoordinator.profile-sheet-coordinator-LoginCoordinator"))
    }

    @Test func tabsLeaveTheCoordinatorItself() {
        #expect(
            edges(drawing(.coordinator("MainTabCoordinator"))).filter { $0.contains("-tab-") }.sorted() == [
                "coordinator-MainTabCoordinator-tab-coordinator-HomeCoordinator",
                "coordinator-MainTabCoordinator-tab-coordinator-ProfileCoordinator",
                "coordinator-MainTabCoordinator-tab-coordinator-SearchCoordinator",
            ])
    }

    @Test func inferredWordsAreQuestions() throws {
        let svg = try drawing(.coordinator("SearchCoordinator")).inlineSVG(idPrefix: "")
        #expect(svg.contains(#"class="edge sheet inferred""#))
        #expect(svg.contains(">sheet ?</text>"))
        let line = try #require(svg.components(separatedBy: #"class="edge sheet inferred""#).last)
        #expect(line.components(separatedBy: "</g>")[0].contains(#"stroke-dasharray="5 8""#))
        #expect(drawing(.app).dot.contains("style=\"solid\""))
    }

    @Test func narrowGraphLeavesOutParametersAndTheSharedEnding() throws {
        let svg = try drawing(.coordinator("HomeCoordinator"), .narrow).inlineSVG(idPrefix: "")
        #expect(svg.contains(">planet</text>"))
        #expect(svg.contains(">Settings</text>"))
        #expect(svg.contains(">Cover</text>"))
        #expect(svg.contains("<title>SettingsCoordinator, flow coordinator</title>"))
    }

    @Test func inlineSVGIsAGroupWithPrefixedIds() throws {
        let svg = try drawing(.coordinator("HomeCoordinator")).inlineSVG(idPrefix: "own-")
        #expect(svg.hasPrefix("<svg "))
        #expect(svg.contains(#"role="group" aria-labelledby="own-title" aria-describedby="own-desc""#))
        #expect(svg.contains("<title id=\"own-title\">Graph of HomeCoordinator</title>"))
        #expect(!svg.contains("<style") && !svg.contains("style=") && !svg.contains("<!--"))
        let ids = svg.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(ids.allSatisfy { $0.hasPrefix("own-") })
        #expect(Set(ids).count == ids.count)
    }

    @Test func nodesAreNamedLinks() throws {
        let svg = try drawing(.coordinator("HomeCoordinator")) { link in
            if case .destination(let id) = link { "#\(id)" } else { nil }
        }.inlineSVG(idPrefix: "")
        #expect(svg.contains(##"<a href="#HomeCoordinator.planet"><title>planet(id:), PlanetView</title>"##))
        #expect(svg.components(separatedBy: "<a ").count - 1 == 4)
    }

    @Test func standaloneSVGHoldsBothThemesAndAKeyOfTheStylesUsed() throws {
        let svg = try drawing(.coordinator("HomeCoordinator")).standaloneSVG()
        #expect(svg.contains("prefers-color-scheme: dark") && svg.contains("[data-theme=\"dark\"]"))
        #expect(svg.contains("forced-colors: active"))
        let key = try #require(svg.components(separatedBy: #"<g class="key""#).dropFirst().first)
        let words = key.components(separatedBy: "</text>").dropLast().compactMap { $0.split(separator: ">").last }
        #expect(words == ["push", "sheet", "fullScreenCover", "tab"])
    }

    @Test func keyExplainsTheQuestionMark() throws {
        let svg = try drawing(.app).standaloneSVG()
        #expect(svg.contains("? inferred, not certain"))
        #expect(try #require(svg.components(separatedBy: #"class="key""#).last).contains(#"stroke-dasharray="5 8""#))
        #expect(try !drawing(.coordinator("HomeCoordinator")).standaloneSVG().contains("? inferred"))
    }

    @Test func describesInWords() {
        let home = drawing(.coordinator("HomeCoordinator"))
        #expect(
            home.description == """
                HomeCoordinator starts at home and has 6 destinations. It is opened by MainTabCoordinator (tab). \
                It opens SettingsCoordinator (sheet), TripCoordinator (fullScreenCover).
                """)
        #expect(
            drawing(.app).description
                == "8 coordinators with 25 destinations, joined by 8 lines. PlanetsApp starts at AppCoordinator.")
    }

    @Test func sameGraphGivesTheSameBytes() throws {
        let first = try drawing(.app).standaloneSVG()
        _ = try drawing(.coordinator("HomeCoordinator")).standaloneSVG()
        #expect(try drawing(.app).standaloneSVG() == first)
    }
}
