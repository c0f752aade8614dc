import Base
import Linking
import NavigationModel

/// A call that names a destination which its coordinator does not have.
enum UnknownDestination: Rule {
    static let description = RuleDescription(
        id: NotUnderstood.unknownDestination, severity: .warning, systems: [.scaffolding, .stinsen, .linkNavigator],
        summary: "A call uses a destination that its coordinator doesn't have.",
        why: """
            The destination was renamed or removed, or its function is where the macro doesn't look: in an extension, a nested
            type or a superclass. The call doesn't compile. With LinkNavigator, it compiles, but no builder has the
            path, so nothing is shown.
            """,
        wrong: """
            @Scaffoldable final class HomeCoordinator: FlowCoordinatable { … }
            extension HomeCoordinator {
                func detail() -> some View { DetailView() }
            }
            coordinator.route(to: .detail)
            """,
        right: """
            @Scaffoldable final class HomeCoordinator: FlowCoordinatable {
                func detail() -> some View { DetailView() }
            }
            coordinator.route(to: .detail)
            """,
        exceptions: """
            A destination that isn't named in the call itself, such as one in a variable, is listed as *not understood*
            instead. A function that the macro rejects is reported by `refused-route`.
            """, saysNowhere: true)

    static func findings(in app: CheckedApp) -> [Finding] { app.faults(of: id).map { finding($0) } }
}

extension Rule {
    /// A finding about code that could not be resolved because of this fault.
    static func finding(_ fault: NotUnderstood) -> Finding {
        finding(
            message: "`\(fault.text)` leads nowhere: \(fault.reason).",
            help: fault.help.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }, location: fault.location)
    }
}
