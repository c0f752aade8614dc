import NavigationModel
import TestSupport
import Testing

/// Classes and routes of Stinsen 2.
struct StinsenDeclarationTests {
    // MARK: Classes

    @Test(arguments: [
        ("class C: NavigationCoordinatable", "C flow from "),
        ("final class C: Stinsen.NavigationCoordinatable", "C flow from "),
        ("final class C<T>: ObservableObject, NavigationCoordinatable", "C flow from "),
        ("@MainActor public final class C: TabCoordinatable", "C tab from "),
        ("final class C: Stinsen.TabCoordinatable", "C tab from "),
    ]) func classWithTheProtocolIsACoordinator(_ header: String, _ expected: String) {
        let read = graph("import Stinsen\n\(header) {}")
        #expect(read.coordinators.notation == [expected])
        #expect(read.coordinators.map(\.system) == [.stinsen])
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func protocolMayBeRefined() {
        let read = stinsen(
            "",
            rest: """
                protocol Steps: NavigationCoordinatable {}
                final class D: Steps {
                    @Root var leaf = makeLeaf
                    func makeLeaf() -> some View { Leaf() }
                }
                """)
        #expect(read.coordinator("D")?.kind == .flow)
    }

    @Test func protocolMayStandInAnExtension() {
        let read = graph(of: [
            "App/C.swift": "import Stinsen\nfinal class C { @Root var a = makeA\n func makeA() -> some View { A() } }",
            "App/C+Stinsen.swift": "import Stinsen\nextension C: NavigationCoordinatable {}",
            "App/A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }",
        ])
        #expect(read.coordinators.map(\.kind) == [.flow])
        #expect(read.destination("C.a")?.targets.map(\.id) == ["A"])
    }

    @Test(arguments: [
        "import SwiftUI\nstruct V: View { var body: some View { NavigationStack(path: $path) { Text(\"\") } } }",
        "import SwiftUI\nfinal class C: NavigationCoordinatable { @Route(.push) var a = makeA }",
        "import Stinsen\nimport SwiftUI\nstruct V: View { var body: some View { NavigationStack { Text(\"\") } } }",
        "import Stinsen\nprotocol P: NavigationCoordinatable {}",
        "import Stinsen\nfinal class C { @Published var a = makeA }",
    ]) func restIsNoCoordinator(_ text: String) {
        let read = graph(text)
        #expect(read.coordinators.isEmpty)
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func tabsOfScaffoldingAreScaffoldings() {
        let read = graph(
            """
            import Scaffolding
            @Scaffoldable final class C: TabCoordinatable {
                var items = TabItems<C>(tabs: [.a])
                func a() -> some View { Text("") }
            }
            """)
        #expect(read.coordinators.map(\.system) == [.scaffolding])
    }

    @Test func routesOfAClassThatIsNoCoordinatorAreNotUnderstood() {
        let read = graph("import Stinsen\nfinal class C: Elsewhere { @Root var a = makeA\n func makeA() -> Int { 0 } }")
        #expect(read.coordinators.isEmpty)
        #expect(
            read.notUnderstood.map(\.reason) == ["it conforms to none of TabCoordinatable, NavigationCoordinatable"])
    }

    // MARK: What is shown first

    @Test(arguments: [
        ("let stack = NavigationStack(initial: \\C.a)", ["a"]),
        ("let stack = Stinsen.NavigationStack(initial: \\C.a)", ["a"]),
        ("var stack = NavigationStack<C>(initial: \\.a)", ["a"]),
        ("let stack: NavigationStack<C> = .init(initial: \\.a)", ["a"]),
        ("let stack: Stinsen.NavigationStack<C> = NavigationStack(initial: \\C.b, 7)", ["b"]),
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
        #expect(read.notUnderstood.first?.help == "name the route in place, as in `initial: \\HomeCoordinator.start`")
    }

    // MARK: Routes

    @Test(arguments: [
        ("@Root var x = makeA", Style.root),
        ("@Route var x = makeA", .root),
        ("@Route(.push) var x = makeA", .push),
        ("@Route(.modal) var x = makeA", .sheet),
        ("@Route(.modal(dismissible: false)) var x = makeA", .sheet),
        ("@Route(.modalNonDismissible) var x = makeA", .sheet),
        ("@Route(.fullScreen) var x = makeA", .fullScreenCover),
        ("@Route(PresentationType.fullScreen) var x = makeA", .fullScreenCover),
        ("@Route(PresentationType.modal(dismissible: true)) var x = makeA", .sheet),
        ("@Route(.push)\n    var x = makeA", .push),
        ("@Route(\n        .fullScreen\n    )\n    private(set) var x = makeA", .fullScreenCover),
        ("@Route(.push) var x = C.makeA", .push),
        ("@NavigationRoute(.modal) var x = makeA", .sheet),
    ]) func attributeSaysTheStyle(_ declaration: String, _ style: Style) {
        let read = stinsen("\(declaration)\nfunc go() { route(to: \\.x) }")
        #expect(read.called == ["C -\(style.rawValue)-> C.x (A) call"])
        #expect(read.destination("C.x")?.presentations == [style])
    }

    @Test(arguments: [
        "@Route(tabItem: makeTab) var x = makeA",
        "@Route(tabItem: makeTab, onTapped: tapped)\n    var x = makeA",
        "@TabRoute(tabItem: makeTab) var x = makeA",
        "@TabRoute var x = makeA",
    ]) func routeWithATabItemIsATab(_ declaration: String) {
        let read = graph(
            """
            import Stinsen
            final class C: TabCoordinatable {
                var child = TabChild(startingItems: [\\C.x])
                \(declaration)
                func makeA() -> some View { A() }
                func makeTab(isActive: Bool) -> some View { Label("Garden", systemImage: "leaf") }
                func go() { focusFirst(\\.x) }
            }
            """)
        #expect(read.declared == ["C -tab-> C.x (A) declared"])
        #expect(read.called == ["C -tab-> C.x (A) call"])
    }

    @Test func tabItemGivesTitleAndImage() {
        let read = stinsen()
        #expect(read.destination("Tabs.first")?.tab == Tab(title: "First", image: "leaf.fill"))
        #expect(read.destination("Tabs.second")?.tab == Tab(title: "Second", image: "tree"))
    }

    @Test func variantsOfARouteAreOneDestination() {
        let read = stinsen(
            """
            #if os(tvOS)
            @Route(.fullScreen) var x = makeA
            #else
            @Route(.modal) var x = makeChild
            #endif
            """)
        #expect(read.destination("C.x")?.notation.contains("A | Child") == true)
        #expect(read.destination("C.x")?.condition == "os(tvOS) || !os(tvOS)")
    }

    @Test func variantsOfAMethodAreAllShown() {
        let read = stinsen(
            """
            @Route(.push) var x = makeX
            #if os(tvOS)
            func makeX() -> some View { A() }
            #else
            func makeX() -> some View { Leaf() }
            #endif
            """)
        #expect(read.destination("C.x")?.targets.map(\.id) == ["A", "Leaf"])
    }

    @Test func methodMayStandInAnotherFile() {
        let read = graph(of: [
            "App/C.swift":
                "import Stinsen\nfinal class C: NavigationCoordinatable { @Route(.push) var b = makeB }",
            "App/C+Screens.swift":
                """
                import SwiftUI
                extension C {
                    @ViewBuilder func makeB(_ id: Int, named name: String = "x") -> some View { B(id: id).padding() }
                }
                struct B: View { let id: Int; var body: some View { Text("") } }
                """,
        ])
        #expect(read.destination("C.b")?.notation == "b(Int, named: String = \"x\") view B")
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func methodMayComeFromASuperclass() {
        let read = stinsen(
            "",
            rest: """
                class Base { func makeLeaf() -> some View { Leaf() } }
                final class D: Base, NavigationCoordinatable { @Route(.push) var x = makeLeaf }
                """)
        #expect(read.destination("D.x")?.targets.map(\.id) == ["Leaf"])
    }

    @Test(arguments: [
        "-> NavigationViewCoordinator<Child> { NavigationViewCoordinator(Child()) }",
        "-> Stinsen.NavigationViewCoordinator<Child> { .init(Child()) }",
        "-> ViewWrapperCoordinator<Child, AnyView> { ViewWrapperCoordinator(Child()) { view in AnyView(view.tint(.green)) } }",
        "-> Child { Child() }",
        "-> some Coordinatable { NavigationViewCoordinator(Child()) }",
        "-> some Coordinatable { ViewWrapperCoordinator(Child(), { AnyView($0) }) }",
        "-> some Coordinatable { let child = Child(); return NavigationViewCoordinator(child) }",
    ]) func wrappersAreTakenOff(_ rest: String) {
        let read = stinsen("@Route(.modal) var x = makeX\nfunc makeX() \(rest)")
        #expect(read.destination("C.x")?.notation.hasPrefix("x coordinator Child") == true)
        #expect(read.notUnderstood.isEmpty)
    }

    @Test func routeStandsAtItsName() {
        let source = MarkedSource(
            """
            import Stinsen
            final class C: NavigationCoordinatable {
                /// The first *page*.
                @Root
                var 1️⃣a = makeA
                func makeA() -> some View { A() }
            }
            """)
        let read = graph(source.text).destination("C.a")
        #expect(read?.location == source.location("1️⃣"))
        #expect(read?.documentation == "The first *page*.")
        #expect(read?.declaration == "@Root var a")
    }

    @Test func methodThatIsNotThereIsNotUnderstood() {
        let source = MarkedSource(
            """
            import Stinsen
            final class C: NavigationCoordinatable {
                @Route(.push) var 1️⃣a = makeA
            }
            """)
        let read = graph(source.text)
        #expect(read.notUnderstood.map(\.location) == [source.location("1️⃣")])
        #expect(read.notUnderstood.map(\.reason) == ["the method that builds it was not found"])
    }
}
