import NavigationModel
import Testing

struct UntrackedCustomizeTests {
    static let examples = RuleExamples(
        "untracked-customize",
        [
            .scaffolding: .init(
                wrong: scaffoldable("func customize(_ view: AnyView) -> some View { view }", kind: "Flow"),
                right: scaffoldable(
                    "@ScaffoldingIgnored func customize(_ view: AnyView) -> some View { view }", kind: "Flow"))
        ])

    private let rule = "untracked-customize"

    @Test(arguments: [
        ("Flow", "func customize(_ view: AnyView) -> some View { view }")
    ]) func faultIsFound(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: scaffoldable(members, kind: kind)).count == 1)
    }

    @Test(arguments: [
        ("Flow", "@ScaffoldingIgnored func customize(_ view: AnyView) -> some View { view }"),
        ("Flow", "func customize(id: Int) -> some View { V() }"),
        ("Flow", "func customize(_ view: AnyView) {}"),
    ]) func whatOnlyLooksLikeItIsFine(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: scaffoldable(members, kind: kind)) == [])
    }
}
