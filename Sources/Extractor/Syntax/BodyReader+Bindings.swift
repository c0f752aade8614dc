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
    /// - Returns: what the first of them that names a case matches.
    @discardableResult
    mutating func read(conditions: ConditionElementListSyntax, _ inside: inout Surroundings) -> Match? {
        var match: Match?
        for element in conditions {
            switch element.condition {
            case .expression(let condition):
                let compared = comparison(condition, inside)
                if compared == nil { _ = expression(condition, inside) }
                if let facts = compared?.facts { inside.patterns.append(facts) }
                match = match ?? compared?.match
            case .optionalBinding(let binding):
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                    if let value = binding.initializer?.value { _ = expression(value, inside) }
                    continue
                }
                let name = pattern.identifier.identifierText
                if let value = binding.initializer?.value {
                    inside.names[name] = local(
                        expression(value, inside), annotation: binding.typeAnnotation?.type)
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
        return match
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

    /// What `url.scheme == "planets"` and `section == .saved` match; nil for any other condition.
    private mutating func comparison(
        _ condition: ExprSyntax, _ surroundings: Surroundings
    ) -> (facts: PatternFacts, match: Match?)? {
        guard let sequence = condition.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let subject = sequence.elements.first, let value = sequence.elements.last,
            let comparison = sequence.elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self),
            comparison.operator.text == "=="
        else { return nil }
        let (left, right) = (expression(subject, surroundings), expression(value, surroundings))
        if sequence.elements.contains(where: { $0.is(StringLiteralExprSyntax.self) }) {
            return (PatternFacts(pattern: OneLine.text(of: sequence)), nil)
        }
        let pattern: CasePattern
        switch right {
        case .implicitMember(let name): pattern = .named(name, owner: nil, [])
        case .member(let owner, let name):
            guard let type = TypeName(reading: owner), type.last.first?.isUppercase == true else { return nil }
            pattern = .named(name, owner: type, [])
        default: return nil
        }
        let facts = PatternFacts(
            subject: OneLine.text(of: subject), pattern: OneLine.text(of: value), cases: [pattern])
        return (facts, Match(subject: left, patterns: [pattern]))
    }
}
