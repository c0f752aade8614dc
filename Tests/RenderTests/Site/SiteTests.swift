import NavigationModel
import TestSupport
import Testing

@Suite struct SiteTests {
    @Test func everyPageOfTheDesignIsThere() throws {
        let site = try SiteFiles.planets
        let expected = [
            "index.html", "coordinators/HomeCoordinator.html", "screens/index.html", "screens/PlanetView.html",
            "deep-links.html", "findings.html", "rules.html", "not-understood.html", "navigation.json",
            "graphs/app.svg",
            "graphs/HomeCoordinator.svg", "assets/style.css", "assets/graph.css",
        ]
        for path in expected { #expect(site.paths.contains(path), "\(path)") }
        #expect(site.paths == site.paths.sorted())
        #expect(Set(site.paths.map { $0.lowercased() }).count == site.paths.count)
    }

    enum Subject: CaseIterable {
        case planets, hostile, empty

        var graph: NavigationGraph {
            switch self {
            case .planets: GraphFixture.planets
            case .hostile: GraphFixture.hostile
            case .empty: NavigationGraph(title: "Empty", sourceFiles: 3)
            }
        }
    }

    @Test(arguments: Subject.allCases)
    func everyPageIsWellFormed(subject: Subject) throws {
        let site = try SiteFiles(subject.graph, landing: "# <b>Hi</b>\n\n| a |\n| - |\n| `]]>` |")
        for page in site.pages { #expect(throws: Never.self, "\(page)") { try site.elements(page) } }
    }

    @Test(arguments: Subject.allCases)
    func everyLinkLeadsToAFileAndAnAnchorOfTheSite(subject: Subject) throws {
        let site = try SiteFiles(subject.graph)
        var ids: [String: Set<String>] = [:]
        for page in site.pages { ids[page] = Set(try site.elements(page).compactMap { $0.attributes["id"] }) }
        for page in site.pages {
            let elements = try site.elements(page)
            let links = elements.flatMap { element in
                ["href", "src", "xlink:href", "popovertarget"].compactMap { name in
                    element.attributes[name].map { name == "popovertarget" ? "#\($0)" : $0 }
                }
            }
            #expect(links.count > 8, "\(page)")
            for link in links where !link.hasPrefix("https://") {
                let target = resolve(link, from: page)
                #expect(site.paths.contains(target.path), "\(page) → \(link)")
                if let anchor = target.anchor {
                    #expect(ids[target.path]?.contains(anchor) == true, "\(page) → \(link)")
                }
            }
        }
    }

    @Test func idsAreUniqueOnTheirPage() throws {
        let site = try SiteFiles(GraphFixture.planets, landing: "## Map\n\n## Tree\n\n## Content")
        for page in site.pages {
            let ids = try site.elements(page).compactMap { $0.attributes["id"] }
            #expect(Set(ids).count == ids.count, "\(page)")
        }
    }

    @Test func pagesHoldNoInlineScriptAndNoInlineStyle() throws {
        let site = try SiteFiles.planets
        for page in site.pages {
            let html = site.text(page)
            #expect(html.ranges(of: "<script").count == html.ranges(of: "\"></script>").count, "\(page)")
            for element in try site.elements(page) {
                #expect(element.name != "style", "\(page)")
                if element.name == "script" { #expect(element.isScriptOfTheSite, "\(page)") }
                #expect(!element.attributes.keys.contains { $0 == "style" || $0.hasPrefix("on") }, "\(page)")
            }
            #expect(
                site.text(page).contains("Content-Security-Policy")
                    && site.text(page).contains("default-src &#39;none&#39;"))
        }
    }

    @Test func everyPageHasOneHeadingAndItsLandmarks() throws {
        let site = try SiteFiles.planets
        for page in site.pages {
            let elements = try site.elements(page)
            #expect(elements.count { $0.name == "h1" } == 1, "\(page)")
            #expect(elements.count { $0.name == "main" } == 1, "\(page)")
            #expect(elements.contains { $0.attributes["class"] == "skip" && $0.attributes["href"] == "#content" })
            for cell in elements where cell.name == "th" { #expect(cell.attributes["scope"] != nil, "\(page)") }
        }
    }

    @Test func theSidebarMarksThePage() throws {
        let site = try SiteFiles.planets
        for page in site.pages {
            let marked = try site.elements(page).filter { $0.name == "a" && $0.attributes["aria-current"] != nil }
            #expect(marked.count == 1, "\(page)")
        }
        #expect(site.text("coordinators/HomeCoordinator.html").contains("HomeCoordinator.html\" aria-current=\"page\""))
        #expect(site.text("screens/PlanetView.html").contains("screens/index.html\" aria-current=\"true\""))
    }

    @Test func sameGraphSameBytes() throws {
        #expect(try SiteFiles.planets.contents == SiteFiles.planets.contents)
    }

    @Test func theDocumentIsTheGraphWithItsFindings() throws {
        let site = try SiteFiles.planets
        #expect(
            try NavigationDocument.decode(Array(site.text("navigation.json").utf8))
                == GraphFixture.analysis(of: GraphFixture.planets))
    }

    @Test func hostileNamesAreTextEverywhere() throws {
        let site = try SiteFiles(GraphFixture.hostile)
        for page in site.pages {
            let elements = try site.elements(page)
            #expect(!elements.contains { ["img", "x", "b1"].contains($0.name) }, "\(page)")
            #expect(elements.allSatisfy { $0.name != "script" || $0.isScriptOfTheSite }, "\(page)")
        }
        let page = site.pages.first { $0.hasPrefix("coordinators/") } ?? ""
        #expect(site.words(page).contains("<script>alert(1)</script>\"'&]]>🪐\\u{202E}"))
        for path in site.paths {
            #expect(path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !#"<>:"\|?*"#.utf8.contains($0) }, "\(path)")
        }
    }

    private func resolve(_ link: String, from page: String) -> (path: String, anchor: String?) {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var folders = page.split(separator: "/").dropLast().map(String.init)
        guard !parts[0].isEmpty else { return (page, parts.count > 1 ? parts[1] : nil) }
        for part in parts[0].split(separator: "/").map(String.init) {
            if part == ".." { _ = folders.popLast() } else { folders.append(part) }
        }
        return (folders.joined(separator: "/"), parts.count > 1 ? parts[1] : nil)
    }
}
