import Base
import NavigationModel
import TestSupport
import Testing

struct NotUnderstoodCodeTests {
    static let examples = RuleExamples(
        "not-understood",
        [
            .scaffolding: .init(
                wrong: scaffolded("func f(_ d: Destinations) { route(to: d) }"),
                right: scaffolded("func f() { route(to: .detail) }")),
            .stinsen: .init(
                wrong: stinsenApp("func f() { route(to: choose()) }"),
                right: stinsenApp("func f() { route(to: \\.detail) }")),
            .tcaCoordinators: .init(
                wrong: tcaApp("case .router(.routeAction(_, .home(.other))): state.routes.push(make())"),
                right: tcaApp("case .router(.routeAction(_, .home(.other))): state.routes.push(.detail(.init()))")),
            .composableArchitecture: .init(
                wrong: composableApp("case .other: state.destination = made"),
                right: composableApp("case .other: state.destination = .detail(.init())")),
            .flowStacks: .init(
                wrong: flowStacksApp(home: "Button(\"x\") { navigator.push(make()) }"),
                right: flowStacksApp(home: "Button(\"x\") { navigator.push(.detail) }")),
            .router: .init(
                wrong: routerApp(home: "Button(\"x\") { router.push(make()) }"),
                right: routerApp(home: "Button(\"x\") { router.push(.detail) }")),
            .swiftUI: .init(
                wrong: mounted("NavigationStack { NavigationLink(\"x\", value: make()) }"),
                right: mounted("NavigationStack { NavigationLink(\"x\") { Text(\"y\") } }")),
            .xCoordinator: .init(
                wrong: xCoordinatorApp(home: "Button(\"x\") { router.trigger(make()) }"),
                right: xCoordinatorApp(home: "Button(\"x\") { router.trigger(.detail) }")),
            .rxFlow: .init(
                wrong: rxFlowApp(home: "Button(\"x\") { stepper.steps.accept(make()) }"),
                right: rxFlowApp(home: "Button(\"x\") { stepper.steps.accept(PlanetStep.detail) }")),
            .linkNavigator: .init(
                wrong: linkNavigatorApp(
                    home: "Button(\"x\") { navigator.next(linkItem: .init(path: make()), isAnimated: true) }"),
                right: linkNavigatorApp(
                    home: "Button(\"x\") { navigator.next(linkItem: .init(path: \"detail\"), isAnimated: true) }")),
            .ownFramework: .init(
                wrong: ownFrameworkApp("func f() { stack.push(make()) }"),
                right: ownFrameworkApp("func f() { stack.push(DetailScreen()) }")),
            .uikit: .init(
                wrong: uikitApp("func f() { navigationController.pushViewController(make(), animated: true) }"),
                right: uikitApp(
                    "func f() { navigationController.pushViewController(DetailController(), animated: true) }")),
        ])

    @Test(.enabled(if: NavigationSystem.scaffolding.isRead)) func whatIsNotUnderstoodIsANote() {
        let app = checked(["App/Source.swift": scaffolded("func f(_ d: Destinations) { route(to: d) }")])
        #expect(app.findings.map(\.rule) == ["not-understood"])
        #expect(app.findings.map(\.severity) == [.info])
        #expect(checked(["App/Source.swift": scaffolded()]).findings == [])
        // The document lists it by itself.
        #expect(analysis(of: scaffolded("func f(_ d: Destinations) { route(to: d) }")).findings == [])
    }
}
