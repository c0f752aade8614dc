import Facts
import NavigationModel

/// A comment that suppresses findings, and is wrong itself.
enum UnusedSuppression {
    static let description = RuleDescription(
        id: "unused-suppression", severity: .warning,
        summary: "A suppression suppresses nothing, names no rule, or gives no reason.",
        why: """
            A suppression that outlives its finding hides the next one. One without a reason tells nobody whether it may go.
            `// navdocs:ignore RULE - why` holds for its own line, or where it stands alone for the line or the declaration
            after it; `// navdocs:ignore-file RULE - why` holds for its file.
            """,
        wrong: """
            // navdocs:ignore dead-end-cover
            func splash() -> some View { SplashView() }
            """,
        right: """
            // navdocs:ignore dead-end-cover - the server says when it ends
            func splash() -> some View { SplashView() }
            """,
        exceptions: "Nothing is said about a rule that is off.")

    static func finding(_ message: String, _ help: String, _ suppression: SuppressionFacts) -> Finding {
        Finding(
            rule: description.id, severity: description.severity ?? .info, message: message, help: help,
            location: suppression.location)
    }
}
