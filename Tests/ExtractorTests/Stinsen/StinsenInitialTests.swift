import NavigationModel
import TestSupport
import Testing

/// What a coordinator of Stinsen 2 shows first.
struct StinsenInitialTests {
    @Test(arguments: [
        ("let stack = NavigationStack(initial: \\C.a)", ["a"]),
        ("let stack = Stinsen.NavigationStack(initial: \\C.a)", ["a"]),
        ("var stack = NavigationStack<C>(initial: \\.a)", ["a"]),
        ("let stack: NavigationStack<C> = .init(initial: \\.a)", ["a"]),
        ("let stack: Stinsen.NavigationStack<C> = NavigationStack(initial: \\C.b, 7)", ["b"]),
        ("let machine: Machine = .init(initial: .idle)\nlet stack = NavigationStack(initial: \\C.a)", ["a"]),
        ("lazy var stack = NavigationStack(initial: \\C.a)", ["a"]),
        ("let stack: NavigationStack<C>\ninit() { stack = NavigationStack(initial: \\C.b, 7) }", ["b"]),
        ("let stack: NavigationStack<C>\ninit() { self.stack = .init(initial: \\.a) }", ["a"]),
        (
            "let stack: NavigationStack<C>\ninit(x: Bool) { stack = NavigationStack(initial: x ? \\C.a : \\C.b) }",
            ["a", "b"]
        ),
        (
            """
            let stack: NavigationStack<C>
            init(x: Bool) {
                if x { stack = NavigationStack(initial: \\C.b) } else { stack = NavigationStack(initial: \\C.a) }
            }
            """, ["b", "a"]
        ),
        (
            "let stack: NavigationStack<C>\ninit(x: Bool) { let first = x ? \\C.a : \\C.b\n stack = NavigationStack(initial: first) }",
            ["a", "b"]
        ),
    ]) func stackNamesWhatIsShownFirst(_ state: String, _ expected: [String]) {
        let read = graph(
            """
            import Stinsen
            final class C: NavigationCoordinatable {
                \(state)
                @Root var a = makeA
                @Root var b = makeB
                func makeA() -> some View { A() }
                func makeB(id: Int) -> some View { B() }
            }
            """)
        #expect(read.coordinator("C")?.initial == expected)
        #expect(Set(read.declared) == Set(expected.map { "C -root-> C.\($0) (\($0.uppercased())) declared" }))
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test(arguments: [
        "var child = TabChild(startingItems: [\\C.a, \\C.b])",
        "var child = Stinsen.TabChild(startingItems: [\\C.a, \\C.b], activeTab: 1)",
        "var child: TabChild = .init(startingItems: [\\C.a, \\C.b])",
        "var child: TabChild\ninit() { child = TabChild(startingItems: [\\C.a, \\C.b]) }",
    ]) func tabChildNamesTheTabs(_ state: String) {
        let read = graph(
            """
            import Stinsen
            final class C: TabCoordinatable {
                \(state)
                @Route(tabItem: makeTab) var a = makeA
                @Route(tabItem: makeTab) var b = makeA
                func makeA() -> some View { A() }
                func makeTab(isActive: Bool) -> some View { Text("") }
            }
            """)
        #expect(read.coordinators.notation == ["C tab from a, b"])
    }

    @Test func initMayStandInAnExtension() {
        let read = graph(of: [
            "App/C.swift":
                "import Stinsen\nfinal class C: NavigationCoordinatable { var stack: NavigationStack<C>\n @Root var a = makeA\n func makeA() -> some View { A() } }",
            "App/C+Init.swift":
                "import Stinsen\nextension C { convenience init(x: Int) { self.init()\n stack = NavigationStack(initial: \\C.a) } }",
        ])
        #expect(read.coordinator("C")?.initial == ["a"])
    }

    @Test func firstRouteFromElsewhereIsNotUnderstood() {
        let source = MarkedSource(
            """
            import Stinsen
            final class C: NavigationCoordinatable {
                let stack: NavigationStack<C>
                init(first: PartialKeyPath<C>) { stack = 1️⃣NavigationStack(initial: first) }
                @Root var a = makeA
                func makeA() -> some View { A() }
            }
            """)
        let read = graph(source.text)
        #expect(read.notUnderstood.map(\.location) == [source.location("1️⃣")])
        #expect(read.notUnderstood.first?.help == "write the route here, as in `initial: \\HomeCoordinator.start`")
    }
}
