import Preview
import Testing

@Suite struct SitePathTests {
    @Test(arguments: [
        ("/", "index.html"), ("/screens/", "screens/index.html"), ("/assets/style.css", "assets/style.css"),
        ("/articles/Caf%C3%A9%20au%20lait.html", "articles/Café au lait.html"), ("/a%2eb", "a.b"), ("/..a", "..a"),
        ("/%2525", "%25"),
    ]) func targetNamesAFile(_ target: String, _ path: String) {
        #expect(SitePath.path(of: Array(target.utf8)) == path)
    }

    @Test(arguments: [
        "", "index.html", "*", "http://127.0.0.1/index.html", "//etc/passwd", "/a//b", "/../a", "/a/..", "/a/../../b",
        "/%2e%2e/a", "/%2E./a", "/a/%2e%2e", "/./a", "/a%00.html", "/%00", "/a%2fb", "/..%2fa", "/a%5cb", "/..\\a",
        "/a\nb", "/a%0d%0ab", "/%", "/%4", "/%zz", "/%C3", "/%ff", "/a\u{7F}",
    ]) func whatLeadsElsewhereNamesNothing(_ target: String) {
        #expect(SitePath.path(of: Array(target.utf8)) == nil)
    }
}
