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
        for item in statements {
            switch item.item {
            case .decl(let declaration):
                read(declaration, &inside, built: &built, returned: &returned)
            case .stmt(let statement):
                read(statement, &inside, built: &built, returned: &returned)
            case .expr(let value):
                built += self.built(by: value, inside, returned: &returned)
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
            _ = results(of: body.statements, local)
            inside.names[function.name.identifierText] = .unknown
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
            if let value = statement.expression { returned.append(expression(value, inside)) }
        case .expressionStmt(let statement):
            built += self.built(by: statement.expression, inside, returned: &returned)
        case .guardStmt(let statement):
            var failed = inside.deeper()
            read(conditions: statement.conditions, &inside)
            read(statement.body.statements, &failed, built: &built, returned: &returned)
        case .forStmt(let statement):
            _ = expression(statement.sequence, inside)
            var loop = inside.deeper()
            forget(statement.pattern, &loop)
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

    /// What an expression standing as a statement adds to what is built: nothing for an assignment, the union of
    /// its branches for `if` and `switch`.
    private mutating func built(
        by value: ExprSyntax, _ inside: Surroundings, returned: inout [Expression]
    ) -> [Expression] {
        if value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self) {
            return [.branch(branches(of: value, inside, returned: &returned))]
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

    /// What each branch of an `if` or `switch` builds; `return`s inside are added to `returned`.
    mutating func branches(
        of value: ExprSyntax, _ surroundings: Surroundings, returned: inout [Expression]
    ) -> [Expression] {
        guard mayEnter(value, surroundings) else { return [] }
        var found: [Expression] = []
        func add(_ built: [Expression]) {
            guard !built.isEmpty else { return }
            found.append(built.count == 1 ? built[0] : .closure(built))
        }
        if let branch = value.as(IfExprSyntax.self) {
            var inside = surroundings.deeper()
            read(conditions: branch.conditions, &inside)
            var built: [Expression] = []
            read(branch.body.statements, &inside, built: &built, returned: &returned)
            add(built)
            switch branch.elseBody {
            case .codeBlock(let block):
                var otherwise = surroundings.deeper()
                built = []
                read(block.statements, &otherwise, built: &built, returned: &returned)
                add(built)
            case .ifExpr(let other):
                found += branches(of: ExprSyntax(other), surroundings.deeper(), returned: &returned)
            case nil: break
            @unknown default: break
            }
        } else if let branch = value.as(SwitchExprSyntax.self) {
            _ = expression(branch.subject, surroundings)
            read(branch.cases, of: OneLine.text(of: branch.subject), surroundings, returned: &returned, add)
        }
        return found
    }

    private mutating func read(
        _ cases: SwitchCaseListSyntax, of subject: String, _ surroundings: Surroundings,
        returned: inout [Expression], _ add: ([Expression]) -> Void
    ) {
        for element in cases {
            switch element {
            case .switchCase(let arm):
                var inside = surroundings.deeper()
                if case .case(let label) = arm.label {
                    let patterns = label.caseItems.map { OneLine.text(of: $0.pattern) }.joined(separator: ", ")
                    inside.patterns.append(PatternFacts(subject: subject, pattern: patterns))
                    for item in label.caseItems { forget(item.pattern, &inside) }
                }
                var built: [Expression] = []
                read(arm.statements, &inside, built: &built, returned: &returned)
                add(built)
            case .ifConfigDecl(let conditional):
                for clause in conditional.clauses {
                    if case .switchCases(let cases) = clause.elements {
                        read(cases, of: subject, surroundings, returned: &returned, add)
                    }
                }
            @unknown default: break
            }
        }
    }
}
