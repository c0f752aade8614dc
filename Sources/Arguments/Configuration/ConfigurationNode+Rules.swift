import NavigationModel

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
            throw ConfigurationFault("\(name) must be an object", at: place)
        }
        for member in members {
            if let reason = refused[member.key] {
                throw ConfigurationFault(
                    "'\(member.key)' can only be used on the command line, because \(reason)", advice: "remove it",
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
    /// - Parameter rules: the ids of those there are.
    func levels(of rules: [String]) throws(ConfigurationFault) -> RuleSettings.Levels {
        var levels: RuleSettings.Levels = [:]
        for member in try members(of: "rules") {
            guard rules.contains(member.key) else {
                let nearest = Suggestion.nearest(to: member.key, among: rules)
                throw ConfigurationFault(
                    "there is no rule '\(member.key)'",
                    advice: nearest.map { "did you mean '\($0)'?" } ?? "'navdocs rules' lists the rules",
                    at: member.keyPlace)
            }
            let word = try member.node.level(of: member.key)
            guard let level = RuleSettings.Level(rawValue: word) else {
                throw ConfigurationFault(
                    "'\(word)' isn't a level for '\(member.key)'",
                    advice: Self.advice(word, among: RuleSettings.Level.allCases.map(\.rawValue)),
                    at: member.node.place)
            }
            levels[member.key] = level
        }
        return levels
    }

    /// The word for a level; where it is something else, what was meant.
    private func level(of rule: String) throws(ConfigurationFault) -> String {
        do { return try text(of: rule) } catch {
            let words = RuleSettings.Level.allCases.map(\.rawValue)
            let isOff = if case .other("false") = value { true } else { false }
            let advice = isOff ? "did you mean \"off\"?" : "use one of \(words.joined(separator: ", "))"
            throw ConfigurationFault(error.message, advice: advice, at: place)
        }
    }

    /// The paths that levels hold for.
    func patterns() throws(ConfigurationFault) -> [PathPattern] {
        var patterns: [PathPattern] = []
        for element in try elements(of: "paths") {
            let text = try element.text(of: "paths")
            guard let pattern = PathPattern(text) else {
                throw ConfigurationFault(
                    "'\(text)' isn't inside the configuration file's folder",
                    advice: "use a path relative to that folder, as in Sources/Legacy/**", at: element.place)
            }
            patterns.append(pattern)
        }
        return patterns
    }

    /// What to write in place of a word that is none of some.
    static func advice(_ word: String, among known: [String]) -> String {
        let choices = "use one of \(known.joined(separator: ", "))"
        guard let nearest = Suggestion.nearest(to: word, among: known) else { return choices }
        // A long list would hide what is meant.
        guard known.count < 8 else { return "did you mean '\(nearest)'?" }
        return "did you mean '\(nearest)'? \(choices.prefix(1).uppercased() + choices.dropFirst())"
    }
}
