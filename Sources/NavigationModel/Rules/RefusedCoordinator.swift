/// A type that `@Scaffoldable` stands on and cannot be a coordinator.
enum RefusedCoordinator: Rule {
    static let description = RuleDescription(
        id: "refused-coordinator", severity: .error,
        summary: "A type marked `@Scaffoldable` is none that the macro accepts.",
        why: """
            A coordinator is a class, and says by its protocol what it does with its destinations. Of anything else the macro says
            that it cannot be one.
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
            The protocol may stand in an extension or be inherited, and the state container tells the kind as well.
            """)

    static func findings(in app: LinkedApp) -> [Finding] {
        app.faults(of: id).map { fault in
            finding(
                message: "`\(fault.text)` cannot be a coordinator: \(fault.reason).",
                help: fault.help.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }, location: fault.location)
        }
    }
}
