import Rules
import Base
import Linking
import NavigationModel

/// A type that `@Scaffoldable` stands on and cannot be a coordinator.
enum RefusedCoordinator: Rule {
    static let description = RuleDescription(
        id: NotUnderstood.refusedCoordinator, severity: .error, systems: [.scaffolding],
        summary: "`@Scaffoldable` marks a type that the macro rejects.",
        why: """
            A coordinator must be a class that names one of the coordinator protocols in its own inheritance clause. The macro
            rejects anything else. The arguments of the macro must be literals, because the macro runs at compile time: it only
            accepts `true` and `false` for `injectsCoordinator` and `codable`.
            """,
        wrong: """
            @Scaffoldable struct HomeCoordinator {
                func home() -> some View { HomeView() }
            }
            """,
        right: """
            @Scaffoldable @Observable
            final class HomeCoordinator: FlowCoordinatable {
                var stack = FlowStack<HomeCoordinator>(root: .home)
                func home() -> some View { HomeView() }
            }
            """,
        exceptions: """
            In versions of Scaffolding later than 3.2, the macro derives the kind of coordinator from the state
            container (`FlowStack`, `TabItems`, `Root`, `SplitColumns`). If the class declares one, its conformance can
            also be inherited, or declared in an extension.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        let types = app.faults(of: id).map { fault in
            finding(
                message: "`\(fault.text)` can't be a coordinator: \(fault.reason).",
                help: fault.help.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }, location: fault.location)
        }
        return types
            + app.coordinators.flatMap { owner in
                let name = app.reference(to: owner.type)
                return owner.macroErrors.map { error in
                    let about = error.text == name.name ? "" : " of \(name.name)"
                    return finding(
                        message: "`\(error.text)`\(about) \(error.reason).", help: error.help, subject: name.id,
                        location: app.location(of: error.location))
                }
            }
    }
}
