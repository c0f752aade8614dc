import NavigationModel
import Testing

struct NestedNavigationStackTests {
    static let examples = RuleExamples(
        "nested-navigation-stack",
        [
            .scaffolding: .init(
                wrong: scaffoldable("func a() -> some View { NavigationStack { V() } }", kind: "Flow"),
                right: scaffoldable("func a() -> some View { V() }", kind: "Flow"))
        ])

    private let rule = "nested-navigation-stack"

    @Test(arguments: [
        ("Flow", "func a() -> some View { NavigationStack { V() } }"),
        ("Flow", "func a() -> some View { make() }\nfunc make() -> AnyView { AnyView(NavigationView { V() }) }"),
        ("Flow", "func a() -> some View { NavigationSplitView { V() } }"),
        ("Flow", "func a() -> some View { NavigationStack { Text(\"a\") } }"),
        ("Flow", "func a() -> some View { NavigationView { VStack { Text(\"a\"); Image(\"b\") }.padding() } }"),
        (
            "Flow",
            "func a() -> some View { make() }\nfunc make() -> AnyView { AnyView(NavigationStack { Form { Text(\"a\") } }) }"
        ),
        ("Flow", "func a() -> some View { NavigationStack { V(); Other() } }"),
    ]) func faultIsFound(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: scaffoldable(members, kind: kind)).count == 1)
    }

    @Test(arguments: [
        ("Flow", "func a() -> some View { V() }"),
        ("Root", "func a() -> some View { NavigationStack { V() } }"),
        ("Tab", "func a() -> some View { NavigationStack { V() } }"),
        ("Flow", "func a() -> some View { V().sheet(isPresented: $x) { NavigationStack { V() } } }"),
        ("Flow", "func a() -> some View { Text(\"a\").sheet(isPresented: $x) { NavigationStack { Text(\"b\") } } }"),
        ("Flow", "func a() -> some View { VStack { Text(\"a\") } }"),
    ]) func whatOnlyLooksLikeItIsFine(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: scaffoldable(members, kind: kind)) == [])
    }
}
