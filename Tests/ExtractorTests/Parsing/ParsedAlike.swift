import Foundation
import NavigationModel
import TestSupport
import SwiftSource

import Extractor

/// A file read by way of our own parser and by way of SwiftParser.
enum ParsedAlike {
    enum Outcome: Equatable {
        case same, different
        /// Our own parser was not certain.
        case fellBack
    }

    static func outcome(of text: String, path: String = "App/Source.swift") -> Outcome {
        guard let own = FileParser.tree(of: text) else { return .fellBack }
        let file = SourceFile(path: path, module: "App", text: text)
        let source = NestingLimit.applied(to: text)
        let expected = SourceReader.swift.parsed(file, TreeConverter.tree(of: source.text), within: source)
        return SourceReader.swift.parsed(file, own) == expected ? .same : .different
    }

    /// The Swift files below a folder, in order.
    static func files(below folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = found.map { $0.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } } ?? []
        return files.sorted { $0.path < $1.path }
    }
}
