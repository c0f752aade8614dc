import Rules
import Base
import Linking
import NavigationModel

/// A type that `@Scaffoldable` stands on and cannot be a coordinator.
enum RefusedCoordinator: Rule {
    static let description = RuleDescription(
        id: NotUnderstood.refusedCoordinator, severity: .error, systems: [.scaffolding],
        summary: "A type marked `@Scaffoldable` is none that the macro accepts.",
        why: """
            A coordinator is a class, and says by its protocol, in its own inheritance clause, what it does with its destinations.
            Of anything else the macro says that it cannot be one. What is handed to the macro has to be a literal: the macro runs
            before there are values, and refuses anything but `true` and `false` for `injectsCoordinator` and `codable`.
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
            Where the class holds its state container (`FlowStack`, `TabItems`, `Root`, `SplitColumns`), the protocol may stand in an
            extension or be inherited: macros newer than 3.2 tell the kind from it.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] {
        let types = app.faults(of: id).map { fault in
            finding(
                message: "`\(fault.text)` cannot be a coordinator: \(fault.reason).",
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
