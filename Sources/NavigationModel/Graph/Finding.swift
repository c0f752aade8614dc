import Base

/// How much a finding matters.
package enum Severity: String, Codable, Sendable, CaseIterable, Comparable {
    case error, warning, info

    package static func < (left: Self, right: Self) -> Bool { left.position < right.position }

    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What a rule says about the app that was read.
package struct Finding: Hashable, Codable, Sendable {
    /// The rule's id, such as `nested-navigation-stack`.
    package var rule: String
    package var severity: Severity
    /// One sentence with the names in it.
    package var message: String
    /// What to do about it.
    package var help: String?
    /// The id of the coordinator or screen whose page shows it.
    package var subject: String?
    package var location: SourceLocation

    package init(
        rule: String, severity: Severity, message: String, help: String? = nil, subject: String? = nil,
        location: SourceLocation
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.help = help
        self.subject = subject
        self.location = location
    }
}
