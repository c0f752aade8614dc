import Linking
import NavigationModel
import Rules

/// All rules.
package enum Rules {
    private static let all: [any Rule.Type] =
        (SharedRules.all + SystemDefinition.all.flatMap(\.rules)).sorted { $0.id < $1.id }

    /// What every rule is about, by id; what `navdocs check` finds about its own files included.
    package static let descriptions: [RuleDescription] =
        (all.map { $0.description } + [UnusedSuppression.description, .staleBaseline, .staleRecord])
        .sorted { $0.id < $1.id }

    /// The description of a rule.
    package static func description(of id: String) -> RuleDescription? { descriptions.first { $0.id == id } }

    /// What the rules find that are on, less what the source suppresses; the worst first, then by place.
    static func findings(in app: LinkedApp, settings: RuleSettings) -> [Finding] {
        let broken = Set(app.graph.brokenFiles)
        /// Whether what a rule finds in a file cannot be refuted by code that could not be read.
        func isCertain(_ rule: RuleDescription, in file: String) -> Bool {
            broken.isEmpty || !rule.saysNowhere && !broken.contains(file) || rule.id == SyntaxError.id
                || rule.id == NotUnderstoodCode.id
        }
        let asked = all.filter { settings.isOn($0.description) && (broken.isEmpty || !$0.description.saysNowhere) }
        let checked = CheckedApp(app)
        let found = asked.flatMap { rule in
            rule.findings(in: checked).filter { isCertain(rule.description, in: $0.location.file) }
        }
        let suppressed = Suppressions(app.table.layouts).applied(to: found) { rule, file in
            settings.isOn(rule.id, in: file) && isCertain(rule, in: file)
        }
        return (suppressed.kept + suppressed.unused).compactMap(settings.applied(to:)).worstFirst
    }
}
