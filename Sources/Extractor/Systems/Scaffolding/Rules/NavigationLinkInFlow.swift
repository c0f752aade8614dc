import Rules
import Facts
import Linking
import NavigationModel

/// A `NavigationLink` in a view that a flow shows.
enum NavigationLinkInFlow: Rule {
    static let description = RuleDescription(
        id: "navigation-link-in-flow", severity: .warning, systems: [.scaffolding],
        summary: "A view of a flow pushes with a `NavigationLink`, past its coordinator.",
        why: """
            The flow does not know of what a link pushes: `pop()` and `popToRoot()` count without it, and a link with a value finds
            no `navigationDestination`. The row is tied to what it opens, which coordinators are there to avoid.
            """,
        wrong: """
            NavigationLink(value: planet) { PlanetRow(planet) }
            """,
        right: """
            Button { coordinator.route(to: .detail(planet)) } label: { PlanetRow(planet) }
            """,
        exceptions: """
            A link in a stack inside a sheet of the view's own, and a view that something else than flows shows as well.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        FlowViews(app).calls(named: ["NavigationLink"], in: app).compactMap { scope, call, flow in
            guard case .name = call.callee, let type = scope.type,
                app.type(named: TypeName("NavigationLink"), in: scope).map(app.isExternal) ?? true
            else { return nil }
            let view = app.reference(to: type)
            return finding(
                message: "\(view.name), a view of the flow \(flow.name), pushes with a `NavigationLink`.",
                help: "Use a Button that calls route(to:) of the coordinator.", subject: view.id,
                location: app.location(of: call.location))
        }
    }
}
