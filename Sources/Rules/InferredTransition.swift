import Linking
import NavigationModel

/// A transition that is known by the destination's name alone.
enum InferredTransition: Rule {
    static let description = RuleDescription(
        id: "inferred-transition", severity: nil, systems: [.scaffolding, .stinsen],
        summary: "A transition is only inferred: the type of what the call is made on could not be told.",
        why: """
            Only one coordinator has a destination of that name, so it is taken to be the one. A second destination of the name, in
            any coordinator, would make the call one that is not understood.
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
                    "\(transition.from.name) shows `\(transition.destination)`, as far as its name tells: the type "
                    + "of what `\(transition.call ?? transition.destination)` is called on is not known.",
                help: "Annotate the receiver with its coordinator's type.", subject: transition.from.id,
                location: transition.location)
        }.unique
    }
}
