import Base
import Extractor
import Facts
import NavigationModel
import SwiftSource
import TestSupport
import Testing

/// What SwiftParser never sees, as it would take seconds for a few lines.
struct NestingLimitTests {
    /// Code beyond the limits, with a line in front of it.
    struct Beyond: CustomTestStringConvertible, Sendable {
        let name: String
        let text: String

        init(_ name: String, _ open: String, _ count: Int, _ inner: String = "x", _ close: String = "") {
            self.name = name
            text =
                "func first() {}\nlet a = " + String(repeating: open, count: count) + inner
                + String(repeating: close, count: count) + "\n"
        }

        init(_ name: String, lines line: String, _ count: Int) {
            self.name = name
            text = "func first() {}\n" + String(repeating: line + "\n", count: count)
        }

        var testDescription: String { name }
    }

    static let beyond = [
        Beyond("interpolations that are never closed", #""\("#, 600),
        Beyond("interpolations", #""\("#, 20, "x", #")""#),
        Beyond("generic arguments", "A<", 1_000, "B", ">"), Beyond("generic arguments without end", "A<", 1_000),
        Beyond("conditions", "\n#if A\n", 60, "x", "\n#endif\n"), Beyond("conditions without end", "\n#if A\n", 20_000),
        Beyond("brackets that are never closed", "nonisolated(", 200), Beyond("closures", "{ (", 190, "x", ") }"),
        Beyond("arrays on many lines", lines: "let a = [[[[[[[[[[[[B]]]]]]]]]]]]()", 400),
        Beyond("attributes", lines: "a@a", 400), Beyond("array in array", "[", 13, "B", "]"),
    ]

    @Test(arguments: beyond) func isBlankedOutWithLinesKept(_ code: Beyond) throws {
        let limited = NestingLimit.applied(to: code.text)
        #expect(try #require(limited.tooDeep) > 16)
        #expect(limited.text.hasPrefix("func first() {}\n"))
        #expect(limited.text.utf8.count == code.text.utf8.count)
        #expect(limited.text.utf8.count { $0 == 10 } == code.text.utf8.count { $0 == 10 })
    }

    static let within = [
        Beyond("comparisons", lines: "if a < b { return a.x < b.x }", 300),
        Beyond("arms that compare", lines: "case .a: l.a < r.a", 100),
        Beyond("operators", lines: "static func < (l: A, r: A) -> Bool", 50),
        Beyond("matrices", lines: "let m = [[[[1, 2], [3, 4]], [[1], [2]]], [[[a, b]]]]", 2_000),
        Beyond("attributes of declarations", lines: "@State @Binding(x) private var a = 1", 200),
        Beyond(
            "attributes of parameters", lines: "let f: (@escaping () -> Void, @Sendable () -> Void) -> Void = x", 100),
        Beyond("dictionaries", lines: #"let a: [String: [String: Array<Set<Int>>]] = ["a": ["b": [[1]]]]"#, 2_000),
        Beyond("strings in strings", lines: #"let a = "\(b("\(c("\(d)"))"))""#, 300),
        Beyond(
            "closures with parameters", lines: "a.map { (b: Int, c: Int) in b < c }.sorted { ($0, $1) < ($1, $0) }", 300
        ),
        Beyond(
            "conditions beside each other",
            lines: "#if os(iOS)\n#if DEBUG\nlet a = 1\n#endif\n#else\nlet b = 2\n#endif", 300),
        Beyond("nested types", "struct A { ", 100, "let x = 1", " }"),
    ]

    @Test(arguments: within) func whatPeopleWriteStays(_ code: Beyond) {
        #expect(NestingLimit.applied(to: code.text).tooDeep == nil)
    }

    @Test func whatFollowsABlankedNestIsRead() {
        let nest = String(repeating: "A<", count: 40) + "B" + String(repeating: ">", count: 40)
        let limited = NestingLimit.applied(to: "let a = \(nest)()\nfunc last() {}\n")
        #expect(limited.text.hasSuffix("()\nfunc last() {}\n"))
        let conditions = String(repeating: "#if A\n", count: 60) + String(repeating: "#endif\n", count: 60)
        #expect(NestingLimit.applied(to: conditions + "func last() {}\n").text.hasSuffix("#endif\nfunc last() {}\n"))
    }

    // MARK: Files that are broken besides

    private func faults(_ text: String) -> (broken: [NotUnderstood], cut: [NotUnderstood]) {
        let all = graph(text).notUnderstood
        return (
            all.filter { $0.rule == NotUnderstood.syntaxError },
            all.filter { $0.rule == nil && $0.reason.contains("nested too deeply") }
        )
    }

    private static let deep = String(repeating: "let a = [[[[[[[[[[[[B]]]]]]]]]]]]()\n", count: 400)
    private static let view = "import SwiftUI\nstruct A: View { var body: some View { NavigationStack { B() } } }\n"

    /// What the compiler says of it does not depend on how deep the rest is nested.
    @Test func aFileThatIsBrokenAndNestedTooDeeplyIsTold() {
        let read = faults(Self.view + "func z( { ]\n" + Self.deep)
        #expect(read.broken.map(\.location.line) == [3])
        #expect(read.cut.count == 1)
    }

    @Test func aBracketThatIsNeverClosedBehindWhatIsNestedTooDeeplyIsTold() {
        let read = faults(Self.view + Self.deep + "func z() {\n")
        #expect(read.broken.map(\.reason) == ["a bracket here isn't closed"])
        #expect(read.broken.map(\.location.line) == [403])
    }

    /// Where it stands something is missed, and so may what is around it be.
    @Test(arguments: [
        deep, "let a = \(String(repeating: "A<", count: 40))B\(String(repeating: ">", count: 40))()\n",
        String(repeating: "\n#if A\n", count: 60) + "let x = 1" + String(repeating: "\n#endif\n", count: 60),
        "let a = " + String(repeating: "{ (", count: 190) + "x" + String(repeating: ") }", count: 190) + "\n",
        "func f() {\n  g(" + String(repeating: "[", count: 13) + "B" + String(repeating: "]", count: 13) + ")\n}\n",
        "let a = " + String(repeating: #""\("#, count: 20) + "x" + String(repeating: #")""#, count: 20) + "\n",
    ]) func aFileThatIsOnlyNestedTooDeeplyIsNotBroken(_ code: String) {
        let text = Self.view + code + "func last() {}\n"
        let limited = NestingLimit.applied(to: text)
        // As where the file is read by SwiftParser.
        let read = SourceReader.swift.parsed(
            SourceFile(path: "A.swift", module: "A", text: text), TreeConverter.tree(of: limited.text), within: limited)
        #expect(limited.tooDeep != nil)
        #expect(read.facts.notUnderstood.map(\.rule) == [nil])
        #expect(faults(text).broken == [])
    }
}
