extension FileFacts {
    /// Leaves out the types that are tests, wherever their file stands.
    package mutating func leaveOutTests() {
        let tests = Set(types.filter(\.isTest).map(\.path))
        guard !tests.isEmpty else { return }
        types.removeAll { type in tests.contains { type.path.starts(with: $0) } }
    }
}

extension TypeFacts {
    /// Whether it is run as a test: an heir of a test case, or a type with functions that are marked as tests.
    fileprivate var isTest: Bool {
        inherits.contains { $0.last.hasSuffix("TestCase") } || functions.contains { $0.hasAttribute("Test") }
    }
}
