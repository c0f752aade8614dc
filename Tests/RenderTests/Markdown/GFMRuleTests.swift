import PageElements
import Testing

/// One case for each example of the extensions in GitHub Flavored Markdown 0.29, in words of our own: the specification's
/// are under another licence. The numbers are the specification's.
@Suite struct GFMRuleTests {
    struct Rule: CustomTestStringConvertible {
        let example: Int
        let markdown: String
        let html: String

        init(_ example: Int, _ markdown: String, _ html: String) {
            (self.example, self.markdown, self.html) = (example, markdown, html)
        }

        var testDescription: String { "example \(example)" }
    }

    /// The HTML as the specification writes it: without what navdocs adds for readers and for its style.
    private func plain(_ text: String) -> String {
        Markdown { _ in nil }.html(text, under: 1).text
            .replacing(#/ (?:tabindex|role|scope|aria-label)="[^"]*"/#, with: "")
            .replacing(" class=\"wide\"", with: "").replacing(" class=\"plain\"", with: "")
            .replacing(#/ class="(left|center|right)"/#) { " align=\"\($0.1)\"" }
            .replacing("<div>", with: "").replacing("</div>", with: "").replacing("\n", with: "")
    }

    static let tables = [
        Rule(
            198, "| sun | moon |\n| --- | --- |\n| day | night |",
            "<table><thead><tr><th>sun</th><th>moon</th></tr></thead>"
                + "<tbody><tr><td>day</td><td>night</td></tr></tbody></table>"),
        Rule(
            199, "| x | longer |\n:-: | ------:\n1 | 2",
            "<table><thead><tr><th align=\"center\">x</th><th align=\"right\">longer</th></tr></thead>"
                + "<tbody><tr><td align=\"center\">1</td><td align=\"right\">2</td></tr></tbody></table>"),
        Rule(
            200, "| a\\|b  |\n| ---- |\n| c `\\|` d |\n| e **\\|** f |",
            "<table><thead><tr><th>a|b</th></tr></thead><tbody><tr><td>c <code>|</code> d</td></tr>"
                + "<tr><td>e <strong>|</strong> f</td></tr></tbody></table>"),
        Rule(
            201, "| a | b |\n| - | - |\n| 1 | 2 |\n> said",
            "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>"
                + "<blockquote><p>said</p></blockquote>"),
        Rule(
            202, "| a | b |\n| - | - |\n| 1 | 2 |\nrow\n\ntext",
            "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr>"
                + "<tr><td>row</td><td></td></tr></tbody></table><p>text</p>"),
        Rule(203, "| a | b |\n| - |\n| 1 |", "<p>| a | b || - || 1 |</p>"),
        Rule(
            204, "| a | b |\n| - | - |\n| 1 |\n| 1 | 2 | 3 |",
            "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td></td></tr>"
                + "<tr><td>1</td><td>2</td></tr></tbody></table>"),
        Rule(205, "| a | b |\n| - | - |", "<table><thead><tr><th>a</th><th>b</th></tr></thead></table>"),
    ]

    static let tasks = [
        Rule(
            279, "- [ ] one\n- [x] two",
            "<ul><li><input type=\"checkbox\" disabled=\"disabled\" /> one</li>"
                + "<li><input type=\"checkbox\" disabled=\"disabled\" checked=\"checked\" /> two</li></ul>"),
        Rule(
            280, "- [x] one\n  - [ ] two\n- [ ] three",
            "<ul><li><input type=\"checkbox\" disabled=\"disabled\" checked=\"checked\" /> one"
                + "<ul><li><input type=\"checkbox\" disabled=\"disabled\" /> two</li></ul></li>"
                + "<li><input type=\"checkbox\" disabled=\"disabled\" /> three</li></ul>"),
    ]

    static let strikes = [
        Rule(491, "~~No~~ yes, ~so~ it is.", "<p><del>No</del> yes, <del>so</del> it is.</p>"),
        Rule(492, "It ~~goes\n\non~~.", "<p>It ~~goes</p><p>on~~.</p>"),
    ]

    private static func link(_ address: String, _ url: String? = nil) -> String {
        "<a href=\"\(url ?? address)\">\(address)</a>"
    }

    private static func www(_ address: String) -> String { link(address, "http://\(address)") }

    static let autolinks = [
        Rule(621, "www.planets.example", "<p>\(www("www.planets.example"))</p>"),
        Rule(622, "See www.planets.example/mars for it.", "<p>See \(www("www.planets.example/mars")) for it.</p>"),
        Rule(
            623, "See www.planets.example.\n\nSee www.planets.example/a.b.",
            "<p>See \(www("www.planets.example")).</p><p>See \(www("www.planets.example/a.b")).</p>"),
        Rule(
            624,
            "www.a.example/?q=x+(y)\n\nwww.a.example/?q=x+(y)))\n\n(www.a.example/?q=x+(y))\n\n(www.a.example/?q=x+(y)",
            "<p>\(www("www.a.example/?q=x+(y)"))</p><p>\(www("www.a.example/?q=x+(y)"))))</p>"
                + "<p>(\(www("www.a.example/?q=x+(y)")))</p><p>(\(www("www.a.example/?q=x+(y)"))</p>"),
        Rule(625, "www.a.example/?q=(x))+y", "<p>\(www("www.a.example/?q=(x))+y"))</p>"),
        Rule(
            626, "www.a.example/?q=x&h=y\n\nwww.a.example/?q=x&h;",
            "<p>\(www("www.a.example/?q=x&amp;h=y"))</p><p>\(www("www.a.example/?q=x"))&amp;h;</p>"),
        Rule(627, "www.a.example/x<y", "<p>\(www("www.a.example/x"))&lt;y</p>"),
        Rule(
            628, "http://a.example\n\n(See https://b.a.example/?q=x+(y))\n\nFiles are at ftp://a.b.example.",
            "<p>\(link("http://a.example"))</p><p>(See \(link("https://b.a.example/?q=x+(y)")))</p>"
                + "<p>Files are at \(link("ftp://a.b.example")).</p>"),
        Rule(629, "pilot@ship.example", "<p>\(link("pilot@ship.example", "mailto:pilot@ship.example"))</p>"),
        Rule(
            630, "pilot@ship+one.example is none, pilot+one@ship.example is one.",
            "<p>pilot@ship+one.example is none, "
                + "\(link("pilot+one@ship.example", "mailto:pilot+one@ship.example")) is one.</p>"),
        Rule(
            631, "p.q-r_s@t.u\n\np.q-r_s@t.u.\n\np.q-r_s@t.u-\n\np.q-r_s@t.u_",
            "<p>\(link("p.q-r_s@t.u", "mailto:p.q-r_s@t.u"))</p><p>\(link("p.q-r_s@t.u", "mailto:p.q-r_s@t.u")).</p>"
                + "<p>p.q-r_s@t.u-</p><p>p.q-r_s@t.u_</p>"),
    ]

    @Test(arguments: tables + tasks + strikes + autolinks)
    func theRuleHolds(_ rule: Rule) { #expect(plain(rule.markdown) == rule.html) }

    /// Where the specification filters nine tags (example 653), navdocs lets none through.
    @Test func noTagOfTheUsersComesThrough() {
        #expect(
            plain("<b> <title> <style> <i>\n\n<blockquote>\n  <xmp> x\n</blockquote>").trimmingPrefix("<p>").hasSuffix(
                "</p>"))
        #expect(!plain("<b> <title> <style> <i>\n\n<blockquote>\n  <xmp> x\n</blockquote>").contains("<title"))
    }
}
