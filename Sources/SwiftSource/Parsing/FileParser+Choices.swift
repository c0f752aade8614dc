extension FileParser {
    mutating func ifExpression() throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = position
        var children = Children()
        advance()
        append(try conditions(), to: &children)
        append(try block(), to: &children)
        if take(.else) { append(at(.if) ? try ifExpression() : try block(), to: &children) }
        return node(.ifExpr, from: first, children)
    }

    mutating func switchExpression() throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = position
        var children = Children()
        advance()
        append(try expression(.condition), to: &children)
        try expect(.leftBrace)
        try arms(into: &children)
        try expect(.rightBrace)
        return node(.switchExpr, from: first, children)
    }

    private mutating func arms(into children: inout Children) throws(ParserBailout) {
        while at(.case) || at(.default) || at(.at) || at(.poundIf) {
            if at(.poundIf) {
                let conditional = try ifConfig { parser throws(ParserBailout) in
                    let first = parser.position
                    var cases = Children()
                    try parser.arms(into: &cases)
                    return parser.node(.cases, from: first, cases)
                }
                append(conditional, to: &children)
            } else {
                append(try arm(), to: &children)
            }
        }
    }

    private mutating func arm() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        if at(.at) { append(try attribute(), to: &children) }
        let label = position
        if take(.default) {
            try expect(.colon)
            append(node(.defaultLabel, from: label), to: &children)
        } else {
            var items = Children()
            try expect(.case)
            var isMore = true
            while isMore {
                let first = position
                var item = Children()
                append(try matchingPattern(), to: &item)
                if take(.where) { append(try expression(), to: &item) }
                isMore = take(.comma)
                append(node(.caseItem, from: first, item), to: &items)
            }
            try expect(.colon)
            append(node(.caseLabel, from: label, items), to: &children)
        }
        append(try statements(inSwitch: true), to: &children)
        return node(.switchCase, from: first, children)
    }

    /// Conditional compilation.
    /// - Parameter elements: reads what stands in a clause.
    mutating func ifConfig(_ elements: (inout FileParser) throws(ParserBailout) -> Node) throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = position
        var clauses = Children()
        while at(.poundIf) || at(.poundElseif) || at(.poundElse) {
            // The first clause only is `#if`.
            if at(.poundIf), position != first { throw ParserBailout() }
            let hasCondition = !at(.poundElse)
            let first = position
            var clause = Children()
            advance()
            if hasCondition {
                let start = position
                if startsLine { throw ParserBailout() }
                let condition = try expression(.directive)
                append(node(.ifCondition, from: start, around: condition), to: &clause)
            }
            guard startsLine || at(.poundEndif) else { throw ParserBailout() }
            append(try elements(&self), to: &clause)
            append(node(.ifClause, from: first, clause), to: &clauses)
            if !hasCondition { break }
        }
        try expect(.poundEndif)
        guard startsLine || at(.end) else { throw ParserBailout() }
        return node(.ifConfig, from: first, clauses)
    }
}
