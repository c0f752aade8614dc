import Facts

extension BodyReader {
    /// Reads conditions and takes what they bind into the surroundings.
    /// - Returns: what the first of them that names a case matches, or where none does, the first condition; and what the others ask.
    @discardableResult
    mutating func read(
        conditions: Node?, _ inside: inout Surroundings
    ) -> (matched: Match?, others: [MatchCondition]) {
        /// What each of them asks; nil where it is not read.
        var asked: [Match?] = []
        for element in conditions.map({ Array(tree.children($0)) }) ?? [] {
            switch tree.kind(element) {
            case .optionalBinding:
                let value = tree.expression(in: element)
                guard let pattern = tree.child(element, .identifierPattern) else {
                    if let value { _ = expression(value, inside) }
                    asked.append(nil)
                    continue
                }
                let name = tree.name(pattern)
                if let value {
                    let read = expression(value, inside)
                    asked.append(Match(subject: read, patterns: [.some], isCondition: true))
                    let annotation = tree.child(element, .typeAnnotation).flatMap { tree.type(in: $0) }
                    // `$name` goes on being the binding to what is outside.
                    inside.bindings[name] = inside.bindings[name] ?? inside.names[name] ?? .name(name)
                    inside.names[name] = bounded(local(read, annotation: annotation))
                } else if name == "self" {
                    inside.names["self"] = .instance
                } else {
                    let bound = inside.names[name] ?? .name(name)
                    asked.append(Match(subject: bound, patterns: [.some], isCondition: true))
                }
            case .matchingPattern:
                guard let value = tree.expression(in: element), let matched = tree.pattern(in: element) else {
                    asked.append(nil)
                    continue
                }
                let subject = expression(value, inside)
                let pattern = CasePattern(reading: matched, in: tree)
                asked.append(Match(subject: subject, patterns: [pattern]))
                inside.conditions.append(
                    PatternFacts(subject: text(of: value), pattern: text(of: matched), cases: [pattern]))
                bind(matched, to: subject, &inside)
            case .availability: asked.append(nil)
            default:
                let compared = read(condition: element, inside)
                if let facts = compared.facts { inside.conditions.append(facts) }
                asked.append(compared.match)
            }
        }
        return Self.parted(asked)
    }

    /// Parts what several conditions ask into the one that says most and the others.
    private static func parted(_ asked: [Match?]) -> (matched: Match?, others: [MatchCondition]) {
        let main =
            asked.firstIndex { $0.map { !$0.isCondition } ?? false }
            ?? asked.firstIndex { $0.map { !$0.isExcluded } ?? false }
        let others = asked.enumerated().filter { $0.offset != main }.map { _, match in
            match.map { MatchCondition(subject: $0.subject, pattern: $0.patterns[0], isExcluded: $0.isExcluded) }
                ?? .unread
        }
        return (main.flatMap { asked[$0] }, others)
    }

    /// What a condition matches: `url.scheme == "planets"`, `section == .saved`, `isOpen`, `!isOpen`, `child != nil`.
    private mutating func read(
        condition value: Node, _ surroundings: Surroundings
    ) -> (facts: PatternFacts?, match: Match?) {
        if let negated = negated(value) {
            let subject = expression(negated, surroundings)
            return (nil, Match(subject: subject, patterns: [.literal("false")], isCondition: true))
        }
        guard let (first, sign, last) = comparison(value) else {
            let subject = expression(value, surroundings)
            guard subject != .unknown else { return (nil, nil) }
            return (nil, Match(subject: subject, patterns: [.literal("true")], isCondition: true))
        }
        return read(comparing: first, sign, last, surroundings)
    }

    /// Reads which of two numbers is meant, where a comparison with a case decides that: `tab == .home ? 1 : 0`.
    mutating func number(_ elements: [Node], _ surroundings: Surroundings) -> Expression? {
        guard elements.count == 5, tree.kind(elements[3]) == .ternary, let first = tree.child(elements[3]),
            tree.kind(first) == .integer, tree.kind(elements[4]) == .integer,
            tree.kind(elements[1]) == .binaryOperator, tree.isNamed(elements[1], "=="),
            isPlain(elements[0]), isPlain(elements[2]),
            let match = read(comparing: elements[0], "==", elements[2], surroundings).match
        else { return nil }
        let place = location(of: elements[0])
        return .match(
            match.subject,
            [
                MatchArm(patterns: match.patterns, value: expression(first, surroundings), location: place),
                MatchArm(patterns: [.any], value: expression(elements[4], surroundings), location: place),
            ])
    }

    /// Whether a value is a name, or a member of what one means, so that whoever reads it again reads no call twice.
    private func isPlain(_ value: Node) -> Bool {
        guard tree.kind(value) == .memberAccess else { return tree.kind(value) == .reference }
        return tree.child(value).map { tree.kind($0) == .reference } ?? true
    }

    private mutating func read(
        comparing first: Node, _ sign: String, _ last: Node, _ surroundings: Surroundings
    ) -> (facts: PatternFacts?, match: Match?) {
        let (subject, compared) = (expression(first, surroundings), expression(last, surroundings))
        if let pattern = Self.pattern(comparing: sign, compared) {
            return (nil, Match(subject: subject, patterns: [pattern], isCondition: true))
        }
        if tree.kind(first) == .stringLiteral || tree.kind(last) == .stringLiteral {
            guard sign == "==" else { return (nil, nil) }
            return (PatternFacts(pattern: text(of: first) + " == " + text(of: last)), nil)
        }
        let pattern: CasePattern
        switch compared {
        case .implicitMember(let name): pattern = .named(name, owner: nil, [])
        case .member(let owner, let name):
            guard let type = TypeName(reading: owner), type.last.first?.isUppercase == true else { return (nil, nil) }
            pattern = .named(name, owner: type, [])
        default: return (nil, nil)
        }
        guard sign == "==" else {
            return (nil, Match(subject: subject, patterns: [pattern], isCondition: true, isExcluded: true))
        }
        let facts = PatternFacts(subject: text(of: first), pattern: text(of: last), cases: [pattern])
        return (facts, Match(subject: subject, patterns: [pattern]))
    }

    /// What a condition matches that is a parameter or a property of the type's own: `isCovering ? .fullScreen : .pageSheet`.
    /// Nothing else is read, so that whoever reads it then reads no call twice.
    mutating func flag(_ condition: Node, _ surroundings: Surroundings) -> Match? {
        let value = negated(condition) ?? condition
        let base = tree.kind(value) == .memberAccess ? tree.child(value) : value
        guard let base, tree.kind(base) == .reference, let match = read(condition: condition, surroundings).match,
            !match.isExcluded
        else { return nil }
        switch match.subject {
        case .parameter: return match
        default: return match.subject.ownName == nil ? nil : match
        }
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

    /// What `!` stands before.
    private func negated(_ value: Node) -> Node? {
        tree.kind(value) == .prefixOperator && tree.isNamed(value, "!") ? tree.child(value) : nil
    }

    /// Both sides of `==` or `!=`.
    private func comparison(_ value: Node) -> (first: Node, sign: String, last: Node)? {
        guard tree.kind(value) == .sequence else { return nil }
        let elements = Array(tree.children(value))
        guard elements.count == 3, tree.kind(elements[1]) == .binaryOperator,
            tree.isNamed(elements[1], "==") || tree.isNamed(elements[1], "!=")
        else { return nil }
        return (elements[0], tree.word(elements[1]), elements[2])
    }

    func text(of node: Node) -> String { SourceSummary.text(of: node, in: tree) }

    // MARK: What a caller decides

    /// What conditions say of the code that runs where all of them hold, each that a parameter decides, or what a closure is
    /// handed: `if isModal, let sender = sender`.
    func decisions(of conditions: Node?, _ surroundings: Surroundings) -> [PatternFacts] {
        (conditions.map { Array(tree.children($0)) } ?? []).compactMap { decision(of: $0, surroundings) }
    }

    /// The same where there is one condition alone, whose opposite holds elsewhere.
    func decision(ofOnly conditions: Node?, _ surroundings: Surroundings) -> PatternFacts? {
        guard let conditions, let condition = tree.child(conditions), tree.next(condition) == nil else { return nil }
        return decision(of: condition, surroundings)
    }

    /// What a condition says: `isModal`, `style == .sheet`, `case .sheet = style`.
    private func decision(of condition: Node, _ surroundings: Surroundings) -> PatternFacts? {
        switch tree.kind(condition) {
        case .matchingPattern:
            guard let value = tree.expression(in: condition), let matched = tree.pattern(in: condition) else {
                return nil
            }
            let pattern = CasePattern(reading: matched, in: tree)
            guard pattern.isWholeCase, isDecided(value, surroundings) else { return nil }
            return PatternFacts(subject: text(of: value), pattern: text(of: matched), cases: [pattern])
        case .optionalBinding:
            if let cast = tree.expression(in: condition).flatMap({ decision(ofCast: $0, surroundings) }) { return cast }
            guard let pattern = tree.child(condition, .identifierPattern) else { return nil }
            guard let value = tree.expression(in: condition) else {
                return subject(named: tree.name(pattern), surroundings).map { isNil($0).opposite }
            }
            return subject(of: value, surroundings).map { isNil($0).opposite }
        case .availability: return nil
        default: return decision(ofValue: condition, surroundings)
        }
    }

    /// What `if let stack = sender as? UINavigationController` asks of a parameter or of a local name, and
    /// `if sender is UINavigationController`.
    private func decision(ofCast value: Node, _ surroundings: Surroundings) -> PatternFacts? {
        guard tree.kind(value) == .sequence else { return nil }
        let elements = Array(tree.children(value))
        guard elements.count == 3,
            tree.kind(elements[1]) == .asCast || tree.kind(elements[1]) == .otherExpr && tree.text(elements[1]) == "is",
            isDecided(elements[0], surroundings) || isLocal(elements[0], surroundings),
            let written = tree.type(in: elements[2]), let type = TypeName(written, in: tree)
        else { return nil }
        return PatternFacts(subject: text(of: elements[0]), pattern: text(of: elements[2]), cases: [.type(type)])
    }

    private func decision(ofValue value: Node, _ surroundings: Surroundings) -> PatternFacts? {
        if let negated = negated(value) { return decision(ofValue: negated, surroundings)?.opposite }
        if let subject = subject(of: value, surroundings) ?? flag(value, surroundings) {
            return PatternFacts(subject: subject, pattern: "false", cases: [.literal("false")], isExcluded: true)
        }
        if let cast = decision(ofCast: value, surroundings) { return cast }
        guard let (first, sign, last) = comparison(value) else { return nil }
        let pattern = CasePattern(reading: last, in: tree)
        if case .named = pattern, pattern.isWholeCase,
            isLocal(first, surroundings) || flag(first, surroundings) != nil && !isDecided(first, surroundings)
        {
            let isEqual = PatternFacts(subject: text(of: first), pattern: text(of: last), cases: [pattern])
            return sign == "==" ? isEqual : isEqual.opposite
        }
        guard let subject = subject(of: first, surroundings) else { return nil }
        let isEqual: PatternFacts?
        switch pattern {
        case .literal("true"): isEqual = decision(ofValue: first, surroundings)
        case .literal("false"): isEqual = decision(ofValue: first, surroundings)?.opposite
        case .literal("nil"): isEqual = isNil(subject)
        case .named where pattern.isWholeCase && isDecided(first, surroundings):
            isEqual = PatternFacts(subject: subject, pattern: text(of: last), cases: [pattern])
        default: isEqual = nil
        }
        return sign == "==" ? isEqual : isEqual?.opposite
    }

    /// Says that a value is not there.
    private func isNil(_ subject: String) -> PatternFacts {
        PatternFacts(subject: subject, pattern: "nil", cases: [.literal("nil")])
    }

    /// What conditions on a value are told by, where it is handed in: to the function, or to the closure that they stand in.
    private func subject(of value: Node, _ surroundings: Surroundings) -> String? {
        if isDecided(value, surroundings) { return text(of: value) }
        guard tree.kind(value) == .reference else { return nil }
        return subject(named: tree.name(value), surroundings)
    }

    /// What may be a property of the enclosing type, which it is made with: `if isChild`.
    private func flag(_ value: Node, _ surroundings: Surroundings) -> String? {
        guard tree.kind(value) == .reference else { return nil }
        let name = tree.name(value)
        return surroundings.names[name] == nil ? name : nil
    }

    private func subject(named name: String, _ surroundings: Surroundings) -> String? {
        switch surroundings.names[name] {
        case .parameter(name): name
        case .closureParameter(let call, _, let position, _):
            PatternFacts.subject(ofParameter: position, ofClosureHandedTo: call)
        default: nil
        }
    }

    /// Whether a value is a local name.
    private func isLocal(_ value: Node, _ surroundings: Surroundings) -> Bool {
        tree.kind(value) == .reference && surroundings.names[tree.name(value)] != nil
    }

    /// Whether a value is a parameter of the function, or a property of one.
    func isDecided(_ value: Node, _ surroundings: Surroundings) -> Bool {
        if tree.kind(value) == .memberAccess, let base = tree.child(value) {
            return tree.kind(base) == .reference && isDecided(base, surroundings)
        }
        guard tree.kind(value) == .reference else { return false }
        return isParameter(tree.name(value), surroundings)
    }

    private func isParameter(_ name: String, _ surroundings: Surroundings) -> Bool {
        surroundings.names[name] == .parameter(name)
    }
}
