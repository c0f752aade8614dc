import NavigationModel
import SwiftSyntax

extension BodyReader {
    /// Reads conditions and takes what they bind into the surroundings.
    /// - Returns: what the first of them that names a case matches, or where none does, the first condition.
    @discardableResult
    mutating func read(conditions: ConditionElementListSyntax, _ inside: inout Surroundings) -> Match? {
        var match: Match?
        var condition: Match?
        for element in conditions {
            switch element.condition {
            case .expression(let value):
                let compared = read(condition: value, inside)
                if let facts = compared.facts { inside.conditions.append(facts) }
                if compared.match?.isCondition == false { match = match ?? compared.match }
                condition = condition ?? compared.match
            case .optionalBinding(let binding):
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                    if let value = binding.initializer?.value { _ = expression(value, inside) }
                    continue
                }
                let name = pattern.identifier.identifierText
                if let value = binding.initializer?.value {
                    let read = expression(value, inside)
                    condition = condition ?? Match(subject: read, patterns: [.some], isCondition: true)
                    inside.names[name] = local(read, annotation: binding.typeAnnotation?.type)
                } else if name == "self" {
                    inside.names["self"] = .instance
                }
            case .matchingPattern(let matching):
                let subject = expression(matching.initializer.value, inside)
                let pattern = CasePattern(reading: matching.pattern)
                match = match ?? Match(subject: subject, patterns: [pattern])
                inside.conditions.append(
                    PatternFacts(
                        subject: OneLine.text(of: matching.initializer.value),
                        pattern: OneLine.text(of: matching.pattern), cases: [pattern]))
                forget(matching.pattern, &inside)
            case .availability: break
            @unknown default: break
            }
        }
        return match ?? condition
    }

    /// What a condition matches: `url.scheme == "planets"`, `section == .saved`, `isOpen`, `!isOpen`, `child != nil`.
    private mutating func read(
        condition value: ExprSyntax, _ surroundings: Surroundings
    ) -> (facts: PatternFacts?, match: Match?) {
        if let prefixed = value.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "!" {
            let subject = expression(prefixed.expression, surroundings)
            return (nil, Match(subject: subject, patterns: [.literal("false")], isCondition: true))
        }
        guard let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first, let last = sequence.elements.last,
            let sign = sequence.elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text,
            sign == "==" || sign == "!="
        else {
            let subject = expression(value, surroundings)
            guard subject != .unknown else { return (nil, nil) }
            return (nil, Match(subject: subject, patterns: [.literal("true")], isCondition: true))
        }
        let (subject, compared) = (expression(first, surroundings), expression(last, surroundings))
        if let pattern = Self.pattern(comparing: sign, compared) {
            return (nil, Match(subject: subject, patterns: [pattern], isCondition: true))
        }
        guard sign == "==" else { return (nil, nil) }
        if sequence.elements.contains(where: { $0.is(StringLiteralExprSyntax.self) }) {
            return (PatternFacts(pattern: OneLine.text(of: sequence)), nil)
        }
        let pattern: CasePattern
        switch compared {
        case .implicitMember(let name): pattern = .named(name, owner: nil, [])
        case .member(let owner, let name):
            guard let type = TypeName(reading: owner), type.last.first?.isUppercase == true else { return (nil, nil) }
            pattern = .named(name, owner: type, [])
        default: return (nil, nil)
        }
        let facts = PatternFacts(
            subject: OneLine.text(of: first), pattern: OneLine.text(of: last), cases: [pattern])
        return (facts, Match(subject: subject, patterns: [pattern]))
    }

    /// What comparing with `true`, `false` or `nil` matches.
    private static func pattern(comparing sign: String, _ value: Expression) -> CasePattern? {
        switch (value, sign) {
        case (.constant("nil"), "=="): .literal("nil")
        case (.constant("nil"), _): .some
        case (.constant("true"), "=="), (.constant("false"), "!="): .literal("true")
        case (.constant("false"), "=="), (.constant("true"), "!="): .literal("false")
        default: nil
        }
    }

    // MARK: What a caller decides

    /// What conditions say of the code behind them, where a parameter decides alone: `if isModal`, `if style == .sheet`,
    /// `if case .sheet = style`.
    static func decision(of conditions: ConditionElementListSyntax, _ surroundings: Surroundings) -> PatternFacts? {
        guard conditions.count == 1, let condition = conditions.first?.condition else { return nil }
        switch condition {
        case .expression(let value): return decision(of: value, surroundings)
        case .matchingPattern(let matching):
            let pattern = CasePattern(reading: matching.pattern)
            guard pattern.isWholeCase, isDecided(matching.initializer.value, surroundings) else { return nil }
            return PatternFacts(
                subject: OneLine.text(of: matching.initializer.value), pattern: OneLine.text(of: matching.pattern),
                cases: [pattern])
        default: return nil
        }
    }

    private static func decision(of value: ExprSyntax, _ surroundings: Surroundings) -> PatternFacts? {
        if let prefixed = value.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "!" {
            return decision(of: prefixed.expression, surroundings)?.opposite
        }
        if isDecided(value, surroundings) {
            return PatternFacts(
                subject: OneLine.text(of: value), pattern: "false", cases: [.literal("false")], isExcluded: true)
        }
        guard let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let first = sequence.elements.first, let last = sequence.elements.last,
            let sign = sequence.elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text,
            sign == "==" || sign == "!=", isDecided(first, surroundings)
        else { return nil }
        let pattern = CasePattern(reading: last)
        let isEqual: PatternFacts?
        switch pattern {
        case .literal("true"): isEqual = decision(of: first, surroundings)
        case .literal("false"): isEqual = decision(of: first, surroundings)?.opposite
        case .named where pattern.isWholeCase:
            isEqual = PatternFacts(
                subject: OneLine.text(of: first), pattern: OneLine.text(of: last), cases: [pattern])
        default: isEqual = nil
        }
        return sign == "==" ? isEqual : isEqual?.opposite
    }

    /// Whether a value is a parameter of the function, or a property of one.
    private static func isDecided(_ value: ExprSyntax, _ surroundings: Surroundings) -> Bool {
        if let access = value.as(MemberAccessExprSyntax.self), let base = access.base {
            return base.is(DeclReferenceExprSyntax.self) && isDecided(base, surroundings)
        }
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return false }
        return surroundings.names[name] == .parameter(name)
    }
}
