import Foundation
import NavigationModel
import Testing

/// `Tests/Schema/complete.json` has every key of the document, and is held against the schema beside this.
struct DocumentContractTests {
    private let complete: Data

    init() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        complete = try Data(contentsOf: tests.appending(path: "Schema/complete.json"))
    }

    @Test func everyKeyIsReadAndWrittenBack() throws {
        let analysis = try NavigationDocument.decode(Array(complete))
        let again = try NavigationDocument.encode(analysis)
        #expect(String(decoding: again, as: UTF8.self) == String(decoding: complete, as: UTF8.self))
    }

    @Test func anotherVersionIsRefused() throws {
        let text = String(decoding: complete, as: UTF8.self).replacing("navdocs/1", with: "navdocs/2")
        #expect(throws: DecodingError.self) { try NavigationDocument.decode(Array(text.utf8)) }
    }

    @Test func absentValuesAreLeftOut() throws {
        let bytes = try NavigationDocument.encode(NavigationAnalysis(NavigationGraph(title: "Empty")))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("null"))
    }
}
