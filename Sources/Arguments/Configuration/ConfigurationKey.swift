import NavigationModel

/// A key of a configuration: what its value may be, and what that is read into.
struct ConfigurationKey<Target>: Sendable {
    let name: String
    /// What it says, for the schema.
    let summary: String
    let shape: ConfigurationShape
    var isRequired = false
    let read: @Sendable (ConfigurationNode, inout Target) throws(ConfigurationFault) -> Void
}

/// What the value of a key may be, for the schema.
indirect enum ConfigurationShape: Sendable {
    case text
    /// A text that a regular expression matches.
    case pattern(String)
    case flag
    case choice([String])
    /// A list with at least so many elements.
    case list(ConfigurationShape, least: Int)
    case either(ConfigurationShape, ConfigurationShape)
    /// Keys of the user's own, which a regular expression matches.
    case map(String, ConfigurationShape)
    case object([Key])
    /// What is described once, under this name.
    case named(String)

    struct Key: Sendable {
        let name: String
        let summary: String
        let shape: ConfigurationShape
        let isRequired: Bool
    }

    /// An object with some keys.
    static func object<Target>(of keys: [ConfigurationKey<Target>]) -> Self {
        .object(keys.map { Key(name: $0.name, summary: $0.summary, shape: $0.shape, isRequired: $0.isRequired) })
    }
}

extension ConfigurationKey<Configuration> {
    /// Every key that the file may have.
    static func all(for commands: CommandList) -> [Self] {
        let rules = commands.rules.map(\.id)
        return [schema, sources] + commands.shared.compactMap(shared) + [levels(of: rules), paths(for: rules)] + words
            + commands.configured.map(section)
    }

    private static var schema: Self {
        Self(name: "$schema", summary: "The location of the schema, for editors.", shape: .text) {
            node, _ throws(ConfigurationFault) in _ = try node.text(of: "$schema")
        }
    }

    private static var sources: Self {
        Self(
            name: "sources",
            summary:
                "The folders and Swift files to read, relative to this file, if the command line names no path.",
            shape: .list(.text, least: 1)
        ) { node, configuration throws(ConfigurationFault) in
            let values = try node.texts(of: "sources")
            guard !values.isEmpty else {
                throw ConfigurationFault("'sources' is empty", advice: "list folders or files", at: node.place)
            }
            configuration.sources = Configuration.Said(
                values: values, at: try node.elements(of: "sources").map(\.place), line: node.place.line)
        }
    }

    private static func levels(of rules: [String]) -> Self {
        Self(
            name: "rules",
            summary: "The level of each rule. 'navdocs check --rule' takes precedence.",
            shape: .named("rules")
        ) { node, configuration throws(ConfigurationFault) in
            configuration.rules = try node.levels(of: rules)
            for member in try node.members(of: "rules") { configuration.ruleLines[member.key] = member.keyPlace.line }
        }
    }

    private static func paths(for rules: [String]) -> Self {
        Self(
            name: "paths",
            summary:
                "Different levels for some paths. The last entry that matches a file and names the rule takes "
                + "precedence over 'rules'.",
            shape: .list(.object(of: ConfigurationKey<RuleSettings.PathLevels>.entries(for: rules)), least: 0)
        ) { node, configuration throws(ConfigurationFault) in
            for element in try node.elements(of: "paths") {
                var entry = RuleSettings.PathLevels()
                try element.read(into: &entry, as: "an entry of 'paths'", ConfigurationKey<_>.entries(for: rules))
                guard !entry.patterns.isEmpty else {
                    throw ConfigurationFault(
                        "an entry of 'paths' lists no files or folders",
                        advice: "list them under 'paths' in this entry", at: element.place)
                }
                configuration.paths.append(entry)
                for member in try element.members(of: "paths") where member.key == "paths" {
                    for (pattern, node) in zip(entry.patterns, try member.node.elements(of: "paths")) {
                        configuration.named.append(
                            Configuration.Named(
                                subject: .files(pattern), text: pattern.text, key: "paths", line: node.place.line))
                    }
                }
            }
        }
    }

    /// An option of several commands, for all of them.
    private static func shared(_ option: Option) -> Self? {
        option.key.map { key in
            Self(name: key, summary: option.configuredSummary, shape: option.shape) {
                node, configuration throws(ConfigurationFault) in configuration.shared[key] = try node.said(of: option)
            }
        }
    }

    /// The options of one command.
    private static func section(_ command: CommandSyntax) -> Self {
        let keys = ConfigurationKey<[String: Configuration.Said]>.options(of: command)
        return Self(
            name: command.name,
            summary: "Options of 'navdocs \(command.name)'.",
            shape: .object(of: keys)
        ) { node, configuration throws(ConfigurationFault) in
            try node.read(
                into: &configuration.commands[command.name, default: [:]], as: "'\(command.name)'", keys,
                refused: command.unconfigured)
        }
    }
}

extension ConfigurationKey<[String: Configuration.Said]> {
    /// The options of a command that a configuration may say.
    static func options(of command: CommandSyntax) -> [Self] {
        command.options.compactMap { option in
            option.key.map { key in
                Self(name: key, summary: option.configuredSummary, shape: option.shape) {
                    node, said throws(ConfigurationFault) in said[key] = try node.said(of: option)
                }
            }
        }
    }
}

extension ConfigurationKey<RuleSettings.PathLevels> {
    /// Every key that an entry of `paths` may have.
    static func entries(for rules: [String]) -> [Self] {
        [
            Self(
                name: "paths",
                summary:
                    "Paths relative to this file. * and ? match characters in a name, ** matches any number of "
                    + "folders, and a folder includes everything in it.",
                shape: .list(.pattern(#"^(?!/)(?!(.*/)?\.\.(/|$))(.*/)?(?!\.(/|$))[^/]+(/.*)?$"#), least: 1),
                isRequired: true
            ) { node, entry throws(ConfigurationFault) in entry.patterns = try node.patterns() },
            Self(
                name: "rules", summary: "The level of each rule for these paths.", shape: .named("rules")
            ) { node, entry throws(ConfigurationFault) in entry.levels = try node.levels(of: rules) },
        ]
    }
}
