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
        let systems = Dictionary(app.graph.coordinators.map { ($0.id, $0.system) }) { first, _ in first }
        let inferred = app.graph.transitions.filter { $0.evidence == .inferred && $0.through.isEmpty }
        return inferred.map { transition in
            let call = transition.call ?? transition.destination
            let shows = "\(transition.from.name) probably shows `\(transition.destination)`: "
            // Only where a coordinator is told by name what it shows, its name is all there is.
            let system = transition.coordinator.flatMap { systems[$0.id] }
            let isByName = system.map { description.systems.contains($0) } ?? false
            return finding(
                message: isByName
                    ? shows + "the name matches, but the type of the receiver in `\(call)` isn't known."
                    : shows + "`\(call)` may also show something else.",
                help: isByName
                    ? "Annotate the receiver with the coordinator's type." : "Name what is shown where it's shown.",
                subject: transition.from.id, location: transition.location)
        }.unique
    }
}
