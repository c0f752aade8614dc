import Extractor
import Foundation
import NavigationModel
import Testing

/// The whole garden in `Tests/Fixtures/Scaffolding` against the document committed beside it.
///
/// `NAVDOCS_RECORD=1` writes the document anew; such a run fails, so that nobody takes it for a check.
struct GoldenTests {
    private static let golden = Fixture.folder.appending(path: "Scaffolding/navigation.json")

    @Test func gardenIsReadAsRecorded() throws {
        let text = String(decoding: try NavigationDocument.encode(try Self.garden()), as: UTF8.self)
        if ProcessInfo.processInfo.environment["NAVDOCS_RECORD"] == "1" {
            try text.write(to: Self.golden, atomically: true, encoding: .utf8)
            Issue.record("recorded \(Self.golden.path); run again without NAVDOCS_RECORD")
            return
        }
        let recorded = try String(contentsOf: Self.golden, encoding: .utf8)
        let difference = text.split(separator: "\n").difference(from: recorded.split(separator: "\n"))
        let changed = difference.prefix(20).map { change -> String in
            switch change {
            case .insert(let line, let element, _): "+\(line + 1) \(element)"
            case .remove(let line, let element, _): "-\(line + 1) \(element)"
            }
        }
        #expect(text == recorded, "\(changed.joined(separator: "\n"))")
    }

    private static func garden() throws -> NavigationGraph {
        let files = try Fixture.sources(of: "Scaffolding").sorted { $0.key < $1.key }.map { path, text in
            let module = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
            return SourceReader.facts(of: SourceFile(path: path, module: module, text: text))
        }
        return GraphLinker.link(files, title: "Garden")
    }
}
