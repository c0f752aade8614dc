import NavigationModel
import TestSupport
import Testing

/// Each rule where it must fire, and where it must not.
struct RuleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let rule: String
        let kind: String
        let members: String
        var testDescription: String { "\(rule): \(members)" }

        init(_ rule: String, _ kind: String, _ members: String) {
            self.rule = rule
            self.kind = kind
            self.members = members
        }
    }

    @Test(arguments: [
        Row("concrete-coordinator-return", "Flow", "func a() -> Child { Child() }"),
        Row("untracked-customize", "Flow", "func customize(_ view: AnyView) -> some View { view }"),
        Row(
            "deep-link-type-mismatch", "Root",
            "func a() -> any Coordinatable { Child() }\nfunc f() { setRoot(.a) { (c: C) in c.f() } }"),
        Row("nested-navigation-stack", "Flow", "func a() -> some View { NavigationStack { V() } }"),
        Row(
            "nested-navigation-stack", "Flow",
            "func a() -> some View { make() }\nfunc make() -> AnyView { AnyView(NavigationView { V() }) }"),
        Row("nested-navigation-stack", "Flow", "func a() -> some View { NavigationSplitView { V() } }"),
        Row("refused-route", "Flow", "func a() async throws -> some View { V() }"),
        Row("duplicate-destination", "Flow", "func a() -> some View { V() }\nfunc a(id: Int) -> some View { V() }"),
        Row("tuple-outside-tab", "Root", "func a() -> (some View, some View) { (V(), V()) }"),
        Row("tuple-outside-tab", "Flow", "func a() -> (any Coordinatable, TabRole) { (Child(), .search) }"),
    ]) func fires(_ row: Row) {
        let read = read(row)
        #expect(read.findings.map(\.rule) == [row.rule])
        #expect(read.findings.map(\.subject) == ["C"])
        #expect(read.findings.allSatisfy { $0.help != nil && $0.location.line > 1 && $0.message.hasSuffix(".") })
    }

    @Test(arguments: [
        Row(
            "concrete-coordinator-return", "Flow",
            "func a() -> any Coordinatable { Child() }\n@ScaffoldingIgnored func b() -> Child { Child() }\nfunc c() -> V { V() }"
        ),
        Row(
            "untracked-customize", "Flow",
            "@ScaffoldingIgnored func customize(_ view: AnyView) -> some View { view }\nfunc customize(id: Int) -> some View { V() }"
        ),
        Row(
            "deep-link-type-mismatch", "Root",
            "func a() -> any Coordinatable { Child() }\nfunc f() { setRoot(.a) { (c: Child) in print(c) } }"),
        Row("nested-navigation-stack", "Root", "func a() -> some View { NavigationStack { V() } }"),
        Row("nested-navigation-stack", "Tab", "func a() -> some View { NavigationStack { V() } }"),
        Row(
            "nested-navigation-stack", "Flow",
            "func a() -> some View { V().sheet(isPresented: $x) { NavigationStack { V() } } }"),
        Row(
            "refused-route", "Flow",
            "@ScaffoldingIgnored func a() async -> some View { V() }\nfunc b() throws {}\nstatic func c() -> V { V() }"),
        Row(
            "refused-route", "Flow",
            "#if A\nfunc a() -> some View { V() }\n#else\nfunc a() -> some View { V() }\n#endif"),
        Row("tuple-outside-tab", "Tab", "func a() -> (some View, some View, TabRole) { (V(), V(), .search) }"),
    ]) func staysSilent(_ row: Row) {
        #expect(read(row).findings.notation == [])
    }

    @Test func worstFindingsComeFirst() {
        let read = read(Row("", "Flow", "func a() -> Child { Child() }\nfunc b() async -> some View { V() }"))
        #expect(read.findings.map(\.severity) == [.error, .warning])
    }

    private func read(_ row: Row) -> NavigationGraph {
        graph(
            """
            @Scaffoldable final class C: \(row.kind)Coordinatable {
                \(row.members)
            }
            @Scaffoldable final class Child: FlowCoordinatable {}
            struct V: View {}
            """)
    }
}
