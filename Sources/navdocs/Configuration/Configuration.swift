import NavigationModel

/// What a team says once for every run: the file `.navdocs.json`, described by `Schema/navdocs-config-1.schema.json`.
struct Configuration: Sendable {
    /// What paths in it are relative to, absolute.
    let folder: FilePath
    var rules: RuleSettings.Levels = [:]
    /// The last one that matches counts.
    var paths: [RuleSettings.PathLevels] = []

    init(folder: FilePath) { self.folder = folder }

    /// How much the findings of each rule matter.
    /// - Parameters:
    ///   - settings: what counts over what the configuration says.
    ///   - root: where the sources lie, absolute.
    ///   - like: a folder whose place it is taken to have where it lies elsewhere, as a second checkout does.
    func settings(over settings: RuleSettings, root: FilePath, like: FilePath? = nil) -> RuleSettings {
        settings.configured(rules, paths, root: place(of: root) ?? like.flatMap(place) ?? .inside(""))
    }

    private func place(of root: FilePath) -> RuleSettings.Root? {
        if root.isInside(folder) { return .inside(root.relative(to: folder).text) }
        return folder.isInside(root) ? .around(folder.relative(to: root).text) : nil
    }
}

/// A key of a configuration, and what its value is read into.
struct ConfigurationKey<Target>: Sendable {
    let name: String
    let read: @Sendable (ConfigurationNode, inout Target) throws(ConfigurationFault) -> Void
}

extension ConfigurationKey<Configuration> {
    /// Every key that the file may have.
    static var all: [Self] {
        [
            Self(name: "$schema") { node, _ throws(ConfigurationFault) in _ = try node.text(of: "$schema") },
            Self(name: "rules") { node, configuration throws(ConfigurationFault) in
                configuration.rules = try node.levels()
            },
            Self(name: "paths") { node, configuration throws(ConfigurationFault) in
                for element in try node.elements(of: "paths") {
                    var entry = RuleSettings.PathLevels()
                    try element.read(into: &entry, as: "an entry of 'paths'", ConfigurationKey<_>.entries)
                    guard !entry.patterns.isEmpty else {
                        throw ConfigurationFault(
                            "an entry of 'paths' names no paths", advice: "list them under 'paths'", at: element.place)
                    }
                    configuration.paths.append(entry)
                }
            },
        ]
    }
}

extension ConfigurationKey<RuleSettings.PathLevels> {
    /// Every key that an entry of `paths` may have.
    static var entries: [Self] {
        [
            Self(name: "paths") { node, entry throws(ConfigurationFault) in entry.patterns = try node.patterns() },
            Self(name: "rules") { node, entry throws(ConfigurationFault) in entry.levels = try node.levels() },
        ]
    }
}

extension ConfigurationNode {
    /// Reads an object whose keys are known.
    /// - Parameter name: what the object is, for messages.
    func read<Target>(
        into target: inout Target, as name: String, _ keys: [ConfigurationKey<Target>]
    ) throws(ConfigurationFault) {
        guard case .object(let members) = value else {
            throw ConfigurationFault("\(name) is to be an object", at: place)
        }
        for member in members {
            guard let key = keys.first(where: { $0.name == member.key }) else {
                throw ConfigurationFault(
                    "there is no key '\(member.key)' in \(name)",
                    advice: Self.advice(member.key, among: keys.map(\.name)), at: member.keyPlace)
            }
            try key.read(member.node, &target)
        }
    }

    fileprivate func levels() throws(ConfigurationFault) -> RuleSettings.Levels {
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

    fileprivate func patterns() throws(ConfigurationFault) -> [PathPattern] {
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

    private static func advice(_ word: String, among known: [String]) -> String {
        let choices = "it is one of \(known.joined(separator: ", "))"
        guard let nearest = Suggestion.nearest(to: word, among: known) else { return choices }
        return "did you mean '\(nearest)'? \(choices.prefix(1).uppercased() + choices.dropFirst())"
    }
}
