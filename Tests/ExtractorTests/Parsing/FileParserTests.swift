import Foundation
import NavigationModel
import TestSupport
import Testing
import SwiftSource

import Extractor

/// Our own parser reads what SwiftParser reads, or says that it is not certain.
struct FileParserTests {
    /// Fixtures with what is ambiguous: two case paths on a line may be a regular expression.
    private static let ambiguous: Set<String> = [
        "Coordinator.swift", "DeskCoordinator.swift", "LendingCoordinator.swift", "MoveCoordinator.swift",
        "PostCoordinator.swift",
        "Rehearsals.swift", "Season.swift",
    ]

    @Test func everyFixtureAndExampleReadsAsBySwiftParser() async throws {
        let root = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
        let files =
            ParsedAlike.files(below: Fixture.folder) + ParsedAlike.files(below: root.appending(path: "Examples"))
        #expect(files.count > 100)
        var uncertain: Set<String> = []
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let outcome = await onDeepStack { ParsedAlike.outcome(of: text) }
            #expect(outcome != .different, "\(file.path)")
            if outcome == .fellBack { uncertain.insert(file.lastPathComponent) }
        }
        #expect(uncertain == Self.ambiguous.intersection(files.map(\.lastPathComponent)))
    }

    @Test(arguments: Oddities.certain) func oddCodeReadsAsBySwiftParser(_ code: String) async {
        for text in [code, Oddities.inFunction(code)] {
            let outcome = await onDeepStack { ParsedAlike.outcome(of: text) }
            #expect(outcome != .different, "\(text)")
        }
        let outcomes = [code, Oddities.inFunction(code)].map { ParsedAlike.outcome(of: $0) }
        #expect(outcomes.contains(.same))
    }

    @Test(arguments: Oddities.wrong) func wrongCodeIsLeftToSwiftParser(_ code: String) {
        #expect(FileParser.tree(of: code) == nil)
    }

    /// What SwiftParser takes for arguments of the attribute, if no space is between.
    @Test(arguments: ["@MainActor([B]) -> C", "@Sendable(B) async -> C", "@escaping @MainActor() throws -> C"])
    func parametersMayFollowAnAttributeWithoutASpace(_ type: String) throws {
        let tree = try #require(FileParser.tree(of: "func a(_ d: \(type)) { e() }"))
        #expect(tree.fault == nil)
    }

    /// Each way of breaking a file at some of its places.
    @Test func brokenFilesAreReadAsBySwiftParserOrLeftToIt() async throws {
        for file in ParsedAlike.files(below: Fixture.folder).enumerated().filter({ $0.offset % 12 == 0 }).map(\.element)
        {
            let bytes = Array(try String(contentsOf: file, encoding: .utf8).utf8)
            for text in Mutations.of(bytes, seed: UInt64(bytes.count), count: 6) {
                let outcome = await onDeepStack { ParsedAlike.outcome(of: text) }
                #expect(outcome != .different, "\(file.path):\n\(text)")
            }
        }
    }

    /// Every Swift file below the folders that `NAVDOCS_SOURCES` names, parted by colons.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["NAVDOCS_SOURCES"] != nil))
    func everyFileOfOtherAppsReadsAsBySwiftParser() async throws {
        let folders = ProcessInfo.processInfo.environment["NAVDOCS_SOURCES"]?.split(separator: ":") ?? []
        let files = folders.flatMap { ParsedAlike.files(below: URL(filePath: String($0))) }
        var uncertain = 0
        for file in files {
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            let outcome = await onDeepStack { ParsedAlike.outcome(of: text) }
            #expect(outcome != .different, "\(file.path)")
            if outcome == .fellBack { uncertain += 1 }
        }
        #expect(uncertain * 100 <= files.count)
    }
}
