import Rules
import Linking
import NavigationModel

/// A case of a route enum that a switch showing the enum's values has no arm for, and no `default` either.
///
/// The code does not compile until the arm is there, as after a case was added and its arm forgotten.
enum RouteWithoutArm: Rule {
    static let description = RuleDescription(
        id: "route-without-arm", severity: .warning, systems: [.router],
        summary: "A case of a route enum is missing from the switch that shows its screens.",
        why: """
            The case was added to the enum, but not to the switch, so the switch doesn't compile.
            """,
        wrong: """
            enum Route { case home, detail }
            switch route {
            case .home: HomeView()
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
            A switch with a `default` covers every case.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.routes.flatMap { route -> [Finding] in
            let complete = route.switches.filter { !$0.hasDefault }.map { Set($0.named.map(\.name)) }
            return route.cases.filter { enumCase in
                complete.contains { !$0.contains(enumCase.name) }
            }.map { enumCase in
                finding(
                    message: "`\(enumCase.name)` of \(app.name(of: route.type)) is missing from the switch that "
                        + "shows its screens.",
                    help: "Add `case .\(enumCase.name):` with its screen to the switch.",
                    subject: app.reference(to: route.owner).id, location: app.location(of: enumCase.location))
            }
        }
    }
}
