import Base
import NavigationModel
import TestSupport
import Testing

struct InferredTransitionTests {
    static let examples = RuleExamples(
        "inferred-transition",
        [
            .scaffolding: .init(
                wrong: scaffolded(
                    rest: "struct Row: View { var body: some View { Button(\"x\") { router().route(to: .detail) } } }"),
                right: scaffolded(home: "Button(\"x\") { coordinator.route(to: .detail) }")),
            .stinsen: .init(
                wrong: stinsenApp(
                    rest: "struct Row: View { var body: some View { Button(\"x\") { router().route(to: \\.detail) } } }"
                ),
                right: stinsenApp(home: "Button(\"x\") { router.route(to: \\.detail) }")),
        ])

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func inferredTransitionIsToldWhereItIsAskedFor() {
        let app = scaffolded(
            rest: "struct Row: View { var body: some View { Button(\"x\") { router().route(to: .detail) } } }")
        #expect(findings(of: "inferred-transition", in: app) == [])
        let rules = RuleSettings(["inferred-transition": .info])
        #expect(
            findings(of: "inferred-transition", in: app, rules: rules).map { $0.drop { $0 != " " } } == [
                " Row probably shows `detail`: the name matches, but the type of the receiver in `router().route(to: .detail)` isn't known."
            ])
        #expect(findings(of: "inferred-transition", in: scaffolded(), rules: rules) == [])
    }
}
