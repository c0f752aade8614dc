import NavigationModel
import SwiftSyntax

extension BodyReader {
    /// What a list of statements builds, part by part; one part that branches where it returns outright.
    mutating func results(of statements: CodeBlockItemListSyntax, _ surroundings: Surroundings) -> [Expression] {
        var built: [Expression] = []
        var returned: [Expression] = []
        var inside = surroundings.deeper()
        read(statements, &inside, built: &built, returned: &returned)
        return returned.isEmpty ? built : [returned.count == 1 ? returned[0] : .branch(returned)]
    }

    private mutating func read(
        _ statements: CodeBlockItemListSyntax, _ inside: inout Surroundings, built: inout [Expression],
        returned: inout [Expression]
    ) {
        let outer = inside.statement
        defer { inside.statement = outer }
        let block = nextBlock()
        for (position, item) in statements.enumerated() {
            inside.statement = StatementPosition(block: block, position: position)
            switch item.item {
            case .decl(let declaration):
                read(declaration, &inside, built: &built, returned: &returned)
            case .stmt(let statement):
                read(statement, &inside, built: &built, returned: &returned)
            case .expr(let value):
                built += self.built(by: value, inside, returned: &returned)
                note(leaving: value, &inside)
            @unknown default: break
            }
        }
    }

    private mutating func read(
        _ declaration: DeclSyntax, _ inside: inout Surroundings, built: inout [Expression],
        returned: inout [Expression]
    ) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            for binding in variable.bindings { bind(binding, &inside) }
        } else if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
            var local = inside.deeper()
            for parameter in function.signature.parameterClause.parameters {
                let name = (parameter.secondName ?? parameter.firstName).identifierText
                local.names[name] = TypeName(parameter.type).map { .typed($0) } ?? .unknown
            }
            // A call of it gives what it builds.
            inside.names[function.name.identifierText] = .closure(results(of: body.statements, local))
        } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            var branches: [Expression] = []
            for clause in conditional.clauses {
                guard case .statements(let statements) = clause.elements else { continue }
                var parts: [Expression] = []
                read(statements, &inside, built: &parts, returned: &returned)
                if !parts.isEmpty { branches.append(parts.count == 1 ? parts[0] : .closure(parts)) }
            }
            if !branches.isEmpty { built.append(.branch(branches)) }
        }
    }

    private mutating func read(
        _ statement: StmtSyntax, _ inside: inout Surroundings, built: inout [Expression],
        returned: inout [Expression]
    ) {
        switch statement.as(StmtSyntaxEnum.self) {
        case .returnStmt(let statement):
            if let value = statement.expression {
                let location = lines.location(of: statement)
                returned.append(
                    inside.matches.reversed().reduce(expression(value, inside)) { value, match in
                        .match(
                            match.subject, [MatchArm(patterns: match.patterns, value: value, location: location)])
                    })
            }
        case .expressionStmt(let statement):
            built += self.built(by: statement.expression, inside, returned: &returned)
            note(leaving: statement.expression, &inside)
        case .guardStmt(let statement):
            var failed = inside.deeper()
            if let decision = Self.decision(of: statement.conditions, inside) {
                failed.conditions.append(decision.opposite)
                inside.rule(out: decision)
            }
            if let match = read(conditions: statement.conditions, &inside), !match.isCondition {
                inside.matches.append(match)
            }
            read(statement.body.statements, &failed, built: &built, returned: &returned)
        case .forStmt(let statement):
            let sequence = expression(statement.sequence, inside)
            var loop = inside.deeper()
            forget(statement.pattern, &loop)
            if let name = statement.pattern.as(IdentifierPatternSyntax.self), sequence != .unknown {
                loop.names[name.identifier.identifierText] = .member(sequence, "[]")
            }
            read(statement.body.statements, &loop, built: &built, returned: &returned)
        case .whileStmt(let statement):
            var loop = inside.deeper()
            read(conditions: statement.conditions, &loop)
            read(statement.body.statements, &loop, built: &built, returned: &returned)
        case .repeatStmt(let statement):
            var loop = inside.deeper()
            read(statement.body.statements, &loop, built: &built, returned: &returned)
            _ = expression(statement.condition, inside)
        case .doStmt(let statement):
            var block = inside.deeper()
            read(statement.body.statements, &block, built: &built, returned: &returned)
            for clause in statement.catchClauses {
                var block = inside.deeper()
                read(clause.body.statements, &block, built: &built, returned: &returned)
            }
        case .deferStmt(let statement):
            var block = inside.deeper()
            read(statement.body.statements, &block, built: &built, returned: &returned)
        case .labeledStmt(let statement):
            read(statement.statement, &inside, built: &built, returned: &returned)
        case .throwStmt(let statement):
            _ = expression(statement.expression, inside)
        default: break
        }
    }

    /// Behind an `if` without `else` that leaves the function, its condition does not hold.
    private func note(leaving value: ExprSyntax, _ inside: inout Surroundings) {
        guard let branch = value.as(IfExprSyntax.self), branch.elseBody == nil,
            case .stmt(let last)? = branch.body.statements.last?.item,
            last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self),
            let decision = Self.decision(of: branch.conditions, inside)
        else { return }
        inside.conditions.append(decision.opposite)
    }

    /// What an expression standing as a statement adds to what is built: nothing for an assignment, the union of
    /// its branches for `if` and `switch`.
    private mutating func built(
        by value: ExprSyntax, _ inside: Surroundings, returned: inout [Expression]
    ) -> [Expression] {
        if value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self) {
            let chosen = choice(of: value, inside, returned: &returned)
            return chosen.alternatives?.allSatisfy { $0 == .closure([]) } == false ? [chosen] : []
        }
        if let sequence = value.as(SequenceExprSyntax.self),
            sequence.elements.contains(where: { $0.is(AssignmentExprSyntax.self) })
        {
            _ = expression(value, inside)
            return []
        }
        let read = expression(value, inside)
        return read == .unknown ? [] : [read]
    }

    /// What an `if` or `switch` gives, branch by branch; `return`s inside are added to `returned`.
    mutating func choice(
        of value: ExprSyntax, _ surroundings: Surroundings, returned: inout [Expression]
    ) -> Expression {
        guard mayEnter(value, surroundings) else { return .unknown }
        if let branch = value.as(IfExprSyntax.self) { return choice(of: branch, surroundings, returned: &returned) }
        guard let branch = value.as(SwitchExprSyntax.self) else { return .unknown }
        let subject = expression(branch.subject, surroundings)
        var arms: [MatchArm] = []
        let text = OneLine.text(of: branch.subject)
        read(branch.cases, of: (subject, text), surroundings, returned: &returned, into: &arms)
        switches.append(
            SwitchFacts(subject: subject, arms: arms.map { .init(patterns: $0.patterns, location: $0.location) }))
        return .match(subject, arms)
    }

    private mutating func choice(
        of branch: IfExprSyntax, _ surroundings: Surroundings, returned: inout [Expression]
    ) -> Expression {
        var inside = surroundings.deeper()
        var otherwise = inside
        if let decision = Self.decision(of: branch.conditions, surroundings) {
            inside.rule(out: decision)
            otherwise.conditions.append(decision.opposite)
        }
        let matched = read(conditions: branch.conditions, &inside)
        if let matched, !matched.isCondition { inside.matches.append(matched) }
        var built: [Expression] = []
        read(branch.body.statements, &inside, built: &built, returned: &returned)
        let first = Self.together(built)
        var other: Expression?
        switch branch.elseBody {
        case .codeBlock(let block):
            built = []
            read(block.statements, &otherwise, built: &built, returned: &returned)
            other = Self.together(built)
        case .ifExpr(let next):
            other = choice(of: ExprSyntax(next), otherwise, returned: &returned)
        case nil: break
        @unknown default: break
        }
        guard let matched else { return .branch([first, other].compactMap { $0 }.filter { $0 != .closure([]) }) }
        var arms = [MatchArm(patterns: matched.patterns, value: first, location: lines.location(of: branch))]
        if let other { arms.append(MatchArm(patterns: [.any], value: other, location: lines.location(of: branch))) }
        return .match(matched.subject, arms)
    }

    /// What statements beside each other build, as one expression.
    private static func together(_ built: [Expression]) -> Expression {
        built.count == 1 ? built[0] : .closure(built)
    }

    private mutating func read(
        _ cases: SwitchCaseListSyntax, of subject: (value: Expression, text: String), _ surroundings: Surroundings,
        returned: inout [Expression], into arms: inout [MatchArm]
    ) {
        for element in cases {
            switch element {
            case .switchCase(let arm):
                var inside = surroundings.deeper()
                var patterns: [CasePattern] = [.any]
                if case .default = arm.label {
                    inside.conditions.append(
                        PatternFacts(
                            subject: subject.text, pattern: "default", cases: Self.wholeCases(of: cases),
                            isExcluded: true))
                }
                if case .case(let label) = arm.label {
                    patterns = label.caseItems.map { CasePattern(reading: $0.pattern) }
                    let text = label.caseItems.map { OneLine.text(of: $0.pattern) }.joined(separator: ", ")
                    inside.conditions.append(PatternFacts(subject: subject.text, pattern: text, cases: patterns))
                    for item in label.caseItems { forget(item.pattern, &inside) }
                }
                inside.matches.append(Match(subject: subject.value, patterns: patterns))
                var built: [Expression] = []
                read(arm.statements, &inside, built: &built, returned: &returned)
                arms.append(
                    MatchArm(patterns: patterns, value: Self.together(built), location: lines.location(of: arm)))
            case .ifConfigDecl(let conditional):
                for clause in conditional.clauses {
                    if case .switchCases(let cases) = clause.elements {
                        read(cases, of: subject, surroundings, returned: &returned, into: &arms)
                    }
                }
            @unknown default: break
            }
        }
    }

    /// The cases that arms take whatever their values are, so that `default` never gets them.
    private static func wholeCases(of cases: SwitchCaseListSyntax) -> [CasePattern] {
        cases.flatMap { element -> [CasePattern] in
            guard case .switchCase(let arm) = element, case .case(let label) = arm.label else { return [] }
            return label.caseItems.filter { $0.whereClause == nil }.map { CasePattern(reading: $0.pattern) }
                .filter(\.isWholeCase)
        }
    }
}
