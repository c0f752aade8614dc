import NavigationModel
import Testing

struct ArmWithoutRouteTests {
    static let examples = RuleExamples(
        "arm-without-route",
        [
            .router: .init(
                wrong: routerApp(arms: "case .old: Text(\"Old\")"), right: routerApp())
        ])

    @Test func armThatNamesNoCaseIsFound() {
        let read = routedAnalysis(arms: "case .a: A()\ncase .b, .c: A()")
        #expect(read.findings.notation == ["warning arm-without-route: `c` isn't a case of Route."])
        #expect(read.findings.map(\.help) == ["Add `case c` to Route, or remove the case from the switch."])
        #expect(read.findings.map(\.location.file) == ["App/RootView.swift"])
        #expect(read.findings.map(\.subject) == ["Router"])
    }

    @Test(arguments: [
        "case .home: A()\ncase .b, .a: A()", "case .a: A()\ncase .b: B(id: 1)\ncase .some(.a), .none: A()",
        "case .a: A()\ncase .b(.some): A()",
    ]) func armOfAStaticMemberOrAnOptionalStaysSilent(_ arms: String) {
        let read = routedAnalysis(arms: arms, rest: "extension Route { static let home = Route.a }")
        #expect(read.findings.notation == [])
    }
}
