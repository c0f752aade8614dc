import Extractor
import Facts
import Linking
import NavigationModel
import Rules
import SwiftSource

/// An app's files with lines put in between, and the document that has to come of that.
struct MovedDocument {
    private let files: [SourceFile]
    /// What stands before each line of each file.
    private let inserted: [String: [Int: String]]

    /// - Parameter inserted: what is put before a line, counted from 1, of a text's lines; whole lines.
    init(_ files: [SourceFile], inserting inserted: ([Substring]) -> [Int: String]) {
        self.files = files
        self.inserted = Dictionary(
            uniqueKeysWithValues: files.map { file in
                (file.path, inserted(file.text.split(separator: "\n", omittingEmptySubsequences: false)))
            })
    }

    /// The files with those lines in them.
    var movedFiles: [SourceFile] {
        files.map { file in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let moved = lines.enumerated().map { (inserted[file.path]?[$0 + 1] ?? "") + $1 }
            return SourceFile(path: file.path, module: file.module, text: moved.joined(separator: "\n"))
        }
    }

    /// The document of some files.
    static func document(of files: [SourceFile]) throws -> String {
        let analysis = GraphLinker.link(files.map(SourceReader.read), title: "App")
        return String(decoding: try NavigationDocument.encode(analysis), as: UTF8.self)
    }

    /// The document of the files with all its lines moved.
    func expected() throws -> String {
        var file = ""
        return try Self.document(of: files).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let parts = line.split(separator: " : ", maxSplits: 1)
            switch parts.first?.drop(while: { $0 == " " }) {
            case "\"file\"": file = String(parts[1].dropFirst().prefix { $0 != "\"" })
            case "\"line\"":
                let number = parts[1].prefix(while: \.isNumber)
                let moved = Int(number).map { $0 + added(to: file, above: $0) }
                return "\(parts[0]) : \(moved ?? 0)\(parts[1].dropFirst(number.count))"
            default: break
            }
            return String(line)
        }.joined(separator: "\n")
    }

    /// How many lines were put in above a line, or right before it.
    private func added(to file: String, above line: Int) -> Int {
        (inserted[file] ?? [:]).reduce(0) { $1.key <= line ? $0 + $1.value.count { $0 == "\n" } : $0 }
    }
}
