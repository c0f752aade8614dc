import Facts
import NavigationModel

/// A comment that suppresses findings, and is wrong itself.
enum UnusedSuppression {
    static let description = RuleDescription(
        id: "unused-suppression", severity: .warning,
        summary: "A suppression isn't needed, names no rule, or gives no reason.",
        why: """
            A suppression that is no longer needed hides the next finding, and one without a reason never gets removed. `//
            navdocs:ignore RULE - reason` applies to its own line or, on a line of its own, to the line or declaration after
            it. `// navdocs:ignore-file RULE - reason` applies to its file.
            """,
        wrong: """
            // navdocs:ignore dead-end-cover
            func splash() -> some View { SplashView() }
            """,
        right: """
            // navdocs:ignore dead-end-cover - the server closes it
            func splash() -> some View { SplashView() }
            """,
        exceptions: "Suppressions of a rule that is off.")

    static func finding(_ message: String, _ help: String, _ suppression: SuppressionFacts) -> Finding {
        Finding(
            rule: description.id, severity: description.severity ?? .info, message: message, help: help,
            location: suppression.location)
    }
}
