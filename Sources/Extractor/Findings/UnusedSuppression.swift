import Facts
import NavigationModel

/// A comment that suppresses findings, and is wrong itself.
enum UnusedSuppression {
    static let description = RuleDescription(
        id: "unused-suppression", severity: .warning,
        summary: "A suppression isn't needed, names no rule, or gives no reason.",
        why: """
            A suppression that is no longer needed can hide a new finding. If it gives no reason, nobody knows whether
            it can be removed. `// navdocs:ignore RULE - reason` applies to the code on the same line or, if the comment
            is alone on its line, to the next line or declaration. `// navdocs:ignore-file RULE - reason` applies to the
            whole file.
            """,
        wrong: """
            // navdocs:ignore dead-end-cover
            func splash() -> some View { SplashView() }
            """,
        right: """
            // navdocs:ignore dead-end-cover - the server closes it
            func splash() -> some View { SplashView() }
            """,
        exceptions: "The rule ignores suppressions of rules that are off.")

    static func finding(_ message: String, _ help: String, _ suppression: SuppressionFacts) -> Finding {
        Finding(
            rule: description.id, severity: description.severity ?? .info, message: message, help: help,
            location: suppression.location)
    }
}
