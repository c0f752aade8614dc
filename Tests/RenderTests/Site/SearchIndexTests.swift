import Base
import Foundation
import NavigationModel
import TestSupport
import Testing

@Suite struct SearchIndexTests {
    private struct Index: Decodable {
        let kinds: [[String]]
        let places: [String]
        let entries: [Entry]
    }

    private struct Entry: Decodable {
        let kind: Int
        let name: String
        let note: String
        let place: Int
        let address: String

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            kind = try list.decode(Int.self)
            name = try list.decode(String.self)
            note = try list.decode(String.self)
            place = try list.decode(Int.self)
            address = try list.decode(String.self)
        }
    }

    private static let start = "globalThis.navdocsSearchIndex = "

    private func index(_ site: SiteFiles) throws -> Index {
        let script = site.text("assets/search-index.js")
        try #require(script.hasPrefix(Self.start) && script.hasSuffix(";\n"))
        return try JSONDecoder().decode(Index.self, from: Data(script.dropFirst(Self.start.count).dropLast(2).utf8))
    }

    /// Every entry as one line: kind, name with its note, place, address.
    private func lines(_ analysis: NavigationAnalysis) throws -> [String] {
        let index = try index(SiteFiles(analysis))
        return index.entries.map { entry in
            "\(index.kinds[entry.kind][0]) \(entry.name)\(entry.note) | \(index.places[entry.place]) | \(entry.address)"
        }
    }

    @Test(arguments: [
        "coordinator HomeCoordinator | Planets | coordinators/HomeCoordinator.html",
        "screen GalleryView | HomeCoordinator | screens/GalleryView.html",
        "screen PlanetView | HomeCoordinator and 1 more | screens/PlanetView.html",
        "screen ResultRow | SearchView | screens/ResultRow.html",
        "destination moon(id:of:) | HomeCoordinator | coordinators/HomeCoordinator.html#destination-moon",
        "destination home | HomeCoordinator | coordinators/HomeCoordinator.html#destination-home",
        "parameter id: Moon.ID | HomeCoordinator.moon | coordinators/HomeCoordinator.html#destination-moon",
        "deep link trip | onOpenURL in PlanetsApp | deep-links.html#link-trip",
        "page Not understood |  | not-understood.html",
    ])
    func everyKindOfThingIsFound(line: String) throws {
        let lines = try lines(GraphFixture.analysis(of: GraphFixture.planets))
        #expect(lines.contains(line), "\(lines.joined(separator: "\n"))")
    }

    @Test func findingsAreFoundByWhatTheySay() throws {
        let findings = [
            Finding(
                rule: "some-rule", severity: .error, message: "`PassView` is stuck",
                location: SourceLocation(file: "Sources/Trip/PassView.swift", line: 18, column: 9))
        ]
        let anchor = "findings.html#finding-some-rule-PassView-swift-18"
        #expect(
            try lines(NavigationAnalysis(GraphFixture.planets, findings: findings)).contains(
                "finding PassView is stuck (some-rule) | PassView.swift:18 | \(anchor)"))
    }

    @Test func everyAddressIsAnAnchorOfAPage() throws {
        for graph in [GraphFixture.planets, GraphFixture.hostile, GraphFixture.plain] {
            let site = try SiteFiles(graph)
            let index = try index(site)
            #expect(index.entries.count > 5)
            for entry in index.entries {
                let parts = entry.address.split(separator: "#", maxSplits: 1).map(String.init)
                #expect(site.paths.contains(parts[0]), "\(entry.address)")
                guard parts.count > 1 else { continue }
                let ids = try site.elements(parts[0]).compactMap { $0.attributes["id"] }
                #expect(ids.count { $0 == parts[1] } == 1, "\(entry.address)")
            }
        }
    }

    @Test func earlierKindsComeFirst() throws {
        let index = try index(SiteFiles.planets)
        #expect(index.kinds.first?.first == "coordinator" && index.kinds.last?.first == "page")
        #expect(
            Set(index.kinds.filter { $0[0] == "coordinator" }.map { $0[1] }).count == CoordinatorKind.allCases.count)
        #expect(index.kinds.allSatisfy { $0[1].hasPrefix("<") })
    }

    @Test func theScriptCanStandInAPage() throws {
        let site = try SiteFiles(GraphFixture.hostile)
        #expect(!site.text("assets/search-index.js").contains("<"))
        #expect(try index(site).entries.contains { $0.name.contains("<script>alert(1)</script>") })
    }

    @Test func nothingTurnsTheWritingDirection() throws {
        let script = try SiteFiles(GraphFixture.hostile).text("assets/search-index.js")
        #expect(!script.unicodeScalars.contains("\u{202E}"))
    }
}
