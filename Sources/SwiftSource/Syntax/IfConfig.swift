/// Conditional compilation, spelled out for each branch.
package enum IfConfig {
    /// Each clause with the condition under which it holds; an `#else` holds where no clause before it does.
    package static func clauses(of conditional: Node, in tree: SyntaxTree) -> [(clause: Node, condition: String)] {
        var before: [String] = []
        return tree.children(conditional, .ifClause).map { clause in
            let own = tree.child(clause, .ifCondition).map { SourceSummary.text(of: $0, in: tree) }
            let negated = before.map { Self.negation(of: $0) }
            if let own { before.append(own) }
            return (clause, all(negated + (own.map { [$0] } ?? [])))
        }
    }

    /// The condition under which all of some conditions hold.
    static func all(_ conditions: [String]) -> String {
        guard conditions.count > 1 else { return conditions.first ?? "" }
        return conditions.map { hasAlternatives($0) ? "(\($0))" : $0 }.joined(separator: " && ")
    }

    /// Whether a condition is one of several outside of any parentheses.
    private static func hasAlternatives(_ condition: String) -> Bool {
        var depth = 0
        var outside = ""
        for character in condition {
            if character == "(" { depth += 1 }
            if depth == 0 { outside.append(character) }
            if character == ")" { depth -= 1 }
        }
        return outside.contains("||")
    }

    private static func negation(of condition: String) -> String {
        if condition.hasPrefix("!"), isAtom(String(condition.dropFirst())) { return String(condition.dropFirst()) }
        return isAtom(condition) ? "!\(condition)" : "!(\(condition))"
    }

    /// Whether a condition is one word or one call.
    private static func isAtom(_ condition: String) -> Bool {
        let isCall = condition.hasSuffix(")") && !condition.contains { " &|!".contains($0) }
        return isCall || condition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
