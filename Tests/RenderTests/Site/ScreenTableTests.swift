import NavigationModel
import TestSupport
import Testing

@Suite struct ScreenTableTests {
    private static let path = "screens/index.html"

    /// The values of a filter with the rows that have each, by name.
    private func rows(_ site: SiteFiles, _ facet: String) throws -> [String: Set<String>] {
        let elements = try site.elements(Self.path)
        let start = try #require(elements.firstIndex { $0.name == "select" && $0.attributes["name"] == facet })
        let options = elements[(start + 1)...].prefix { $0.name == "option" }.dropFirst()
        let rows = site.main(Self.path).matches(of: #/data-has="([^"]*)"><th[^>]*>(?:<b>)?<a[^>]*>([^<]*)/#)
        return Dictionary(
            options.map { option in
                let token = option.attributes["data-token"] ?? "none"
                let having = rows.filter { $0.1.split(separator: " ").contains(token[...]) }
                return (option.attributes["value"] ?? "", Set(having.map { String($0.2) }))
            }
        ) { first, _ in first }
    }

    @Test func screensAreFilteredByStyle() throws {
        let styles = try rows(SiteFiles.planets, "style")
        #expect(styles["fullScreenCover"] == ["GalleryView", "PassView"])
        #expect(styles.keys.sorted() == ["fullScreenCover", "push", "root", "sheet"])
    }

    @Test func aViewInsideAScreenBelongsToItsCoordinator() throws {
        let owners = try rows(SiteFiles.planets, "coordinator")
        #expect(owners["SearchCoordinator"] == ["FiltersView", "PlanetView", "ResultRow", "SearchView"])
    }

    @Test func screensAreFilteredBySystemModuleAndEvidence() throws {
        var graph = GraphFixture.planets
        let home = try #require(graph.coordinators.firstIndex { $0.id == "HomeCoordinator" })
        let about = try #require(graph.screens.firstIndex { $0.id == "AboutView" })
        graph.coordinators[home].system = .stinsen
        graph.screens[about].module = "Settings"
        let site = try SiteFiles(graph)
        #expect(try rows(site, "system")["stinsen"] == ["GalleryView", "HomeView", "MoonView", "PlanetView"])
        #expect(try rows(site, "module")["Settings"] == ["AboutView"])
        #expect(try rows(site, "evidence")["inferred"] == ["FiltersView"])
    }

    @Test func aFilterWithoutAChoiceIsNotShown() throws {
        let elements = try SiteFiles.planets.elements(Self.path)
        #expect(!elements.contains { $0.name == "select" && $0.attributes["name"] == "module" })
    }

    @Test func everyColumnSaysWhatItIsSortedBy() throws {
        let heads = try SiteFiles.planets.elements(Self.path).filter {
            $0.attributes["role"] == "columnheader"
        }
        #expect(heads.map { $0.attributes["data-sort"] ?? "" } == ["text", "text", "text", "links"])
    }

    @Test func aVeryLongListIsBriefAndSaysSo() throws {
        var graph = GraphFixture.planets
        #expect(!(try SiteFiles(graph).words(Self.path).contains("so many")))
        graph.screens += (1...1000).map { Screen(id: "View\($0)", name: "View\($0)", module: "Planets") }
        let words = try SiteFiles(graph).words(Self.path)
        #expect(
            words.contains(
                "There are so many screens that this list only shows how many destinations and views each one "
                    + "opens. The page of each screen has the details."))
        #expect(words.contains("PlanetView HomeCoordinator as planet SearchCoordinator as planet push 3"))
    }
}
