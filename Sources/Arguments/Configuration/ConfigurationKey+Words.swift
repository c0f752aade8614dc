import Base
import NavigationModel

extension ConfigurationKey<Configuration> {
    /// What the project says about its own code.
    static var words: [Self] { [verbs, presents, answers, containers, addressHandlers] }

    // Written for every dialect of regular expressions: all but white space, signs and, at the start, digits.
    private static let name = #"[^\s0-9!-/:-@\[-^`{-~][^\s!-/:-@\[-^`{-~]*"#
    private static let function = "^\(name)(\\.\(name))*$"
    private static let call = "^\(name)(\\.\(name))*(\\((\(name):)+\\))?$"
    private static let type = "^\(name)$"

    private static var verbs: Self {
        Self(
            name: "verbs",
            summary:
                "Your own functions that navigate, each with what it does: \"AppNavigator.go\": \"push\". A "
                + "presentation style applies to the first argument, which is a route, a view, or an object that "
                + "provides one; back and dismiss go back. To choose another argument, add its label: "
                + "\"AppNavigator.go(screen:)\".",
            shape: .map(call, .choice(ProjectAnnotations.Action.words))
        ) { node, configuration throws(ConfigurationFault) in
            for member in try node.members(of: "verbs") {
                let function = try ConfigurationNode.function(member.key, at: member.keyPlace)
                let word = try member.node.text(of: member.key)
                guard let action = ProjectAnnotations.Action(word) else {
                    throw ConfigurationFault(
                        "'\(word)' isn't a valid value for '\(member.key)'",
                        advice: ConfigurationNode.advice(word, among: ProjectAnnotations.Action.words),
                        at: member.node.place)
                }
                configuration.words.verbs[function] = action
                configuration.add(function, named: member.key, in: "verbs", at: member.keyPlace, says: word)
            }
        }
    }

    private static var presents: Self {
        Self(
            name: "presents",
            summary:
                "Your own functions or properties that create the view for a value, such as a case of a screen "
                + "enum: [\"Screen.makeView\"].",
            shape: .list(.pattern(function), least: 0)
        ) { node, configuration throws(ConfigurationFault) in
            for (function, name, place) in try node.functions(of: "presents") {
                guard function.type != nil else {
                    throw ConfigurationFault(
                        "'\(name)' is missing a type", advice: "write the type and the member: Screen.\(name)",
                        at: place)
                }
                configuration.words.presents.insert(function)
                configuration.add(function, named: name, in: "presents", at: place)
            }
        }
    }

    private static var answers: Self {
        Self(
            name: "answers",
            summary:
                "Your own functions that send an event, each with the function whose closure handles the event: "
                + "\"EventBus.send\": \"EventBus.on\".",
            shape: .map(call, .pattern(call))
        ) { node, configuration throws(ConfigurationFault) in
            for member in try node.members(of: "answers") {
                let sender = try ConfigurationNode.function(member.key, at: member.keyPlace)
                let text = try member.node.text(of: member.key)
                let taker = try ConfigurationNode.function(text, at: member.node.place)
                configuration.words.answers[sender] = taker
                configuration.add(sender, named: member.key, in: "answers", at: member.keyPlace, says: text)
                configuration.named.append(
                    Configuration.Named(
                        subject: .function(taker), text: text, key: "answers", line: member.node.place.line,
                        isRepeated: true))
            }
        }
    }

    private static var containers: Self {
        Self(
            name: "containers",
            summary:
                "Views and other types that only wrap views, such as `Card` or `Themed`, and aren't screens themselves.",
            shape: .list(.pattern(type), least: 0)
        ) { node, configuration throws(ConfigurationFault) in
            for element in try node.elements(of: "containers") {
                let name = try element.text(of: "containers")
                guard let function = ProjectAnnotations.Function(name), function.type == nil else {
                    throw ConfigurationFault(
                        "'\(name)' isn't the name of a type",
                        advice: "write only the name, as in \"containers\": [\"AppScaffold\"]",
                        at: element.place)
                }
                configuration.words.containers.insert(name)
                configuration.named.append(
                    Configuration.Named(
                        subject: .type(name), text: name, key: "containers", line: element.place.line))
            }
        }
    }

    private static var addressHandlers: Self {
        Self(
            name: "openURL",
            summary:
                "Your own functions that handle the URLs that open the app: "
                + "[\"DeepLinker.open\"].",
            shape: .list(.pattern(function), least: 0)
        ) { node, configuration throws(ConfigurationFault) in
            for (function, name, place) in try node.functions(of: "openURL") {
                configuration.words.addressHandlers.insert(function)
                configuration.add(function, named: name, in: "openURL", at: place)
            }
        }
    }
}

extension Configuration {
    /// Notes a function that it says something about, so that one that is gone can be told.
    fileprivate mutating func add(
        _ function: ProjectAnnotations.Function, named text: String, in key: String, at place: ConfigurationNode.Place,
        says meaning: String? = nil
    ) {
        named.append(Named(subject: .function(function), text: text, key: key, line: place.line, says: meaning))
    }
}

extension ConfigurationNode {
    /// The function of a name.
    fileprivate static func function(_ name: String, at place: Place) throws(ConfigurationFault)
        -> ProjectAnnotations.Function
    {
        guard let function = ProjectAnnotations.Function(name) else {
            throw ConfigurationFault(
                "'\(name)' isn't the name of a function", advice: "write the type and the function: AppNavigator.go",
                at: place)
        }
        return function
    }

    /// The functions of a list of names, without labels.
    fileprivate func functions(of key: String) throws(ConfigurationFault) -> [(
        function: ProjectAnnotations.Function, name: String, place: Place
    )] {
        var found: [(ProjectAnnotations.Function, String, Place)] = []
        for element in try elements(of: key) {
            let name = try element.text(of: key)
            let function = try Self.function(name, at: element.place)
            guard function.labels.isEmpty else {
                throw ConfigurationFault(
                    "'\(name)' must not have argument labels", advice: "write only the type and the function",
                    at: element.place)
            }
            found.append((function, name, element.place))
        }
        return found
    }
}
