import Testing

@testable import Extractor

/// What is left out of a file that is not parsed as a whole.
struct ExtentTests {
    @Test func codeThatGivesNoResultIsBlank() throws {
        let text = """
            final class Model {
                init() { path = [] }
                func add() {
                    func inner() -> Int { 1 }
                    isAdding = true
                }
                func map<T>(_ make: (Int) -> T) where T: Hashable { _ = make(1) }
                func title() -> String { "}" }
                var isAdding = false { didSet { print(isAdding) } }
                subscript(index: Int) -> Int { index }
                func `default`() async throws { try await work { $0 } }
            }
            func free() { print("é") }
            """
        let outline = try #require(OutlineReader.outline(of: text, path: "Model.swift"))
        #expect(Extent.whole.text(of: text, outline) == text)
        #expect(Extent.results.text(of: text, nil) == text)
        let results = Extent.results.text(of: text, outline)
        #expect(
            Self.words(results) == """
                final class Model {
                init() { path = [] }
                func add() {


                }
                func map<T>(_ make: (Int) -> T) where T: Hashable { }
                func title() -> String { "}" }
                var isAdding = false { didSet { print(isAdding) } }
                subscript(index: Int) -> Int { index }
                func `default`() async throws { }
                }
                func free() { }
                """)
        let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false).map(\.utf8.count)
        }
        #expect(lines(results) == lines(text))
    }

    /// Lines without what is blank at their ends, and with one blank for many inside.
    private static func words(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: " ").joined(separator: " ")
        }.joined(separator: "\n")
    }
}
