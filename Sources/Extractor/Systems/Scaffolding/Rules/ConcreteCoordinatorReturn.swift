import Rules
import Linking
import NavigationModel

/// A route that returns its coordinator's own type.
///
/// Scaffolding made destinations of these in 3.0.0 to 3.1.0 only; with any other version the case is missing.
enum ConcreteCoordinatorReturn: Rule {
    static let description = RuleDescription(
        id: "concrete-coordinator-return", severity: .warning, systems: [.scaffolding],
        summary: "A route of a Scaffolding coordinator returns a coordinator's own type.",
        why: """
            The macro makes destinations of functions that return `any Coordinatable`. A concrete type was taken in 3.0.0 to 3.1.0
            only; with every other version the case is missing, and `route(to:)` does not compile.
            """,
        wrong: """
            func login() -> LoginCoordinator { LoginCoordinator() }
            """,
        right: """
            func login() -> any Coordinatable { LoginCoordinator() }
            """,
        exceptions: """
            A function marked `@ScaffoldingIgnored`, or one that returns no coordinator, is no route.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.coordinators.flatMap { owner in
            owner.destinations.compactMap { place -> Finding? in
                guard case .type(let type) = place.facts.shows, let versions = place.facts.trackedBy else { return nil }
                let name = app.reference(to: owner.type)
                return finding(
                    message: "`\(place.facts.name)` of \(name.name) returns the concrete type `\(type.last)`, which "
                        + "only Scaffolding \(versions) makes a destination of; 3.2 and newer do not.",
                    help: "Return `any Coordinatable`.", subject: name.id,
                    location: app.location(of: place.facts.location))
            }
        }
    }
}
