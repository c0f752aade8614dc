import Base
import NavigationModel

/// The JSON Schema of a configuration, made of its keys.
package enum ConfigurationSchema {
    /// A value of JSON, the members of an object in their order.
    private indirect enum Value {
        case text(String), number(Int), flag(Bool), list([Value]), object([(String, Value)])
    }

    /// The repository of navdocs on GitHub. `Packaging/name-repository` writes its owner in place of OWNER before a release is built.
    private static let repository = "OWNER/navdocs"

    /// Where that repository has it; nil in a build that doesn't know its owner.
    package static var address: String? {
        guard !repository.hasPrefix("OWNER/") else { return nil }
        return "https://raw.githubusercontent.com/\(repository)/main/Schema/navdocs-config-1.schema.json"
    }

    package static func text(for commands: CommandList) -> String {
        var top: [(String, Value)] = [
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
            (
                "title",
                .text(
                    ".navdocs.json: options for every run of navdocs. The format is JSON5: comments, trailing commas "
                        + "and single quotes are allowed.")
            ),
        ]
        top += members(of: .object(of: ConfigurationKey<Configuration>.all(for: commands)))
        let rules = commands.rules.map(\.id).sorted()
        top.append(
            (
                "$defs",
                .object([
                    ("level", .object(members(of: .choice(RuleSettings.Level.allCases.map(\.rawValue))))),
                    (
                        "rules",
                        .object([
                            ("type", .text("object")), ("additionalProperties", .flag(false)),
                            ("properties", .object(rules.map { ($0, .object(members(of: .named("level")))) })),
                        ])
                    ),
                ])
            ))
        return printed(.object(top), indent: "") + "\n"
    }

    /// What describes a shape.
    private static func members(of shape: ConfigurationShape) -> [(String, Value)] {
        switch shape {
        case .text: [("type", .text("string"))]
        case .pattern(let pattern): [("type", .text("string")), ("pattern", .text(pattern))]
        case .flag: [("type", .text("boolean"))]
        case .choice(let words): [("enum", .list(words.map { .text($0) }))]
        case .list(let element, let least):
            [("type", .text("array"))] + (least > 0 ? [("minItems", .number(least))] : [])
                + [("items", .object(members(of: element)))]
        case .either(let first, let second):
            [("anyOf", .list([first, second].map { .object(members(of: $0)) }))]
        case .map(let pattern, let value):
            [
                ("type", .text("object")), ("additionalProperties", .flag(false)),
                ("patternProperties", .object([(pattern, .object(members(of: value)))])),
            ]
        case .named(let name): [("$ref", .text("#/$defs/\(name)"))]
        case .object(let keys): members(of: keys)
        }
    }

    private static func members(of keys: [ConfigurationShape.Key]) -> [(String, Value)] {
        let required = keys.filter(\.isRequired).map(\.name)
        var object: [(String, Value)] = [("type", .text("object")), ("additionalProperties", .flag(false))]
        if !required.isEmpty { object.append(("required", .list(required.map { .text($0) }))) }
        let properties = keys.map { key in
            (key.name, Value.object(members(of: key.shape) + [("description", .text(key.summary))]))
        }
        return object + [("properties", .object(properties))]
    }

    private static func printed(_ value: Value, indent: String) -> String {
        let inner = indent + "  "
        switch value {
        case .text(let text): return ScriptText.quoted(text)
        case .number(let number): return "\(number)"
        case .flag(let flag): return "\(flag)"
        case .list(let elements):
            let lines = elements.map { inner + printed($0, indent: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
        case .object(let members):
            let lines = members.map { "\(inner)\(ScriptText.quoted($0.0)): \(printed($0.1, indent: inner))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        }
    }
}
