import Rules
import Linking
import NavigationModel

/// An arm of a switch over a route enum that names no case of it, as after a case was taken away or renamed.
enum ArmWithoutRoute: Rule {
    static let description = RuleDescription(
        id: "arm-without-route", severity: .warning, systems: [.router],
        summary: "A switch over a route enum names a case that the enum does not have.",
        why: """
            The arm is left over from a case that was renamed or taken away. It does not compile, or matches something else.
            """,
        wrong: """
            enum Route { case home }
            switch route {
            case .home: HomeView()
            case .detail: DetailView()
            }
            """,
        right: """
            enum Route { case home, detail }
            switch route {
            case .home: HomeView()
            case .detail: DetailView()
            }
            """,
        exceptions: """
            Static members and functions of the enum may stand in a pattern as well, and are no fault.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.routes.flatMap { route in
            let known = Set(route.cases.map(\.name)).union(["some", "none"])
            return route.switches.flatMap(\.named).filter { arm in
                // `~=` matches static members too.
                !known.contains(arm.name) && !app.hasMember(arm.name, in: route.type)
            }.map { arm in
                let name = app.name(of: route.type)
                return finding(
                    message: "The arm `\(arm.name)` names no case of \(name).",
                    help: "Add `case \(arm.name)` to \(name), or delete the arm.",
                    subject: app.reference(to: route.owner).id, location: app.location(of: arm.location))
            }
        }
    }
}
