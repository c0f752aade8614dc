import NavigationModel
import Extractor
import TestSupport
import Testing

import Render

@Suite struct SingleFileTests {
    private static func page(
        _ graph: NavigationGraph = GraphFixture.planets, articles: ArticleFolder? = nil, isCondensed: Bool = false
    ) throws -> String {
        var options = SiteOptions(rules: Rules.descriptions, articles: articles, version: "1.0")
        options.isCondensed = isCondensed
        let files = try Site.files(for: GraphFixture.analysis(of: graph), options: options)
        let page = SingleFile.page(of: files, title: graph.title)
        return String(decoding: isCondensed ? SingleFile.tightened(page) : page, as: UTF8.self)
    }

    /// The page of the planets, made once.
    private static let planets = Result { try page() }

    @Test func everyPageIsASection() throws {
        let page = try Self.planets.get()
        let files = try SiteFiles.planets
        #expect(page.components(separatedBy: "<section class=\"page").count == files.pages.count + 1)
        #expect(page.contains("<section class=\"page\" id=\"HomeCoordinator\">"))
        #expect(page.contains("href=\"#HomeCoordinator:destination-planet\""))
        for words in ["Eight coordinators show", "The first", "SettingsView", "navigation.json"] {
            #expect(page.contains(words), "\(words)")
        }
    }

    @Test func nothingIsReferredToOutside() throws {
        let articles = ArticleFolder(
            name: "Docs",
            articles: [ArticleFolder.Article(path: "a.md", text: "# A\n\n![x](b.png) [web](https://x.yz)")],
            pictures: [OutputFile(path: "b.png", contents: [0x89, 0x50, 0x4E, 0x47, 0x0D])])
        let page = try Self.page(articles: articles)
        #expect(page.contains("<img src=\"data:image/png;base64,iVBORw0=\""))
        let scan = LinkCheck.scan(OutputFile(path: "index.html", text: page))
        let outside = scan.links.filter { !$0.hasPrefix("#") && !$0.hasPrefix("data:") }
        #expect(outside == ["https://x.yz"])
        #expect(LinkCheck.broken(in: [scan]).isEmpty)
        #expect(!page.contains("<link rel=\"stylesheet\"") && !page.contains("<script src"))
    }

    @Test(arguments: [GraphFixture.planets, GraphFixture.hostile])
    func idsAreUniqueAndNamesOfOthersAreThere(_ graph: NavigationGraph) throws {
        let page = try Self.page(graph)
        var ids: [String] = []
        TagScanner(Array(page.utf8)).attributes { name, value in if name == .id { ids.append(value) } }
        #expect(Set(ids).count == ids.count && ids.count > 40)
        let named = page.matches(of: #/ aria-(?:labelledby|describedby)="([^"]*)"/#).flatMap {
            $0.1.split(separator: " ").map(String.init)
        }
        #expect(!named.isEmpty)
        for id in named where !id.contains("&") { #expect(ids.contains(id), "\(id)") }
    }

    @Test func pagesOfOneNameKeepTheirFolders() throws {
        let files = ["index.html", "screens/index.html", "screens/A.html", "articles/a.html", "screens/content.html"]
        let pages = files.compactMap { path in
            SitePage(
                OutputFile(
                    path: path,
                    text: "<title>T</title><body><svg class=\"sprite\"></svg><main id=\"content\">x</main></body>"))
        }
        #expect(
            SitePage.named(pages).map(\.name) == [
                "index", "screens/index", "screens/A", "articles/a", "screens/content",
            ])
    }

    @Test func theFirstPageComesFirst() throws {
        let page = try Self.planets.get()
        let sections = page.matches(of: #/<section class="page[^"]*" id="([^"]*)"/#).map { String($0.1) }
        #expect(sections.first == "index")
    }

    @Test func shortFormTellsTheSameInFewerBytes() throws {
        let (long, short) = (try Self.planets.get(), try Self.page(isCondensed: true))
        #expect(short.utf8.count < long.utf8.count * 2 / 3)
        #expect(short.hasPrefix("<!DOCTYPE html>") && short.contains("shortened to fit in one file"))
        for coordinator in GraphFixture.planets.coordinators {
            #expect(short.contains("id=\(coordinator.name)>"))
            for destination in coordinator.destinations { #expect(short.contains("<b>\(destination.name)</b>")) }
        }
        for screen in GraphFixture.planets.screens { #expect(short.contains("<h1>\(screen.name)</h1>")) }
        for call in GraphFixture.planets.transitions.compactMap(\.call) {
            let text = call.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
            #expect(short.contains(text), "\(call)")
        }
    }

    @Test(arguments: [
        ("<ul><li>a</li>\n<li>b</li>\n</ul>\n<p>c</p>\n", "<ul><li>a<li>b</ul><p>c</p>"),
        ("<a href=\"#a:b\" class=\"x y\">z</a>", "<a href=#a:b class=\"x y\">z</a>"),
        ("<pre><code>a\n\nb\n</code></pre>\n<p>", "<pre><code>a\n\nb\n</code></pre>\n<p>"),
        ("<input disabled=\"disabled\" />", "<input disabled=disabled />"), ("<br />", "<br/>"),
        ("<style>\na > b{}</style><i class=\"x\">", "<style>\na > b{}</style><i class=x>"),
        ("<script>\n// why\n  a(\"// b\");\n</script>", "<script>\na(\"// b\");</script>"),
        ("<style>\n/* why */\na {\n  b: c;\n}\n</style>", "<style>\na {\nb: c;\n}</style>"),
        ("<p>a</p>\n<p>b</p>\n<i>c</i>", "<p>a<p>b</p><i>c</i>"),
        ("<p title=\"a=b\">x &lt; y</p>", "<p title=\"a=b\">x &lt; y</p>"), ("<p id=\"\">", "<p id>"),
    ])
    func whatABrowserKnowsIsLeftOut(markup: String, expected: String) {
        #expect(String(decoding: HTMLMinifier.tightened(Array(markup.utf8)), as: UTF8.self) == expected)
    }

    @Test func onlyPicturesOfTheShortFormLoseWhatScriptsAskFor() {
        let svg =
            "<svg class=\"navigation-graph\"><g id=\"a\" class=\"edge push\"><title>A to B</title>"
            + "<path fill=\"none\" stroke=\"#1457a6\" d=\"M1.26,2.00C3.5,-4 5.04,6\"/></g></svg></figure>"
        func tight(_ kind: String) -> String {
            String(decoding: HTMLMinifier.tightened(Array("<figure class=\"\(kind)\">\(svg)".utf8)), as: UTF8.self)
        }
        #expect(
            tight("picture")
                == "<figure class=picture><svg class=navigation-graph><g class=\"edge push\"><path d=\"M1,2C4-4 5,6\"/></g></svg>"
                + "</figure>")
        #expect(tight("graph").contains("id=a") && tight("graph").contains("<title>A to B</title>"))
    }

    @Test func scriptsCannotBeEndedFromWithin() throws {
        let page = try Self.page(GraphFixture.hostile)
        #expect(!page.contains("alert(1)</script>"))
        let opened = page.components(separatedBy: "<script").count
        #expect(page.components(separatedBy: "</script>").count == opened)
    }

    @Test func sameSiteSameBytes() throws { #expect(try Self.planets.get() == Self.page()) }
}
