import Extractor
import Foundation
import NavigationModel
import Testing

/// The fixture apps in `Tests/Fixtures` against the documents committed beside them.
///
/// `NAVDOCS_RECORD=1` writes the documents anew; such a run fails, so that nobody takes it for a check.
struct GoldenTests {
    @Test(arguments: try Fixture.systems()) func appIsReadAsRecorded(_ folder: String) throws {
        let golden = Fixture.folder.appending(path: "\(folder)/navigation.json")
        let title = try? JSONDecoder().decode(Title.self, from: Data(contentsOf: golden)).title
        let text = String(
            decoding: try NavigationDocument.encode(try Fixture.analysis(of: folder, title: title ?? folder)),
            as: UTF8.self)
        if ProcessInfo.processInfo.environment["NAVDOCS_RECORD"] == "1" {
            try text.write(to: golden, atomically: true, encoding: .utf8)
            Issue.record("recorded \(golden.path); run again without NAVDOCS_RECORD")
            return
        }
        let recorded = try String(contentsOf: golden, encoding: .utf8)
        let difference = text.split(separator: "\n").difference(from: recorded.split(separator: "\n"))
        let changed = difference.prefix(20).map { change -> String in
            switch change {
            case .insert(let line, let element, _): "+\(line + 1) \(element)"
            case .remove(let line, let element, _): "-\(line + 1) \(element)"
            }
        }
        #expect(text == recorded, "\(changed.joined(separator: "\n"))")
    }

    /// What the app of a recorded document is called.
    private struct Title: Decodable {
        let title: String
    }
}
