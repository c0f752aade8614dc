import Linking
import NavigationModel
import Presentation

/// A destination that nothing ever shows.
enum UnusedDestination: Rule {
    static let description = RuleDescription(
        id: "unused-destination", severity: .warning,
        systems: [.scaffolding, .stinsen, .tcaCoordinators, .flowStacks, .router],
        summary: "A destination is never shown.",
        why: """
            The destination was left behind when the last call to it was removed, or no call to it was ever written. The
            coordinator still suggests that people can reach it.
            """,
        wrong: """
            enum Route { case home, oldSettings }
            router.push(.home)
            """,
        right: """
            enum Route { case home }
            router.push(.home)
            """,
        exceptions: """
            The rule reports nothing in a library or other source without an entry point, and nothing about `public`
            coordinators. It ignores a destination if any code uses a member with the same name, of whatever type. It
            also ignores an enum whose values may come from data or from a list of all cases (`CaseIterable`, `Codable`,
            a raw type).
            """, saysNowhere: true)

    /// Protocols and raw types that make values of an enum without naming them.
    private static let makers: Set<String> = [
        "CaseIterable", "Codable", "Decodable", "RawRepresentable", "String", "Int", "LosslessStringConvertible",
        "AppEnum",
    ]

    static func findings(in app: CheckedApp) -> [Finding] {
        guard app.isApp else { return [] }
        let found = app.coordinators.flatMap { owner in
            owner.destinations.filter { place in isUnused(place, of: owner, app) }.map { (owner, $0) }
        }
        guard !found.isEmpty else { return [] }
        let names = Set(found.map(\.1.facts.name))
        let used = app.used(among: names)
        return found.filter { !used.contains($1.facts.name) }.map { owner, place in
            let name = app.reference(to: owner.type)
            return finding(
                message: "Nothing shows `\(place.name)` of \(name.name).",
                help: "Show it somewhere, or delete it.",
                subject: name.id, location: app.location(of: place.facts.location))
        }
    }

    private static func isUnused(
        _ place: LinkedDestination, of owner: LinkedCoordinator, _ app: CheckedApp
    ) -> Bool {
        let id = "\(app.reference(to: owner.type).id).\(place.name)"
        guard let destination = app.index.destination(id), app.index.transitions(to: destination).isEmpty,
            !app.isPublic(owner.type), !place.facts.traits.contains(.ignoredByNewest)
        else { return false }
        switch owner.system {
        case .scaffolding, .stinsen, .tcaCoordinators: return owner.kind != .tab || !owner.initial.isEmpty
        case .composableArchitecture: return false
        case .flowStacks, .router, .swiftUI: return isCase(place, of: owner, app)
        // What shows it is what declares it.
        case .uikit: return false
        // A route or a step may come from anywhere.
        case .xCoordinator, .rxFlow, .linkNavigator, .ownFramework: return false
        }
    }

    /// Whether a destination is a case of an enum whose values all are named somewhere.
    private static func isCase(
        _ place: LinkedDestination, of owner: LinkedCoordinator, _ app: CheckedApp
    ) -> Bool {
        let enums = app.routes.filter { route in route.cases.contains { $0.location == place.facts.location } }
        return !enums.isEmpty
            && enums.allSatisfy { route in
                !app.isPublic(route.type) && makers.allSatisfy { !app.conforms(route.type, to: $0) }
            }
    }
}
