import NavigationModel
import TestSupport
import Testing

/// Code that leads back to itself: each part is read once, and what is told does not depend on which comes first.
struct CircularCodeTests {
    private static let screens = """
        enum Route: Hashable { case x, y }
        struct X: View { var body: some View { Text("x") } }
        struct Y: View { var body: some View { Text("y") } }

        """

    private static func home(_ body: String, _ members: [String]) -> String {
        screens + """
            @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View {
                @State var path: [Route] = []
                var body: some View {
                    NavigationStack(path: $path) { \(body) }
                }
                \(members.joined(separator: "\n    "))
            }
            """
    }

    private static let destinations =
        ".navigationDestination(for: Route.self) { route in switch route { case .x: X(); case .y: Y() } }"

    private static func shown(_ graph: NavigationGraph) -> [String] {
        graph.coordinators.flatMap(\.destinations).map { destination in
            "\(destination.name): \(destination.targets.map(\.name).joined(separator: ", "))"
        }
    }

    @Test func buildersThatHandAValueToEachOther() async {
        let builders = [
            "@ViewBuilder func first(_ route: Route) -> some View { switch route { case .x: X(); default: second(route) } }",
            "@ViewBuilder func second(_ route: Route) -> some View { switch route { case .y: Y(); default: first(route) } }",
        ]
        for members in [builders, builders.reversed()] {
            for start in ["first", "second"] {
                let body = "Text(\"\").navigationDestination(for: Route.self) { route in \(start)(route) }"
                let read = await onDeepStack { graph(Self.home(body, members)) }
                #expect(Self.shown(read).sorted() == ["x: X", "y: Y"])
            }
        }
    }

    @Test func propertiesThatShowEachOther() async {
        let members = [
            "var first: some View { VStack { second; X() } }", "var second: some View { VStack { first; X() } }",
        ]
        for members in [members, members.reversed()] {
            let body = "VStack { first; second }.sheet(isPresented: $isShown) { VStack { first; Y() } }"
            let read = await onDeepStack { graph(Self.home(body, members + ["@State var isShown = false"])) }
            #expect(read.transitions.count == 1)
        }
    }

    @Test func viewMadeWithAClosureThatRunsItself() async {
        let source =
            Self.screens + """
                struct Frame<Content: View>: View {
                    let content: (Route) -> Content
                    @State var path: [Route] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("").navigationDestination(for: Route.self) { route in content(route) }
                        }
                    }
                    func again() -> some View { Frame(content: { route in content(route) }) }
                }
                struct Home: View {
                    var body: some View { Frame { route in switch route { case .x: X(); case .y: Y() } } }
                }
                """
        let read = await onDeepStack { graph(source) }
        #expect(Self.shown(read).sorted() == ["x: X", "y: Y"])
    }

    @Test func valuesThatFunctionsGetFromEachOther() async {
        let makers = [
            "func first() -> Route { near ? .x : second() }", "func second() -> Route { near ? .y : first() }",
        ]
        var told: Set<[String]> = []
        for members in [makers, makers.reversed()] {
            let body = "Button(\"\") { path.append(first()) }" + Self.destinations
            let read = await onDeepStack { graph(Self.home(body, ["@State var near = false"] + members)) }
            told.insert(read.transitions.filter { $0.style == .push }.map(\.destination).sorted())
        }
        #expect(told == [["x", "y"]])
    }

    /// Each function asks two others, and so on: two million ways, of which none is gone twice.
    @Test func valuesBehindManyFunctions() async {
        let makers = (0..<20).map { level in
            "func make\(level)() -> Route { near ? make\(level + 1)() : make\(level + 1)() }"
        }
        let members = ["@State var near = false"] + makers + ["func make20() -> Route { .x }"]
        let read = await onDeepStack {
            graph(Self.home("Button(\"\") { path.append(make0()) }" + Self.destinations, members))
        }
        #expect(read.transitions.filter { $0.style == .push }.map(\.destination) == ["x"])
    }

    /// A constant that names the one before it twice stands for twice as much.
    @Test func constantsThatDouble() async {
        let constants = (1...40).map { "let x\($0) = near ? x\($0 - 1) : x\($0 - 1)" }
        let go =
            "func go() { let x0: Route = .x; \(constants.joined(separator: "; ")); path.append(x4); path.append(x40) }"
        let body = "Button(\"\") { go() }" + Self.destinations
        let read = await onDeepStack { graph(Self.home(body, ["@State var near = false", go])) }
        #expect(read.transitions.filter { $0.style == .push }.map(\.destination) == ["x"])
        #expect(read.notUnderstood.count == 1)
    }

    @Test func deepLinksOfFunctionsThatCallEachOther() async {
        let handlers = [
            "func first(_ url: URL) { path.append(.x); if far { second(url) } }",
            "func second(_ url: URL) { path.append(.y); if near { first(url) } }",
        ]
        var told: Set<[String]> = []
        for members in [handlers, handlers.reversed()] {
            for opened in [["first", "second"], ["second", "first"]] {
                let body = "Text(\"\")" + Self.destinations + opened.map { ".onOpenURL { url in \($0)(url) }" }.joined()
                let state = ["@State var near = false", "@State var far = false"]
                let read = await onDeepStack { graph(Self.home(body, state + members)) }
                told.insert(read.deepLinks.map { $0.hops.map(\.destination).joined(separator: " > ") }.sorted())
            }
        }
        #expect(told.count == 1, "\(told)")
        #expect(told.first?.isEmpty == false)
    }

    @Test func identifiersThatAreDeclaredWithThemselves() {
        for types in [
            "struct Item: Identifiable { var id: Item.ID }",
            "struct Item: Identifiable { var id: Place.ID }\nstruct Place: Identifiable { var id: Item.ID }",
        ] {
            let read = graph(
                Self.screens + types + """

                    struct Home: View {
                        @State var path: [Item.ID] = []
                        var body: some View {
                            NavigationStack(path: $path) {
                                Text("").navigationDestination(for: Item.ID.self) { _ in X() }
                            }
                        }
                    }
                    """)
            #expect(Self.shown(read).map { $0.hasSuffix(": X") } == [true])
        }
    }
}
