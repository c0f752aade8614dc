import Rules
import Facts
import Linking
import NavigationModel

/// A `NavigationLink` in a view that a flow shows.
enum NavigationLinkInFlow: Rule {
    static let description = RuleDescription(
        id: "navigation-link-in-flow", severity: .warning, systems: [.scaffolding],
        summary: "A view in a flow pushes with a `NavigationLink`, bypassing its coordinator.",
        why: """
            The flow doesn't know about the screen that a link pushes: `pop()` and `popToRoot()` don't take it into
            account, and a link with a value finds no `navigationDestination`. The link also couples the view to the
            screen that it opens. Coordinators are meant to avoid such coupling.
            """,
        wrong: """
            NavigationLink(value: planet) { PlanetRow(planet) }
            """,
        right: """
            Button { coordinator.route(to: .detail(planet)) } label: { PlanetRow(planet) }
            """,
        exceptions: """
            The rule ignores a link in a sheet's navigation stack if the view that contains the link also presents the
            sheet.
            Views that are also shown outside flows are ignored, too.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        FlowViews(app).calls(named: ["NavigationLink"], in: app).compactMap { scope, call, flow in
            guard case .name = call.callee, let type = scope.type,
                app.type(named: TypeName("NavigationLink"), in: scope).map(app.isExternal) ?? true
            else { return nil }
            let view = app.reference(to: type)
            return finding(
                message: "\(view.name), a view in the flow \(flow.name), pushes with a `NavigationLink`.",
                help: "Use a Button that calls the coordinator's route(to:).", subject: view.id,
                location: app.location(of: call.location))
        }
    }
}
