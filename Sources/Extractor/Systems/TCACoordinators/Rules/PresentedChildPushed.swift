import Rules
import Linking
import NavigationModel

/// A coordinator of TCACoordinators that is pushed onto another's routes.
enum PresentedChildPushed: Rule {
    static let description = RuleDescription(
        id: "presented-child-pushed", severity: .warning, systems: [.tcaCoordinators],
        summary: "A child coordinator with its own routes is pushed.",
        why: """
            In TCACoordinators, each coordinator has its own routes. A coordinator that is pushed onto another one's
            stack can't push onto that stack: its screens end up in a nested stack. Present the child, or make it the
            first screen.
            """,
        wrong: """
            case .router(.routeAction(_, .home(.logInTapped))):
                state.routes.push(.logIn(.initialState))
            """,
        right: """
            case .router(.routeAction(_, .home(.logInTapped))):
                state.routes.presentSheet(.logIn(.initialState))
            """,
        exceptions: """
            The rule ignores a child that doesn't push anything, a child that is the first screen, and a child that is a
            plain reducer.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        let flows = Set(app.graph.coordinators.filter { $0.system == .tcaCoordinators && $0.kind == .flow }.map(\.id))
        let pushing = Set(
            app.graph.transitions.filter { $0.style == .push }.compactMap(\.coordinator?.id).filter(flows.contains))
        return app.graph.transitions.compactMap { transition -> Finding? in
            guard transition.style == .push, transition.evidence == .call, let child = transition.to,
                let owner = transition.coordinator, flows.contains(owner.id), pushing.contains(child.id),
                child.id != owner.id
            else { return nil }
            return finding(
                message: "\(owner.name) pushes \(child.name), which has its own stack of routes.",
                help: "Present it as a sheet or a full-screen cover.", subject: owner.id, location: transition.location)
        }.unique
    }
}
