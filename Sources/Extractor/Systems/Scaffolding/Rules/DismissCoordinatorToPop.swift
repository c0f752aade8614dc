import Rules
import Linking
import NavigationModel

/// `dismissCoordinator()` where one screen is to go away.
///
/// What a call is meant to do cannot be read. It is certain in two cases: the coordinator is what the app mounts, so there
/// is nothing to dismiss it from; and the guide's own, a button that says "Back" on a screen that the coordinator pushed.
enum DismissCoordinatorToPop: Rule {
    static let description = RuleDescription(
        id: "dismiss-coordinator-to-pop", severity: .warning, systems: [.scaffolding],
        summary: "`dismissCoordinator()` is called to go back one screen.",
        why: """
            `dismissCoordinator()` dismisses the whole coordinator and every screen that it pushed. To go back one
            screen, use `pop()` or SwiftUI's `dismiss`. In the app's root coordinator, `dismissCoordinator()` does
            nothing.
            """,
        wrong: """
            Button("Back") { coordinator.dismissCoordinator() }
            """,
        right: """
            Button("Back") { coordinator.pop() }
            """,
        exceptions: """
            The call is meant for dismissing a whole flow, for example after signing in. The rule reports only buttons
            labeled "Back" on screens that are always pushed, and calls that dismiss the coordinator that the app starts
            with, if nothing else shows it.
            """)

    static func findings(in app: CheckedApp) -> [Finding] {
        Dismissal.all(in: app).compactMap { dismissal in
            if isMounted(dismissal.coordinator.id, app) {
                return finding(
                    message:
                        "\(dismissal.holder.name) dismisses \(dismissal.coordinator.name), but the app starts with "
                        + "that coordinator and nothing else shows it, so the call does nothing.",
                    help: "Go back with pop() or popToRoot().", subject: dismissal.coordinator.id,
                    location: app.location(of: dismissal.call.location))
            }
            guard isBackButton(dismissal), isPushed(dismissal, app) else { return nil }
            return finding(
                message:
                    "The \"Back\" button in \(dismissal.holder.name) dismisses all of \(dismissal.coordinator.name) "
                    + "instead of going back one screen.",
                help: "Go back with pop().", subject: dismissal.coordinator.id,
                location: app.location(of: dismissal.call.location))
        }.unique
    }

    private static func isMounted(_ id: String, _ app: CheckedApp) -> Bool {
        app.graph.entryPoints.contains { $0.to.id == id } && app.index.destinations(showing: id).isEmpty
            && app.index.transitions(into: id).isEmpty && app.graph.notUnderstood.isEmpty
    }

    private static func isBackButton(_ dismissal: Dismissal) -> Bool {
        var around = dismissal.scope.calls(around: dismissal.call)
        guard let (button, _) = around.next() else { return false }
        return button.name == "Button" && button.arguments.first?.value == .literal("Back")
    }

    /// Whether the view is a destination of the coordinator that is only pushed.
    private static func isPushed(_ dismissal: Dismissal, _ app: CheckedApp) -> Bool {
        let places = app.index.destinations(showing: dismissal.holder.id)
        return !places.isEmpty
            && places.allSatisfy {
                $0.coordinator == dismissal.coordinator && $0.destination.presentations == [.push]
            }
    }
}
