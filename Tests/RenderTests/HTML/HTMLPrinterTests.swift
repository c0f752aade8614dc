import PageElements
import Testing

@Suite struct HTMLPrinterTests {
    @Test func textIsEscapedOnce() {
        let html = Tag.p { "a < b & \"c\" 'd' > &amp; ]]>" }
        #expect(html.printed.text == "<p>a &lt; b &amp; &quot;c&quot; &#39;d&#39; &gt; &amp;amp; ]]&gt;</p>\n")
    }

    @Test func attributesAreEscaped() {
        let html = Tag.a(.href("x\"><script>alert(1)</script>"), .class("a", nil, "b")) { "x" }
        #expect(
            html.printed.text
                == "<a href=\"x&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\" class=\"a b\">x</a>")
    }

    @Test func charactersNoDocumentMayHoldAreReplaced() {
        #expect(Tag.b { "a\u{0}\u{1B}[31m\u{FFFE}b" }.printed.text == "<b>a\u{FFFD}\u{FFFD}[31m\u{FFFD}b</b>")
    }

    @Test func emojiAndScriptsAreKept() {
        #expect(Tag.b { "👩‍🚀 שלום\u{200F} é" }.printed.text == "<b>👩‍🚀 שלום\u{200F} é</b>")
    }

    @Test func charactersThatTurnTheDirectionAreSpelledOut() {
        #expect(Tag.b { "a\u{202E}b\u{2069}" }.printed.text == "<b>a\\u{202E}b\\u{2069}</b>")
    }

    @Test func emptyElementsCloseThemselves() {
        #expect(HTML.of { Tag.br() }.printed.text == "<br />")
    }
}
