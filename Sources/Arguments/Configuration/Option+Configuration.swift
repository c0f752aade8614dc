import NavigationModel

extension Option {
    /// What the configuration may say of it.
    var shape: ConfigurationShape {
        let one: ConfigurationShape =
            switch value {
            case .none: .flag
            case .choice(let words): .choice(words)
            case .text, .file, .folder, .version, .listed: .pattern(".")
            }
        return repeats ? .either(one, .list(one, least: 1)) : one
    }

    /// What it means in a configuration: as the help says it, and for a flag that says no, the other way round.
    var configuredSummary: String {
        guard !takesValue, !isRaised(by: true) else { return summary }
        return "false means --\(name): \(summary.prefix(1).lowercased() + summary.dropFirst())"
    }
}

extension CommandList {
    /// The commands that follow a configuration.
    package var configured: [CommandSyntax] { told.filter(\.isConfigured) }

    /// The options that several commands share, which the configuration may say for all of them at once.
    var shared: [Option] {
        let options = configured.flatMap(\.options).filter { $0.setting == .shared }
        return options.enumerated().filter { index, option in
            !options[..<index].contains { $0.name == option.name }
        }.map(\.element)
    }

    /// The options that no configuration says for any command, with why.
    var unconfigured: [String: String] {
        let configured = Set(configured.flatMap(\.options).compactMap(\.key))
        return told.reduce(into: [:]) { reasons, command in
            reasons.merge(command.unconfigured.filter { !configured.contains($0.key) }) { first, _ in first }
        }
    }
}

extension CommandSyntax {
    /// Whether it follows a configuration.
    package var isConfigured: Bool { options.contains { $0.name == ConfigurationFile.option.name } }

    /// The options that no configuration says, with why.
    var unconfigured: [String: String] {
        options.reduce(into: [:]) { reasons, option in
            if case .never(let reason) = option.setting { reasons[option.name] = reason }
        }
    }
}

extension ConfigurationNode {
    /// What a value says of an option.
    func said(of option: Option) throws(ConfigurationFault) -> Configuration.Said {
        let key = option.key ?? option.name
        guard option.takesValue else {
            guard case .other(let word) = value, ["true", "false"].contains(word) else {
                throw ConfigurationFault("'\(key)' must be true or false", advice: Self.meantFlag(by: value), at: place)
            }
            return Configuration.Said(values: [word], at: [place], line: place.line)
        }
        var nodes = [self]
        if option.repeats, case .list(let elements) = value { nodes = elements }
        var values: [String] = []
        for node in nodes { values.append(try node.value(of: option, key: key)) }
        guard !values.isEmpty else {
            throw ConfigurationFault("'\(key)' is empty", advice: "remove it", at: place)
        }
        return Configuration.Said(values: values, at: nodes.map(\.place), line: place.line)
    }

    /// What was probably meant where a flag has another value.
    private static func meantFlag(by value: Value) -> String? {
        let word: String
        switch value {
        case .text(let text): word = text.lowercased()
        case .other(let number): word = number
        case .list, .object: return nil
        }
        if ["true", "yes", "on", "1"].contains(word) { return "did you mean true?" }
        return ["false", "no", "off", "0"].contains(word) ? "did you mean false?" : nil
    }

    private func value(of option: Option, key: String) throws(ConfigurationFault) -> String {
        let text: String
        do { text = try self.text(of: key) } catch {
            guard error.advice == nil, case .choice(let words) = option.value else { throw error }
            throw ConfigurationFault(error.message, advice: "use one of \(words.joined(separator: ", "))", at: place)
        }
        guard !text.isEmpty else {
            throw ConfigurationFault("'\(key)' is empty", advice: "remove it", at: place)
        }
        if case .choice(let words) = option.value, !words.contains(text) {
            throw ConfigurationFault(
                "'\(text)' isn't a valid value for '\(key)'", advice: Self.advice(text, among: words), at: place)
        }
        return text
    }

    /// The texts of a list.
    func texts(of name: String) throws(ConfigurationFault) -> [String] {
        var texts: [String] = []
        for element in try elements(of: name) { texts.append(try element.text(of: name)) }
        return texts
    }
}
