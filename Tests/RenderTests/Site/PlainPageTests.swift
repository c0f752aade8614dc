import Base
import NavigationModel
import TestSupport
import Testing

/// What views show by themselves, on the pages of both ends.
@Suite struct PlainPageTests {
    private let site: SiteFiles

    init() throws { site = try Self.plain.get() }

    private static let plain = Result { try SiteFiles(GraphFixture.plain) }

    private func expect(
        _ page: String, says phrases: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let words = site.words(page)
        for phrase in phrases {
            #expect(words.contains(phrase), "\(phrase) in \(words)", sourceLocation: sourceLocation)
        }
    }

    @Test func theScreenThatOpensSaysSo() {
        expect(
            "screens/HomeView.html", says: "showsHelp no coordinator HelpView sheet",
            "tip no coordinator inline view popover in TipRow")
        expect(
            "screens/TipRow.html", says: "Opens Destination Shows Style Call tip no coordinator inline view popover")
    }

    @Test func theScreenThatIsShownSaysByWhom() {
        expect(
            "screens/HelpView.html", says: "PlainApp root Home root HomeView sheet HelpView HelpView screen",
            "showsHelp no coordinator sheet HomeView App.swift:1 showsHelp no coordinator sheet StartView inferred")
        #expect(!site.words("screens/HelpView.html").contains("No destination shows it"))
        expect(
            "screens/AboutView.html", says: "LonelyView sheet AboutView AboutView screen", "showsAbout no coordinator")
    }

    @Test func theListOfScreensTellsBothEnds() {
        expect(
            "screens/index.html",
            says:
                "HelpView HomeView as showsHelp, no coordinator StartView as showsHelp, no coordinator sheet TermsView",
            "LonelyView Home , AboutView")
    }

    @Test func theCoordinatorListsWhatItsScreensShow() {
        expect(
            "coordinators/Home.html",
            says:
                "Views opened by its screens directly, not through a destination Name Shows Style Opened from setup no coordinator Setup fullScreenCover",
            "tip no coordinator inline view popover TipRow in HomeView",
            "Opened by root PlainApp where the app starts sheet LonelyView as home, no coordinator",
            "Opens fullScreenCover Setup by DetailView, no coordinator")
        expect(
            "coordinators/Setup.html", says: "PlainApp root Home fullScreenCover Setup Setup flow",
            "Opened by fullScreenCover DetailView as setup, no coordinator")
        #expect(!site.words("coordinators/Setup.html").contains("Nothing that was read opens it"))
    }

    @Test func theOverviewListsWhatBelongsToNoCoordinator() {
        expect(
            "index.html", says: "fullScreenCover Setup 1 destination",
            "Views without a coordinator sheet AboutView by LonelyView sheet Home by LonelyView")
    }

    @Test func anAppWithoutCoordinatorsHasItsMap() throws {
        let site = try SiteFiles(GraphFixture.plainOnly)
        let words = site.words("index.html")
        #expect(
            words.contains("The app’s three views open each other directly. 3 screens 3 transitions"),
            "\(words)")
        #expect(
            words.contains(
                "sheet AboutView by ContentView push DetailView by ContentView popover inferred inline view (tip) by DetailView"
            ))
        #expect(site.paths.contains("graphs/app.svg"))
    }

    @Test func whatHasNoPageOfItsOwnIsListed() throws {
        var graph = GraphFixture.plainOnly
        graph.transitions[2].from = NodeReference("Helper")
        graph.screens.removeAll { $0.id == "Helper" }
        #expect(
            try SiteFiles(graph).words("screens/index.html").contains(
                "Inline views opened by other code in types that aren’t screens Name Shows Style Opened from tip no coordinator"
            ))
    }

    @Test func viewThatAnAppStartsWithSaysSo() throws {
        let site = try SiteFiles(GraphFixture.plainOnly)
        #expect(site.words("screens/ContentView.html").contains("Shown by PlainApp starts here. Opens"))
        #expect(site.words("screens/index.html").contains("ContentView PlainApp where the app starts root"))
        #expect(!site.words("screens/AboutView.html").contains("starts here"))
    }
}
