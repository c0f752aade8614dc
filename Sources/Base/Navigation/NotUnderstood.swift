/// Navigation code that was recognised but not resolved.
package struct NotUnderstood: Hashable, Codable, Sendable {
    /// The code as written, on one line.
    package var text: String
    package var reason: String
    /// What to write so that it can be read.
    package var help: String?
    package var location: SourceLocation
    /// The rule that tells of it as a fault of the app; absent where it is a limit of what can be read. No part of the
    /// document, whose findings say it.
    package var rule: String?

    // The rules that tell of what reading and linking find.
    package static let missingNavigationDestination = "missing-navigation-destination"
    package static let refusedCoordinator = "refused-coordinator"
    package static let unknownDestination = "unknown-destination"

    private enum CodingKeys: String, CodingKey {
        case text, reason, help, location
    }

    package init(
        text: String, reason: String, help: String? = nil, location: SourceLocation, rule: String? = nil
    ) {
        self.rule = rule
        self.text = text
        self.reason = reason
        self.help = help
        self.location = location
    }
}
