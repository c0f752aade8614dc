import Render
import TestSupport
import Testing

@Suite struct LinkCheckTests {
    private func broken(_ files: [String: String]) -> [String] {
        let scans = files.sorted { $0.key < $1.key }.map { LinkCheck.scan(OutputFile(path: $0.key, text: $0.value)) }
        return LinkCheck.broken(in: scans).map { "\($0.file) \($0.link)" + ($0.lacksAnchor ? " anchor" : "") }
    }

    @Test(arguments: [
        ("<a href=\"b.html\">", "p/a.html b.html"), ("<a class=\"x\" href=\"../none.html\">", "p/a.html ../none.html"),
        ("<a href=\"../../c.html\">", "p/a.html ../../c.html"), ("<a href=\"#y\">", "p/a.html #y anchor"),
        ("<a href=\"../c.html#y\">", "p/a.html ../c.html#y anchor"), ("<script src=\"x.js\">", "p/a.html x.js"),
        ("<link rel=\"x\" href=\"x.css\" />", "p/a.html x.css"), ("<img src=\"a&amp;b.png\" />", "p/a.html a&b.png"),
        ("<svg><a href=\"d.svg\"></a></svg>", "p/a.html d.svg"), ("<a href=\"/c.html\">", "p/a.html /c.html"),
    ])
    func aLinkThatLeadsNowhereIsFound(markup: String, expected: String) {
        #expect(broken(["p/a.html": markup, "c.html": "<p id=\"x\">"]) == [expected])
    }

    @Test(arguments: [
        "<a href=\"../c.html\">", "<a href=\"../c.html#x\">", "<a href=\"../c.html?a=b#x\">", "<a href=\"#own\">",
        "<a href=\"#\">", "<a href=\"https://none.example/x.html\">", "<a href=\"mailto:a@b.c\">",
        "<a href=\"//x.yz\">",
        "<a href=\"vscode://file/x.swift:3\">", "<p>href=\"none.html\" id=\"x\"</p>", "<a title=\"href=none.html\">",
        "<a data-href=\"none.html\">", "<a href=\"../c%2Ehtml#%78\">", "<a href=\"#\u{FC}-x\">",
        "<img src=\"data:x\" />",
    ])
    func everythingElseIsFine(markup: String) {
        let own = "<b id=\"own\"><b id=\"\u{FC}-x\">"
        #expect(broken(["p/a.html": own + markup, "c.html": "<p class=\"q\" id=\"x\">"]) == [])
    }

    @Test func picturesAreScannedAndDataIsNot() {
        #expect(broken(["graphs/a.svg": "<svg><a href=\"../x.html\"/></svg>"]) == ["graphs/a.svg ../x.html"])
        #expect(broken(["navigation.json": "<a href=\"x\">", "articles/pictures/a.svg": "<a href=\"x\">"]) == [])
    }

    @Test func theSameLinkIsBrokenInOneFolderAndFineInAnother() {
        let files = ["a/a.html": "<a href=\"b.html\">", "a/b.html": "", "b/a.html": "<a href=\"b.html\">"]
        #expect(broken(files) == ["b/a.html b.html"])
    }

    @Test func aSiteHasNoneOfThem() throws {
        for graph in [GraphFixture.planets, GraphFixture.hostile] {
            #expect(LinkCheck.broken(in: try SiteFiles(graph).contents.map(LinkCheck.scan)).isEmpty)
        }
    }
}
