import SwiftParser
import SwiftSyntax
import Testing

@testable import Extractor

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
        let call = try #require(Parser.parse(source: source).statements.first?.item.as(FunctionCallExprSyntax.self))
        #expect(OneLine.text(of: call) == expected)
    }

    @Test func longTextEndsInAnEllipsis() throws {
        let name = String(repeating: "a", count: 400)
        let call = try #require(
            Parser.parse(source: "f(\(name))").statements.first?.item.as(FunctionCallExprSyntax.self))
        #expect(OneLine.text(of: call).count == 240)
        #expect(OneLine.text(of: call).hasSuffix("a…"))
    }
}
