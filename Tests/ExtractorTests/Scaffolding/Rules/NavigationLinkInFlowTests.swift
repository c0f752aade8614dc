import NavigationModel
import Testing

struct NavigationLinkInFlowTests {
    static let examples = RuleExamples(
        "navigation-link-in-flow",
        [
            .scaffolding: .init(
                wrong: scaffolded(home: "NavigationLink(\"x\") { Text(\"x\") }"),
                right: scaffolded(home: "Button(\"x\") { coordinator.route(to: .detail) }"))
        ])

    private let rule = "navigation-link-in-flow"

    @Test(arguments: [
        "NavigationLink(value: 1) { Text(\"1\") }", "NavigationLink(\"Detail\") { DetailView() }",
        "List { Section { NavigationLink(destination: Text(\"x\")) { Text(\"1\") } } }", "Row()",
    ]) func linkInAViewOfAFlowIsFound(_ home: String) {
        let row = "struct Row: View { var body: some View { NavigationLink(\"x\") { Text(\"x\") } } }"
        let view = home == "Row()" ? "Row" : "HomeView"
        #expect(
            findings(of: rule, in: scaffolded(home: home, rest: row)).map { $0.drop { $0 != " " } } == [
                " \(view), a view in the flow Home, pushes with a `NavigationLink`."
            ])
    }

    @Test(arguments: [
        "Text(\"x\").sheet(isPresented: $x) { NavigationStack { NavigationLink(\"x\") { Text(\"x\") } } }",
        "NavigationStack { NavigationLink(\"x\") { Text(\"x\") } }", "Button(\"x\") { coordinator.open() }",
    ]) func linkInAStackOfTheViewsOwnIsFine(_ home: String) {
        #expect(findings(of: rule, in: scaffolded(home: home)) == [])
    }

    @Test func viewThatSomethingElseShowsAsWellIsFine() {
        let shared = """
            struct Shared: View { var body: some View { NavigationLink("x") { Text("x") } } }
            struct Other: View {
                @State var isShown = false
                var body: some View { Text("x").sheet(isPresented: $isShown) { Shared() } }
            }
            """
        #expect(findings(of: rule, in: scaffolded("func shared() -> some View { Shared() }", rest: shared)) == [])
    }

    @Test func viewsOfOtherCoordinatorsAreFine() {
        let tabs = """
            @Scaffoldable final class Tabs: TabCoordinatable {
                var tabItems = TabItems<Tabs>(tabs: [.first])
                func first() -> (some View, some View) { (First(), Text("1")) }
            }
            struct First: View { var body: some View { NavigationLink("x") { Text("x") } } }
            """
        #expect(findings(of: rule, in: scaffolded(rest: tabs)) == [])
        #expect(findings(of: rule, in: mounted("NavigationStack { NavigationLink(\"x\") { Text(\"x\") } }")) == [])
    }
}
