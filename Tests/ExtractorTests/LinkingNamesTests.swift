import Base
import Extractor
import Foundation
import NavigationModel
import Testing

/// Neither types nor linking name a library: what they have to know of one stands in the traits of its system.
struct LinkingNamesTests {
    /// The names of types, attributes and modules that a text holds in quotation marks.
    private static func names(in text: String) -> Set<String> {
        let code = text.split(separator: "\n").map {
            $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex)
        }
        return Set(code.flatMap { $0.matches(of: #/"([A-Z]\w+)"/#).map { String($0.output.1) } })
    }

    /// The files of both targets that link.
    private static func sources() throws -> [(path: String, text: String)] {
        let root = Fixture.folder.deletingLastPathComponent().deletingLastPathComponent()
        return try ["Sources/Types", "Sources/Presentation", "Sources/Linking"].flatMap { target in
            let folder = root.appending(path: target)
            let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
            return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
                ("\(target)/\($0)", try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            }
        }
    }

    /// Types of the standard library, which the traits of SwiftUI hold as what is no screen.
    private static let standard: Set<String> = ["Array", "Bool", "Dictionary", "Int", "Set", "String", "UUID"]

    /// SwiftUI's names that are still read where tabs, tables and lists of links are linked. None may come.
    private static let left: Set<String> = [
        "ForEach", "Group", "List", "NavigationLink", "Table", "Text", "View", "ViewBuilder",
    ]

    @Test func noNameOfALibraryStandsInLinking() throws {
        let files = try Self.sources()
        #expect(files.count > 40)
        var found: Set<String> = []
        for system in SystemDefinition.all {
            let known = system.traits.names.union(system.reader.marks).subtracting(Self.standard)
            for file in files {
                let names = Self.names(in: file.text).intersection(known)
                if system.system == .swiftUI {
                    found.formUnion(names)
                } else {
                    #expect(names.isSubset(of: Self.left), "\(file.path) names what is \(system.system.title)'s")
                }
            }
        }
        #expect(found == Self.left)
    }

    @Test func noSystemIsNamedInLinking() throws {
        for file in try Self.sources() {
            for system in NavigationSystem.allCases where system != .router {
                #expect(!file.text.contains(".\(system)"), "\(file.path) names \(system)")
            }
            #expect(!file.text.contains("system: .router"), "\(file.path)")
        }
    }
}
