import Base
import Foundation
import NavigationModel
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

    @Test func listHoldsEveryFolder() throws {
        let names = Set(SystemDefinition.all.map(Self.name))
        #expect(try Self.folders("Sources/Extractor/Systems") == names)
        #expect(try Set(Fixture.systems()) == names)
        #expect(try names.isSubset(of: Self.folders("Tests/ExtractorTests")))
        #expect(SystemDefinition.all.count == names.count)
    }

    @Test func listIsInTheOrderOfSystems() {
        #expect(SystemDefinition.all.map(\.system) == NavigationSystem.allCases)
    }

    @Test func everyFixtureIsOfItsSystem() throws {
        for system in SystemDefinition.all {
            let graph = try Fixture.graph(of: Self.name(of: system), title: "App")
            #expect(graph.coordinators.contains { $0.system == system.system }, "\(system.system)")
        }
    }

    @Test func everySystemHasAPageInTheGuide() throws {
        let pages = try FileManager.default.contentsOfDirectory(
            atPath: Self.root.appending(path: "docs/guide/Systems").path)
        for system in SystemDefinition.all {
            let name = Self.name(of: system).lowercased()
            #expect(pages.contains { $0.hasPrefix(name) }, "\(name)")
        }
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
