import NavigationModel
import Testing

struct TupleOutsideTabTests {
    static let examples = RuleExamples(
        "tuple-outside-tab",
        [
            .scaffolding: .init(
                wrong: coordinator("func a() -> (some View, some View) { (V(), V()) }", kind: "Root"),
                right: coordinator("func a() -> (some View, some View, TabRole) { (V(), V(), .search) }", kind: "Tab"))
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

    private let rule = "tuple-outside-tab"

    @Test(arguments: [
        ("Root", "func a() -> (some View, some View) { (V(), V()) }"),
        ("Flow", "func a() -> (any Coordinatable, TabRole) { (Child(), .search) }"),
        ("Split", "func a() -> (some View, some View, TabRole) { (V(), V(), .search) }"),
    ]) func faultIsFound(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: Self.coordinator(members, kind: kind)).count == 1)
    }

    @Test(arguments: [
        ("Tab", "func a() -> (some View, some View, TabRole) { (V(), V(), .search) }"),
        ("Flow", "@ScaffoldingIgnored func a() -> (some View, some View) { (V(), V()) }"),
    ]) func whatOnlyLooksLikeItIsFine(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: Self.coordinator(members, kind: kind)) == [])
    }
}
