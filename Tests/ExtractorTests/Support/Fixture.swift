import Base
import Extractor
import Foundation
import Linking
import NavigationModel
import Rules
import SwiftSource

/// Files in `Tests/Fixtures`.
enum Fixture {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures")

    /// The folders, one for each navigation system.
    static func systems() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The folders, and the examples beside them: what is true of any app is asked of each of them. In a debug build, which
    /// is many times slower, of every third.
    static func apps() throws -> [String] {
        let examples = "../../Examples"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: examples).path)
        let all = try systems() + names.filter { !$0.hasPrefix(".") }.sorted().map { "\(examples)/\($0)" }
        #if DEBUG
            return all.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
        #else
            return all
        #endif
    }

    static func data(_ path: String) throws -> Data { try Data(contentsOf: folder.appending(path: path)) }

    /// The Swift files and storyboards below a folder's `Sources`, by path from the folder.
    static func sources(of name: String) throws -> [String: String] {
        let root = folder.appending(path: name)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "Sources").path)
        return try paths.filter { SourceKind(name: $0) != nil }.reduce(into: [:]) { sources, path in
            sources["Sources/\(path)"] = try String(
                contentsOf: root.appending(path: "Sources/\(path)"), encoding: .utf8)
        }
    }

    /// A folder's sources; the first folder below `Sources` is a file's module.
    static func files(of name: String) throws -> [SourceFile] {
        try sources(of: name).sorted { $0.key < $1.key }.map { path, text in
            let module = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
            return SourceFile(path: path, module: module, text: text)
        }
    }

    /// The graph of a folder's sources.
    static func graph(of name: String, title: String) throws -> NavigationGraph {
        try analysis(of: name, title: title).graph
    }

    /// The graph of a folder's sources, and what rules say about it.
    static func analysis(of name: String, title: String) throws -> NavigationAnalysis {
        GraphLinker.link(try files(of: name).map(SourceReader.read), title: title)
    }
}
