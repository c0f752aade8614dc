/// A value of a configuration file, with where it stands.
package struct ConfigurationNode: Sendable {
    /// A place in a text, both counted from 1.
    package struct Place: Hashable, Sendable {
        package let line: Int
        /// In characters.
        package let column: Int
    }

    /// What it says.
    package enum Value: Sendable {
        case text(String)
        /// A number, `true`, `false` or `null`, as written.
        case other(String)
        case list([ConfigurationNode])
        /// In the order of the text.
        case object([Member])
    }

    /// One key of an object and its value.
    package struct Member: Sendable {
        package let key: String
        package let keyPlace: Place
        package let node: ConfigurationNode
    }

    package let value: Value
    package let place: Place
}

extension ConfigurationNode {
    /// What it is in words, for messages.
    private var kind: String {
        switch value {
        case .text: "a string"
        case .other(let word): word
        case .list: "a list"
        case .object: "an object"
        }
    }

    /// The members of an object.
    /// - Parameter name: what it is the value of.
    package func members(of name: String) throws(ConfigurationFault) -> [Member] {
        guard case .object(let members) = value else { throw unexpected(name, "an object") }
        return members
    }

    /// The elements of a list.
    package func elements(of name: String) throws(ConfigurationFault) -> [ConfigurationNode] {
        guard case .list(let elements) = value else { throw unexpected(name, "a list") }
        return elements
    }

    /// What a text says.
    package func text(of name: String) throws(ConfigurationFault) -> String {
        guard case .text(let text) = value else { throw unexpected(name, "a string") }
        return text
    }

    private func unexpected(_ name: String, _ expected: String) -> ConfigurationFault {
        ConfigurationFault(
            "'\(name)' must be \(expected), not \(kind)", advice: meant(expected).map { "did you mean \($0)?" },
            at: place)
    }

    /// What was probably meant by a value of another kind, as JSON.
    private func meant(_ expected: String) -> String? {
        switch (value, expected) {
        case (.text(let text), "a list"): "[\"\(text)\"]"
        case (.other(let word), "a string") where !["true", "false", "null"].contains(word): "\"\(word)\""
        case (.list(let elements), "a string"):
            if elements.count == 1, case .text(let text) = elements[0].value { "\"\(text)\"" } else { nil }
        default: nil
        }
    }
}

/// What is wrong in a configuration file.
package struct ConfigurationFault: Error, Equatable {
    package let message: String
    package let advice: String?
    package let place: ConfigurationNode.Place

    /// - Parameters:
    ///   - message: what is wrong.
    ///   - advice: what to do, where the message does not say.
    package init(_ message: String, advice: String? = nil, at place: ConfigurationNode.Place) {
        self.message = message
        self.advice = advice
        self.place = place
    }
}
