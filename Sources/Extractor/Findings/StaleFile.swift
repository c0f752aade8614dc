import NavigationModel

/// What `navdocs check` says about the files that it compares the app with.
extension RuleDescription {
    /// A baseline that holds findings which are gone.
    package static let staleBaseline = RuleDescription(
        id: "stale-baseline", severity: .error,
        summary: "A finding of the baseline is gone.",
        why: """
            A baseline is to shrink. While it lists a finding that was mended, the same fault could come back unseen.
            """,
        wrong: "navdocs check --baseline navdocs-baseline.json",
        right: """
            navdocs check --write-baseline navdocs-baseline.json
            git add navdocs-baseline.json
            """, language: "sh")

    /// A committed record that is not what the source says.
    package static let staleRecord = RuleDescription(
        id: "stale-record", severity: .error,
        summary: "The committed record of the navigation is not what the source says.",
        why: """
            The record is there so that a review shows what a change does to the navigation. It is written anew together with
            the change.
            """,
        wrong: "navdocs check --against Navigation.nav",
        right: """
            navdocs export --format text -o Navigation.nav
            git add Navigation.nav
            """, language: "sh")
}
