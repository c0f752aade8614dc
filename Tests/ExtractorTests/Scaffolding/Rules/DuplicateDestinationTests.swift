import NavigationModel
import Testing

struct DuplicateDestinationTests {
    static let examples = RuleExamples(
        "duplicate-destination",
        [
            .scaffolding: .init(
                wrong: scaffolded("func detail(id: Int) -> some View { DetailView() }"),
                right: scaffolded("func namedDetail() -> some View { DetailView() }"))
        ])

    @Test func secondDestinationOfANameIsAnError() {
        let twice = "func detail(id: Int) -> some View { DetailView() }"
        #expect(
            findings(of: "duplicate-destination", in: scaffolded(twice)) == [
                "16: `detail` of Home is declared twice; only the first is a destination."
            ])
        let branches =
            "#if os(iOS)\nfunc a() -> some View { DetailView() }\n#else\nfunc a() -> some View { HomeView() }\n#endif"
        #expect(findings(of: "duplicate-destination", in: scaffolded(branches)) == [])
    }

    @Test func secondOneThatIsIgnoredIsFine() {
        let ignored = "@ScaffoldingIgnored func detail(id: Int) -> some View { DetailView() }"
        #expect(findings(of: "duplicate-destination", in: scaffolded(ignored)) == [])
    }
}
