import Base
import Linking
import NavigationModel

/// A call that names a destination which its coordinator does not have.
enum UnknownDestination: Rule {
    static let description = RuleDescription(
        id: NotUnderstood.unknownDestination, severity: .warning, systems: [.scaffolding, .stinsen],
        summary: "A call names a destination that its coordinator does not have.",
        why: """
            The destination was renamed or taken away, or its function stands where the macro does not look: in an extension, a
            nested type or a superclass. The call does not compile.
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
            A value that is made elsewhere is *not understood*, which is no fault of the app; a function that the macro refuses is
            told by `refused-route`.
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
