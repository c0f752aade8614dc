import Testing

/// The fixture apps in `Tests/Fixtures` against what reading them by hand gives.
struct ExpectationTests {
    @Test(arguments: ["FlowStacks", "Router", "SwiftUI", "TCACoordinators"])
    func everythingExpectedIsFoundAndNothingElse(_ folder: String) throws {
        let faults = try Expectation.of(folder).faults(of: Fixture.graph(of: folder, title: folder))
        #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }
}
