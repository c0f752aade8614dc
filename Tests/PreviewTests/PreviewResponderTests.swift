import Foundation
import Preview
import Render
import Testing

@Suite struct PreviewResponderTests {
    private static let head = """
        <html><head><meta content="default-src &#39;none&#39;" /></head><body>
        """
    private let site = PreviewSite([
        OutputFile(path: "index.html", text: "\(head)Trips</body></html>"),
        OutputFile(path: "screens/index.html", text: "\(head)Screens</body></html>"),
        OutputFile(path: "assets/style.css", text: "body { margin: 0 }"),
    ])

    private func answer(
        _ target: String, method: String = "GET", host: String? = "localhost", fetchSite: String? = nil,
        from site: PreviewSite? = nil
    ) -> PreviewAnswer {
        PreviewResponder.answer(
            PreviewRequest(method: method, target: Array(target.utf8), host: host, fetchSite: fetchSite),
            from: site ?? self.site)
    }

    private func text(_ answer: PreviewAnswer) -> String? {
        guard case .bytes(let bytes) = answer.body else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func fileOfTheSiteIsServedAsItIs() {
        let answer = answer("/assets/style.css")
        #expect(answer.status == 200)
        #expect(answer.header("Content-Type") == "text/css; charset=utf-8")
        #expect(text(answer) == "body { margin: 0 }")
    }

    @Test(arguments: [("/", "Trips"), ("/index.html", "Trips"), ("/screens/", "Screens")])
    func pageIsServedWithTheScriptThatListens(_ target: String, _ words: String) throws {
        let page = try #require(text(answer(target)))
        #expect(page.contains("\(words)</body>"))
        #expect(page.components(separatedBy: "<script src=\"/.preview/preview.js\"").count == 2)
        // The script stands in the head, and all else is as it was.
        #expect(page.components(separatedBy: "</head>")[0].contains("data-news="))
    }

    @Test func whatTheScriptIsMadeOfIsServed() {
        #expect(answer("/.preview/preview.js").header("Content-Type") == "text/javascript; charset=utf-8")
        #expect(answer("/.preview/preview.css").status == 200)
    }

    @Test func eventsAreOfThePageThatIsNamed() {
        #expect(answer("/.preview/events/").body == .events(page: "index.html"))
        #expect(answer("/.preview/events/screens/").body == .events(page: "screens/index.html"))
        #expect(answer("/.preview/events/coordinators/A%20B.html").body == .events(page: "coordinators/A B.html"))
        #expect(answer("/.preview/events/", method: "HEAD").body == .bytes([]))
    }

    @Test func whatTheSiteHasNotIsAPageThatWaits() throws {
        let absent = answer("/coordinators/Gone.html")
        #expect(absent.status == 404)
        #expect(try #require(text(absent)).contains("/.preview/preview.js"))
        let building = answer("/", from: PreviewSite())
        #expect(building.status == 503)
        #expect(try #require(text(building)).contains("is being built"))
        let broken = answer("/", from: PreviewSite().keeping(PreviewFault(lines: ["no"])))
        #expect(broken.status == 503)
        #expect(try #require(text(broken)).contains("couldn’t be built"))
    }

    @Test func namesInAnAddressAreText() throws {
        let page = try #require(text(answer("/%3Cscript%3E.html")))
        #expect(page.contains("&lt;script&gt;.html") && !page.contains("<script>"))
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", ""])
    func otherMethodsAreRefused(_ method: String) {
        #expect(answer("/", method: method).status == 405)
        #expect(answer("/", method: method).header("Allow") == "GET, HEAD")
    }

    @Test(arguments: [
        nil, "", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "127.0.0.2",
    ])
    func otherNamesAreRefused(_ host: String?) { #expect(answer("/", host: host).status == 403) }

    @Test(arguments: ["localhost", "localhost:", "Localhost:8600", "127.0.0.1:1", "[::1]", "[::1]:8600"])
    func ownNamesAreServed(_ host: String) { #expect(answer("/", host: host).status == 200) }

    @Test func addressesThatClimbAreRefused() {
        #expect(answer("/../secret").status == 400)
        #expect(answer("/%2e%2e/secret").status == 400)
        #expect(answer("http://localhost/").status == 400)
    }

    @Test func onlyOwnPagesHearWhatChanges() {
        #expect(answer("/.preview/events/", fetchSite: "cross-site").status == 403)
        #expect(answer("/.preview/events/", fetchSite: "same-origin").status == 200)
        #expect(answer("/", fetchSite: "cross-site").status == 200)
    }

    @Test(arguments: ["/", "/assets/style.css", "/nothing", "/../a", "/.preview/events/"])
    func nothingIsKeptOrLoadedElsewhere(_ target: String) {
        let answer = answer(target)
        #expect(answer.header("Cache-Control") == "no-store")
        #expect(answer.header("X-Content-Type-Options") == "nosniff")
        #expect(answer.header("Cross-Origin-Resource-Policy") == "same-origin")
    }
}
