import NavigationModel
import TestSupport
import Testing

@Suite struct JourneyPageTests {
    private func site(_ notation: String) throws -> SiteFiles { try SiteFiles(NavigationGraph(notation: notation)) }

    private static let planets = Result { try SiteFiles.planets }

    @Test func aScreenTellsEveryStepWithItsCallAndPlace() throws {
        let words = try Self.planets.get().words("screens/MoonView.html")
        #expect(
            words.contains(
                "Shortest path 7 steps PlanetsApp root AppCoordinator Where the app starts App.swift:9"),
            "\(words)")
        #expect(
            words.contains(
                "push MoonView as moon home.route(to: .moon(id: $0, of: id)) PlanetView.swift:63"), "\(words)")
    }

    @Test func aCallInsideAViewNamesTheView() throws {
        let words = try site(
            """
            PlainApp => Home
            Home -root-> Home.list (ListView) declared
            ListView contains RowView
            RowView -push-> Home.detail (DetailView)
            """
        ).words("screens/DetailView.html")
        #expect(words.contains("push DetailView as detail From RowView App.swift:1"), "\(words)")
    }

    @Test func aScreenThatIsAPartIsHeldByAnother() throws {
        let words = try site("PlainApp => ListView\nListView contains RowView").words("screens/RowView.html")
        #expect(
            words.contains("1 step PlainApp root ListView Where the app starts App.swift:1 which contains RowView"),
            "\(words)")
    }

    @Test func aScreenThatNothingLeadsToSaysSo() throws {
        let site = try site("PlainApp => ListView\nLonelyView -push-> .detail (DetailView)")
        #expect(site.words("screens/LonelyView.html").contains("No path that leads here was found."))
        #expect(
            site.words("screens/DetailView.html").contains(
                "No path from an entry point was found. The nearest starting point is LonelyView , but no code that presents it was found."
            ))
        let words = site.words("journeys.html")
        #expect(words.contains("1 of 3 screens can be reached from an entry point."), "\(words)")
        #expect(
            words.contains("Without an entry point from views that aren’t presented by any known code Lonely"),
            "\(words)")
        #expect(words.contains("Unreachable 1 screen"), "\(words)")
    }

    @Test func aLibrarySaysWhereItsWaysBegin() throws {
        let site = try site("Home -root-> Home.list (ListView) declared\nListView -push-> Home.detail (DetailView)")
        #expect(site.words("journeys.html").contains("No entry point was found, as is usual in a library"))
        #expect(site.words("screens/DetailView.html").contains("No entry point was found. The path starts at Home ,"))
    }

    @Test func waysThatAreOnlyInferredSaySo() throws {
        let site = try site("PlainApp => ListView\nListView -push-> .detail (DetailView) inferred")
        #expect(site.words("screens/DetailView.html").contains("Only inferred paths lead here."))
        #expect(site.words("journeys.html").contains("2 steps, inferred"))
    }

    @Test func everyScreenIsOnTheJourneysPageOnce() throws {
        let site = try Self.planets.get()
        for screen in GraphFixture.planets.screens {
            let links = site.main("journeys.html").ranges(of: "screens/\(screen.id).html#way-there\"").count
            #expect(links == 1, "\(screen.id)")
        }
    }

    @Test func aWayThatIsVeryLongBeginsWhereItsPageGoesOn() throws {
        let chain = (0..<60).map { "V\($0) -push-> .v\($0 + 1) (V\($0 + 1))" }.joined(separator: "\n")
        let words = try site("PlainApp => V0\n" + chain).words("screens/V60.html")
        #expect(words.contains("61 steps V41 after 42 steps, which are listed on its page"), "\(words)")
    }

    /// A fifth of an app of 3,000 screens, whose page is to stay under 1.5 MB.
    @Test func manyScreensStaySmallAndFold() throws {
        var lines = ["PlainApp => C0"]
        for number in 0..<60 {
            lines.append("C\(number) -root-> C\(number).home (S\(number)View0) declared")
            lines += (1..<10).map { "S\(number)View0 -push-> C\(number).d\($0) (S\(number)View\($0))" }
            lines.append("S\(number)View9 -sheet-> C\(number).next (C\(number + 1))")
        }
        let site = try site(lines.joined(separator: "\n"))
        let page = site.main("journeys.html")
        #expect(page.utf8.count < 300_000)
        #expect(page.contains("screens/S59View9.html"))
        #expect(page.ranges(of: "<details class=\"journeys\">").count == 60)
    }

    @Test func deepLinksThatStopAreListedOnTop() throws {
        let words = try Self.planets.get().words("deep-links.html")
        #expect(
            words.contains(
                "Warning: one deep link stops early because of a type mismatch. trip stops at trip (types differ)"
            ),
            "\(words)")
    }

    @Test func aDeepLinkTellsWhatIsOnTheScreenThen() throws {
        let words = try Self.planets.get().words("deep-links.html")
        #expect(
            words.contains(
                "Main interface AppCoordinator main shows MainTabCoordinator MainTabCoordinator home shows HomeCoordinator "
                    + "HomeCoordinator planet shows PlanetView home shows HomeView shown first"), "\(words)")
        #expect(
            words.contains("fullScreenCover topmost HomeCoordinator trip shows TripCoordinator TripCoordinator dates"),
            "\(words)")
    }
}
