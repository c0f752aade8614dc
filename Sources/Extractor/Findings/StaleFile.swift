import NavigationModel

/// What `navdocs check` says about the files that it compares the app with.
extension RuleDescription {
    /// A baseline that holds findings which are gone.
    package static let staleBaseline = RuleDescription(
        id: "stale-baseline", severity: .error,
        summary: "A finding in the baseline no longer exists.",
        why: """
            A baseline should only get shorter. While it lists a finding that has been fixed, the same problem could come back
            unnoticed.
            """,
        wrong: """
            # A problem was fixed, but navdocs-baseline.json still lists it.
            navdocs check --baseline navdocs-baseline.json
            """,
        right: """
            navdocs check --write-baseline navdocs-baseline.json
            git add navdocs-baseline.json
            """, language: "sh")

    /// A committed record that is not what the source says.
    package static let staleRecord = RuleDescription(
        id: "stale-record", severity: .error,
        summary: "The committed record of the navigation is out of date.",
        why: """
            The record lets reviewers see what a change does to the navigation. Update the record with each change.
            """,
        wrong: """
            # The navigation was changed, but Navigation.nav wasn't updated.
            navdocs check --against Navigation.nav
            """,
        right: """
            navdocs export --format text -o Navigation.nav
            git add Navigation.nav
            """, language: "sh")
}
