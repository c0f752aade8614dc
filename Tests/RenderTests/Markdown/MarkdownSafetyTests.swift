import PageElements
import Testing

@Suite struct MarkdownSafetyTests {
    private func html(_ text: String) -> String { Markdown { _ in nil }.html(text, under: 1).text }

    @Test(arguments: [
        "<script>alert(1)</script>", "a <script>alert(1)</script> b", "<img src=x onerror=alert(1)>",
        "a <img src=x onerror=alert(1)> b", "<IMG SRC=x ONERROR=alert(1)>", "<svg><script>1</script></svg>",
        "<!-- <script> -->", "<a href='javascript:alert(1)'>x</a>", "| a |\n| - |\n| <img src=x onerror=alert(1)> |",
        "# <script>alert(1)</script>", "- <iframe src=x></iframe>", "> <style>*{}</style>",
        "~~<img src=x onerror=alert(1)>~~", "[<img src=x onerror=alert(1)>](https://a.b)",
    ])
    func rawHTMLNeverReachesAPage(text: String) {
        let html = html(text).lowercased()
        for part in ["<script", "<img", "<svg", "<iframe", "<style", "onerror", "javascript:", "<!--"] {
            #expect(!html.contains(part))
        }
    }

    @Test(arguments: [
        "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))", "[x](java&#115;cript:alert(1))",
        "[x](data:text/html;base64,PHN2Zz4=)", "[x](vbscript:x)", "[x](file:///etc/passwd)", "[x](//evil.example)",
        "<javascript:alert(1)>", "![x](javascript:alert(1))", "![x](data:image/svg+xml;base64,AAAA)",
        "[x][r]\n\n[r]: javascript:alert(1)", "| a |\n| - |\n| [x](javascript:alert(1)) |", "[x](../secret.html)",
    ])
    func onlyTheWebAndMailAreLinked(text: String) {
        #expect(!html(text).contains("href"))
        #expect(!html(text).contains("src="))
    }

    @Test func quotesCannotLeaveAnAddress() {
        #expect(!html("[x](https://a.b/\"onclick=alert(1))").contains("\"onclick"))
        #expect(!html("https://a.b/\"onclick=\"alert(1)").contains("\"onclick"))
        #expect(!html("```\"><script>\nx\n```").contains("<script"))
    }

    @Test func webAddressesStay() {
        #expect(html("[x](https://a.b/c)") == "<p><a href=\"https://a.b/c\">x</a></p>\n")
    }

    @Test func imagesBecomeLinks() {
        #expect(html("![A map](https://a.b/c.png)") == "<p><a href=\"https://a.b/c.png\">A map</a></p>\n")
        #expect(html("![A map](map.png)") == "<p>A map</p>\n")
    }

    @Test func aLinkNeverHoldsALink() {
        #expect(html("[![A](https://a.b/c.png)](https://d.e)") == "<p><a href=\"https://d.e\">A</a></p>\n")
    }

    @Test func genericTypesWithoutBackTicksStay() {
        #expect(html("A Binding<Value> of it.") == "<p>A Binding&lt;Value&gt; of it.</p>\n")
    }

    @Test func charactersNoDocumentMayHoldAreReplaced() {
        let reserved = String(decoding: [0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self)
        #expect(
            html("a\u{0}\u{1B}[31m\(reserved)b `\u{7}`").contains(
                "a\u{FFFD}\u{FFFD}[31m\u{FFFD}b <code>\u{FFFD}</code>"))
    }

    @Test func everyKindOfLineEndCounts() {
        #expect(html("a\r\n\r\nb\rc") == "<p>a</p>\n<p>b\nc</p>\n")
    }

    @Test func deepNestingIsCutNotFatal() {
        let text = String(repeating: "> ", count: 20_000) + "at the bottom"
        #expect(html(text).contains("at the bottom"))
        #expect(html(String(repeating: "*", count: 20_000) + "x").contains("x"))
        #expect(html(String(repeating: "[", count: 20_000)).contains("["))
    }
}
