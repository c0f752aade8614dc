import NavigationModel
import Testing

struct DismissCoordinatorToPopTests {
    static let examples = RuleExamples(
        "dismiss-coordinator-to-pop",
        [
            .scaffolding: .init(
                wrong: scaffolded(home: "Button(\"Close\") { gate.dismissCoordinator() }"),
                right: scaffolded(detail: "Button(\"Back\") { coordinator.pop() }"))
        ])

    private let rule = "dismiss-coordinator-to-pop"
    private let dismissal = "Button(\"Done\") { coordinator.dismissCoordinator() }"

    @Test func coordinatorThatTheAppMountsCannotBeDismissed() {
        let app = scaffolded(home: "Button(\"Close\") { gate.dismissCoordinator() }")
        #expect(
            findings(of: rule, in: app) == [
                "22: HomeView dismisses Gate, but the app starts with that coordinator and nothing else shows it, so the call does nothing."
            ])
    }

    @Test func backButtonThatDismissesTheWholeFlowIsFound() {
        let back = dismissal.replacing("Done", with: "Back")
        #expect(
            findings(of: rule, in: scaffolded(detail: back)) == [
                "28: The \"Back\" button in DetailView dismisses all of Home instead of going back one screen."
            ])
    }

    @Test func closingAWholeFlowIsFine() {
        #expect(findings(of: rule, in: scaffolded(detail: dismissal)) == [])
        // The root of the flow: what is behind it is another coordinator.
        #expect(findings(of: rule, in: scaffolded(home: dismissal.replacing("Done", with: "Back"))) == [])
        #expect(findings(of: rule, in: scaffolded(detail: "Button(\"Back\") { coordinator.pop() }")) == [])
    }
}
