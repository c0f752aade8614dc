import NavigationModel
import Render
import TestSupport
import Testing

@Suite struct ReadingOrderTests {
    private let site: SiteFiles

    init() throws { site = try Self.planets.get() }

    private static let planets = Result { try SiteFiles.planets }

    /// The links at the foot of a page by their `rel`.
    private func links(_ path: String, of other: SiteFiles? = nil) throws -> [String: String] {
        let links = try (other ?? site).elements(path).filter {
            $0.attributes["rel"] == "prev" || $0.attributes["rel"] == "next"
        }
        return Dictionary(links.map { ($0.attributes["rel"] ?? "", $0.attributes["href"] ?? "") }) { first, _ in first }
    }

    @Test func pagesOfTheWholeAppComeBeforeItsCoordinators() throws {
        #expect(try links("index.html") == ["next": "screens/index.html"])
        #expect(try links("screens/index.html") == ["prev": "../index.html", "next": "../journeys.html"])
        #expect(
            try links("not-understood.html") == ["prev": "findings.html", "next": "coordinators/AppCoordinator.html"])
    }

    @Test func coordinatorsFollowTheTree() throws {
        #expect(
            try links("coordinators/HomeCoordinator.html")
                == [
                    "prev": "../coordinators/MainTabCoordinator.html",
                    "next": "../coordinators/SettingsCoordinator.html",
                ])
    }

    @Test func articlesStandBetweenTheWholeAppAndItsCoordinators() throws {
        let articles = ["a.md", "b.md"].map { ArticleFolder.Article(path: $0, text: "# \($0)") }
        let site = try SiteFiles(GraphFixture.planets, articles: ArticleFolder(name: "Docs", articles: articles))
        #expect(try links("not-understood.html", of: site)["next"] == "articles/a.html")
        #expect(
            try links("articles/a.html", of: site) == ["prev": "../not-understood.html", "next": "../articles/b.html"])
        #expect(try links("articles/b.html", of: site)["next"] == "../coordinators/AppCoordinator.html")
    }

    @Test func screensFollowTheirList() throws {
        #expect(try links("screens/AboutView.html")["prev"] == "../screens/index.html")
        #expect(try links("screens/AboutView.html")["next"] == "../screens/CodeView.html")
        #expect(try links("screens/WelcomeView.html")["next"] == nil)
    }
}
