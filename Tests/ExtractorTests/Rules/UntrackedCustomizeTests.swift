import NavigationModel
import Testing

struct UntrackedCustomizeTests {
    static let examples = RuleExamples(
        "untracked-customize",
        [
            .scaffolding: .init(
                wrong: coordinator("func customize(_ view: AnyView) -> some View { view }", kind: "Flow"),
                right: coordinator(
                    "@ScaffoldingIgnored func customize(_ view: AnyView) -> some View { view }", kind: "Flow"))
        ])

    /// A coordinator `C` with these members.
    private static func coordinator(_ members: String, kind: String = "Flow") -> String {
        """
        import Scaffolding
        @Scaffoldable final class C: \(kind)Coordinatable {
            \(members)
        }
        @Scaffoldable final class Child: FlowCoordinatable {}
        struct V: View { var body: some View { Text("V") } }
        """
    }

    private let rule = "untracked-customize"

    @Test(arguments: [
        ("Flow", "func customize(_ view: AnyView) -> some View { view }")
    ]) func faultIsFound(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: Self.coordinator(members, kind: kind)).count == 1)
    }

    @Test(arguments: [
        ("Flow", "@ScaffoldingIgnored func customize(_ view: AnyView) -> some View { view }"),
        ("Flow", "func customize(id: Int) -> some View { V() }"),
        ("Flow", "func customize(_ view: AnyView) {}"),
    ]) func whatOnlyLooksLikeItIsFine(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: Self.coordinator(members, kind: kind)) == [])
    }
}
