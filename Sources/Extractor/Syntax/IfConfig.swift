import SwiftSyntax

/// Conditional compilation, spelled out for each branch.
enum IfConfig {
    /// Each clause with the condition under which it holds; an `#else` holds where no clause before it does.
    static func clauses(of conditional: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, condition: String)] {
        var before: [String] = []
        return conditional.clauses.map { clause in
            let own = clause.condition.map { OneLine.text(of: $0) }
            let negated = before.map { Self.negation(of: $0) }
            if let own { before.append(own) }
            return (clause, (negated + (own.map { [$0] } ?? [])).joined(separator: " && "))
        }
    }

    private static func negation(of condition: String) -> String {
        let isCall = condition.hasSuffix(")") && !condition.contains(" ")
        return isCall || condition.allSatisfy { $0.isLetter || $0 == "_" } ? "!\(condition)" : "!(\(condition))"
    }
}
