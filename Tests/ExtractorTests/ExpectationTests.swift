import Testing

/// The fixture apps in `Tests/Fixtures` against what a person found in them, without navdocs, before it could read them.
struct ExpectationTests {
    @Test(arguments: ["FlowStacks", "Router", "SwiftUI"])
    func everythingExpectedIsFoundAndNothingElse(_ folder: String) throws {
        let faults = try Expectation.of(folder).faults(of: Fixture.graph(of: folder, title: folder))
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }
}
