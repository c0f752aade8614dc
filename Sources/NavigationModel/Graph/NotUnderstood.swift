/// Navigation code that was recognised but not resolved.
package struct NotUnderstood: Hashable, Codable, Sendable {
    /// The code as written, on one line.
    package var text: String
    package var reason: String
    /// What to write so that it can be read.
    package var help: String?
    package var location: SourceLocation

    package init(text: String, reason: String, help: String? = nil, location: SourceLocation) {
        self.text = text
        self.reason = reason
        self.help = help
        self.location = location
    }
}
