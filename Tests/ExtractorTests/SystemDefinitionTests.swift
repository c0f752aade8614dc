import Base
import Foundation
import NavigationModel
import TestSupport
import Testing

import Extractor

/// Every system stands in the list, and has all that the others have.
struct SystemDefinitionTests {
    private static let root = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()

    /// The folders of systems below another one.
    private static func folders(_ path: String) throws -> Set<String> {
        let folder = root.appending(path: path)
        let inside = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        return Set(
            try inside.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
                .map(\.lastPathComponent))
    }

    /// What the folders of a system are called: as its reader, less the last word.
    private static func name(of system: SystemDefinition) -> String {
        String(String(describing: system.reader).dropLast("Reader".count))
    }

    private static let names = SystemDefinition.all.map(name).sorted()

    /// What stands in a folder, sorted.
    private static func names(of folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The system that some words are about: the one whose name they hold.
    private static func system(_ words: some StringProtocol) throws -> String {
        try #require(names.first { words.lowercased().contains($0.lowercased()) }, "\(words)")
    }

    /// The cells of each row of a table of the README or the guide.
    private static func rows(of page: String, below head: String) throws -> [[Substring]] {
        let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix(head) }.dropFirst(2).prefix { $0.hasPrefix("|") }
            .map { $0.split(separator: "|") }
    }

    /// The values that a key of a schema may have, wherever it stands.
    private static func lists(in schema: Any, below key: String) -> [[String]] {
        if let list = schema as? [Any] { return list.flatMap { lists(in: $0, below: key) } }
        guard let object = schema as? [String: Any] else { return [] }
        let own = (object[key] as? [String: Any])?["enum"] as? [String]
        return (own.map { [$0] } ?? []) + object.values.flatMap { lists(in: $0, below: key) }
    }

    @Test func listHoldsEveryFolder() throws {
        let names = Set(SystemDefinition.all.map(Self.name))
        #expect(try Self.folders("Sources/Extractor/Systems") == names)
        #expect(try Set(Fixture.systems()) == names)
        #expect(try names.isSubset(of: Self.folders("Tests/ExtractorTests")))
        #expect(SystemDefinition.all.count == names.count)
    }

    @Test func listIsInTheOrderOfSystems() {
        #expect(SystemDefinition.all.map(\.system) == NavigationSystem.allCases.filter(\.isRead))
    }

    @Test func everyFixtureIsOfItsSystem() throws {
        for system in SystemDefinition.all {
            let graph = try Fixture.graph(of: Self.name(of: system), title: "App")
            #expect(graph.coordinators.contains { $0.system == system.system }, "\(system.system)")
        }
    }

    @Test func guideHasAPageForEverySystem() throws {
        let pages = try Self.names(of: "docs/guide/Systems").filter { $0 != "index.md" }
        #expect(try pages.map { try Self.system($0) }.sorted() == Self.names)
    }

    @Test func schemaKnowsEverySystem() throws {
        let schema = try Data(contentsOf: Self.root.appending(path: "Schema/navdocs-1.schema.json"))
        let words = try #require(Self.lists(in: JSONSerialization.jsonObject(with: schema), below: "system").first)
        #expect(words == NavigationSystem.allCases.map(\.rawValue))
    }

    @Test(arguments: ["README.md", "docs/guide/Systems/index.md"]) func tableHoldsEverySystem(_ page: String) throws {
        let rows = try Self.rows(of: page, below: "| Library or pattern |")
        #expect(try rows.map { try Self.system($0[0]) }.sorted() == Self.names)
    }

    /// Each row of that table names the system's example, and every example has a page in the gallery.
    @Test func everySystemHasAnExample() throws {
        let rows = try Self.rows(of: "README.md", below: "| Library or pattern |")
        let examples = try Self.names(of: "Examples")
        #expect(rows.count == examples.count)
        for example in examples { #expect(rows.contains { $0[2].contains("(Examples/\(example))") }, "\(example)") }
        let pages = try Self.names(of: "docs/guide/Gallery").filter { $0 != "index.md" }
        #expect(pages == examples.map { "\($0.lowercased()).md" })
    }

    @Test func rulesOfASystemAreAboutItAlone() {
        for system in SystemDefinition.all {
            for rule in system.rules { #expect(rule.description.systems == [system.system], "\(rule.id)") }
        }
        let own = Set(SystemDefinition.all.flatMap(\.rules).map { $0.description.id })
        for rule in Rules.descriptions where rule.systems.count == 1 { #expect(own.contains(rule.id), "\(rule.id)") }
    }

    @Test func linkersAreOfTheirSystem() {
        for system in SystemDefinition.all { #expect(system.linker.map { $0.system == system.system } ?? true) }
    }
}
