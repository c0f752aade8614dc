import NavigationModel
import Testing

struct TupleOutsideTabTests {
    static let examples = RuleExamples(
        "tuple-outside-tab",
        [
            .scaffolding: .init(
                wrong: scaffoldable("func a() -> (some View, some View) { (V(), V()) }", kind: "Root"),
                right: scaffoldable("func a() -> (some View, some View, TabRole) { (V(), V(), .search) }", kind: "Tab"))
        ])

    private let rule = "tuple-outside-tab"

    @Test(arguments: [
        ("Root", "func a() -> (some View, some View) { (V(), V()) }"),
        ("Flow", "func a() -> (any Coordinatable, TabRole) { (Child(), .search) }"),
        ("Split", "func a() -> (some View, some View, TabRole) { (V(), V(), .search) }"),
    ]) func faultIsFound(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: scaffoldable(members, kind: kind)).count == 1)
    }

    @Test(arguments: [
        ("Tab", "func a() -> (some View, some View, TabRole) { (V(), V(), .search) }"),
        ("Flow", "@ScaffoldingIgnored func a() -> (some View, some View) { (V(), V()) }"),
    ]) func whatOnlyLooksLikeItIsFine(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: scaffoldable(members, kind: kind)) == [])
    }
}
