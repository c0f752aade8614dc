import NavigationModel
import Testing

struct ViewsDispatchingChainsTests {
    static let examples = RuleExamples(
        "views-dispatching-chains",
        [
            .scaffolding: .init(
                wrong: scaffolded(
                    home: "Button(\"x\") { gate.setRoot(.home) { (home: Home) in home.route(to: .detail) } }"),
                right: scaffolded(home: "Button(\"x\") { coordinator.open() }"))
        ])

    private let rule = "views-dispatching-chains"

    @Test(arguments: [
        "coordinator.route(to: .detail)\ncoordinator.present(.detail)",
        "gate.setRoot(.home) { (home: Home) in home.route(to: .detail) }",
        "coordinator.route(to: .detail).route(to: .home)",
        "if isNew {\ncoordinator.route(to: .detail)\ncoordinator.route(to: .home)\n}",
    ]) func stepsInSequenceAreFound(_ action: String) {
        let found = findings(of: rule, in: scaffolded(home: "Button(\"Go\") {\n\(action)\n}"))
        #expect(found.count == 1)
        #expect(found[0].contains("HomeView makes several navigation calls in a row: `"))
    }

    @Test(arguments: [
        "Button(\"Go\") { coordinator.route(to: .detail) }",
        "VStack { Button(\"A\") { coordinator.route(to: .detail) }\nButton(\"B\") { coordinator.route(to: .home) } }",
        "Button(\"Go\") { if isNew { coordinator.route(to: .detail) } else { coordinator.route(to: .home) } }",
        "Button(\"Go\") {\nif isNew {\ncoordinator.route(to: .detail)\nreturn\n}\ncoordinator.route(to: .home)\n}",
        "Button(\"Go\") { isNew ? coordinator.route(to: .detail) : coordinator.route(to: .home) }",
        "Button(\"Go\") {\ncoordinator.popToRoot()\ncoordinator.route(to: .detail)\n}",
        "Button(\"Go\") { coordinator.present(.detail) { coordinator.route(to: .home) } }",
        "Button(\"Go\") {\nswitch kind {\ncase .a: coordinator.route(to: .detail)\ncase .b: coordinator.route(to: .home)\n}\n}",
        "Text(\"x\").onOpenURL { _ in gate.setRoot(.home) { (home: Home) in home.route(to: .detail) } }",
        "Button(\"Go\") { coordinator.open() }",
    ]) func singleStepIsFine(_ home: String) {
        #expect(findings(of: rule, in: scaffolded(home: home)) == [])
    }

    @Test func coordinatorMayMakeSteps() {
        let members = "func both() {\nroute(to: .detail)\npresent(.home)\n}"
        #expect(findings(of: rule, in: scaffolded(members)) == [])
    }
}
