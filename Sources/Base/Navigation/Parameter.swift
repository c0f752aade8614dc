/// A value a caller hands to a destination.
package struct Parameter: Hashable, Codable, Sendable {
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
