import Base
import NavigationModel
import TestSupport
import Testing

@Suite struct PageTests {
    private let site: SiteFiles

    init() throws {
        site = try Self.planets.get()
    }

    private static let planets = Result { try SiteFiles.planets }

    private func expect(
        _ page: String, says phrases: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let words = site.words(page)
        for phrase in phrases {
            #expect(words.contains(phrase), "\(phrase) in \(words)", sourceLocation: sourceLocation)
        }
    }

    @Test func overviewSaysWhatTheAppIs() {
        expect(
            "index.html", says: "Planets Eight coordinators show 17 screens. The app starts at AppCoordinator .",
            "8 coordinators 25 destinations 17 screens 28 transitions 2 deep links 2 findings 1 error 1 call not understood",
            "Made by navdocs 1.0 from 41 Swift files")
    }

    /// Hosts are told beside the coordinators, and counted as none; several starts are a list.
    @Test func overviewTellsHostsApart() throws {
        var graph = GraphFixture.planets
        let place = SourceLocation(file: "Shed.swift", line: 1, column: 1)
        graph.coordinators.append(
            Coordinator(id: "Shed", name: "Shed", module: "App", system: .swiftUI, kind: .stack, location: place))
        for name in ["HomeCoordinator", "SettingsCoordinator"] {
            graph.entryPoints.append(EntryPoint(name: "PlanetsApp", to: NodeReference(name), location: place))
        }
        let words = try SiteFiles(graph).words("index.html")
        #expect(words.contains("Eight coordinators and one navigation stack show 17 screens."), "\(words)")
        #expect(words.contains("starts at AppCoordinator , HomeCoordinator and SettingsCoordinator"), "\(words)")
        #expect(words.contains(" 8 coordinators 25 destinations"), "\(words)")
    }

    @Test func overviewTellsTheTreeInWords() {
        expect(
            "index.html", says: "tab Home Coordinator 6 destinations sheet Settings Coordinator 2 destinations",
            "push Settings Coordinator also under Home")
    }

    @Test func overviewShowsTheWorstFirst() {
        expect("index.html", says: "Findings Error PassView covers the screen", "dead-end-cover PassView.swift:18")
        #expect(site.main("index.html").contains("<a href=\"screens/PassView.html\">PassView</a> covers"))
    }

    @Test func theLandingArticleGivesTitleAndText() throws {
        let site = try SiteFiles(
            GraphFixture.planets, landing: "# The *Planets*\n\nFly with ``HomeCoordinator``.\n\n## Why")
        let words = site.words("index.html")
        #expect(words.hasPrefix("The Planets Fly with HomeCoordinator . 8 coordinators"))
        #expect(words.contains("All findings Why Next Screens Made by"))
        #expect(!words.contains("Eight coordinators"))
        let underlined = try SiteFiles(GraphFixture.planets, landing: "\nThe Planets\n===\nFly.").words("index.html")
        #expect(underlined.hasPrefix("The Planets Fly."))
        #expect(site.main("index.html").contains("<a href=\"coordinators/HomeCoordinator.html\"><code>"))
    }

    @Test func aCoordinatorTellsTheWayToIt() {
        expect(
            "coordinators/HomeCoordinator.html",
            says:
                "PlanetsApp root AppCoordinator root MainTabCoordinator tab HomeCoordinator HomeCoordinator flow The first",
            "Starts at home 6 destinations reached by 2 deep links Scaffolding in Planets Sources/Home/HomeCoordinator.swift:12"
        )
    }

    @Test(arguments: NavigationSystem.allCases)
    func aCoordinatorTellsWhatItIsWrittenWith(_ system: NavigationSystem) throws {
        var graph = GraphFixture.planets
        graph.coordinators[0].system = system
        #expect(try SiteFiles(graph).words("coordinators/AppCoordinator.html").contains("\(system.title) in Planets"))
    }

    @Test func aCoordinatorListsItsDestinations() {
        expect(
            "coordinators/HomeCoordinator.html",
            says: "home Where the tab opens. Lists every planet by distance. func home () -> some View "
                + "HomeCoordinator.swift:20 HomeView root Declared as the root view",
            "moon (id: Moon.ID, of: Planet.ID) A moon, with a way up to its planet. func moon (id: Moon . ID , of planet: "
                + "Planet . ID ) -> some View HomeCoordinator.swift:28 MoonView push PlanetView PlanetView.swift:63 home.route(to: .moon(id: $0, of: id))",
            "HomeView through openSettings() HomeView.swift:52 home.openSettings()")
        expect(
            "coordinators/SearchCoordinator.html",
            says: "SearchView inferred SearchView.swift:27 host.present(.filters)")
        #expect(site.main("coordinators/HomeCoordinator.html").contains("<tr role=\"row\" id=\"destination-planet\">"))
    }

    @Test func aCoordinatorNamesItsNeighbours() {
        expect(
            "coordinators/HomeCoordinator.html", says: "Opened by tab MainTabCoordinator as home, tab 1 of 3",
            "Opens sheet SettingsCoordinator as settings fullScreenCover TripCoordinator as trip",
            "Previous MainTabCoordinator Next SettingsCoordinator")
        expect("coordinators/AppCoordinator.html", says: "Opened by root PlanetsApp where the app starts")
    }

    @Test func aCoordinatorShowsItsFindingsExitsAndDeclaration() {
        expect(
            "coordinators/HomeCoordinator.html", says: "Warning: The deep link trip expects TripFlow",
            "Goes back From How Call MoonView back home.pop() MoonView.swift:35 GalleryView dismiss dismiss()",
            "@Scaffoldable @Observable final class HomeCoordinator : FlowCoordinatable { func home () -> some View")
    }

    @Test func aCoordinatorTellsWhatIsSpecialAboutADestination() throws {
        var graph = GraphFixture.planets
        graph.coordinators[0].destinations[0].wrapper = "NavigationStack"
        graph.coordinators[0].destinations[0].condition = "os(iOS)"
        graph.coordinators[0].destinations[0].trackedBy = "3.0–3.1"
        graph.coordinators[0].destinations[1].targets = []
        graph.coordinators[0].destinations[1].managed = true
        graph.coordinators[0].destinations[2].documentation = "One.\n\nTwo **three**."
        graph.transitions.removeAll { $0.destination == "login" }
        graph.coordinators[0].destinations[2].presentations = []
        let words = try SiteFiles(graph).words("coordinators/AppCoordinator.html")
        for phrase in [
            "Only if os(iOS) Only with Scaffolding 3.0–3.1 func onboarding () -> some View AppCoordinator.swift:20 "
                + "OnboardingView in NavigationStack", "inline view",
            "main generated",
            "One. More Two three . func login () -> any Coordinatable AppCoordinator.swift:28 LoginCoordinator never shown No call found",
        ] {
            #expect(words.contains(phrase), "\(phrase) in \(words)")
        }
    }

    @Test func deepLinksTellEveryHop() {
        expect(
            "deep-links.html",
            says:
                "planet ends on PlanetView onOpenURL in PlanetsApp DeepLinks.swift:30 AppCoordinator root main tab home push planet",
            "trip stops at trip (types differ)", "The code expects TripFlow, but trip shows TripCoordinator.")
        #expect(!site.main("deep-links.html").contains("<del>"))
    }

    @Test func hopsAfterAWrongTypeAreStruck() throws {
        var graph = GraphFixture.planets
        let stopping = try #require(graph.deepLinks.firstIndex { $0.hops.contains(where: \.mismatched) })
        graph.deepLinks[stopping].hops.append(
            DeepLinkHop(coordinator: NodeReference("TripCoordinator"), destination: "review", style: .push))
        let main = try SiteFiles(graph).main("deep-links.html")
        #expect(main.contains("<del><a href=\"coordinators/TripCoordinator.html#destination-review\">review</a></del>"))
        #expect(!main.contains("<del><a href=\"coordinators/HomeCoordinator.html#destination-trip\">"))
    }

    @Test func aScreenTellsWhoShowsItAndWhatItOpens() {
        expect(
            "screens/PlanetView.html", says: "HomeCoordinator push PlanetView PlanetView screen The Planet screen.",
            "planet HomeCoordinator push HomeView HomeView.swift:41",
            "gallery HomeCoordinator GalleryView fullScreenCover home.present(.gallery(planet: id), as: .fullScreenCover) "
                + "PlanetView.swift:71",
            "Uses HomeCoordinator in Planets Sources/Home/PlanetView.swift:5")
        expect("screens/MoonView.html", says: "Goes back From How Call MoonView back home.pop()")
    }

    @Test func aButtonInARowBelongsToTheScreensThatHoldTheRow() {
        expect(
            "screens/SearchView.html",
            says: "planet SearchCoordinator PlanetView push in ResultRow ResultRow.swift:19", "Contains ResultRow",
            "host.present(.filters) SearchView.swift:27 inferred")
        expect("screens/PlanetView.html", says: "ResultRow in SearchView ResultRow.swift:19")
        expect("screens/ResultRow.html", says: "It’s part of SearchView .", "Part of SearchView")
    }

    @Test func screensAreListedWithTheirWays() {
        expect(
            "screens/index.html", says: "AboutView The About screen. SettingsCoordinator as about push nothing",
            "screen. in SearchView planet ReviewView", "gallery , moon , trip")
    }

    @Test func whatIsNotUnderstoodIsListedWithPlaceAndReason() {
        expect(
            "not-understood.html",
            says:
                "routers[kind]?.open(id) The type of routers[kind] is not known Name the coordinator's type in a local "
                + "variable. Sources/Search/Legacy.swift:12")
    }

    @Test func findingsAreListedWorstFirst() {
        expect(
            "findings.html", says: "Error: PassView covers", "Call dismissCoordinator(). dead-end-cover at Sources/Trip"
        )
        let words = site.words("findings.html")
        #expect(
            (words.firstRange(of: "Error:")?.lowerBound ?? words.endIndex)
                < (words.firstRange(of: "Warning:")?.lowerBound ?? words.startIndex))
    }

    @Test func noCoordinatorsIsSaidKindly() throws {
        let site = try SiteFiles(NavigationGraph(title: "Empty", sourceFiles: 3))
        let words = site.words("index.html")
        #expect(words.contains("No coordinators were found in 3 Swift files. navdocs looks for"))
        #expect(words.contains("custom frameworks and UIKit."))
        #expect(!words.contains("What opens what") && !site.paths.contains("graphs/app.svg"))
    }

    @Test func twoTypesOfOneNameHaveAPageEach() throws {
        var graph = GraphFixture.planets
        graph.screens.append(Screen(id: "Watch.HomeView", name: "HomeView", module: "Watch"))
        let site = try SiteFiles(graph)
        #expect(site.words("screens/Watch-HomeView.html").contains("in Watch Declared outside the source"))
        #expect(site.words("screens/HomeView.html").contains("in Planets"))
    }

    @Test func filesOfOneNameAreToldApart() throws {
        var graph = GraphFixture.planets
        graph.notUnderstood[0].location.file = "Sources/Watch/HomeView.swift"
        let words = try SiteFiles(graph).words("coordinators/HomeCoordinator.html")
        #expect(words.contains("HomeView Home/HomeView.swift:41"))
    }
}
