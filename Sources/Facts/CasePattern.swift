/// A pattern that a value is matched against, as far as it names cases.
package indirect enum CasePattern: Hashable, Sendable {
    /// `_`, `default`, and what names no case.
    case any
    /// `let value`.
    case binding(String)
    /// `.home(.startTapped)`: the case, the type where it is written out, and what its values must match.
    case named(String, owner: TypeName?, [CasePattern])
    /// A string, an integer, `true`, `false` or `nil`.
    case literal(String)
    /// `(.list, .open)`: what the parts of a tuple must match.
    case tuple([CasePattern])
    /// A value of a type, as a cast asks for.
    case type(TypeName)

    /// An optional that holds something.
    package static let some = CasePattern.named("some", owner: nil, [])

    /// The case it names.
    package var name: String? {
        if case .named(let name, _, _) = self { name } else { nil }
    }

    /// The literal it is.
    package var literal: String? {
        if case .literal(let text) = self { text } else { nil }
    }

    /// Whether it matches a case whatever its values are, or a literal.
    package var isWholeCase: Bool {
        switch self {
        case .named(_, _, let values):
            values.allSatisfy { value in
                switch value {
                case .any, .binding: true
                case .named, .literal, .tuple, .type: false
                }
            }
        case .literal: true
        case .any, .binding, .tuple, .type: false
        }
    }

    /// What it asks of the values of its case.
    package var values: [CasePattern] {
        if case .named(_, _, let values) = self { values } else { [] }
    }

    /// The pattern inside `.some(…)`.
    package var wrapped: CasePattern {
        if case .named("some", _, let values) = self, let only = values.first { only.wrapped } else { self }
    }
}

/// What one arm of a `switch` gives, and when.
package struct MatchArm: Hashable, Sendable {
    /// The patterns between commas; ``CasePattern/any`` alone for `default` and `else`.
    package var patterns: [CasePattern]
    package var value: Expression
    package var location: RelativeLocation
    /// What must hold besides: `if let user, user.isActive`.
    package var others: [MatchCondition]
    /// Whether more than the patterns must hold.
    package var isLimited: Bool { !others.isEmpty }

    package init(
        patterns: [CasePattern], value: Expression, location: RelativeLocation, others: [MatchCondition] = []
    ) {
        self.patterns = patterns
        self.value = value
        self.location = location
        self.others = others
    }
}

/// One of several conditions that an arm asks for.
package struct MatchCondition: Hashable, Sendable {
    /// What is looked at; unknown where the condition is not read.
    package var subject: Expression
    package var pattern: CasePattern
    /// Whether it must not match.
    package var isExcluded: Bool

    package init(subject: Expression, pattern: CasePattern, isExcluded: Bool = false) {
        self.subject = subject
        self.pattern = pattern
        self.isExcluded = isExcluded
    }

    /// One of which nothing is known.
    package static let unread = MatchCondition(subject: .unknown, pattern: .any)
}

extension Expression {
    /// The arms of a `switch` over a value, also where each of them returns; nil for anything else.
    package func arms(over subject: Expression) -> [MatchArm]? {
        switch self {
        case .match(subject, let arms): return arms
        case .branch(let parts):
            let arms = parts.map { $0.arms(over: subject) }
            return arms.contains { $0 == nil } ? nil : arms.flatMap { $0 ?? [] }
        default: return nil
        }
    }
}

extension [MatchArm] {
    /// The arm that a case enters.
    package func entered(by name: String) -> MatchArm? {
        first { $0.patterns.contains { $0.name == name } } ?? first { $0.patterns == [.any] }
    }

    /// The arms that one of some cases or constants may enter; all where these aren't known.
    package func entered(byAnyOf known: Set<String>?) -> [MatchArm] {
        guard let known else { return self }
        let named = filter { arm in
            arm.patterns.contains { $0.literal.map(known.contains) ?? $0.name.map(known.contains) ?? false }
        }
        let told = Set(named.flatMap(\.patterns).compactMap { $0.literal ?? $0.name })
        return known.isSubset(of: told) ? named : named + filter { $0.patterns == [.any] }
    }
}
