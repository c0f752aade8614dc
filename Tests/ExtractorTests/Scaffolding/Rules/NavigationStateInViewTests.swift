import NavigationModel
import Testing

struct NavigationStateInViewTests {
    static let examples = RuleExamples(
        "navigation-state-in-view",
        [
            .scaffolding: .init(
                wrong: scaffolded(home: "Text(\"x\").navigationDestination(item: $item) { _ in Text(\"y\") }"),
                right: scaffolded(home: "Text(\"x\").sheet(item: $item) { _ in Text(\"y\") }"))
        ])

    private let rule = "navigation-state-in-view"

    @Test(arguments: [
        "Text(\"x\").navigationDestination(item: $item) { _ in Text(\"y\") }",
        "Text(\"x\").navigationDestination(isPresented: $isShown) { Text(\"y\") }",
        "Text(\"x\").navigationDestination(for: Int.self) { _ in Text(\"y\") }",
    ]) func viewThatDecidesWhatIsPushedIsFound(_ home: String) {
        #expect(
            findings(of: rule, in: scaffolded(home: home)) == [
                "22: HomeView, a view in the flow Home, pushes with a `navigationDestination`."
            ])
    }

    @Test func viewThatHoldsAPathIsFound() {
        let rest = "struct Row: View {\n@Binding var path: NavigationPath\nvar body: some View { Text(\"x\") }\n}"
        #expect(
            findings(of: rule, in: scaffolded(home: "Row(path: $path)", rest: rest)).map { $0.drop { $0 != " " } } == [
                " Row, a view in the flow Home, keeps a navigation path in `path`."
            ])
    }

    @Test(arguments: [
        "Text(\"x\").sheet(isPresented: $isShown) { Text(\"y\") }",
        "Text(\"x\").sheet(isPresented: $isShown) { NavigationStack { Text(\"y\").navigationDestination(for: Int.self) { _ in Text(\"z\") } } }",
        "Text(\"x\").fullScreenCover(item: $item) { _ in Text(\"y\") }",
    ]) func modalOfTheViewsOwnIsFine(_ home: String) {
        #expect(findings(of: rule, in: scaffolded(home: home)) == [])
    }

    @Test func viewThatSomethingElseShowsAsWellIsFine() {
        let shared = """
            struct Shared: View {
                var body: some View { Text("x").navigationDestination(for: Int.self) { _ in Text("y") } }
            }
            struct Other: View {
                @State var isShown = false
                var body: some View { Text("x").sheet(isPresented: $isShown) { Shared() } }
            }
            """
        let route = "func shared() -> some View { Shared() }"
        #expect(findings(of: rule, in: scaffolded(route, rest: shared)) == [])
        let alone = shared.replacing(".sheet(isPresented: $isShown) { Shared() }", with: "")
        #expect(findings(of: rule, in: scaffolded(route, rest: alone)).count == 1)
    }

    @Test func viewsOfOtherSystemsAreFine() {
        let home = "NavigationStack { Text(\"x\").navigationDestination(for: Int.self) { _ in Text(\"y\") } }"
        #expect(findings(of: rule, in: mounted(home)) == [])
    }
}
