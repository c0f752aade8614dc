/// A route that the macro refuses, or that would not compile with what it makes of it.
enum RefusedRoute: Rule {
    static let id = "refused-route"

    static func findings(in app: LinkedApp) -> [Finding] {
        app.coordinators.flatMap { owner in
            owner.rejected.map { route in
                let name = app.names.reference(to: owner.type)
                let reasons = route.traits.compactMap(words).joined(separator: ", and ")
                return Finding(
                    rule: id, severity: .error,
                    message: "`\(route.name)` of \(name.name) cannot be a destination: \(reasons).",
                    help: "Change the declaration, or mark it @ScaffoldingIgnored.", subject: name.id,
                    location: route.location)
            } + duplicates(owner, app)
        }
    }

    /// Routes of one name: an enum cannot hold two cases of one name.
    private static func duplicates(_ owner: LinkedCoordinator, _ app: LinkedApp) -> [Finding] {
        let name = app.names.reference(to: owner.type)
        return owner.duplicates.map { route in
            Finding(
                rule: id, severity: .error,
                message: "`\(route.name)` of \(name.name) is declared twice; only the first is a destination.",
                help: "Give it another name, or mark it @ScaffoldingIgnored.", subject: name.id,
                location: route.location)
        }
    }

    private static func words(_ trait: DestinationFacts.Trait) -> String? {
        switch trait {
        case .generic: "it is generic"
        case .async: "it is async"
        case .throws: "it throws"
        case .static: "it belongs to the type, not to an instance"
        case .unavailable: "it is unavailable"
        case .parameter: "a parameter is inout, variadic, isolated or of an opaque type"
        case .tuple, .tabRole: nil
        }
    }
}
