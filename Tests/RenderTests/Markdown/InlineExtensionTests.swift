import PageElements
import Testing

@Suite struct InlineExtensionTests {
    private func html(_ text: String) -> String {
        Markdown { _ in nil }.html(text, under: 1).text.replacing("\n", with: "")
    }

    @Test(arguments: [
        ("~~a~~", "<del>a</del>"), ("~a~", "<del>a</del>"), ("x ~~a *b* c~~ y", "x <del>a <em>b</em> c</del> y"),
        ("*~~a~~*", "<em><del>a</del></em>"), ("~~a~~ ~~b~~", "<del>a</del> <del>b</del>"),
        ("~~a~", "~~a~"), ("~~~a~~~ x", "~~~a~~~ x"), ("a ~ b ~ c", "a ~ b ~ c"), ("~~ a ~~", "~~ a ~~"),
        ("\\~~a~~", "~~a~~"), ("`~~a~~`", "<code>~~a~~</code>"), ("`\\~`", "<code>\\~</code>"),
        ("~~a & b~~", "<del>a &amp; b</del>"),
    ])
    func tildesStrike(text: String, expected: String) {
        // Three tildes at the start of a line open a code block.
        let start = text.hasPrefix("~~~") ? "x " : ""
        #expect(html(start + text) == "<p>\(start)\(expected)</p>")
    }

    @Test(arguments: [
        ("see https://a.bc/d_e_f?g=1&h=2.", "https://a.bc/d_e_f?g=1&amp;h=2", "."),
        ("(http://a.bc/d)", "http://a.bc/d", ")"), ("https://a.bc/d(e)", "https://a.bc/d(e)", ""),
        ("https://a.bc/d!?", "https://a.bc/d", "!?"), ("(!https://a.bc_", "https://a.bc", "_"),
        ("https://a.bc&amp;lt;", "https://a.bc", "&amp;lt;"),
    ])
    func bareAddressesAreLinks(text: String, address: String, after: String) {
        #expect(html(text).hasSuffix("<a href=\"\(address)\">\(address)</a>\(after)</p>"))
    }

    @Test func wwwAndMailAreLinks() {
        #expect(html("www.a.bc/x") == "<p><a href=\"http://www.a.bc/x\">www.a.bc/x</a></p>")
        #expect(html("to me.x@a.bc.") == "<p>to <a href=\"mailto:me.x@a.bc\">me.x@a.bc</a>.</p>")
    }

    @Test(arguments: [
        "https://localhost", "xhttps://a.bc", "`https://a.bc`", "https\\://a.bc", "a@b", "@a.bc", "http://", "www.",
        "a@b.c-", "www.a_b.c_d", "https://a_b.c",
    ])
    func otherTextIsNoLink(text: String) {
        #expect(!html(text).contains("href"))
    }

    @Test func addressesMayFollowEachOther() {
        #expect(html("a@b.cd@e.fg") == "<p><a href=\"mailto:a@b.cd\">a@b.cd</a>@e.fg</p>")
    }

    @Test func addressesInLinksAreNotLinkedAgain() {
        #expect(html("[https://a.bc](https://d.ef)") == "<p><a href=\"https://d.ef\">https://a.bc</a></p>")
    }

    @Test func boxesShowTasks() {
        let html = html("- [ ] a\n- [x] *b*\n- [X] c\n- [y] d\n- \\[ ] e")
        let todo = "<input type=\"checkbox\" disabled=\"disabled\" aria-label=\"to do\" />"
        let done = "<input type=\"checkbox\" disabled=\"disabled\" checked=\"checked\" aria-label=\"done\" />"
        #expect(
            html
                == "<ul><li>\(todo) a</li><li>\(done) <em>b</em></li><li>\(done) c</li><li>[y] d</li><li>[ ] e</li></ul>"
        )
    }
}
