import Extractor
import SwiftSource
import Testing

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
        #expect(ParseDepth.whole.text(of: text, outline) == text)
        #expect(ParseDepth.results.text(of: text, nil) == text)
        let results = ParseDepth.results.text(of: text, outline)
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

    /// A private view that only previews make is a part of those, whatever stands before it.
    @Test(arguments: ["", "let all = [1]\n", "private var all = [1]\n", "func all() { }\n"])
    func viewsOfPreviewsAreLeftOut(_ before: String) throws {
        let text = before + "private struct Shown: View { let b: Int }\n#Preview { Shown() }"
        let outline = try #require(OutlineReader.outline(of: text, path: "Home.swift"))
        #expect(
            Self.words(ParseDepth.whole.text(of: text, outline)) == before
                + "private struct Shown: View { }\n#Preview { }")
    }

    /// Nobody who uses an app gets to its previews.
    @Test(arguments: [
        ("#Preview { NavigationStack { Home() } }", "#Preview { }"),
        (
            "#Preview(\"Empty }\", traits: .fixedLayout(width: 9, height: 9)) {\n    Home()\n}",
            "#Preview(\"Empty }\", traits: .fixedLayout(width: 9, height: 9)) {\n\n}"
        ),
        (
            "private struct Home_Previews: PreviewProvider { static var previews: some View { Home { } } }\nstruct A {}",
            "private struct Home_Previews: PreviewProvider { }\nstruct A {}"
        ),
        (
            "#if DEBUG\n#Preview { Home() }\n#endif\nfunc a() { b() }",
            "#if DEBUG\n#Preview { }\n#endif\nfunc a() { b() }"
        ),
        (
            "struct Home: View { let a: Shown }\nprivate struct Shown: View { let b: Int }\n#Preview { Shown() }",
            "struct Home: View { let a: Shown }\nprivate struct Shown: View { let b: Int }\n#Preview { }"
        ),
        (
            "struct Shown: View { let b: Int }\n#Preview { Shown() }", "struct Shown: View { let b: Int }\n#Preview { }"
        ),
        ("let a = #Preview", "let a = #Preview"),
        ("struct A<B: PreviewProvider> { let b: B }", "struct A<B: PreviewProvider> { let b: B }"),
        ("extension Home: PreviewProvider { let b = 1 }", "extension Home: PreviewProvider { let b = 1 }"),
    ]) func previewsAreLeftOut(_ text: String, _ left: String) throws {
        let outline = try #require(OutlineReader.outline(of: text, path: "Home.swift"))
        #expect(Self.words(ParseDepth.whole.text(of: text, outline)) == left)
        #expect(!outline.types.contains { $0.name == "Home_Previews" })
        let parsed = SourceReader.read(SourceFile(path: "Home.swift", module: "", text: text))
        let blanked = ParseDepth.whole.text(of: text, outline)
        #expect(SourceReader.read(SourceFile(path: "Home.swift", module: "", text: blanked)) == parsed)
    }

    @Test func privateViewsThatOnlyPreviewsMakeAreLeftOut() throws {
        let text = """
            struct Home: View { var body: some View { Text("") } }
            #if DEBUG
            private struct Shown: View { func a() { Home() } }
            struct Home_Previews: PreviewProvider { static var previews: some View { Shown() } }
            #endif
            """
        let outline = try #require(OutlineReader.outline(of: text, path: "Home.swift"))
        #expect(
            Self.words(ParseDepth.whole.text(of: text, outline)) == """
                struct Home: View { var body: some View { Text("") } }
                #if DEBUG
                private struct Shown: View { }
                struct Home_Previews: PreviewProvider { }
                #endif
                """)
        #expect(outline.declarations.count == 1)
    }

    /// Words of previews are no needles.
    @Test func previewsAreNoReasonToParse() {
        let file = SourceFile(
            path: "Home.swift", module: "", text: "#Preview { NavigationStack { Home() } }\nstruct Home {}")
        #expect(FileScan(of: file).needles.isEmpty)
    }

    /// Lines without what is blank at their ends, and with one blank for many inside.
    private static func words(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.split(separator: " ").joined(separator: " ")
        }.joined(separator: "\n")
    }
}
