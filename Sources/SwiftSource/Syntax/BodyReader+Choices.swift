import Facts

extension BodyReader {
    /// What an `if` or `switch` gives, branch by branch; `return`s inside are added to `returned`.
    mutating func choice(
        of value: Node, _ surroundings: Surroundings, returned: inout [Expression]
    ) -> Expression {
        guard mayEnter(value, surroundings) else { return .unknown }
        if tree.kind(value) == .ifExpr { return choice(ofIf: value, surroundings, returned: &returned) }
        guard tree.kind(value) == .switchExpr, let looked = tree.child(value) else { return .unknown }
        let subject = expression(looked, surroundings)
        var arms: [MatchArm] = []
        read(arms: value, of: (subject, text(of: looked)), surroundings, returned: &returned, into: &arms)
        switches.append(
            SwitchFacts(subject: subject, arms: arms.map { .init(patterns: $0.patterns, location: $0.location) }))
        return .match(subject, arms)
    }

    private mutating func choice(
        ofIf branch: Node, _ surroundings: Surroundings, returned: inout [Expression]
    ) -> Expression {
        let conditions = tree.child(branch, .conditions)
        let bodies = tree.children(branch).filter { tree.kind($0) != .conditions }
        var inside = surroundings.deeper()
        var otherwise = inside
        for decision in decisions(of: conditions, surroundings) { inside.rule(out: decision) }
        if let decision = decision(ofOnly: conditions, surroundings) {
            otherwise.conditions.append(decision.opposite)
        }
        let (matched, others) = read(conditions: conditions, &inside)
        if let matched, !matched.isCondition { inside.matches.append(matched) }
        if others.isEmpty, let rest = matched?.opposite { otherwise.matches.append(rest) }
        var built: [Expression] = []
        let isChosen = conditions.map { asked in
            tree.children(asked).contains { ![.availability, .optionalBinding].contains(tree.kind($0)) }
        }
        if let body = bodies.first {
            read(body, &inside, built: &built, returned: &returned, isChosen: isChosen ?? false)
        }
        let first = Self.together(built)
        var other: Expression?
        if bodies.count > 1 {
            if tree.kind(bodies[1]) == .ifExpr {
                other = choice(of: bodies[1], otherwise, returned: &returned)
            } else {
                built = []
                read(bodies[1], &otherwise, built: &built, returned: &returned, isChosen: isChosen ?? false)
                other = Self.together(built)
            }
        }
        guard let matched else { return .branch([first, other].compactMap { $0 }.filter { $0 != .closure([]) }) }
        let location = location(of: branch)
        var arms = [MatchArm(patterns: matched.patterns, value: first, location: location, others: others)]
        if let other { arms.append(MatchArm(patterns: [.any], value: other, location: location)) }
        return .match(matched.subject, arms)
    }

    // MARK: The arms of a switch

    private mutating func read(
        arms node: Node, of subject: (value: Expression, text: String), _ surroundings: Surroundings,
        returned: inout [Expression], into arms: inout [MatchArm]
    ) {
        for element in tree.children(node) {
            switch tree.kind(element) {
            case .switchCase:
                arms.append(arm(element, in: node, of: subject, surroundings, returned: &returned))
            case .ifConfig:
                for (clause, condition) in IfConfig.clauses(of: element, in: tree) {
                    guard let cases = tree.child(clause, .cases) else { continue }
                    let inside = surroundings.compiled(where: condition)
                    read(arms: cases, of: subject, inside, returned: &returned, into: &arms)
                }
            default: break
            }
        }
    }

    private mutating func arm(
        _ arm: Node, in cases: Node, of subject: (value: Expression, text: String), _ surroundings: Surroundings,
        returned: inout [Expression]
    ) -> MatchArm {
        var inside = surroundings.deeper()
        var patterns: [CasePattern] = [.any]
        if let label = tree.child(arm, .caseLabel) {
            let matched = tree.children(label, .caseItem).compactMap { tree.pattern(in: $0) }
            patterns = matched.map { CasePattern(reading: $0, in: tree) }
            let text = matched.map { self.text(of: $0) }.joined(separator: ", ")
            inside.conditions.append(PatternFacts(subject: subject.text, pattern: text, cases: patterns))
            bind(matched, to: subject.value, &inside)
        } else if tree.child(arm, .defaultLabel) != nil {
            inside.conditions.append(
                PatternFacts(subject: subject.text, pattern: "default", cases: wholeCases(of: cases), isExcluded: true))
        }
        inside.matches.append(Match(subject: subject.value, patterns: patterns))
        var built: [Expression] = []
        if let statements = tree.child(arm, .statements) {
            read(statements, &inside, built: &built, returned: &returned)
        }
        return MatchArm(patterns: patterns, value: Self.together(built), location: location(of: arm))
    }

    /// The cases that arms take whatever their values are, so that `default` never gets them.
    private func wholeCases(of cases: Node) -> [CasePattern] {
        tree.children(cases, .switchCase).flatMap { wholeCases(ofArm: $0) }
    }

    /// The cases that an arm takes whatever their values are.
    func wholeCases(ofArm arm: Node) -> [CasePattern] {
        guard let label = tree.child(arm, .caseLabel) else { return [] }
        let items = tree.children(label, .caseItem).filter { tree.expression(in: $0) == nil }
        return items.compactMap { tree.pattern(in: $0) }.map { CasePattern(reading: $0, in: tree) }
            .filter(\.isWholeCase)
    }
}
