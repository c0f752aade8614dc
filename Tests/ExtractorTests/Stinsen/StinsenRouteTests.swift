import Base
import NavigationModel
import TestSupport
import Testing

/// Routes of Stinsen 2, and what they show.
struct StinsenRouteTests {
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
            func go() { route(to: \\.x) }
            """)
        #expect(Set(read.called.map { $0.prefix { $0 != "(" } }) == ["C -fullScreenCover-> C.x ", "C -sheet-> C.x "])
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
        #expect(read.notUnderstood.map(\.reason) == ["the method that creates the destination wasn't found"])
    }
}
