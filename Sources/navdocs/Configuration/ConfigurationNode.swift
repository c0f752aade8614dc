/// A value of a configuration file, with where it stands.
struct ConfigurationNode: Sendable {
    /// A place in a text, both counted from 1.
    struct Place: Hashable, Sendable {
        let line: Int
        /// In characters.
        let column: Int
    }

    enum Value: Sendable {
        case text(String)
        /// A number, `true`, `false` or `null`, as written.
        case other(String)
        case list([ConfigurationNode])
        /// In the order of the text.
        case object([Member])
    }

    struct Member: Sendable {
        let key: String
        let keyPlace: Place
        let node: ConfigurationNode
    }

    let value: Value
    let place: Place
}

extension ConfigurationNode {
    /// What it is in words, for messages.
    private var kind: String {
        switch value {
        case .text: "a text"
        case .other(let word): word
        case .list: "a list"
        case .object: "an object"
        }
    }

    /// The members of an object.
    /// - Parameter name: what it is the value of.
    func members(of name: String) throws(ConfigurationFault) -> [Member] {
        guard case .object(let members) = value else { throw unexpected(name, "an object") }
        return members
    }

    func elements(of name: String) throws(ConfigurationFault) -> [ConfigurationNode] {
        guard case .list(let elements) = value else { throw unexpected(name, "a list") }
        return elements
    }

    func text(of name: String) throws(ConfigurationFault) -> String {
        guard case .text(let text) = value else { throw unexpected(name, "a text") }
        return text
    }

    private func unexpected(_ name: String, _ expected: String) -> ConfigurationFault {
        ConfigurationFault("'\(name)' is to be \(expected), and is \(kind)", at: place)
    }
}

/// What is wrong in a configuration file.
struct ConfigurationFault: Error, Equatable {
    let message: String
    let advice: String?
    let place: ConfigurationNode.Place

    init(_ message: String, advice: String? = nil, at place: ConfigurationNode.Place) {
        self.message = message
        self.advice = advice
        self.place = place
    }
}
