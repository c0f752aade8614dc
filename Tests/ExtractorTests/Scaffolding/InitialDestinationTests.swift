import NavigationModel
import TestSupport
import Testing

/// What a coordinator's state container shows first.
struct InitialDestinationTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let kind: String
        let state: String
        let initial: [String]
        var testDescription: String { state }

        init(_ kind: String, _ state: String, _ initial: [String]) {
            self.kind = kind
            self.state = state
            self.initial = initial
        }
    }

    static let rows = [
        Row("Flow", "var s = FlowStack<C>(root: .a)", ["root a"]),
        Row("Flow", "var s = FlowStack<C>(root: .c(id: 1))", ["root c"]),
        Row("Flow", "var s = FlowStack<C>(root: C.Destinations.a)", ["root a"]),
        Row("Flow", "var s = FlowStack<C>(root: Destinations.c(id: 2))", ["root c"]),
        Row("Flow", "var s: FlowStack<C> = .init(root: .a)", ["root a"]),
        Row("Flow", "var s: FlowStack<C> = FlowStack(root: .a)", ["root a"]),
        Row("Flow", "var s = FlowStack<C>(root: .a, pushing: [.b, .c(id: 1)])", ["root a", "push b", "push c"]),
        Row("Flow", "lazy var s = FlowStack<C>(root: .a)", ["root a"]),
        Row("Flow", "var s: FlowStack<C>\ninit() { s = FlowStack(root: .b) }", ["root b"]),
        Row("Flow", "var s: FlowStack<C>\ninit() { self.s = .init(root: .b) }", ["root b"]),
        Row(
            "Flow", "var s: FlowStack<C>\ninit(x: Bool) { self.s = FlowStack<C>(root: x ? .a : .b) }",
            ["root a", "root b"]),
        Row(
            "Flow", "var s: FlowStack<C>\ninit(x: Int?) { self.s = FlowStack<C>(root: x.map { .c(id: $0) } ?? .a) }",
            ["root c", "root a"]),
        Row(
            "Flow",
            "var s: FlowStack<C>\ninit(x: Int?) { self.s = FlowStack<C>(root: x.map { id in .c(id: id) } ?? .a) }",
            ["root c", "root a"]),
        Row(
            "Flow",
            "var s: FlowStack<C>\ninit(x: Bool) { let first: Destinations = x ? .a : .b\n s = FlowStack<C>(root: first) }",
            ["root a", "root b"]),
        Row(
            "Flow",
            "var s: FlowStack<C>\ninit(x: Bool) { if x { s = FlowStack<C>(root: .a) } else { s = FlowStack<C>(root: .b) } }",
            ["root a", "root b"]),
        Row(
            "Flow", "var s: FlowStack<C>\ninit(x: Bool) { s = FlowStack<C>(root: if x { .a } else { .b }) }",
            ["root a", "root b"]),
        Row("Root", "var r = Root<C>(root: .a)", ["root a"]),
        Row(
            "Root", "var r: Root<C>\ninit(x: Int) { r = Root(root: x > 1 ? .a : x > 0 ? .b : .c(id: 0)) }",
            ["root a", "root b", "root c"]),
        Row("Tab", "var t = TabItems<C>(tabs: [.a, .b], selectedIndex: 1, visibility: .hidden)", ["tab a", "tab b"]),
        Row("Tab", "var t = TabItems<C>(tabs: [.a, .a])", ["tab a"]),
        Row("Split", "var c = SplitColumns<C>(sidebar: .a, detail: .b)", ["split-sidebar a", "split-detail b"]),
        Row(
            "Split", "var c = SplitColumns<C>(sidebar: .a, content: .b, detail: .c(id: 0), visibility: .all)",
            ["split-sidebar a", "split-content b", "split-detail c"]),
    ]

    @Test(arguments: rows) func stateNamesWhatIsShownFirst(_ row: Row) {
        let read = graph(
            """
            @Scaffoldable final class C: \(row.kind)Coordinatable {
                \(row.state)
                func a() -> some View { A() }
                func b() -> some View { B() }
                func c(id: Int) -> some View { D() }
            }
            struct A: View {}
            struct B: View {}
            struct D: View {}
            """)
        let expected = row.initial.map { line -> String in
            let words = line.split(separator: " ")
            let shown = ["a": "A", "b": "B", "c": "D"][words[1]] ?? ""
            return "C -\(words[0])-> C.\(words[1]) (\(shown)) declared"
        }
        #expect(Set(read.transitions.notation) == Set(expected))
        #expect(
            read.coordinator("C")?.initial == row.initial.map { $0.split(separator: " ").last.map(String.init) ?? "" })
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func initialDestinationStandsAtItsContainer() {
        let source = MarkedSource(
            """
            @Scaffoldable final class C: FlowCoordinatable {
                var s = 1️⃣FlowStack<C>(root: .a)
                func a() -> some View { Text("") }
            }
            """)
        #expect(graph(source.text).transitions.map(\.location) == [source.location("1️⃣")])
    }

    @Test func containerOfAnotherKindDoesNotCount() {
        let read = graph(
            """
            @Scaffoldable final class C: FlowCoordinatable, TabCoordinatable {
                var s = FlowStack<C>(root: .a)
                var t = TabItems<C>(tabs: [.b])
                func a() -> some View { Text("") }
                func b() -> some View { Text("") }
            }
            """)
        #expect(read.coordinators.notation == ["C tab from b"])
        #expect(read.transitions.notation == ["C -tab-> C.b declared"])
    }

    @Test func initAssignmentMayStandInAnExtension() {
        let read = graph(of: [
            "App/C.swift":
                "@Scaffoldable final class C: FlowCoordinatable { var s: FlowStack<C>\n func a() -> some View { Text(\"\") } }",
            "App/C+Init.swift": "extension C { convenience init(x: Int) { self.init()\n s = FlowStack<C>(root: .a) } }",
        ])
        #expect(read.coordinator("C")?.initial == ["a"])
    }

    @Test func valueFromElsewhereIsNotUnderstood() {
        let read = graph(
            """
            @Scaffoldable final class C: FlowCoordinatable {
                var s: FlowStack<C>
                init(first: Destinations) { s = FlowStack<C>(root: first) }
                func a() -> some View { Text("") }
            }
            """)
        #expect(read.transitions.isEmpty)
        #expect(
            read.notUnderstood.notation == [
                "FlowStack<C>(root: first): the first screen is chosen at run time"
            ])
    }
}
