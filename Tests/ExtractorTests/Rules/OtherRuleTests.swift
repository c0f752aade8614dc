import NavigationModel
import Testing

/// Rules that tell of what the graph says outright.
struct OtherRuleTests {
    @Test func inferredTransitionIsToldWhereItIsAskedFor() {
        let app = scaffolded(
            rest: "struct Row: View { var body: some View { Button(\"x\") { router().route(to: .detail) } } }")
        #expect(findings(of: "inferred-transition", in: app) == [])
        let rules = RuleSettings(["inferred-transition": .info])
        #expect(
            findings(of: "inferred-transition", in: app, rules: rules).map { $0.drop { $0 != " " } } == [
                " Row shows `detail`, as far as its name tells: the type of what `router().route(to: .detail)` is called on is not known."
            ])
        #expect(findings(of: "inferred-transition", in: scaffolded(), rules: rules) == [])
    }

    @Test func whatIsNotUnderstoodIsANote() {
        let app = checked(["App/Source.swift": scaffolded("func f(_ d: Destinations) { route(to: d) }")])
        #expect(app.findings.map(\.rule) == ["not-understood"])
        #expect(app.findings.map(\.severity) == [.info])
        #expect(checked(["App/Source.swift": scaffolded()]).findings == [])
        // The document lists it by itself.
        #expect(graph(scaffolded("func f(_ d: Destinations) { route(to: d) }")).findings == [])
    }

    @Test(arguments: [
        "@Scaffoldable struct Wrong: FlowCoordinatable {}", "@Scaffoldable final class Wrong: Equatable {}",
    ]) func typeThatTheMacroRefusesIsAnError(_ type: String) {
        #expect(findings(of: "refused-coordinator", in: scaffolded(rest: type)).count == 1)
    }

    @Test(arguments: [
        "@Scaffoldable final class Right {}\nextension Right: FlowCoordinatable {}",
        "@Scaffoldable final class Right: LoggedFlow {}\nprotocol LoggedFlow: FlowCoordinatable {}",
        "final class Right: FlowCoordinatable {}",
    ]) func coordinatorByWhateverWayIsFine(_ type: String) {
        #expect(findings(of: "refused-coordinator", in: scaffolded(rest: type)) == [])
    }

    @Test func secondDestinationOfANameIsAnError() {
        let twice = "func detail(id: Int) -> some View { DetailView() }"
        #expect(
            findings(of: "duplicate-destination", in: scaffolded(twice)) == [
                "16: `detail` of Home is declared twice; only the first is a destination."
            ])
        let branches =
            "#if os(iOS)\nfunc a() -> some View { DetailView() }\n#else\nfunc a() -> some View { HomeView() }\n#endif"
        #expect(findings(of: "duplicate-destination", in: scaffolded(branches)) == [])
    }
}
