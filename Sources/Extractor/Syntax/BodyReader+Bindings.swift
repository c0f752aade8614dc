import NavigationModel
import SwiftSyntax

extension BodyReader {
    /// Takes a `let` or `var` into the surroundings.
    mutating func bind(_ binding: PatternBindingSyntax, _ inside: inout Surroundings) {
        let value = binding.initializer.map { expression($0.value, inside) }
        if let accessors = binding.accessorBlock, case .getter(let statements) = accessors.accessors {
            _ = results(of: statements, inside)
        }
        if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
            let name = pattern.identifier.identifierText
            inside.names[name] = local(value, annotation: binding.typeAnnotation?.type)
        } else if let pattern = binding.pattern.as(TuplePatternSyntax.self) {
            // `let (tab, result) = await …`: the first is what the call resolves to.
            for (position, element) in pattern.elements.enumerated() {
                guard let name = element.pattern.as(IdentifierPatternSyntax.self) else { continue }
                let part: Expression
                if case .tuple(let parts) = value, parts.indices.contains(position) {
                    part = parts[position]
                } else {
                    part = position == 0 ? value ?? .unknown : .unknown
                }
                inside.names[name.identifier.identifierText] = part
            }
        }
    }

    /// What a local name stands for: its value where that names a destination or can be followed, else its type.
    private func local(_ value: Expression?, annotation: TypeSyntax?) -> Expression {
        let typed = annotation.flatMap { TypeName($0) }.map { Expression.typed($0) }
        guard let value else { return typed ?? .unknown }
        // `any Coordinatable` says less than the value does.
        let isErased = annotation.map { $0.is(SomeOrAnyTypeSyntax.self) || $0.trimmedDescription == "AnyView" } ?? false
        if let typed, !isErased, value.destinations(in: calls).names.isEmpty { return typed }
        return value
    }

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
                if let facts = compared.facts { inside.patterns.append(facts) }
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
                inside.patterns.append(
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

    /// The names a pattern binds stand for nothing that is known.
    func forget(_ pattern: PatternSyntax, _ inside: inout Surroundings) {
        for token in pattern.tokens(viewMode: .sourceAccurate) {
            guard case .identifier = token.tokenKind, token.parent?.is(IdentifierPatternSyntax.self) == true else {
                continue
            }
            inside.names[token.identifierText] = .unknown
        }
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
}
