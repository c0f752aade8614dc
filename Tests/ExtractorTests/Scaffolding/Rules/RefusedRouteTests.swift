import NavigationModel
import Testing

struct RefusedRouteTests {
    static let examples = RuleExamples(
        "refused-route",
        [
            .scaffolding: .init(
                wrong: scaffoldable("func a() async throws -> some View { V() }", kind: "Flow"),
                right: scaffoldable("func a() -> some View { V() }", kind: "Flow"))
        ])

    private let rule = "refused-route"

    @Test(arguments: [
        ("Flow", "func a() async throws -> some View { V() }"),
        ("Flow", "func a() throws -> some View { V() }"),
        ("Flow", "func a<T>(_ t: T) -> some View { V() }"),
        ("Flow", "static func a() -> some View { V() }"),
        ("Flow", "class func a() -> any Coordinatable { Child() }"),
        ("Flow", "func a(_ t: inout Int) -> some View { V() }"),
        ("Flow", "func a(_ t: Int...) -> some View { V() }"),
        ("Flow", "func a(_ t: some Equatable) -> some View { V() }"),
        ("Flow", "func a(_ t: consuming Int) -> some View { V() }"),
        ("Flow", "func a(_ t: borrowing Int) -> some View { V() }"),
        ("Flow", "func a(_ t: isolated Actor) -> some View { V() }"),
        ("Flow", "@available(*, unavailable) func a() -> some View { V() }"),
        ("Flow", "@available(iOS, obsoleted: 17) func a() -> some View { V() }"),
    ]) func faultIsFound(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: scaffoldable(members, kind: kind)).count == 1)
    }

    @Test(arguments: [
        ("Flow", "func a() -> some View { V() }"),
        ("Flow", "@ScaffoldingIgnored func a() async -> some View { V() }"),
        ("Flow", "func b() throws {}"),
        ("Flow", "static func c() -> V { V() }"),
        ("Flow", "#if A\nfunc a() -> some View { V() }\n#else\nfunc a() -> some View { V() }\n#endif"),
        ("Flow", "@available(iOS 18, *) func a() -> some View { V() }"),
    ]) func whatOnlyLooksLikeItIsFine(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: scaffoldable(members, kind: kind)) == [])
    }
}
