import Linking
import NavigationModel

/// A transition that is known by the destination's name alone.
enum InferredTransition: Rule {
    static let description = RuleDescription(
        id: "inferred-transition", severity: nil, systems: [.scaffolding, .stinsen],
        summary: "A transition is only inferred, because the type of the call's receiver isn't known.",
        why: """
            Only one coordinator has a destination with the name in the call, so navdocs assumes that the receiver is
            that coordinator. If another coordinator gets a destination with the same name, the call is no longer
            understood.
            """,
        wrong: """
            let router = container.resolve()
            router.route(to: .detail)
            """,
        right: """
            let router: HomeCoordinator = container.resolve()
            router.route(to: .detail)
            """,
        exceptions: """
            The rule ignores transitions that are inferred because they go through methods or protocols.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        let inferred = app.graph.transitions.filter { $0.evidence == .inferred && $0.through.isEmpty }
        return inferred.map { transition in
            finding(
                message:
                    "\(transition.from.name) probably shows `\(transition.destination)`: the name matches, but the "
                    + "type of the receiver in `\(transition.call ?? transition.destination)` isn't known.",
                help: "Annotate the receiver with the coordinator's type.", subject: transition.from.id,
                location: transition.location)
        }.unique
    }
}
