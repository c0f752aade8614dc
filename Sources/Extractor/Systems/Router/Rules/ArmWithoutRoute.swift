import Rules
import Linking
import NavigationModel

/// An arm of a switch over a route enum that names no case of it, as after a case was taken away or renamed.
enum ArmWithoutRoute: Rule {
    static let description = RuleDescription(
        id: "arm-without-route", severity: .warning, systems: [.router],
        summary: "A switch over a route enum has a case that the enum doesn't have.",
        why: """
            The case was renamed in the enum, or removed from it. The switch doesn't compile, or it matches something
            else.
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
            The rule ignores patterns that use static members or functions of the enum.
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
                    message: "`\(arm.name)` isn't a case of \(name).",
                    help: "Add `case \(arm.name)` to \(name), or remove the case from the switch.",
                    subject: app.reference(to: route.owner).id, location: app.location(of: arm.location))
            }
        }
    }
}
