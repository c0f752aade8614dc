/// `customize(_:)` without `@ScaffoldingIgnored`: the macro makes a destination of it.
///
/// The library calls the method to decorate a coordinator's whole view; nobody means to go there.
enum CustomizeAsRoute: Rule {
    static let id = "customize-as-route"

    static func findings(in app: LinkedApp) -> [Finding] {
        app.coordinators.filter { $0.system == .scaffolding }.flatMap { owner in
            owner.places.compactMap { place -> Finding? in
                guard place.facts.name == "customize", place.parameters.map(\.type) == ["AnyView"],
                    place.parameters[0].label == nil
                else { return nil }
                let name = app.names.reference(to: owner.type)
                return Finding(
                    rule: id, severity: .warning,
                    message: "`customize` of \(name.name) decorates the coordinator's view, and yet is a destination.",
                    help: "Mark it @ScaffoldingIgnored.", subject: name.id, location: place.facts.location)
            }
        }
    }
}
