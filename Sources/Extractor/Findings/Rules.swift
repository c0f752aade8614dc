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
        let found = all.filter { settings.isOn($0.description) }.flatMap { $0.findings(in: app) }
        let suppressed = Suppressions(app.table.layouts).applied(to: found, settings: settings)
        return (suppressed.kept + suppressed.unused).compactMap(settings.applied(to:)).worstFirst
    }
}
