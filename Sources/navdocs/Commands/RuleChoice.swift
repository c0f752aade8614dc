import Arguments
import NavigationModel
import Extractor

/// The levels that a user gives to rules.
enum RuleChoice {
    /// - Parameter words: `ID=LEVEL` each, the last one of a rule counting.
    static func settings(_ words: [String]) throws(UsageError) -> RuleSettings {
        var levels: [String: RuleSettings.Level] = [:]
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let choices = RuleSettings.Level.allCases.map(\.rawValue)
            guard let rule = parts.first, parts.count == 2 else {
                throw .conflict(
                    "'\(word)' isn't a valid value for '--rule'",
                    advice: "use a rule and a level, as in unused-destination=off")
            }
            _ = try description(of: rule)
            guard let level = RuleSettings.Level(rawValue: parts[1]) else {
                let suggestion = Suggestion.nearest(to: parts[1], among: choices)
                throw .unknownValue(parts[1], option: "--rule \(rule)", choices: choices, suggestion: suggestion)
            }
            levels[rule] = level
        }
        return RuleSettings(levels)
    }

    /// The rule of an id.
    static func description(of id: String) throws(UsageError) -> RuleDescription {
        if let description = Rules.description(of: id) { return description }
        let suggestion = Suggestion.nearest(to: id, among: Rules.descriptions.map(\.id))
        throw .conflict(
            "there is no rule '\(id)'",
            advice: suggestion.map { "did you mean '\($0)'?" } ?? "'navdocs rules' lists the rules")
    }
}
