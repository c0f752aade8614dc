import Rules
import Linking
import NavigationModel

/// A coordinator of TCACoordinators that is pushed onto another's routes.
enum PresentedChildPushed: Rule {
    static let description = RuleDescription(
        id: "presented-child-pushed", severity: .warning, systems: [.tcaCoordinators],
        summary: "A child coordinator is pushed, and has routes of its own.",
        why: """
            Each coordinator of TCACoordinators keeps its own routes. One that is pushed onto another's stack cannot push onto that
            stack as well: what it pushes ends up in a stack inside the stack. It is to be presented, or to be shown first.
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
            A child that pushes nothing itself, one that is shown first, and one that the sources show as a plain reducer.
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
                message: "\(owner.name) pushes \(child.name), which pushes onto routes of its own.",
                help: "Present it, as a sheet or a cover.", subject: owner.id, location: transition.location)
        }.unique
    }
}
