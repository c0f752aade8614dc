import Base
import NavigationModel

extension ConfigurationKey<Configuration> {
    /// What the project says about its own code.
    static var words: [Self] { [verbs, containers, addressHandlers] }

    // Written for every dialect of regular expressions: all but white space, signs and, at the start, digits.
    private static let name = #"[^\s0-9!-/:-@\[-^`{-~][^\s!-/:-@\[-^`{-~]*"#
    private static let function = "^\(name)(\\.\(name))*$"
    private static let type = "^\(name)$"

    private static var verbs: Self {
        Self(
            name: "verbs",
            summary:
                "Your own functions that navigate, and what they do with their first argument, a route or a view: "
                + "\"AppNavigator.go\": \"push\".",
            shape: .map(function, .choice(ProjectAnnotations.Action.words))
        ) { node, configuration throws(ConfigurationFault) in
            for member in try node.members(of: "verbs") {
                let function = try ConfigurationNode.function(member.key, at: member.keyPlace)
                let word = try member.node.text(of: member.key)
                guard let action = ProjectAnnotations.Action(word) else {
                    throw ConfigurationFault(
                        "'\(word)' isn't an action for '\(member.key)'",
                        advice: ConfigurationNode.advice(word, among: ProjectAnnotations.Action.words),
                        at: member.node.place)
                }
                configuration.words.verbs[function] = action
                configuration.named.append(
                    Configuration.Named(
                        subject: .function(function), text: member.key, key: "verbs", line: member.keyPlace.line))
            }
        }
    }

    private static var containers: Self {
        Self(
            name: "containers",
            summary:
                "The types of views that show their content, and aren't screens themselves.",
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
                "Your own functions that receive the URLs that open the app, and navigate to them: "
                + "[\"DeepLinker.open\"].",
            shape: .list(.pattern(function), least: 0)
        ) { node, configuration throws(ConfigurationFault) in
            for element in try node.elements(of: "openURL") {
                let name = try element.text(of: "openURL")
                let function = try ConfigurationNode.function(name, at: element.place)
                configuration.words.addressHandlers.insert(function)
                configuration.named.append(
                    Configuration.Named(
                        subject: .function(function), text: name, key: "openURL", line: element.place.line))
            }
        }
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
}
