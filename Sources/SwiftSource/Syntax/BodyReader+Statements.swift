import Base
import Facts

extension BodyReader {
    /// What a list of statements builds, part by part; one part that branches where it returns outright.
    mutating func results(of statements: Node, _ surroundings: Surroundings) -> [Expression] {
        var built: [Expression] = []
        var returned: [Expression] = []
        var inside = surroundings.deeper()
        read(statements, &inside, built: &built, returned: &returned, isBody: true)
        return returned.isEmpty ? built : [returned.count == 1 ? returned[0] : .branch(returned)]
    }

    /// Reads a list of statements.
    /// - Parameters:
    ///   - isBody: whether they are all of a function or a closure.
    ///   - isChosen: whether an `if` decides whether they run.
    mutating func read(
        _ statements: Node, _ inside: inout Surroundings, built: inout [Expression],
        returned: inout [Expression], isBody: Bool = false, isChosen: Bool = false
    ) {
        let outer = inside.statement
        defer { inside.statement = outer }
        let block = begin(
            BlockFacts(around: outer, leaves: ends(statements), isBody: isBody, isChosen: isChosen))
        for (position, item) in tree.children(statements).enumerated() {
            inside.statement = StatementPosition(block: block, position: position)
            if !inside.undecided.isEmpty { decide(&inside) }
            let kind = tree.kind(item)
            if kind.isDeclaration {
                read(declaration: item, &inside, built: &built, returned: &returned)
            } else if kind.isStatement {
                read(statement: item, &inside, built: &built, returned: &returned)
            } else {
                read(value: item, &inside, built: &built, returned: &returned)
            }
        }
    }

    private mutating func read(
        declaration: Node, _ inside: inout Surroundings, built: inout [Expression], returned: inout [Expression]
    ) {
        switch tree.kind(declaration) {
        case .variable:
            let wrapped = wrapped(by: declaration)
            for binding in tree.children(declaration, .binding) { bind(binding, wrapped: wrapped, &inside) }
        case .function:
            guard let body = tree.child(declaration, .statements) else { return }
            var local = inside.deeper()
            let signature = tree.child(declaration, .signature)
            let clause = signature.flatMap { tree.child($0, .parameters) }
            for parameter in clause.map({ tree.children($0, .parameter) }) ?? [] {
                let type = tree.type(in: parameter).flatMap { TypeName($0, in: tree) }
                local.names[tree.innerName(parameter) ?? ""] = type.map { .typed($0) } ?? .unknown
            }
            // A call of it gives what it builds.
            inside.names[tree.name(declaration)] = bounded(.closure(results(of: body, local)))
        case .ifConfig:
            var branches: [Expression] = []
            let around = inside.platforms
            defer { inside.platforms = around }
            for (clause, condition) in IfConfig.clauses(of: declaration, in: tree) {
                guard let statements = tree.child(clause, .statements) else { continue }
                var parts: [Expression] = []
                inside.platforms = around.intersection(Platforms(condition: condition))
                read(statements, &inside, built: &parts, returned: &returned)
                if !parts.isEmpty { branches.append(parts.count == 1 ? parts[0] : .closure(parts)) }
            }
            if !branches.isEmpty { built.append(.branch(branches)) }
        default: break
        }
    }

    private mutating func read(
        value: Node, _ inside: inout Surroundings, built: inout [Expression], returned: inout [Expression]
    ) {
        let kind = tree.kind(value)
        guard kind == .ifExpr || kind == .switchExpr else {
            built += self.built(by: value, inside)
            return
        }
        let chosen = choice(of: value, inside, returned: &returned)
        if chosen.alternatives?.allSatisfy({ $0 == .closure([]) }) == false { built.append(chosen) }
        if kind == .switchExpr { note(leavingSwitch: value, &inside) } else { note(leavingIf: value, chosen, &inside) }
    }

    private mutating func read(
        statement: Node, _ inside: inout Surroundings, built: inout [Expression], returned: inout [Expression]
    ) {
        switch tree.kind(statement) {
        case .returnStmt:
            if let value = tree.child(statement) {
                returned.append(expression(value, inside).reached(by: inside.matches, at: location(of: statement)))
            }
        case .guardStmt:
            let conditions = tree.child(statement, .conditions)
            var failed = inside.deeper()
            if let decision = decision(ofOnly: conditions, inside) { failed.conditions.append(decision.opposite) }
            for decision in decisions(of: conditions, inside) { inside.rule(out: decision) }
            if let match = read(conditions: conditions, &inside).matched, !match.isCondition {
                inside.matches.append(match)
            }
            readBlocks(of: statement, failed, built: &built, returned: &returned)
        case .forStmt:
            let sequence = tree.expression(in: statement).map { expression($0, inside) } ?? .unknown
            var loop = inside.deeper()
            if let pattern = tree.pattern(in: statement) {
                bind(pattern, to: sequence == .unknown ? .unknown : .member(sequence, "[]"), &loop)
            }
            readBlocks(of: statement, loop, built: &built, returned: &returned)
        case .whileStmt:
            var loop = inside.deeper()
            read(conditions: tree.child(statement, .conditions), &loop)
            readBlocks(of: statement, loop, built: &built, returned: &returned)
        case .repeatStmt:
            readBlocks(of: statement, inside.deeper(), built: &built, returned: &returned)
            if let condition = tree.expression(in: statement) { _ = expression(condition, inside) }
        case .doStmt:
            readBlocks(of: statement, inside.deeper(), built: &built, returned: &returned)
            for clause in tree.children(statement, .catchClause) {
                readBlocks(of: clause, inside.deeper(), built: &built, returned: &returned)
            }
        case .deferStmt: readBlocks(of: statement, inside.deeper(), built: &built, returned: &returned)
        case .labeledStmt:
            guard let labeled = tree.child(statement) else { return }
            if tree.kind(labeled).isStatement {
                read(statement: labeled, &inside, built: &built, returned: &returned)
            } else {
                read(value: labeled, &inside, built: &built, returned: &returned)
            }
        case .throwStmt:
            if let value = tree.child(statement) { _ = expression(value, inside) }
        default: break
        }
    }

    /// Reads the statements in the braces of a statement.
    private mutating func readBlocks(
        of statement: Node, _ surroundings: Surroundings, built: inout [Expression], returned: inout [Expression]
    ) {
        guard let statements = tree.child(statement, .statements) else { return }
        var inside = surroundings
        read(statements, &inside, built: &built, returned: &returned)
    }

    /// Behind an `if` without `else` that leaves the function, its condition does not hold.
    /// - Parameter chosen: what the `if` gives.
    private func note(leavingIf value: Node, _ chosen: Expression, _ inside: inout Surroundings) {
        let blocks = tree.children(value).filter { tree.kind($0) != .conditions }
        guard blocks.count == 1, leaves(blocks[0]) else { return }
        if case .match(let subject, let arms) = chosen, let arm = arms.first, !arm.isLimited,
            arm.patterns.allSatisfy({ $0.name != nil && $0 != .some }),
            let rest = Match(subject: subject, patterns: arm.patterns).opposite
        {
            inside.matches.append(rest)
        }
        guard let decision = decision(ofOnly: tree.child(value, .conditions), inside) else { return }
        inside.conditions.append(decision.opposite)
    }

    /// Behind a `switch` over a parameter, the cases are out whose arms leave the function.
    private func note(leavingSwitch value: Node, _ inside: inout Surroundings) {
        guard let subject = tree.child(value), isDecided(subject, inside) else { return }
        let left = tree.children(value, .switchCase).filter { arm in
            tree.child(arm, .statements).map { leaves($0) } ?? false
        }.flatMap { wholeCases(ofArm: $0) }
        guard !left.isEmpty else { return }
        inside.conditions.append(
            PatternFacts(
                subject: text(of: subject), pattern: left.compactMap(\.name).joined(separator: ", "), cases: left,
                isExcluded: true))
    }

    /// Whether the last of some statements leaves the function.
    private func leaves(_ statements: Node) -> Bool {
        guard let last = Array(tree.children(statements)).last else { return false }
        return tree.kind(last) == .returnStmt || tree.kind(last) == .throwStmt
    }

    /// Whether nothing of a function runs behind some statements.
    private func ends(_ statements: Node) -> Bool {
        if leaves(statements) { return true }
        guard let last = Array(tree.children(statements)).last, tree.kind(last) == .call,
            let callee = tree.child(last), tree.kind(callee) == .reference
        else { return false }
        return tree.isNamed(callee, "fatalError") || tree.isNamed(callee, "preconditionFailure")
    }

    /// What an expression standing as a statement adds to what is built: nothing for an assignment.
    private mutating func built(by value: Node, _ inside: Surroundings) -> [Expression] {
        if tree.kind(value) == .sequence, tree.child(value, .assignment) != nil {
            _ = expression(value, inside)
            return []
        }
        let read = expression(value, inside)
        return read == .unknown ? [] : [read]
    }

    /// What statements beside each other build, as one expression.
    static func together(_ built: [Expression]) -> Expression {
        built.count == 1 ? built[0] : .closure(built)
    }
}
