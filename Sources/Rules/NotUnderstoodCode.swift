import Linking
import NavigationModel

/// Navigation code that was recognised and not resolved, as a finding.
package enum NotUnderstoodCode: Rule {
    /// What the finding is.
    package static let description = RuleDescription(
        id: "not-understood", severity: .info, systems: .all,
        summary: "Code that navigates could not be resolved, so it is missing from the graph.",
        why: """
            navdocs reads source and runs nothing. A destination that is chosen at run time, or a receiver whose type is not
            written anywhere, is beyond it. The site lists the same places under *not understood*.
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
                message: "`\(item.text)` is not understood: \(item.reason).",
                help: item.help.map { $0.prefix(1).uppercased() + $0.dropFirst() + ($0.hasSuffix(".") ? "" : ".") },
                location: item.location)
        }
    }
}
