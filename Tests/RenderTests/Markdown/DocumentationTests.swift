import NavigationModel
import PageElements
import Testing

@Suite struct DocumentationTests {
    private let markdown = Markdown { name in
        ["HomeCoordinator": "home.html", "HomeCoordinator/planet(id:)": "home.html#planet"][name]
    }

    private func html(_ text: String, under level: Int = 1) -> String {
        markdown.html(text, under: level).text.replacing("\n", with: "")
    }

    @Test func symbolsBetweenTwoBackTicksAreLinks() {
        #expect(
            html("See ``HomeCoordinator`` and\n``HomeCoordinator/planet(id:)``.")
                == "<p>See <a href=\"home.html\"><code>HomeCoordinator</code></a> and"
                + "<a href=\"home.html#planet\"><code>planet(id:)</code></a>.</p>")
        #expect(
            html("- ``HomeCoordinator``") == "<ul><li><a href=\"home.html\"><code>HomeCoordinator</code></a></li></ul>")
    }

    @Test func unknownSymbolsAndPlainCodeStayCode() {
        #expect(html("``Nowhere`` `HomeCoordinator`") == "<p><code>Nowhere</code> <code>HomeCoordinator</code></p>")
    }

    @Test func headingsStandBelowThePagesOwn() {
        let two = html("# A\n\n### B")
        #expect(two.contains("<h2 id=\"article-a\">A</h2>") && two.contains("<h4 id=\"article-b\">B</h4>"))
        #expect(html("## A", under: 2).contains("<h3 id=\"article-a\">A</h3>"))
        #expect(html("###### A", under: 6).contains("<h6 id=\"article-a\">A</h6>"))
    }

    @Test func headingsLinkToThemselves() {
        #expect(
            html("# Getting *it*")
                == "<div class=\"heading\"><h2 id=\"article-getting-it\">Getting <em>it</em></h2>"
                + "<a class=\"anchor\" href=\"#article-getting-it\" aria-label=\"Link to Getting it\"></a></div>")
    }

    @Test func anchorsLeadToHeadingsOfTheSameText() {
        let html = html("[a](#getting-it) [b](#nowhere)\n\n## Getting *it*\n\n## Getting it")
        #expect(html.hasPrefix("<p><a href=\"#article-getting-it\">a</a> b</p>"))
        #expect(html.contains("<h2 id=\"article-getting-it\">") && html.contains("<h2 id=\"article-getting-it-1\">"))
    }

    @Test func parametersAndReturnsAreNamed() {
        #expect(
            html("- Parameter id: The *planet*.\n- Returns: A view.\n- Other: x")
                == "<ul><li><strong>Parameter </strong><code>id</code>: The <em>planet</em>.</li>"
                + "<li><strong>Returns</strong>: A view.</li><li>Other: x</li></ul>")
        #expect(
            html("- Parameters:\n  - id: One.\n  - of: Two.").hasPrefix(
                "<ul><li><strong>Parameters</strong>:<ul><li><code>id</code>: One.</li><li><code>of</code>: Two.</li>"))
    }

    @Test func theSummaryIsTheFirstParagraph() {
        let text = "# Title\n\nOne *two*\nthree.\n\nMore.\n\n| a |\n| - |\n| 1 |"
        #expect(markdown.summary(text)?.text == "One <em>two</em>\nthree.")
        let rest = markdown.discussion(text, under: 2)?.text ?? ""
        #expect(rest.contains("<p>More.</p>") && rest.contains("<table") && !rest.contains("three"))
        #expect(markdown.discussion("One.", under: 2) == nil)
        #expect(markdown.summary("") == nil)
    }

    @Test func swiftCodeIsColoured() {
        let html = html("```\nfunc go(to x: Planet) { \"a<b\" } // no\n```")
        #expect(html.contains("<span class=\"keyword\">func</span> <span class=\"function\">go</span>"))
        #expect(html.contains("<span class=\"type\">Planet</span>"))
        #expect(html.contains("<span class=\"string\">&quot;a&lt;b&quot;</span>"))
        #expect(html.contains("<span class=\"comment\">// no</span>"))
    }

    @Test func codeNestedDeeperThanAnybodyWritesIsShownWithoutColours() {
        let code = "let deep = " + String(repeating: "[", count: 40)
        // Coloured, it would take hours.
        let html = html("```swift\n\(code)\n```")
        #expect(html.contains(code))
        #expect(!html.contains("keyword"))
    }

    @Test func otherCodeIsNot() {
        #expect(!html("```json\n{ \"a\": true }\n```").contains("<span"))
    }
}
