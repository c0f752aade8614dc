extension FileFacts {
    /// The libraries that only tests can be built with.
    private static let testLibraries: Set = ["XCTest", "Quick", "Nimble"]

    /// Leaves out the types that are tests, wherever their file stands, and all of a file that only tests can be built with.
    package mutating func leaveOutTests() {
        if imports.contains(where: Self.testLibraries.contains) {
            types = []
            functions = []
            variables = []
            return
        }
        let tests = Set(types.filter(\.isTest).map(\.path))
        guard !tests.isEmpty else { return }
        types.removeAll { type in tests.contains { type.path.starts(with: $0) } }
    }
}

extension TypeFacts {
    /// How classes end that tests inherit from.
    private static let testCases = ["TestCase", "QuickSpec", "AsyncSpec"]

    /// Whether it is run as a test: an heir of a test case, or a type with functions that are marked as tests.
    fileprivate var isTest: Bool {
        inherits.contains { base in Self.testCases.contains(where: base.last.hasSuffix) }
            || functions.contains { $0.hasAttribute("Test") }
    }
}
