import NavigationModel
import Extractor

extension ConfigurationNode {
    /// Reads an object whose keys are known.
    /// - Parameters:
    ///   - name: what the object is, for messages.
    ///   - refused: what is no key on purpose, with why.
    func read<Target>(
        into target: inout Target, as name: String, _ keys: [ConfigurationKey<Target>],
        refused: [String: String] = [:]
    ) throws(ConfigurationFault) {
        guard case .object(let members) = value else {
            throw ConfigurationFault("\(name) is to be an object", at: place)
        }
        for member in members {
            if let reason = refused[member.key] {
                throw ConfigurationFault(
                    "'\(member.key)' is only said on the command line, for \(reason)", advice: "leave it out",
                    at: member.keyPlace)
            }
            guard let key = keys.first(where: { $0.name == member.key }) else {
                throw ConfigurationFault(
                    "there is no key '\(member.key)' in \(name)",
                    advice: Self.advice(member.key, among: keys.map(\.name)), at: member.keyPlace)
            }
            try key.read(member.node, &target)
        }
    }

    /// The levels of rules.
    func levels() throws(ConfigurationFault) -> RuleSettings.Levels {
        var levels: RuleSettings.Levels = [:]
        for member in try members(of: "rules") {
            let rules = Rules.descriptions.map(\.id)
            guard rules.contains(member.key) else {
                let nearest = Suggestion.nearest(to: member.key, among: rules)
                throw ConfigurationFault(
                    "there is no rule '\(member.key)'",
                    advice: nearest.map { "did you mean '\($0)'?" } ?? "see 'navdocs rules' for what there is",
                    at: member.keyPlace)
            }
            let word = try member.node.text(of: member.key)
            guard let level = RuleSettings.Level(rawValue: word) else {
                throw ConfigurationFault(
                    "'\(word)' is no level for '\(member.key)'",
                    advice: Self.advice(word, among: RuleSettings.Level.allCases.map(\.rawValue)),
                    at: member.node.place)
            }
            levels[member.key] = level
        }
        return levels
    }

    /// The paths that levels hold for.
    func patterns() throws(ConfigurationFault) -> [PathPattern] {
        var patterns: [PathPattern] = []
        for element in try elements(of: "paths") {
            let text = try element.text(of: "paths")
            guard let pattern = PathPattern(text) else {
                throw ConfigurationFault(
                    "'\(text)' names nothing below the folder of the configuration",
                    advice: "write it relative to that folder, as in Sources/Legacy/**", at: element.place)
            }
            patterns.append(pattern)
        }
        return patterns
    }

    /// What to write in place of a word that is none of some.
    static func advice(_ word: String, among known: [String]) -> String {
        let choices = "it is one of \(known.joined(separator: ", "))"
        guard let nearest = Suggestion.nearest(to: word, among: known) else { return choices }
        // A long list would hide what is meant.
        guard known.count < 8 else { return "did you mean '\(nearest)'?" }
        return "did you mean '\(nearest)'? \(choices.prefix(1).uppercased() + choices.dropFirst())"
    }
}
