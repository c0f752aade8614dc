import Rules
import Linking
import NavigationModel

/// A route that returns its coordinator's own type.
///
/// Scaffolding made destinations of these in 3.0.0 to 3.1.0 only; with any other version the case is missing.
enum ConcreteCoordinatorReturn: Rule {
    static let description = RuleDescription(
        id: "concrete-coordinator-return", severity: .warning, systems: [.scaffolding],
        summary: "A destination of a Scaffolding coordinator returns a concrete coordinator type.",
        why: """
            The macro creates destinations for functions that return `any Coordinatable`. Only versions 3.0.0 to 3.1.0
            accept a concrete type; with every other version, the destination is missing, and `route(to:)` doesn't
            compile.
            """,
        wrong: """
            func login() -> LoginCoordinator { LoginCoordinator() }
            """,
        right: """
            func login() -> any Coordinatable { LoginCoordinator() }
            """,
        exceptions: """
            The rule ignores functions marked `@ScaffoldingIgnored`, and functions that don't return a coordinator.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.coordinators.flatMap { owner in
            owner.destinations.compactMap { place -> Finding? in
                guard case .type(let type) = place.facts.shows, let versions = place.facts.trackedBy else { return nil }
                let name = app.reference(to: owner.type)
                return finding(
                    message: "`\(place.facts.name)` of \(name.name) returns the concrete type `\(type.last)`, so "
                        + "it's a destination only with Scaffolding \(versions), not with 3.2 or later.",
                    help: "Return `any Coordinatable`.", subject: name.id,
                    location: app.location(of: place.facts.location))
            }
        }
    }
}
