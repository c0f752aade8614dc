import Foundation
import Testing

/// The fixture apps in `Tests/Fixtures` against what reading them by hand gives.
struct ExpectationTests {
    /// The fixture apps with such a reading.
    private static let read = Result {
        try Fixture.systems().filter {
            FileManager.default.fileExists(atPath: Fixture.folder.appending(path: "\($0)/expected.json").path)
        }
    }

    @Test func readingsAreAtHand() throws { #expect(try !Self.read.get().isEmpty) }

    @Test(arguments: try read.get())
    func everythingExpectedIsFoundAndNothingElse(_ folder: String) throws {
        let faults = try Expectation.of(folder).faults(of: Fixture.graph(of: folder, title: folder))
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }
}
