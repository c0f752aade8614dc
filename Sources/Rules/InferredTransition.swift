import Linking
import NavigationModel

/// A transition that is known by the destination's name alone.
enum InferredTransition: Rule {
    static let description = RuleDescription(
        id: "inferred-transition", severity: nil, systems: [.scaffolding, .stinsen],
        summary: "A transition is only inferred, because the type of the receiver isn't known.",
        why: """
            Only one coordinator has a destination with that name, so that one is assumed. If another coordinator gets a
            destination with the same name, the call is no longer understood.
            """,
        wrong: """
            let router = container.resolve()
            router.route(to: .detail)
            """,
        right: """
            let router: HomeCoordinator = container.resolve()
            router.route(to: .detail)
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        let inferred = app.graph.transitions.filter { $0.evidence == .inferred && $0.through.isEmpty }
        return inferred.map { transition in
            finding(
                message:
                    "\(transition.from.name) shows `\(transition.destination)`, judging only by the name: the type "
                    + "of what `\(transition.call ?? transition.destination)` is called on isn't known.",
                help: "Annotate the receiver with its coordinator's type.", subject: transition.from.id,
                location: transition.location)
        }.unique
    }
}
