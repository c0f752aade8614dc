/// A value a caller hands to a destination.
package struct Parameter: Hashable, Sendable {
    /// The argument label; absent where the call writes none.
    package var label: String?
    package var name: String
    /// The type as written, without `@escaping` and `@autoclosure`.
    package var type: String
    package var defaultValue: String?

    package init(label: String?, name: String, type: String, defaultValue: String? = nil) {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }
}

extension Parameter: Codable {
    private enum CodingKeys: String, CodingKey {
        case label, name, type, defaultValue
    }

    /// What documents write for a label that is absent, as Swift does.
    private static let noLabel = "_"

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        let label = try keys.decodeIfPresent(String.self, forKey: .label)
        self.init(
            label: label == Self.noLabel ? nil : label, name: try keys.decode(String.self, forKey: .name),
            type: try keys.decode(String.self, forKey: .type),
            defaultValue: try keys.decodeIfPresent(String.self, forKey: .defaultValue))
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(label ?? Self.noLabel, forKey: .label)
        try keys.encode(name, forKey: .name)
        try keys.encode(type, forKey: .type)
        try keys.encodeIfPresent(defaultValue, forKey: .defaultValue)
    }
}
