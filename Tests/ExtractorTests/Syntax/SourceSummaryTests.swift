import Testing
import SwiftSource

import Extractor

/// Source text for people to read.
struct OneLineTests {
    @Test(arguments: [
        ("f( a , b )", "f( a , b )"),
        ("f(\n    a,\n    b\n)", "f(a, b)"),
        ("f(\n    a,\n    b,\n)", "f(a, b)"),
        ("f([\n    .a,\n    .b,\n])", "f([.a, .b])"),
        ("f(.a,\n    .b)", "f(.a, .b)"),
        ("x\n    .a()\n    .b()", "x.a().b()"),
        ("x\n    .a()  // why\n    .b()", "x.a().b()"),
        ("x?\n    .a()?\n    .b()", "x?.a()?.b()"),
        ("f(a, /* why */ b)", "f(a, b)"),
        ("f(a)   { print(1)\n }", "f(a) { … }"),
        ("f(onDone: { a in\n print(a) }, b)", "f(onDone: { … }, b)"),
        ("f { 1 } label: { 2 }", "f { … } label: { … }"),
        ("f(\"a  b\")", "f(\"a  b\")"),
        ("f(a ? .b : .c)", "f(a ? .b : .c)"),
    ]) func callIsFoldedOnOneLine(_ source: String, _ expected: String) throws {
        for tree in [FileParser.tree(of: source), TreeConverter.tree(of: source)] {
            #expect(try Self.text(ofCallIn: #require(tree)) == expected)
        }
    }

    @Test func longTextEndsInAnEllipsis() throws {
        let name = String(repeating: "a", count: 400)
        let text = try Self.text(ofCallIn: #require(FileParser.tree(of: "f(\(name))")))
        #expect(text.count == 240)
        #expect(text.hasSuffix("a…"))
    }

    private static func text(ofCallIn tree: SyntaxTree) throws -> String {
        let call = try #require(tree.child(tree.file).flatMap { tree.child($0) })
        return SourceSummary.text(ofCall: call, in: tree)
    }
}
