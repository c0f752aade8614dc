/// A case of a route enum that a switch showing the enum's values has no arm for, and no `default` either.
///
/// The code does not compile until the arm is there, as after a case was added and its arm forgotten.
enum RouteWithoutArm: Rule {
    static let id = "route-without-arm"

    static func findings(in app: LinkedApp) -> [Finding] {
        app.routes.flatMap { route in
            route.cases.filter { enumCase in
                route.switches.contains { item in
                    !item.hasDefault && !item.named.contains { $0.name == enumCase.name }
                }
            }.map { enumCase in
                Finding(
                    rule: id, severity: .warning,
                    message: "`\(enumCase.name)` of \(app.table.name(of: route.type)) has no arm in the switch that "
                        + "shows its screens.",
                    help: "Add `case .\(enumCase.name):` with its screen to the switch.",
                    subject: app.names.reference(to: route.owner).id, location: enumCase.location)
            }
        }
    }
}
