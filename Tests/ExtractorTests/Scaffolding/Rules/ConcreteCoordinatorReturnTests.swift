import NavigationModel
import Testing

struct ConcreteCoordinatorReturnTests {
    static let examples = RuleExamples(
        "concrete-coordinator-return",
        [
            .scaffolding: .init(
                wrong: scaffoldable("func a() -> Child { Child() }", kind: "Flow"),
                right: scaffoldable("func a() -> any Coordinatable { Child() }", kind: "Flow"))
        ])

    private let rule = "concrete-coordinator-return"

    @Test(arguments: [
        ("Flow", "func a() -> Child { Child() }")
    ]) func faultIsFound(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: scaffoldable(members, kind: kind)).count == 1)
    }

    @Test(arguments: [
        ("Flow", "func a() -> any Coordinatable { Child() }"),
        ("Flow", "@ScaffoldingIgnored func b() -> Child { Child() }"),
        ("Flow", "func c() -> V { V() }"),
    ]) func whatOnlyLooksLikeItIsFine(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: scaffoldable(members, kind: kind)) == [])
    }
}
