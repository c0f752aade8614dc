import Base

/// What a rule is about: the wording of `navdocs explain`, of the site's page of rules, and of reports.
package struct RuleDescription: Hashable, Sendable {
    /// The id, in words joined by hyphens.
    package let id: String
    /// How much its findings matter; nil for a rule that is off unless it is asked for.
    package let severity: Severity?
    /// The systems whose apps can have the fault; none for what is not about the app.
    package let systems: [NavigationSystem]
    /// The fault in one sentence.
    package let summary: String
    /// What comes of it, as Markdown.
    let why: String
    /// Code with the fault, and without it.
    let wrong: String
    let right: String
    /// What looks like the fault and is none, as Markdown.
    let exceptions: String?
    /// Whether its findings say that something is nowhere, which code that could not be read may refute.
    package let saysNowhere: Bool
    /// Whether `navdocs check --fix` mends it.
    package let isFixable: Bool
    /// The language of the examples.
    private let language: String

    package init(
        id: String, severity: Severity?, systems: [NavigationSystem] = [], summary: String, why: String, wrong: String,
        right: String,
        exceptions: String? = nil, saysNowhere: Bool = false, isFixable: Bool = false, language: String = "swift"
    ) {
        self.id = id
        self.severity = severity
        self.systems = systems
        self.summary = summary
        self.why = why
        self.wrong = wrong
        self.right = right
        self.exceptions = exceptions
        self.saysNowhere = saysNowhere
        self.isFixable = isFixable
        self.language = language
    }

    /// The default level in a word: `error`, `warning`, `info`, or `off`.
    package var level: String { severity?.rawValue ?? "off" }

    /// The explanation as Markdown, without the id as its heading.
    package var explanation: String {
        let scope = [
            "Default: `\(level)`.", about, isFixable ? "`navdocs check --fix` can fix the findings of this rule." : nil,
        ].compactMap(\.self)
        var parts = [summary, scope.joined(separator: " "), why]
        parts += ["Wrong:", code(wrong), "Right:", code(right)]
        if let exceptions { parts += ["Exceptions: " + exceptions] }
        return parts.joined(separator: "\n\n")
    }

    /// Which systems it is about, where not all alike.
    private var about: String? {
        guard !systems.isEmpty, systems != .all else { return nil }
        return "Applies to \(systems.map(\.phrase).joined(separator: ", "))."
    }

    private func code(_ text: String) -> String { "```\(language)\n\(text)\n```" }
}

extension [NavigationSystem] {
    /// Every system there is.
    package static let all = NavigationSystem.allCases
}
