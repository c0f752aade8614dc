import Rules
import Linking
import NavigationModel

/// A route that a generator keeps on one side only: its case stands between the markers, its arm does not, or the other
/// way round. The generator then writes the missing side once more, or never takes the other one away.
enum PartlyManagedRoute: Rule {
    static let description = RuleDescription(
        id: "partly-managed-route", severity: .warning, systems: [.router],
        summary: "A route is generated in the enum or in the switch, but not in both.",
        why: """
            If a code generator writes a route enum and its switch, it keeps the cases between its markers, such as
            `// MARK: - Cases (auto-generated)`, in sync. If only one of a route's two cases is between the markers, the
            generator writes the other one a second time, or never removes it.
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
            The rule ignores routes that are outside the markers in both places, because they are written by hand.
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
                let (inside, outside) = isManaged ? ("enum case", "switch case") : ("switch case", "enum case")
                return [
                    finding(
                        message: "The \(inside) `\(enumCase.name)` of \(app.name(of: route.type)) is between "
                            + "the generator's markers, but its \(outside) isn't.",
                        help: "Move both between the markers, or move both out.",
                        subject: app.reference(to: route.owner).id,
                        location: app.location(of: isManaged ? arm.location : enumCase.location))
                ]
            }
        }
    }
}
