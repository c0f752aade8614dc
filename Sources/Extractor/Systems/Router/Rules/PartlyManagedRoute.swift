import Rules
import Linking
import NavigationModel

/// A route that a generator keeps on one side only: its case stands between the markers, its arm does not, or the other
/// way round. The generator then writes the missing side once more, or never takes the other one away.
enum PartlyManagedRoute: Rule {
    static let description = RuleDescription(
        id: "partly-managed-route", severity: .warning, systems: [.router],
        summary: "A route stands between a generator's markers on one side only.",
        why: """
            The generator keeps cases and arms together. Where one of the two stands outside of its markers, the generator writes it
            once more, or never takes the other one away.
            """,
        wrong: """
            // MARK: - Cases (auto-generated)
            case home
            // MARK: - End auto-generated
            case detail

            // MARK: - Routes (auto-generated)
            case .home: HomeView()
            case .detail: DetailView()
            // MARK: - End auto-generated
            """,
        right: """
            // MARK: - Cases (auto-generated)
            case detail
            case home
            // MARK: - End auto-generated

            // MARK: - Routes (auto-generated)
            case .detail: DetailView()
            case .home: HomeView()
            // MARK: - End auto-generated
            """,
        exceptions: """
            Routes that stand outside on both sides are hand-written, and no fault.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        app.routes.flatMap { route in
            route.cases.flatMap { enumCase -> [Finding] in
                guard app.managed.hasRegion(.cases, in: enumCase.location.file) else { return [] }
                let isManaged = app.managed.marker(around: app.location(of: enumCase.location), of: .cases) != nil
                let arms = route.switches.flatMap(\.named).filter { arm in
                    arm.name == enumCase.name && app.managed.hasRegion(.routes, in: arm.location.file)
                }
                guard let arm = arms.first,
                    arms.allSatisfy({ arm in
                        (app.managed.marker(around: app.location(of: arm.location), of: .routes) != nil) != isManaged
                    })
                else { return [] }
                let (inside, outside) = isManaged ? ("case", "arm") : ("arm", "case")
                return [
                    finding(
                        message: "The \(inside) `\(enumCase.name)` of \(app.name(of: route.type)) stands between "
                            + "the generator's markers, its \(outside) does not.",
                        help: "Move both between the markers, or both out.",
                        subject: app.reference(to: route.owner).id,
                        location: app.location(of: isManaged ? arm.location : enumCase.location))
                ]
            }
        }
    }
}
