import SVGSafety
import Testing

/// Nothing in a picture of an article runs, and nothing is loaded by it.
@Suite struct SVGCleanerTests {
    private func cleaned(_ inside: String, root: String = "") throws -> (text: String, removed: [String]) {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"\#(root)>"#
        let cleaned = try SVGCleaner.cleaned(Array((svg + inside + "</svg>").utf8))
        let text = String(decoding: cleaned.bytes, as: UTF8.self)
        #expect(try SVGCleaner.cleaned(cleaned.bytes).removed == [], "\(text)")
        guard text.hasPrefix(svg), text.hasSuffix("</svg>") else { return (text, cleaned.removed) }
        return (String(text.dropFirst(svg.count).dropLast(6)), cleaned.removed)
    }

    @Test(arguments: [
        #"<script>alert(1)</script>"#, #"<script href="https://a.example/a.js"/>"#, #"<script><g><path/></g></script>"#,
        #"<foreignObject><div xmlns="http://www.w3.org/1999/xhtml"><p>a</p></div></foreignObject>"#,
        #"<iframe src="a.html"/>"#, #"<handler type="text/ecmascript">a()</handler>"#, #"<audio/>"#,
        #"<h:script xmlns:h="http://www.w3.org/1999/xhtml">a()</h:script>"#,
        #"<x:script xmlns:x="http://www.w3.org/2000/svg">a()</x:script>"#,
        #"<set attributeName="href" to="javascript:a()"/>"#, #"<animate attributeName="xlink:href" values="a;b"/>"#,
        #"<set attributeName="onclick" to="a()"/>"#, #"<?xml-stylesheet href="a.xsl" type="text/xsl"?>"#,
        #"<script><![CDATA[</script>]]></script>"#, #"<SCRIPT>a()</SCRIPT>"#,
    ]) func whatRunsIsTakenOut(_ part: String) throws {
        let (text, removed) = try cleaned("<g>" + part + "</g><rect/>")
        #expect(text == "<g></g><rect/>")
        #expect(removed.count == 1)
    }

    @Test(arguments: [
        ("rect", #"onclick="a()""#), ("g", #"ONLOAD='a()'"#), ("a", #"href="javascript:a()""#),
        ("a", #"xlink:href=" java&#10;script:a()""#), ("a", #"href="&#x6A;avascript:a()""#),
        ("a", #"xmlnsx:href="data:text/html,a""#), ("use", #"href="https://a.example/a.svg#a""#),
        ("use", #"xlink:href="data:image/svg+xml,a""#), ("image", #"href="https://a.example/a.png""#),
        ("image", #"href="data:image/svg+xml;base64,a""#), ("feImage", #"xlink:href="//a.example/a""#),
        ("textPath", #"href="a.svg#b""#), ("g", #"xml:base="https://a.example/""#),
        ("rect", #"fill="url(https://a.example/a)""#), ("rect", #"style="fill:u\72l(//a.example/a)""#),
        ("rect", #"filter="URL( 'a.svg#b' )""#), ("rect", "fill=\"url(\u{308}a.svg)\""),
        ("g", #"style="behavior:url(#a)""#),
        ("a", #"ping="https://a.example""#),
    ]) func attributeThatRunsOrLoadsIsTakenOut(_ element: String, _ attribute: String) throws {
        let (text, removed) = try cleaned("<\(element) id=\"a\" \(attribute)><title>T</title></\(element)>")
        #expect(text == "<\(element) id=\"a\"><title>T</title></\(element)>")
        #expect(removed == [String(attribute.prefix { $0 != "=" })])
    }

    @Test(arguments: [
        "@import 'https://a.example/a.css';", #"\40 import "a.css";"#, "a { fill: url(https://a.example/a) }",
        "a { fill: image-set('a.png' 1x) }", "@font-face { src: url(//a.example/a.woff) }",
    ]) func styleThatLoadsIsTakenOut(_ style: String) throws {
        for text in [style, "<![CDATA[\(style)]]>", style.replacing("u", with: "&#117;")] {
            let (left, removed) = try cleaned("<style>\(text)</style><rect/>")
            #expect(left == "<style></style><rect/>")
            #expect(removed == ["style"])
        }
    }

    @Test func styleHoldsNoElements() throws {
        #expect(try cleaned("<style>a{}<style>@import 'a';</style></style>").text == "<style>a{}</style>")
        #expect(try cleaned("<style>@import 'a';<g/></style>").text == "<style></style>")
    }

    @Test func rootIsLookedAtLikeAnyOther() throws {
        let (text, removed) = try cleaned("<rect/>", root: #" onload="a()""#)
        #expect(!text.contains("onload"))
        #expect(removed == ["onload"])
    }

    @Test func harmlessPictureKeepsItsBytes() throws {
        let picture = #"""
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <!-- Made by <hand> -->
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width='10'
              xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.0 (c)">
              <metadata><inkscape:page id="a"/></metadata>
              <style><![CDATA[ .a > b { fill: url( #c ); content: "\201C" } @font-face { src: url('data:font/woff2;base64,a') } ]]></style>
              <defs><linearGradient id="c"><stop offset="0" stop-color="rgb(1, 2, 3)"/></linearGradient></defs>
              <a href="https://a.example/?a=1&amp;b=2"><text transform="rotate(3)" style="fill: url(#c)">1 &lt; 2 ü</text></a>
              <use xlink:href="#c"/><image href="data:image/png;base64,AAAA"/>
              <circle r="1"><animate attributeName="r" values="1;2" dur="1s"/></circle>
            </svg>

            """#
        let cleaned = try SVGCleaner.cleaned(Array(picture.utf8))
        #expect(cleaned.removed == [])
        #expect(String(decoding: cleaned.bytes, as: UTF8.self) == picture)
    }

    @Test(arguments: [
        "", "no picture", "<svg", "<svg>", "<svg></g>", "<svg></svg><svg></svg>", "<svg a=1/>", "<svg a='1' a='2'/>",
        "<svg>&a;</svg>",
        "<!DOCTYPE svg [<!ENTITY a \"<b/>\">]><svg/>", "<!DOCTYPE svg [<!ENTITY a SYSTEM 'b'>]><svg/>",
        "<!DOCTYPE svg [<!ENTITY % a 'b'>]><svg/>", "<!DOCTYPE svg [<!ENTITY a '&#60;'>]><svg/>",
        "<!DOCTYPE svg [<!ENTITY a 'b'",
        "<!DOCTYPE svg [<!ATTLIST svg onload CDATA 'a()'>]><svg/>", "<svg><!-- </svg>",
        "<html xmlns='http://www.w3.org/1999/xhtml'/>",
        "<?xml version='1.0' encoding='ISO-2022-JP'?><svg/>", "<svg a='<'/>", "<svg/>text", "<x:svg xmlns:x='a'/>",
        String(repeating: "<g>", count: 2000),
    ]) func whatNoBrowserReadsIsRefused(_ text: String) {
        #expect(throws: SVGCleaner.Fault.self) { try SVGCleaner.cleaned(Array(text.utf8)) }
    }

    @Test func textsThatAreDeclaredCountForWhatTheyAre() throws {
        func picture(_ inside: String) -> [UInt8] {
            let type =
                "<!DOCTYPE svg PUBLIC \"a\" 'b' [ <!ENTITY ns \"http://www.w3.org/2000/svg\">\n<!ENTITY j 'javascript:a()'> ]>"
            return Array("\(type)<svg xmlns=\"&ns;\">\(inside)</svg>".utf8)
        }
        #expect(try SVGCleaner.cleaned(picture("<a><text>&ns;</text></a>")).removed == [])
        #expect(try SVGCleaner.cleaned(picture("<a href=\"&j;\"/>")).bytes == picture("<a/>"))
        let much = String(repeating: "&j;", count: 100_000)
        #expect(throws: SVGCleaner.Fault.self) { try SVGCleaner.cleaned(picture(much)) }
    }

    @Test func otherLettersAreRefused() {
        let utf16 = "<svg/>".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        #expect(throws: SVGCleaner.Fault.self) { try SVGCleaner.cleaned([0xFF, 0xFE] + utf16) }
        #expect(throws: SVGCleaner.Fault.self) {
            try SVGCleaner.cleaned(Array("<svg>".utf8) + [0xFF] + Array("</svg>".utf8))
        }
    }

    @Test func largePictureIsReadInTimeThatGrowsWithIt() throws {
        let many = (0..<50_000).map { "<rect a\($0)='b' onclick='c'/>" }.joined()
        let wide = "<g " + (0..<50_000).map { "a\($0)='b'" }.joined(separator: " ") + "/>"
        let began = ContinuousClock.now
        #expect(try cleaned(many + wide).removed == ["onclick"])
        let time = ContinuousClock.now - began
        #expect(time < .seconds(20))
    }
}
