import NavigationModel
import Testing

struct ConcreteCoordinatorReturnTests {
    static let examples = RuleExamples(
        "concrete-coordinator-return",
        [
            .scaffolding: .init(
                wrong: coordinator("func a() -> Child { Child() }", kind: "Flow"),
                right: coordinator("func a() -> any Coordinatable { Child() }", kind: "Flow"))
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

    private let rule = "concrete-coordinator-return"

    @Test(arguments: [
        ("Flow", "func a() -> Child { Child() }")
    ]) func faultIsFound(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: Self.coordinator(members, kind: kind)).count == 1)
    }

    @Test(arguments: [
        ("Flow", "func a() -> any Coordinatable { Child() }"),
        ("Flow", "@ScaffoldingIgnored func b() -> Child { Child() }"),
        ("Flow", "func c() -> V { V() }"),
    ]) func whatOnlyLooksLikeItIsFine(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: Self.coordinator(members, kind: kind)) == [])
    }
}
