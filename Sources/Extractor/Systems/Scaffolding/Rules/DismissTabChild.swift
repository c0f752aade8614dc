import Rules
import Linking
import NavigationModel

/// `dismissCoordinator()` on a coordinator that is a tab or a column, which nothing can take away.
enum DismissTabChild: Rule {
    static let description = RuleDescription(
        id: "dismiss-tab-child", severity: .warning, systems: [.scaffolding],
        summary: "A coordinator that is a tab or a column dismisses itself.",
        why: """
            `dismissCoordinator()` removes a coordinator from the stack or modal that contains it. A tab or a column
            isn't in a stack or modal, so the call does nothing, or the library logs an error.
            """,
        wrong: """
            func profile() -> (any Coordinatable, some View) {
                (ProfileCoordinator(), Label("Profile", systemImage: "person"))
            }
            // in a view of ProfileCoordinator
            coordinator.dismissCoordinator()
            """,
        right: """
            coordinator.popToRoot()
            tabs.selectFirstTab(.home)
            """,
        exceptions: "The rule ignores coordinators that are also pushed or presented somewhere.")

    static func findings(in app: CheckedApp) -> [Finding] {
        Dismissal.all(in: app).filter { isFixed($0.coordinator.id, app) }.map { dismissal in
            finding(
                message:
                    "\(dismissal.holder.name) dismisses \(dismissal.coordinator.name), which is a tab or a column.",
                help: "Go back with popToRoot(), or select another tab.", subject: dismissal.coordinator.id,
                location: app.location(of: dismissal.call.location))
        }.unique
    }

    /// Whether a coordinator is shown, and as a tab or a column alone.
    private static func isFixed(_ id: String, _ app: CheckedApp) -> Bool {
        let places = app.index.destinations(showing: id)
        let styles = places.flatMap(\.destination.presentations) + app.index.transitions(into: id).map(\.style)
        return !places.isEmpty && places.allSatisfy { !$0.destination.presentations.isEmpty }
            && styles.allSatisfy { $0 == .tab || $0.isColumn }
            && !app.graph.entryPoints.contains { $0.to.id == id }
    }
}
