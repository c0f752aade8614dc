extension FileParser {
    mutating func expression(_ flavor: Flavor = .basic) throws(ParserBailout) -> Node { try sequence(flavor, .none) }

    /// Operands with the operators between them.
    mutating func sequence(_ flavor: Flavor, _ pattern: PatternContext) throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = position
        let operand = try element(flavor, pattern)
        guard isOperator(flavor, pattern) else { return operand }
        var children = Children()
        append(operand, to: &children)
        while isOperator(flavor, pattern) {
            if try !binary(flavor, pattern, into: &children) { append(try element(flavor, pattern), to: &children) }
        }
        return node(.sequence, from: first, children)
    }

    private func isOperator(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
        if flavor == .directive, startsLine { return false }
        switch kind {
        case .binaryOperator, .infixQuestion, .arrow: return true
        case .prefixOperator, .postfixOperator: return isSplit
        case .equal: return pattern == .none
        case .keyword: return keyword == .is || keyword == .as || keyword == .throws
        case .identifier: return isAsyncArrow
        default: return false
        }
    }

    /// Whether an operator was parted after its `>`.
    private var isSplit: Bool { peek().flags.contains(.isGlued) && kind == .binaryOperator }

    /// - Returns: whether the operand after it is read too.
    private mutating func binary(
        _ flavor: Flavor, _ pattern: PatternContext, into children: inout Children
    ) throws(ParserBailout) -> Bool {
        let first = position
        switch kind {
        case .equal:
            advance()
            append(node(.assignment, from: first), to: &children)
        case .infixQuestion:
            advance()
            let value = try sequence(flavor, pattern)
            try expect(.colon)
            append(node(.ternary, from: first, around: value), to: &children)
        case .arrow:
            advance()
            append(node(.otherExpr, from: first), to: &children)
        case .keyword where keyword == .throws, .identifier:
            var effects = Children()
            if at(.async) { advance() }
            if at(.throws) { append(try throwsClause(), to: &effects) }
            try expect(.arrow)
            append(node(.otherExpr, from: first, effects), to: &children)
        case .keyword:
            let isCast = at(.as)
            advance()
            if isCast, at(.postfixQuestion) || at(.exclamation) { advance() }
            append(node(isCast ? .asCast : .otherExpr, from: first), to: &children)
            let start = position
            append(node(.typeExpr, from: start, around: try type()), to: &children)
            return true
        default:
            advance()
            while tokens[position].flags.contains(.isGlued) { join(to: first) }
            append(node(.binaryOperator, from: first, token: first), to: &children)
        }
        return false
    }

    /// Makes what was parted after `>` one operator again.
    private mutating func join(to first: Int) {
        let end = tokens[position].end
        tokens[first].end = end
        tokens[position].start = end
        tokens[position].leading = end
        advance()
    }

    /// An operand with the words before it.
    private mutating func element(_ flavor: Flavor, _ pattern: PatternContext) throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = position
        if flavor == .directive, startsLine { throw ParserBailout() }
        switch keyword {
        case .try:
            advance()
            if at(.postfixQuestion) || at(.exclamation) { advance() }
            return node(.effectful, from: first, around: try element(flavor, pattern))
        case .await:
            advance()
            return node(.effectful, from: first, around: try element(flavor, pattern))
        case .unsafe, .consume, .copy, .borrow, .each, ._move, ._borrow, .any:
            let next = peek()
            guard !next.flags.contains(.startsLine), next.kind == .identifier || next.kind == .keyword else { break }
            if next.kind == .keyword, [.in, .is, .as, .else, .where].contains(next.keyword) { break }
            guard at(.any) else { throw ParserBailout() }
            return node(.typeExpr, from: first, around: try type())
        case .repeat, .inout: throw ParserBailout()
        default: break
        }
        if at(.at) { return node(.typeExpr, from: first, around: try type()) }
        return try unary(flavor, pattern)
    }

    private mutating func unary(_ flavor: Flavor, _ pattern: PatternContext) throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = position
        switch kind {
        case .keyword where keyword == .if: return try ifExpression()
        case .keyword where keyword == .switch: return try switchExpression()
        case .keyword where keyword == .do: throw ParserBailout()
        case .prefixAmpersand:
            advance()
            return node(.inOut, from: first, around: try unary(flavor, pattern))
        case .prefixOperator:
            advance()
            while tokens[position].flags.contains(.isGlued) { join(to: first) }
            return node(.prefixOperator, from: first, token: first, around: try unary(flavor, pattern))
        case .backslash: return try keyPath(pattern)
        default:
            let head = try primary(flavor, pattern)
            return try suffixes(of: head, from: first, flavor, pattern)
        }
    }
}
