/// A `switch` of a body: what it looks at, and what its arms match.
package struct SwitchFacts: Hashable, Sendable {
    package struct Arm: Hashable, Sendable {
        /// The patterns between commas; ``CasePattern/any`` alone for `default`.
        package var patterns: [CasePattern]
        package var location: RelativeLocation

        package init(patterns: [CasePattern], location: RelativeLocation) {
            self.patterns = patterns
            self.location = location
        }
    }

    package var subject: Expression
    package var arms: [Arm]

    package init(subject: Expression, arms: [Arm]) {
        self.subject = subject
        self.arms = arms
    }
}
