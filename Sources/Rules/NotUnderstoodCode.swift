import Linking
import NavigationModel

/// Navigation code that was recognised and not resolved, as a finding.
package enum NotUnderstoodCode: Rule {
    /// What the finding is.
    package static let description = RuleDescription(
        id: "not-understood", severity: .info, systems: .all,
        summary: "Code that navigates wasn't understood, so it's missing from the graph.",
        why: """
            navdocs reads source and doesn't run it, so it can't resolve a destination that is chosen at run time, or a
            call on a receiver whose type isn't written anywhere. The site lists these places under *Not understood*.
            """,
        wrong: """
            coordinator.route(to: row.destination)
            """,
        right: """
            switch row {
            case .account: coordinator.route(to: .account)
            case .about: coordinator.route(to: .about)
            }
            """)

    /// A finding for each place that no other rule tells of.
    package static func findings(in app: CheckedApp) -> [Finding] {
        app.graph.notUnderstood.filter { $0.rule == nil }.map { item in
            finding(
                message: "`\(item.text)` isn't understood: \(item.reason).",
                help: item.help.map { $0.prefix(1).uppercased() + $0.dropFirst() + ($0.hasSuffix(".") ? "" : ".") },
                location: item.location)
        }
    }
}
