import NavigationModel
import TestSupport
import Testing

/// Which type is the coordinator where no coordinator class exists, and what its destinations are called.
struct SwiftUINamingTests {
    private static let route = "enum Route: Hashable { case list, bird(id: Int) }"
    private static let arms = "switch route { case .list: A()\n case .bird(let id): B(id: id) }"
    private static let root = """
        struct Root: View {
            @State private var router = Router()
            var body: some View {
                NavigationStack(path: $router.path) {
                    Start().navigationDestination(for: Route.self) { route in \(arms) }
                }
                .environment(router)
            }
        }
        """

    private func router(_ members: String, _ use: String, rest: String = "", root: String = root) -> NavigationGraph {
        graph(
            """
            import SwiftUI
            @Observable final class Router {
                \(members)
            }
            \(Self.route)
            \(root)
            struct Start: View {
                @Environment(Router.self) private var router
                var body: some View { Button("") { \(use) } }
            }
            struct A: View { var body: some View { Text("") } }
            struct B: View { let id: Int; var body: some View { Text("") } }
            struct C: View { var body: some View { Text("") } }
            \(rest)
            """)
    }

    // MARK: Router objects

    @Test(arguments: [
        ("var path: [Route] = []", "router.path.append(.list)", "push"),
        ("var path = NavigationPath()", "router.path.append(Route.list)", "push"),
        ("var path: [Route] = []\nfunc go(to route: Route) { path.append(route) }", "router.go(to: .list)", "push"),
        ("var path: [Route] = []\nfunc start(_ route: Route) { path = [route] }", "router.start(.list)", "root"),
        ("var path: [Route] = []", "router.path = .init([Route.list])", "root"),
        (
            "var path: [Route] = []\nfunc start(_ route: Route) { path = []; path.append(route) }",
            "router.start(.list)", "root"
        ),
        (
            "var path: [Route] = []\nfunc go(_ route: Route) { add(route) }\nprivate func add(_ route: Route) { path.append(route) }",
            "router.go(.list)", "push"
        ),
    ]) func routerObjectOwnsTheCasesOfItsEnum(_ members: String, _ use: String, _ style: String) {
        let read = router(members, use)
        #expect(read.coordinators.notation == ["Root stack from ", "Router router from "])
        #expect(read.coordinator("Router")?.system == .router)
        #expect(read.coordinator("Router")?.hosts == ["Root"])
        #expect(read.coordinator("Router")?.destinations.map(\.name) == ["list", "bird"])
        #expect(read.coordinator("Root")?.destinations == [])
        #expect(read.declared == ["Root -root-> .root (Start) declared"])
        #expect(read.called == ["Start -\(style)-> Router.list (A) call"])
        #expect(read.notUnderstood.isEmpty, "\(read.notUnderstood.notation)")
    }

    @Test func routerOwnsEveryEnumItDrives() {
        let root = Self.root.replacing(
            ".environment(router)",
            with: """
                .sheet(item: $router.sheet) { sheet in switch sheet { case .help: C() } }
                .environment(router)
                """)
        let read = router(
            "var path: [Route] = []\nvar sheet: Sheet?\nfunc show(_ sheet: Sheet) { self.sheet = sheet }",
            "router.show(.help)",
            rest: "enum Sheet: Identifiable { case help; var id: Self { self } }", root: root)
        #expect(read.coordinator("Router")?.destinations.map(\.name) == ["list", "bird", "help"])
        #expect(read.called == ["Start -sheet-> Router.help (C) call"])
    }

    @Test(arguments: [
        ("func back() { path.removeLast() }", "router.back()"), ("func home() { path = [] }", "router.home()"),
        ("func home() { path.removeAll() }", "router.home()"),
    ]) func routerGoesBack(_ member: String, _ use: String) {
        let read = router("var path: [Route] = []\n\(member)", use)
        #expect(read.exits.notation.contains { $0.hasPrefix("Start <-back- Router") })
        #expect(read.called.isEmpty)
    }

    @Test func pathThatIsEmptiedToBeFilledIsNoWayBack() {
        let read = router(
            "var path: [Route] = []\nfunc start(_ route: Route) { path = []; path.append(route) }",
            "router.start(.bird(id: 1))")
        #expect(read.exits.isEmpty, "\(read.exits.notation)")
    }

    @Test func addressesThatARoutersMethodReadsAreItsDeepLinks() {
        let read = router(
            """
            var path: [Route] = []
            func replace(_ route: Route) { path = [route] }
            func follow(_ url: URL) { if url.host() == "bird" { replace(.bird(id: 1)) } }
            """, "", root: Self.root.replacing(".environment(router)", with: ".onOpenURL { router.follow($0) }"))
        #expect(read.deepLinks.notation == ["bird by onOpenURL in Root: Router -root-> bird (B)"])
    }

    @Test func modelWithAnArrayIsNoRouter() {
        let read = graph(
            """
            import SwiftUI
            @Observable final class Shelf { var items: [Item] = []; func add(_ item: Item) { items.append(item) } }
            enum Item: Hashable { case book, toy }
            struct Home: View {
                @State private var shelf = Shelf()
                var body: some View { Button("") { shelf.add(.book) } }
            }
            """)
        #expect(read.coordinators.isEmpty && read.transitions.isEmpty && read.notUnderstood.isEmpty)
    }

    @Test func caseThatTheEnumDoesNotHaveIsNotUnderstood() {
        let read = router(
            "var path: [Route] = []\nfunc go(_ route: Route) { path.append(route) }", "router.go(.nowhere)")
        #expect(read.called.isEmpty)
        #expect(read.notUnderstood.map(\.text) == ["router.go(.nowhere)"])
    }

    @Test func casesOfOneNameAreToldApartByTheirTypes() {
        let root = Self.root.replacing(
            ".environment(router)",
            with: """
                .sheet(item: $router.sheet) { sheet in switch sheet { case .list: C()\n case .help: A() } }
                .environment(router)
                """)
        let read = router(
            "var path: [Route] = []\nvar sheet: Sheet?",
            "router.path.append(.list)\nrouter.sheet = .list\nrouter.sheet = .help",
            rest: "enum Sheet: Identifiable { case list, help; var id: Self { self } }", root: root)
        #expect(
            read.coordinator("Router")?.destinations.map(\.name) == ["Route.list", "bird", "Sheet.list", "help"])
        #expect(
            read.called.sorted() == [
                "Start -push-> Router.Route.list (A) call", "Start -sheet-> Router.Sheet.list (C) call",
                "Start -sheet-> Router.help (A) call",
            ])
    }

    // MARK: Enums that show their own screens

    @Test(arguments: [
        "enum Route: Hashable { case list, bird(id: Int)\n @ViewBuilder var destination: some View { switch self { case .list: A()\n case .bird(let id): B(id: id) } } }",
        "enum Route: Hashable, View { case list, bird(id: Int)\n var body: some View { switch self { case .list: A()\n case .bird(let id): B(id: id) } } }",
        "enum Route: Hashable { case list, bird(id: Int) }\nextension Route { @ViewBuilder func view() -> some View { switch self { case .list: A()\n case .bird(let id): B(id: id) } } }",
    ]) func enumThatShowsItsOwnScreensIsARouter(_ declaration: String) {
        let shown =
            declaration.contains("func view")
            ? "route.view()"
            : declaration.contains("View {") && declaration.contains("body") ? "route" : "route.destination"
        let read = graph(
            """
            import SwiftUI
            \(declaration)
            struct Home: View {
                var body: some View {
                    NavigationStack {
                        NavigationLink("", value: Route.bird(id: 1)).navigationDestination(for: Route.self) { route in \(shown) }
                    }
                }
            }
            struct A: View { var body: some View { Text("") } }
            struct B: View { let id: Int; var body: some View { Text("") } }
            """)
        #expect(read.coordinators.notation == ["Home stack from ", "Route router from "])
        #expect(read.coordinator("Route")?.destinations.map(\.name) == ["list", "bird"])
        #expect(read.coordinator("Route")?.hosts == ["Home"])
        #expect(read.called == ["Home -push-> Route.bird (B) call"])
    }

    @Test func enumThatShowsSymbolsIsNoRouter() {
        let read = swiftUI(
            "Text(\"\")",
            rest:
                "enum Mood { case good, bad\n @ViewBuilder var view: some View { switch self { case .good: Image(\"g\")\n case .bad: Image(\"b\") } } }"
        )
        #expect(read.coordinators.isEmpty)
    }

    // MARK: Names

    @Test(arguments: [
        (".navigationDestination(for: Bird.self) { _ in A() }", "Bird"),
        (".navigationDestination(for: Bird.ID.self) { _ in A() }", "Bird.ID"),
        (".navigationDestination(for: [Int].self) { _ in A() }", "[Int]"),
        (".navigationDestination(isPresented: $isShown) { A() }", "isShown"),
        (".sheet(item: $bird) { _ in A() }", "bird"),
        (".fullScreenCover(isPresented: $model.isOpen) { A() }", "isOpen"),
    ]) func destinationIsCalledAsItsTypeOrItsState(_ modifier: String, _ name: String) {
        let read = swiftUI(
            "NavigationStack { Text(\"\") }\(modifier)",
            members: "@State var isShown = false\n@State var bird: Bird?\n@Bindable var model: Model",
            rest: "@Observable final class Model { var isOpen = false }")
        #expect(read.coordinator("Home")?.destinations.map(\.name) == [name])
    }

    @Test func bothViewsOfOneNameAreTold() {
        let read = graph(of: [
            "One/Home.swift":
                "import SwiftUI\nstruct Home: View { var body: some View { NavigationStack { Text(\"\") } } }",
            "Two/Home.swift":
                "import SwiftUI\nstruct Home: View { var body: some View { NavigationStack { Text(\"\") } } }",
        ])
        #expect(read.coordinators.map(\.id) == ["One.Home", "Two.Home"])
    }
}
