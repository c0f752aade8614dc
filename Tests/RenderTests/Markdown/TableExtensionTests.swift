import PageElements
import Testing

@Suite struct TableExtensionTests {
    private func html(_ text: String) -> String {
        let html = Markdown { $0 == "HomeCoordinator" ? "home.html" : nil }.html(text, under: 1).text
        return html.replacing("\n", with: "")
    }

    private func table(_ inner: String) -> String {
        "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Table\"><table class=\"plain\">"
            + inner + "</table></div>"
    }

    private func head(_ cells: String...) -> String {
        "<thead><tr>" + cells.map { "<th scope=\"col\">\($0)</th>" }.joined() + "</tr></thead>"
    }

    private func body(_ rows: [String]...) -> String {
        let rows = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }
        return "<tbody>" + rows.joined() + "</tbody>"
    }

    @Test func headerAndRows() {
        #expect(
            html("| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |")
                == table(head("a", "b") + body(["1", "2"], ["3", "4"])))
    }

    @Test func outerPipesMayBeLeftOut() {
        #expect(html("a | b\n--- | ---\n1 | 2") == table(head("a", "b") + body(["1", "2"])))
    }

    @Test func colonsAlign() {
        let html = html("| a | b | c | d |\n| :- | :-: | -: | - |\n| 1 | 2 | 3 | 4 |")
        #expect(html.contains("<th scope=\"col\" class=\"left\">a</th><th scope=\"col\" class=\"center\">b</th>"))
        #expect(html.contains("<td class=\"center\">2</td><td class=\"right\">3</td><td>4</td>"))
    }

    @Test func cellsHoldInlines() {
        let html = html("| a |\n| - |\n| *x* `y` ~~z~~ [l](https://a.b) ``HomeCoordinator`` www.c.de |")
        #expect(html.contains("<em>x</em> <code>y</code> <del>z</del> <a href=\"https://a.b\">l</a>"))
        #expect(html.contains("<a href=\"home.html\"><code>HomeCoordinator</code></a>"))
        #expect(html.contains("<a href=\"http://www.c.de\">www.c.de</a>"))
    }

    @Test func escapedPipesStayInTheirCell() {
        #expect(html("| a \\| b |\n| - |\n| `x \\| y` |") == table(head("a | b") + body(["<code>x | y</code>"])))
    }

    @Test func anEscapedPipeOpensARow() {
        #expect(html("a | b\n--- | ---\n\\| | 2").contains("<td>|</td><td>2</td>"))
    }

    @Test func shortRowsAreFilledAndLongOnesCut() {
        #expect(
            html("| a | b |\n| - | - |\n| 1 |\n| 1 | 2 | 3 |") == table(head("a", "b") + body(["1", ""], ["1", "2"])))
    }

    @Test func blockMarksInCellsAreText() {
        let html = html("| a | b |\n| - | - |\n| # x | - y |\n| 1. z | > q |")
        #expect(html.contains("<td># x</td><td>- y</td>") && html.contains("<td>1. z</td><td>&gt; q</td>"))
    }

    @Test func unequalDelimitersAreNoTable() {
        #expect(html("| a | b |\n| - |\n| 1 |") == "<p>| a | b || - || 1 |</p>")
    }

    @Test func textBeforeTheHeaderStays() {
        #expect(html("Before.\n| a |\n| - |\n| 1 |") == "<p>Before.</p>" + table(head("a") + body(["1"])))
    }

    @Test func aTableEndsAtAnEmptyLine() {
        #expect(html("| a |\n| - |\n| 1 |\n\nAfter.") == table(head("a") + body(["1"])) + "<p>After.</p>")
    }

    @Test func tablesStandInQuotesAndLists() {
        let expected = table(head("a", "b") + body(["1", "2"]))
        #expect(html("> | a | b |\n> | - | - |\n> | 1 | 2 |") == "<blockquote>\(expected)</blockquote>")
        #expect(html("- | a | b |\n  | - | - |\n  | 1 | 2 |") == "<ul><li>\(expected)</li></ul>")
    }

    @Test func cellsUseLinksDefinedElsewhere() {
        #expect(html("| a |\n| - |\n| [x][r] |\n\n[r]: https://a.b").contains("<td><a href=\"https://a.b\">x</a></td>"))
    }

    @Test func cellsLinkToHeadingsOfTheSameText() {
        #expect(
            html("| a |\n| - |\n| [x](#one) [y](#two) |\n\n## One")
                .contains("<td><a href=\"#article-one\">x</a> y</td>"))
    }

    @Test func breaksInCellsBreakTheLine() {
        #expect(html("| a |\n| - |\n| x<br>y |").contains("<td>x<br />y</td>"))
    }

    @Test func codeBlocksAreNoTables() {
        #expect(!html("```\n| a |\n| - |\n```").contains("<table"))
    }

    @Test func fewBytesDoNotBecomeMillionsOfCells() {
        let wide = String(repeating: "|a", count: 1_000) + "|\n" + String(repeating: "|-", count: 1_000) + "|\n"
        let html = html(wide + String(repeating: "|b|\n", count: 1_000))
        #expect(html.matches(of: /<td>b/).count == 1_000)
        #expect(html.matches(of: /<td>/).count < 12_000)
    }

    /// Reading the definitions anew for each cell would take minutes.
    @Test(.timeLimit(.minutes(1))) func manyCellsWithManyDefinitionsAreRead() {
        let rows = (0..<3_000).map { "| [x\($0)][r\($0)] |\n" }
        let definitions = (0..<3_000).map { "[r\($0)]: https://a.b/\($0)\n" }
        let html = html("| a |\n| - |\n\(rows.joined())\n\(definitions.joined())")
        #expect(html.contains("<td><a href=\"https://a.b/2999\">x2999</a></td>"))
    }
}
