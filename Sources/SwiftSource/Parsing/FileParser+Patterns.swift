extension FileParser {
    /// The pattern of a variable or a loop.
    mutating func bindingPattern() throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = position
        switch kind {
        case .wildcard:
            advance()
            return node(.otherPattern, from: first)
        case .leftParen:
            advance()
            var children = Children()
            while !at(.rightParen) {
                let first = position
                if at(.identifier), peek().kind == .colon { position += 2 }
                let pattern = try bindingPattern()
                let isMore = take(.comma)
                append(node(.patternElement, from: first, around: pattern), to: &children)
                if !isMore { break }
            }
            try expect(.rightParen)
            return node(.tuplePattern, from: first, children)
        case .keyword where keyword == .let || keyword == .var:
            advance()
            return node(.valueBinding, from: first, around: try bindingPattern())
        case .keyword where keyword == .self: advance()
        default: _ = try name()
        }
        return node(.identifierPattern, from: first, token: first)
    }

    /// The pattern of a `case`.
    mutating func matchingPattern(_ context: PatternContext = .matching) throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = position
        if take(.is) { return node(.otherPattern, from: first, around: try type()) }
        if take(.let) || take(.var) {
            return node(.valueBinding, from: first, around: try matchingPattern(.binding))
        }
        let value = try sequence(.condition, context)
        guard builder.kind(value) == .patternExpr else { return node(.expressionPattern, from: first, around: value) }
        return builder.unwrapped(value)
    }
}
