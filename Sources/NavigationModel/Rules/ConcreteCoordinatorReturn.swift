/// A route that returns its coordinator's own type.
///
/// Scaffolding made destinations of these in 3.0.0 to 3.1.0 only; with any other version the case is missing.
enum ConcreteCoordinatorReturn: Rule {
    static let id = "concrete-coordinator-return"

    static func findings(in app: LinkedApp) -> [Finding] {
        app.coordinators.flatMap { owner in
            owner.places.compactMap { place -> Finding? in
                guard case .type(let type) = place.facts.shows, let versions = place.facts.trackedBy else { return nil }
                let name = app.names.reference(to: owner.type)
                return Finding(
                    rule: id, severity: .warning,
                    message: "`\(place.facts.name)` of \(name.name) returns the concrete type `\(type.last)`, which "
                        + "only Scaffolding \(versions) makes a destination of; 3.2 and newer do not.",
                    help: "Return `any Coordinatable`.", subject: name.id, location: place.facts.location)
            }
        }
    }
}
