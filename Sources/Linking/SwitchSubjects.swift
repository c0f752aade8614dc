import Facts

/// What the arms of the `switch`es of a body look at, by their patterns.
package struct SwitchSubjects {
    private var found: [[CasePattern]: Set<Expression>] = [:]

    package init(_ switches: [SwitchFacts]) {
        for item in switches {
            for arm in item.arms where arm.patterns != [.any] {
                found[arm.patterns, default: []].insert(item.subject)
            }
            found[item.named, default: []].insert(item.subject)
        }
    }

    /// What a condition looks at; nil where several arms match the same.
    package subscript(condition: PatternFacts) -> Expression? {
        guard let all = found[condition.cases], all.count == 1 else { return nil }
        return all.first
    }
}
