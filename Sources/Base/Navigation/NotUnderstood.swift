/// Navigation code that was recognised but not resolved.
package struct NotUnderstood: Hashable, Codable, Sendable {
    /// The code as written, on one line.
    package var text: String
    package var reason: String
    /// What to write so that it can be read.
    package var help: String?
    package var location: SourceLocation
    /// The rule that tells of it as a fault of the app; absent where it is a limit of what can be read. In the document it
    /// stands only where code is missing, as the findings say the rest.
    package var rule: String?
    /// The system by whose calls something is shown there, where that is counted.
    package var system: NavigationSystem?
    /// Whether all it does is to select a tab, so that nothing is shown but what people can select too. No part of the document.
    package var selectsTab = false

    // The rules that tell of what reading and linking find.
    package static let missingNavigationDestination = "missing-navigation-destination"
    package static let refusedCoordinator = "refused-coordinator"
    package static let syntaxError = "syntax-error"
    package static let unknownDestination = "unknown-destination"

    private enum CodingKeys: String, CodingKey {
        case text, reason, help, location, rule, system
    }

    package init(
        text: String, reason: String, help: String? = nil, location: SourceLocation, rule: String? = nil,
        system: NavigationSystem? = nil, selectsTab: Bool = false
    ) {
        self.selectsTab = selectsTab
        self.rule = rule
        self.system = system
        self.text = text
        self.reason = reason
        self.help = help
        self.location = location
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(text, forKey: .text)
        try keys.encode(reason, forKey: .reason)
        try keys.encodeIfPresent(help, forKey: .help)
        try keys.encode(location, forKey: .location)
        if isMissing { try keys.encodeIfPresent(rule, forKey: .rule) }
        try keys.encodeIfPresent(system, forKey: .system)
    }

    /// Whether it may show what nothing else is known to show: it does not only select a tab, and what it names isn't known to be shown
    /// nowhere, as most rules tell.
    package var mayShow: Bool { !selectsTab && (rule == nil || rule == Self.refusedCoordinator) }

    /// Whether a file is broken or could not be read, so that what it holds may be missing.
    package var isMissing: Bool { rule == Self.syntaxError }
}
