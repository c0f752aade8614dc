import Facts

extension CasePattern {
    /// The pattern of a `case`, or an expression in its place, reduced to the case it names.
    init(reading node: Node, in tree: SyntaxTree) {
        func reading(_ node: Node?) -> CasePattern { node.map { CasePattern(reading: $0, in: tree) } ?? .any }
        switch tree.kind(node) {
        case .expressionPattern, .optionalChaining, .patternExpr, .valueBinding: self = reading(tree.child(node))
        case .identifierPattern, .reference: self = .binding(tree.name(node))
        case .memberAccess: self = .named(tree.name(node), owner: Self.owner(of: node, in: tree), [])
        case .call:
            guard let access = tree.child(node), tree.kind(access) == .memberAccess else {
                self = .any
                return
            }
            self = .named(
                tree.name(access), owner: Self.owner(of: access, in: tree),
                tree.children(node, .argument).map { reading(tree.expression(in: $0)) })
        case .tuple, .tuplePattern:
            let parts = tree.children(node).map { part in tree.pattern(in: part) ?? tree.expression(in: part) }
            self = parts.count > 1 ? .tuple(parts.map(reading)) : .any
        case .stringLiteral: self = tree.value(ofString: node).map { .literal($0) } ?? .any
        case .integer, .boolean: self = .literal(tree.word(node))
        case .nilLiteral: self = .literal("nil")
        default: self = .any
        }
    }

    private static func owner(of access: Node, in tree: SyntaxTree) -> TypeName? {
        tree.child(access).map { TypeName(tree.text($0).split(separator: ".").map(String.init)) }
    }
}
