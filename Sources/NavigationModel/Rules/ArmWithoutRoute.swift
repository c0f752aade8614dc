/// An arm of a switch over a route enum that names no case of it, as after a case was taken away or renamed.
enum ArmWithoutRoute: Rule {
    static let id = "arm-without-route"

    static func findings(in app: LinkedApp) -> [Finding] {
        app.routes.flatMap { route in
            let known = Set(route.cases.map(\.name)).union(["some", "none"])
            return route.switches.flatMap(\.named).filter { arm in
                // `~=` matches static members too.
                !known.contains(arm.name) && app.targets.types.property(arm.name, of: route.type) == nil
                    && app.targets.types.functions(arm.name, of: route.type).isEmpty
            }.map { arm in
                let name = app.table.name(of: route.type)
                return Finding(
                    rule: id, severity: .warning,
                    message: "The arm `\(arm.name)` names no case of \(name).",
                    help: "Add `case \(arm.name)` to \(name), or delete the arm.",
                    subject: app.names.reference(to: route.owner).id, location: arm.location)
            }
        }
    }
}
