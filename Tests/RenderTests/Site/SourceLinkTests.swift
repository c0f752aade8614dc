import Base
import NavigationModel
import Render
import Extractor
import TestSupport
import Testing

@Suite struct SourceLinkTests {
    private let place = Base.SourceLocation(file: "Sources/A b/#1?.swift", line: 7, column: 3)

    private func links(_ template: SourceTemplate, folder: String = "ios", revision: String? = "4f2c91a") -> SourceLinks
    {
        SourceLinks(
            template, folder: folder, absoluteFolder: "/Users/me/app", revision: revision,
            revisionName: "main at 4f2c91a")
    }

    @Test(
        arguments: zip(
            SourceHost.allCases,
            [
                "https://github.com/o/n/blob/4f2c91a/ios/Sources/A%20b/%231%3F.swift#L7",
                "https://gitlab.com/o/n/-/blob/4f2c91a/ios/Sources/A%20b/%231%3F.swift#L7",
                "https://bitbucket.org/o/n/src/4f2c91a/ios/Sources/A%20b/%231%3F.swift#lines-7",
                "vscode://file/Users/me/app/Sources/A%20b/%231%3F.swift:7:3",
                "xcode://open?file=/Users/me/app/Sources/A%20b/%231%3F.swift&line=7",
            ]))
    func everyHostHasItsForm(_ host: SourceHost, address: String) throws {
        let template = try host.template(server: nil, repository: "o/n")
        #expect(links(template).address(of: place) == address)
    }

    @Test func aServerOfOnesOwnIsToldByItsName() throws {
        #expect(SourceHost(server: "github.example.org") == .github)
        #expect(SourceHost(server: "gitlab.example.org") == .gitlab)
        #expect(SourceHost(server: "bitbucket.org") == .bitbucket)
        #expect(SourceHost(server: "github-work") == nil)
        #expect(SourceHost(server: "git.example.org") == nil)
        let template = try SourceHost.github.template(server: "github.example.org", repository: "o/n")
        #expect(
            links(template, folder: "").address(of: place)?.hasPrefix("https://github.example.org/o/n/blob/") == true)
    }

    @Test(arguments: [
        ("javascript:alert(1)//{path}", SourceTemplate.Fault.unsafeScheme("javascript")),
        ("JavaScript://x/%0aalert(1)//{path}", .unsafeScheme("javascript")),
        ("data:text/html,{path}", .unsafeScheme("data")), ("example.org/{path}", .noAddress),
        (" https://example.org/{path}", .noAddress), ("https://example.org/", .noPath),
        ("https://example.org/{file}", .unknownPlaceholder("{file}")), ("https://a:b@example.org/{path}", .credentials),
        ("https://example.org/\"{path}", .badCharacter), ("https://example.org/{path", .unknownPlaceholder("{path")),
    ])
    func aTextThatIsNoSafeAddressIsRefused(_ text: String, fault: SourceTemplate.Fault) {
        #expect(throws: fault) { try SourceTemplate(text) }
    }

    @Test func standardInputLeadsNowhere() throws {
        let stdin = Base.SourceLocation(file: "<stdin>", line: 1, column: 1)
        let template = try SourceTemplate("https://example.org/{path}")
        #expect(links(template).address(of: stdin) == nil)
    }

    @Test func placesOnPagesAreLinks() throws {
        let template = try SourceHost.github.template(server: nil, repository: "o/n")
        let options = SiteOptions(rules: Rules.descriptions, version: "1.0", sourceLinks: links(template))
        let site = try SiteFiles(GraphFixture.planets, options: options)
        let page = site.main("screens/PlanetView.html")
        #expect(
            page.contains(
                "<a href=\"https://github.com/o/n/blob/4f2c91a/ios/Sources/Home/PlanetView.swift#L5\" rel=\"noopener\">"
            ))
        #expect(site.text("screens/PlanetView.html").contains("main at 4f2c91a"))
        for path in site.pages {
            let code = site.main(path).matches(of: #/<code class="place">(?<text>[^<]*)</#).map(\.output.text)
            #expect(code.filter { !$0.isEmpty } == [], "\(path)")
        }
    }

    @Test func withoutLinksThereIsNoRevision() throws {
        let site = try SiteFiles.planets
        #expect(!site.text("index.html").contains("class=\"revision\""))
        #expect(!site.main("screens/PlanetView.html").contains("rel=\"noopener\""))
    }
}
