import Base
import NavigationModel
import TestSupport
import Testing

struct UnusedDestinationTests {
    static let examples = RuleExamples(
        "unused-destination",
        [
            .scaffolding: .init(
                wrong: scaffolded("func old() -> some View { Text(\"Old\") }"),
                right: scaffolded("func old() -> some View { Text(\"Old\") }\nfunc f() { route(to: .old) }")),
            .stinsen: .init(
                wrong: stinsenApp("@Route(.push) var old = makeOld\nfunc makeOld() -> some View { Text(\"Old\") }"),
                right: stinsenApp(
                    "@Route(.push) var old = makeOld\nfunc makeOld() -> some View { Text(\"Old\") }\nfunc f() { route(to: \\.old) }"
                )),
            .tcaCoordinators: .init(
                wrong: tcaApp(hasOld: true),
                right: tcaApp(
                    "case .router(.routeAction(_, .home(.other))): state.routes.push(.old(.init()))", hasOld: true)),
            .flowStacks: .init(
                wrong: flowStacksApp(cases: "case old", arms: "case .old: Text(\"Old\")"),
                right: flowStacksApp(
                    cases: "case old", arms: "case .old: Text(\"Old\")",
                    home: "Button(\"Old\") { navigator.push(.old) }")),
            .router: .init(
                wrong: routerApp(cases: "case old", arms: "case .old: Text(\"Old\")"),
                right: routerApp(
                    cases: "case old", arms: "case .old: Text(\"Old\")", home: "Button(\"Old\") { router.push(.old) }")),
        ])

    private let rule = "unused-destination"

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func routeOfScaffoldingThatNothingShowsIsFound() {
        #expect(
            findings(of: rule, in: scaffolded("func old() -> some View { Text(\"Old\") }")) == [
                "16: Nothing shows `old` of Home."
            ])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func tabThatIsNotInTheListIsFound() {
        let tabs = """
            @Scaffoldable final class Tabs: TabCoordinatable {
                var tabItems = TabItems<Tabs>(tabs: [.first])
                func first() -> (some View, some View) { (Text("1"), Text("1")) }
                func second() -> (some View, some View) { (Text("2"), Text("2")) }
            }
            """
        let app = scaffolded("func tabs() -> any Coordinatable { Tabs() }\nfunc f() { route(to: .tabs) }", rest: tabs)
        #expect(findings(of: rule, in: app).map { $0.suffix(31) } == ["Nothing shows `second` of Tabs."])
    }

    @Test(.enabled(if: NavigationSystem.router.isRead)) func caseOfARouterThatNothingPushesIsFound() {
        var files = routedFiles(cases: "case a\ncase b(id: Int)", start: "router.push(.a)")
        files["App/App.swift"] = "@main struct Main: App { var body: some Scene { WindowGroup { RootView() } } }"
        #expect(findings(of: rule, in: files) == ["3: Nothing shows `b` of Router."])
        files["App/Route.swift"] = "enum Route: Hashable, CaseIterable {\ncase a\ncase b(id: Int)\n}"
        #expect(findings(of: rule, in: files) == [])
    }

    @Test(
        .enabled(if: NavigationSystem.scaffolding.isRead),
        arguments: [
            "func go() { route(to: .old) }", "let all: [Destinations] = [.old]", "var first: Destinations { .old }",
            "func go() { routes.append(.old) }", "@ScaffoldingIgnored func x() -> some View { make(.old) }",
        ]) func routeThatCodeNamesIsFine(_ use: String)
    {
        #expect(findings(of: rule, in: scaffolded("func old() -> some View { Text(\"Old\") }\n\(use)")) == [])
    }

    @Test(.enabled(if: NavigationSystem.router.isRead)) func routeThatAFileNamesOfWhichNothingWasReadIsFine() {
        var files = routedFiles(start: "router.push(.a)")
        files["App/App.swift"] = "@main struct Main: App { var body: some Scene { WindowGroup { RootView() } } }"
        files["App/Work.swift"] = "extension Foreign { func open() { Center.shared.show(.b(id: 1)) } }"
        #expect(findings(of: rule, in: files) == [])
        // Beside the enum, in code that was left out.
        files["App/Work.swift"] = nil
        files["App/Route.swift"] =
            "enum Route: Hashable { case a, b(id: Int) }\nfunc f() { Center.shared.show(.b(id: 1)) }"
        #expect(findings(of: rule, in: files) == [])
        files["App/Route.swift"] = "enum Route: Hashable { case a, b(id: Int) }\nfunc f() { Center.shared.show(.c) }"
        #expect(findings(of: rule, in: files).count == 1)
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func publicCoordinatorIsLeftAlone() {
        let app = scaffolded("func old() -> some View { Text(\"Old\") }")
        #expect(findings(of: rule, in: app.replacing("final class Home", with: "public final class Home")) == [])
    }

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func libraryIsLeftAlone() {
        let coordinator = """
            @Scaffoldable final class Home: FlowCoordinatable {
                var stack = FlowStack<Home>(root: .home)
                func home() -> some View { Text("Home") }
                func detail() -> some View { Text("Detail") }
            }
            """
        #expect(findings(of: rule, in: coordinator) == [])
    }
}
