import NavigationModel
import Testing

struct DeepLinkTypeMismatchTests {
    static let examples = RuleExamples(
        "deep-link-type-mismatch",
        [
            .scaffolding: .init(
                wrong: scaffoldable(
                    "func a() -> any Coordinatable { Child() }\nfunc f() { setRoot(.a) { (c: C) in c.f() } }",
                    kind: "Root"),
                right: scaffoldable(
                    "func a() -> any Coordinatable { Child() }\nfunc f() { setRoot(.a) { (c: Child) in print(c) } }",
                    kind: "Root"))
        ])

    private let rule = "deep-link-type-mismatch"

    @Test(arguments: [
        ("Root", "func a() -> any Coordinatable { Child() }\nfunc f() { setRoot(.a) { (c: C) in c.f() } }")
    ]) func faultIsFound(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: scaffoldable(members, kind: kind)).count == 1)
    }

    @Test(arguments: [
        ("Root", "func a() -> any Coordinatable { Child() }\nfunc f() { setRoot(.a) { (c: Child) in print(c) } }"),
        (
            "Root",
            "func a() -> any Coordinatable { isNew ? Child() : C() }\nfunc f() { setRoot(.a) { (c: C) in c.f() } }"
        ),
        (
            "Root",
            "func a() -> any Coordinatable { Child() }\nfunc f() { setRoot(.a) { (c: any FlowCoordinatable) in print(c) } }"
        ),
    ]) func whatOnlyLooksLikeItIsFine(_ kind: String, _ members: String) {
        #expect(findings(of: rule, in: scaffoldable(members, kind: kind)) == [])
    }
}
