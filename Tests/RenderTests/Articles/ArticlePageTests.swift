import NavigationModel
import Render
import Extractor
import TestSupport
import Testing

@Suite struct ArticlePageTests {
    private func folder(_ texts: [String: String], landing: String? = nil) -> ArticleFolder {
        ArticleFolder(
            name: "Docs", articles: texts.map { ArticleFolder.Article(path: $0.key, text: $0.value) },
            pictures: [OutputFile(path: "img/A b.PNG", contents: [1, 2, 3])], landing: landing)
    }

    private func site(_ texts: [String: String], landing: String? = nil) throws -> SiteFiles {
        try SiteFiles(GraphFixture.planets, articles: folder(texts, landing: landing))
    }

    private func remarks(_ texts: [String: String], landing: String? = nil) -> [Remark] {
        let options = SiteOptions(rules: Rules.descriptions, articles: folder(texts, landing: landing), version: "1.0")
        return Site.plan(for: GraphFixture.analysis(of: GraphFixture.planets), options: options).remarks
    }

    @Test func orderThenNameDecidesWhatComesNext() throws {
        let site = try site([
            "b.md": "# B", "a.md": "# A", "z.md": "---\norder: 1\n---\n# Z", "Later/x.md": "# X",
            "Later/index.md": "---\norder: 2\ntitle: Later on\n---\n# All of it",
        ])
        let words = site.text("articles/z.html")
        let names = ["Z", "Later on", "X", "A", "B"].map { ">\($0)</span></a>" }
        let places = names.map { words.firstRange(of: $0)?.lowerBound }
        #expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
        #expect(site.words("articles/Later-x.html").contains("Previous Later on Next A"))
        #expect(site.words("articles/z.html").hasPrefix("Planets Z Z Previous Not understood Next Later on"))
        #expect(site.words("articles/Later-x.html").hasPrefix("Planets Later on X X"))
        #expect(site.words("articles/Later-index.html").contains("All of it"))
    }

    @Test func relativeLinksLeadToPages() throws {
        let site = try site([
            "a.md": "# A\n\n[b](Sub/b.md#Not-It) [c](./Sub/b.md#more-of-it) [d](Sub/) [e](#here)\n\n## Here",
            "Sub/b.md": "# B\n\n[up](../a.md) [out](https://x.yz)\n\n## More of it", "Sub/index.md": "# Sub",
        ])
        let a = site.main("articles/a.html")
        #expect(a.contains("<a href=\"../articles/Sub-b.html#article-more-of-it\">c</a>"))
        #expect(a.contains("<a href=\"../articles/Sub-index.html\">d</a>"))
        #expect(a.contains("<a href=\"#article-here\">e</a>"))
        #expect(!a.contains(">b</a>"))
        #expect(site.main("articles/Sub-b.html").contains("<a href=\"../articles/a.html\">up</a>"))
    }

    @Test func theIndexIsTheFirstPageAndLinksFromThere() throws {
        let site = try site(
            ["index.md": "---\ntitle: T\n---\n# Hello\n\nSee [a](a.md).\n\n![A picture](img/A%20b.PNG)", "a.md": "x"],
            landing: "index.md")
        #expect(site.words("index.html").hasPrefix("Hello See a ."))
        #expect(site.main("index.html").contains("<a href=\"articles/a.html\">a</a>"))
        #expect(
            site.main("index.html").contains(
                "<img src=\"articles/pictures/img-A-b-PNG.png\" alt=\"A picture\" loading=\"lazy\" />"))
        #expect(!site.paths.contains("articles/index.html"))
        #expect(site.paths.contains("articles/pictures/img-A-b-PNG.png"))
    }

    @Test func aGraphStandsWhereItIsAskedFor() throws {
        let site = try site([
            "a.md": "# A\n\nBefore.\n\n```navdocs graph HomeCoordinator\n```\n\nAfter.\n\n```navdocs graph\n```\n\n"
                + "```navdocs graph HomeCoordinator\n```"
        ])
        let page = site.main("articles/a.html")
        #expect(page.components(separatedBy: "<figure").count == 4)
        #expect(page.contains("href=\"../coordinators/HomeCoordinator.html#destinations\">View as a table"))
        #expect(page.contains("href=\"../index.html#tree\">View as a list"))
        #expect(page.contains("href=\"../graphs/HomeCoordinator.svg\">Open as an image"))
        let ids = try site.elements("articles/a.html").compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        #expect(LinkCheck.broken(in: site.contents.map(LinkCheck.scan)).isEmpty)
    }

    @Test func aJourneyStandsWhereItIsAskedFor() throws {
        let site = try site([
            "a.md":
                "# A\n\n```navdocs journey HomeView AboutView\n```\n\n```navdocs journey HomeCoordinator.settings\n```"
        ])
        let page = site.words("articles/a.html")
        #expect(page.contains("From HomeView to AboutView: 3 steps"))
        #expect(page.contains("From PlanetsApp to SettingsCoordinator"))
        #expect(page.contains("home.openSettings()"))
        #expect(LinkCheck.broken(in: site.contents.map(LinkCheck.scan)).isEmpty)
    }

    @Test(arguments: [
        ("journey HomeView Aboot", "there is no screen, coordinator or destination 'Aboot'"),
        ("journey", "'navdocs journey' takes one or two screens: navdocs journey [FROM] TO"),
        ("journey A B C", "'navdocs journey' takes one or two screens: navdocs journey [FROM] TO"),
    ]) func aJourneyOfNamesThatAreNotKnownIsAWarning(block: String, message: String) {
        #expect(remarks(["a.md": "```navdocs \(block)\n```"]).map(\.message) == [message])
    }

    @Test func whatIsNotKnownIsToldAndShownAsCode() throws {
        let texts = [
            "a.md": "---\ntitle: A\n---\n``Homme``, ``HomeCoordinator/nowhere`` and ``HomeCoordinator/planet``.\n\n"
                + "```navdocs graph Nobody\n```\n\n| a |\n| - |\n| ``Lost`` |"
        ]
        let found = remarks(texts)
        #expect(found.map(\.word) == ["Homme", "HomeCoordinator/nowhere", "Nobody", "Lost"])
        #expect(found.map(\.place) == [4, 4, 6, 11].map { .article("a.md", line: $0) })
        #expect(found.allSatisfy { $0.severity == .warning })
        let page = try site(texts).main("articles/a.html")
        #expect(page.contains("<code>Homme</code>, <code>nowhere</code>"))
        #expect(page.contains("<pre"))
    }

    @Test(arguments: [
        ("[x](b.md)", "b.md"), ("[x](../a.md)", "../a.md"), ("[x](#nowhere)", "#nowhere"),
        ("[x](a.md#nowhere)", "#nowhere"), ("![x](img/none.png)", "img/none.png"), ("[x][r]\n\n[r]: b.md", "b.md"),
        ("| a |\n| - |\n| [x](b.md) |", "b.md"), ("[x](/a.md)", "/a.md"),
    ])
    func aRelativeLinkThatLeadsNowhereIsAnError(text: String, word: String) {
        #expect(remarks(["a.md": text]).map(\.word) == [word])
        #expect(remarks(["a.md": text]).map(\.severity) == [.error])
    }

    @Test(arguments: ["[x](img/A%20b.PNG)", "![x](a.md)"])
    func picturesAreShownAndArticlesLinked(text: String) {
        #expect(remarks(["a.md": text]).map(\.severity) == [.error])
    }

    @Test(arguments: [
        "[x](a.md)", "[x](https://x.yz/none.md)", "[x](mailto:a@b.cd)", "![x](img/A%20b.PNG)", "[x](#a)\n\n## A",
        "[x](a.md?raw#a)\n\n## A", "`[x](none.md)`", "    [x](none.md)", "``HomeCoordinator``", "# T\n\n[x](#t)",
        "``PlanetView/body``", "```swift\nnavdocs graph Nobody\n```",
    ])
    func whatLeadsSomewhereIsFine(text: String) { #expect(remarks(["a.md": text]) == []) }

    @Test func namesInDocCommentsAreCheckedInTheirType() {
        var graph = GraphFixture.planets
        graph.coordinators[0].documentation =
            "``\(graph.coordinators[0].destinations[0].name)``, ``Traveller``,\n``Gone``."
        let options = SiteOptions(rules: Rules.descriptions, members: ["Traveller": []], version: "1.0")
        let found = Site.plan(for: GraphFixture.analysis(of: graph), options: options).remarks
        let location = graph.coordinators[0].location
        #expect(found.map(\.place) == [.comment(file: location.file, declaration: location.line, text: "``Gone``")])
    }

    @Test func methodsThatAreThereAreNoMistake() {
        var graph = GraphFixture.planets
        graph.coordinators[0].documentation = "``open(_:)``, ``stack``, ``close()``"
        let options = SiteOptions(
            rules: Rules.descriptions, members: [graph.coordinators[0].name: ["open", "stack"]], version: "1.0")
        #expect(Site.plan(for: GraphFixture.analysis(of: graph), options: options).remarks.map(\.word) == ["close()"])
    }

    @Test func hostileNamesAndTextsStayText() throws {
        let site = try site([
            "<script>.md": "---\ntitle: <img src=x>\n---\n<script>alert(1)</script>\n\n[x](javascript:alert(1))",
            "a/../b.md": "x",
        ])
        for path in site.paths { #expect(!path.contains("<") && !path.contains("..")) }
        for page in site.pages {
            #expect(!site.text(page).contains("<img") && !site.text(page).contains("<script>"))
            #expect(throws: Never.self) { try site.elements(page) }
        }
    }
}
