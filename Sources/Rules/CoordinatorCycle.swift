import Linking
import NavigationModel
import Presentation
import Types

/// Coordinators that show each other first, so that making one makes the next without an end.
enum CoordinatorCycle: Rule {
    static let description = RuleDescription(
        id: "coordinator-cycle", severity: .error, systems: [.scaffolding, .stinsen, .uikit],
        summary: "Coordinators show each other as their first screen, in an endless cycle.",
        why: """
            Creating a coordinator also creates its first screen. In a cycle, creating any of these coordinators
            creates more of them until the stack overflows. With UIKit, the same happens if each of them creates the next one
            in a `let` property.
            """,
        wrong: """
            final class AppCoordinator: RootCoordinatable {
                var root = Root<AppCoordinator>(root: .main)
                func main() -> any Coordinatable { MainCoordinator() }
            }
            final class MainCoordinator: FlowCoordinatable {
                var stack = FlowStack<MainCoordinator>(root: .app)
                func app() -> any Coordinatable { AppCoordinator() }
            }
            """,
        right: """
            final class MainCoordinator: FlowCoordinatable {
                var stack = FlowStack<MainCoordinator>(root: .home)
                func home() -> some View { HomeView() }
            }
            """,
        exceptions: """
            The rule reports nothing if the cycle may end somewhere: at a navigation call, such as `start()` of a UIKit
            coordinator, at a destination that shows one of several coordinators, or at a destination that is compiled
            only under an `#if` condition.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        let next = app.coordinators.reduce(into: [TypeID: [TypeID]]()) { found, owner in
            found[owner.type] = firsts(of: owner, app)
        }
        var told: Set<TypeID> = []
        return app.coordinators.compactMap { owner in
            guard !told.contains(owner.type), let circle = circle(from: owner.type, next) else { return nil }
            told.formUnion(circle)
            let names = (circle + [owner.type]).map { app.reference(to: $0).name }
            let isMade = owner.system == .uikit
            return finding(
                message: isMade
                    ? "Each coordinator creates the next, in an endless cycle: \(names.joined(separator: " → "))."
                    : "Each coordinator shows the next as its first screen, in an endless cycle: "
                        + "\(names.joined(separator: " → ")).",
                help: isMade
                    ? "Create one of them only when it's needed." : "Give one of them a different first screen.",
                subject: app.reference(to: owner.type).id,
                location: app.location(of: owner.location))
        }
    }

    /// The coordinators that are certainly made together with one.
    private static func firsts(of owner: LinkedCoordinator, _ app: CheckedApp) -> [TypeID] {
        if owner.system == .uikit { return made(with: owner.type, app) }
        guard [.scaffolding, .stinsen].contains(owner.system), owner.kind == .tab || owner.initial.count == 1 else {
            return []
        }
        return owner.initial.compactMap { initial in
            guard let place = owner.destination(initial.destination), place.facts.condition == nil,
                place.targets.targets.count == 1, case .declared(let type) = place.targets.targets[0],
                app.isCoordinator(type)
            else { return nil }
            return type
        }
    }

    /// The coordinators that are the values of a type's constants.
    private static func made(with type: TypeID, _ app: CheckedApp) -> [TypeID] {
        app.scopes(of: type).compactMap { scope in
            guard let property = app.property(of: scope), !property.isStatic,
                property.declaration.split(separator: " ").contains("let"), scope.body.results.count == 1,
                case .call = scope.body.results[0],
                let made = app.type(madeBy: scope.body.results[0], in: scope), app.coordinator(made)?.system == .uikit
            else { return nil }
            return made
        }
    }

    /// The shortest way from a coordinator back to itself.
    private static func circle(from start: TypeID, _ next: [TypeID: [TypeID]]) -> [TypeID]? {
        var waiting = [[start]]
        var seen: Set<TypeID> = []
        var position = 0
        while position < waiting.count {
            let way = waiting[position]
            position += 1
            for type in next[way[way.count - 1]] ?? [] {
                if type == start { return way }
                if seen.insert(type).inserted { waiting.append(way + [type]) }
            }
        }
        return nil
    }
}
