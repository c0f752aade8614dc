import Base
import NavigationModel
import TestSupport
import Testing

/// Sources nested or long beyond reason, read on a stack as deep as the program's.
struct DeepSourceTests {
    /// A flow whose method holds some code.
    private static func flow(_ code: String) -> String {
        """
        @Scaffoldable final class C: FlowCoordinatable {
            func a() -> some View { Text("") }
            func go() {
                \(code)
            }
            func after() { route(to: .a) }
        }
        """
    }

    private static func nested(_ open: String, _ inner: String, _ close: String, _ count: Int) -> String {
        flow(String(repeating: open, count: count) + inner + String(repeating: close, count: count))
    }

    @Test func braces() async {
        let read = await onDeepStack { graph(Self.nested("if x {", "route(to: .a)", "}", 1_000)) }
        #expect(read.sourceFiles == 1)
    }

    @Test func parentheses() async {
        let read = await onDeepStack { graph(Self.nested("(", "1", ")", 10_000)) }
        #expect(read.sourceFiles == 1)
    }

    @Test(arguments: ["try ", "await ", "!", "- ", "(", "{", "\\A[", "a<", "a ? ", "if a {} else "])
    func openings(_ opening: String) async {
        let read = await onDeepStack { graph(Self.flow("x = " + String(repeating: opening, count: 3_000))) }
        #expect(read.sourceFiles == 1)
    }

    @Test(arguments: ["some ", "any ", "@A ", "[", "(", "~", "A<", "inout "])
    func openingsOfTypes(_ opening: String) async {
        let read = await onDeepStack { graph("let x: " + String(repeating: opening, count: 3_000)) }
        #expect(read.sourceFiles == 1)
    }

    @Test func closures() async {
        let read = await onDeepStack { graph(Self.nested("f { ", "route(to: .a)", " }", 5_000)) }
        #expect(read.sourceFiles == 1)
    }

    /// Not many: SwiftParser looks twice at each `[`, so that each takes twice as long as the one around it.
    @Test func arrays() async {
        let read = await onDeepStack { graph(Self.nested("[", "1", "]", 12)) }
        #expect(read.sourceFiles == 1)
    }

    @Test func types() async {
        let text = String(repeating: "struct A {", count: 5_000) + String(repeating: "}", count: 5_000)
        let read = await onDeepStack { graph(text) }
        #expect(read.sourceFiles == 1)
    }

    @Test func genericArguments() async {
        let type = String(repeating: "A<", count: 3_000) + "B" + String(repeating: ">", count: 3_000)
        let read = await onDeepStack { graph("let x: \(type) = y") }
        #expect(read.sourceFiles == 1)
    }

    @Test func ifConfigs() async {
        let text = String(repeating: "#if A\n", count: 500) + String(repeating: "#endif\n", count: 500)
        let read = await onDeepStack { graph(text) }
        #expect(read.sourceFiles == 1)
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func elseIfs() async {
        let code = "if x { f() }" + String(repeating: " else if x { f() }", count: 3_000)
        let read = await onDeepStack { graph(Self.flow(code)) }
        #expect(read.called == ["C -push-> C.a call"])
        #expect(read.notUnderstood.contains { $0.reason.contains("nested too deeply") })
    }

    @Test func hundredsOfElseIfsAreRead() async {
        let code = "if x { f() }" + String(repeating: " else if x { f() }", count: 400)
        let read = await onDeepStack { graph(Self.flow(code)) }
        #expect(read.notUnderstood.isEmpty)
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func chainedCalls() async {
        let read = await onDeepStack { graph(Self.flow("self" + String(repeating: ".popToRoot()", count: 4_000))) }
        #expect(read.called == ["C -push-> C.a call"])
        #expect(read.notUnderstood.map(\.reason).contains { $0.contains("nested too deeply") })
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func longChainOfModifiersStillHasItsView() async {
        let modifiers = String(repeating: ".padding()", count: 40)
        let read = await onDeepStack {
            graph(
                "@Scaffoldable final class C: FlowCoordinatable { func a() -> some View { A()\(modifiers) } }\nstruct A: View {}"
            )
        }
        #expect(read.destination("C.a")?.notation == "a view A")
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func operators() async {
        let code = "let x = 1" + String(repeating: " + 1", count: 20_000)
        let read = await onDeepStack { graph(Self.flow(code)) }
        #expect(read.called == ["C -push-> C.a call"])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func coalescing() async {
        let code = "route(to: x" + String(repeating: " ?? x", count: 2_000) + " ?? .a)"
        let read = await onDeepStack { graph(Self.flow(code)) }
        #expect(read.called.first == "C -push-> C.a call")
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func lineOfAMegabyte() async {
        let code = "let text = \"" + String(repeating: "x", count: 1 << 20) + "\"; route(to: .a)"
        let read = await onDeepStack { graph(Self.flow(code)) }
        #expect(read.transitions.count == 2)
        #expect(read.transitions.map(\.location.column).max() ?? 0 > 1 << 20)
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func twentyThousandStatements() async {
        let code = String(repeating: "f(); ", count: 20_000)
        let read = await onDeepStack { graph(Self.flow(code)) }
        #expect(read.called == ["C -push-> C.a call"])
    }

    @Test func manyNestedComments() async {
        let text = String(repeating: "/*", count: 10_000) + String(repeating: "*/", count: 10_000)
        let read = await onDeepStack { graph(text) }
        #expect(read.coordinators.isEmpty)
    }
}
