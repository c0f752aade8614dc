import NavigationModel
import Testing

struct PartlyManagedRouteTests {
    static let examples = RuleExamples(
        "partly-managed-route",
        [
            .router: .init(
                wrong: routerApp(
                    cases: cases("case a") + "\ncase b", arms: arms("case .b: Text(\"b\")") + "\ncase .a: Text(\"a\")"),
                right: routerApp(cases: cases("case a"), arms: arms("case .a: Text(\"a\")")))
        ])

    private static let end = "// MARK: - End auto-generated"

    private static func cases(_ text: String) -> String { "// MARK: - Cases (auto-generated)\n\(text)\n\(end)" }

    private static func arms(_ text: String) -> String { "// MARK: - Routes (auto-generated)\n\(text)\n\(end)" }

    @Test(arguments: [
        (cases("case a") + "\ncase b(id: Int)", "case .a: A()\n" + arms("case .b(let id): B(id: id)"))
    ]) func routeKeptOnOneSideIsFound(_ cases: String, _ arms: String) {
        let read = routedAnalysis(cases: cases, arms: arms)
        #expect(
            read.findings.notation == [
                "warning partly-managed-route: The enum case `a` of Route is between the generator's markers, "
                    + "but its switch case isn't.",
                "warning partly-managed-route: The switch case `b` of Route is between the generator's markers, "
                    + "but its enum case isn't.",
            ])
        #expect(read.findings.map(\.location.file) == ["App/RootView.swift", "App/Route.swift"])
        #expect(Set(read.findings.map(\.help)) == ["Move both between the markers, or move both out."])
    }

    @Test(arguments: [
        (cases("case a"), arms("case .a: A()")),
        (cases("case a\ncase b"), arms("case .a, .b: A()")),
        (cases("case a"), arms("") + "\ndefault: A()"),
    ]) func routeKeptOnBothSidesStaysSilent(_ cases: String, _ arms: String) {
        #expect(routedAnalysis(cases: cases + "\ncase c", arms: arms + "\ncase .c: A()").findings.notation == [])
    }
}
