/// Something that must match for a piece of code to run.
package struct PatternFacts: Hashable, Sendable {
    /// What is matched: the subject of a `switch`; empty for a comparison.
    package var subject: String
    /// The pattern of a `case`, or a comparison, as written.
    package var pattern: String
    /// The pattern's parts, one for each alternative between commas.
    package var cases: [CasePattern]
    /// Whether it must not match.
    package var isExcluded: Bool
    /// Whether it asks whose function is run: that of a type, whatever inherits from it. Only linking asks that; no file says it.
    package var isDispatch = false

    package init(subject: String = "", pattern: String, cases: [CasePattern] = [], isExcluded: Bool = false) {
        self.subject = subject
        self.pattern = pattern
        self.cases = cases
        self.isExcluded = isExcluded
    }

    /// The subject of conditions on what a closure is handed that is an argument of a call.
    package static func subject(ofParameter position: Int, ofClosureHandedTo call: Int) -> String {
        "#\(call)/\(position)"
    }

    /// What holds where this does not.
    package var opposite: PatternFacts {
        var opposite = self
        switch cases {
        case [.literal("true")]: opposite.cases = [.literal("false")]
        case [.literal("false")]: opposite.cases = [.literal("true")]
        default: opposite.isExcluded.toggle()
        }
        return opposite
    }

    /// The cases and constants that it is about; nil where they say nothing certain.
    package var choices: Set<String>? {
        let named = cases.compactMap { pattern -> String? in
            switch pattern {
            case .named(let name, _, _): name
            case .literal("true"), .literal("false"), .literal("nil"): pattern.literal
            case .literal, .any, .binding, .tuple, .type: nil
            }
        }
        return named.isEmpty || named.count != cases.count ? nil : Set(named)
    }

    /// The texts and numbers that it asks for one of; nil where it asks for anything else.
    package var texts: Set<String>? {
        let texts = cases.compactMap(\.literal)
        guard choices == nil, !texts.isEmpty, texts.count == cases.count else { return nil }
        return Set(texts)
    }

    /// The type that it asks whether a value is of.
    package var type: TypeName? {
        if cases.count == 1, case .type(let type) = cases[0] { type } else { nil }
    }

    /// Whether one of the cases and constants that a value can be lets it hold.
    package func mayHold(for given: Set<String>) -> Bool {
        guard let choices else { return true }
        return isExcluded ? !given.isSubset(of: choices) : !given.isDisjoint(with: choices)
    }
}

extension Expression {
    /// The cases, or the constant, that a value can be; nil where not all are told.
    /// - Parameter calls: the calls of the body it was read from.
    package func choices(in calls: [CallFacts]) -> Set<String>? {
        if case .constant(let text) = self { return [text] }
        let named = destinations(in: calls)
        guard named.rest.isEmpty, named.parameters.isEmpty, !named.names.isEmpty else { return nil }
        return Set(named.names.map(\.name))
    }
}

extension PatternFacts {
    /// Whether it asks for another constant than that of the same type.
    package func isOfOtherKind(than kind: (name: String, owner: TypeName)) -> Bool {
        let isComparable = cases.allSatisfy { pattern in
            if case .named(_, let owner?, _) = pattern { owner == kind.owner } else { false }
        }
        return isComparable && !cases.isEmpty && !mayHold(for: [kind.name])
    }
}
