extension FileParser {
    /// Statements up to what cannot be one, each on its line or parted by a semicolon.
    mutating func statements(inSwitch: Bool = false) throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = position
        var children = Children()
        while !endsStatements(inSwitch: inSwitch) {
            append(try item(), to: &children)
            if take(.semicolon) { continue }
            guard startsLine || endsStatements(inSwitch: inSwitch) else { throw ParserBailout() }
        }
        return node(.statements, from: first, children)
    }

    private func endsStatements(inSwitch: Bool) -> Bool {
        switch kind {
        case .rightBrace, .end, .poundElseif, .poundElse, .poundEndif: true
        case .keyword: inSwitch && (keyword == .case || keyword == .default)
        case .at: inSwitch && text(min(position + 1, tokens.count - 1), is: "unknown")
        case .poundIf: inSwitch && holdsCases
        default: false
        }
    }

    /// Whether `#if` is around arms of a `switch`, and not around statements.
    var holdsCases: Bool {
        let first = firstInDirective
        return tokens[first].keyword == .case || tokens[first].keyword == .default
            || (tokens[first].kind == .at && text(min(first + 1, tokens.count - 1), is: "unknown"))
    }

    /// The first token on the lines after `#if`.
    var firstInDirective: Int {
        var index = position
        repeat {
            index += 1
            while tokens[index].kind != .end, !tokens[index].flags.contains(.startsLine) { index += 1 }
        } while tokens[index].kind == .poundIf
        return index
    }

    /// Statements in braces.
    mutating func block() throws(ParserBailout) -> Node {
        try expect(.leftBrace)
        let statements = try statements()
        try expect(.rightBrace)
        return statements
    }

    private mutating func item() throws(ParserBailout) -> Node {
        if at(.poundIf) { return try ifConfig { parser throws(ParserBailout) in try parser.statements() } }
        if isDeclaration { return try declaration(isMember: false) }
        if at(.keyword) {
            switch keyword {
            case .return: return try valueStatement(.returnStmt)
            case .throw: return try valueStatement(.throwStmt)
            case .guard: return try guardStatement()
            case .for: return try forStatement()
            case .while, .repeat: return try loop()
            case .do: return try doStatement()
            case .defer:
                let first = position
                advance()
                return node(.deferStmt, from: first, around: try block())
            case .break, .continue, .fallthrough: return jump()
            default: break
            }
        } else if at(.identifier) {
            if peek().kind == .colon { return try labeled() }
            if at(.yield), peek().kind == .prefixAmpersand {
                let first = position
                advance()
                return node(.otherStmt, from: first, around: try expression())
            }
            if keyword == .yield || keyword == .discard || keyword == .then, !peek().flags.contains(.startsLine),
                [.identifier, .keyword, .prefixAmpersand, .leftParen, .number, .quote].contains(peek().kind)
            {
                throw ParserBailout()
            }
        }
        return try expression()
    }

    private mutating func labeled() throws(ParserBailout) -> Node {
        let first = position
        position += 2
        guard [.for, .while, .repeat, .do, .if, .switch].contains(keyword) else { throw ParserBailout() }
        return node(.labeledStmt, from: first, around: try item())
    }

    private mutating func valueStatement(_ kind: NodeKind) throws(ParserBailout) -> Node {
        let first = position
        advance()
        let isEnd = endsStatements(inSwitch: true) || at(.semicolon)
        if kind == .returnStmt, isEnd || (startsLine && isStatementStart) { return node(kind, from: first) }
        return node(kind, from: first, around: try expression())
    }

    /// Whether the next line begins another statement for certain, and no value.
    private var isStatementStart: Bool {
        guard at(.keyword) else { return isDeclaration }
        switch keyword {
        case .self, .selfType, .super, .true, .false, .nil, .try, .anyType, .`init`: return false
        default: return true
        }
    }

    private mutating func jump() -> Node {
        let first = position
        let takesLabel = keyword != .fallthrough
        advance()
        if takesLabel, at(.identifier), !startsLine { advance() }
        return node(.otherStmt, from: first)
    }

    private mutating func guardStatement() throws(ParserBailout) -> Node {
        let first = position
        advance()
        var children = Children()
        append(try conditions(), to: &children)
        try expect(.else)
        append(try block(), to: &children)
        return node(.guardStmt, from: first, children)
    }

    private mutating func forStatement() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        advance()
        if at(.try) { advance() }
        if at(.await), peek().kind != .keyword || peek().keyword != .in { advance() }
        if take(.case) {
            append(try matchingPattern(), to: &children)
        } else {
            append(try bindingPattern(), to: &children)
        }
        if at(.colon) { append(try typeAnnotation(), to: &children) }
        try expect(.in)
        append(try expression(.condition), to: &children)
        if take(.where) { append(try expression(.condition), to: &children) }
        append(try block(), to: &children)
        return node(.forStmt, from: first, children)
    }

    private mutating func loop() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        if take(.while) {
            append(try conditions(), to: &children)
            append(try block(), to: &children)
            return node(.whileStmt, from: first, children)
        }
        advance()
        guard at(.leftBrace) else { throw ParserBailout() }
        append(try block(), to: &children)
        try expect(.while)
        append(try expression(), to: &children)
        return node(.repeatStmt, from: first, children)
    }

    private mutating func doStatement() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        advance()
        if at(.throws) { append(try throwsClause(), to: &children) }
        append(try block(), to: &children)
        while at(.catch) {
            let first = position
            var clause = Children()
            advance()
            while !at(.leftBrace) {
                append(try matchingPattern(), to: &clause)
                if take(.where) { append(try expression(.condition), to: &clause) }
                if !take(.comma) { break }
            }
            append(try block(), to: &clause)
            append(node(.catchClause, from: first, clause), to: &children)
        }
        return node(.doStmt, from: first, children)
    }

    // MARK: Conditions

    mutating func conditions() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        repeat { append(try condition(), to: &children) } while take(.comma) && !at(.leftBrace)
        return node(.conditions, from: first, children)
    }

    private mutating func condition() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        if at(.poundAvailable) {
            advance()
            guard at(.leftParen) else { throw ParserBailout() }
            advance()
            return try availability(.availability, from: first)
        }
        if at(.let) || at(.var) {
            advance()
            append(try at(.identifier) || at(.self) ? bindingPattern() : matchingPattern(.binding), to: &children)
            if at(.colon) { append(try typeAnnotation(), to: &children) }
            if take(.equal) { append(try expression(.condition), to: &children) }
            return node(.optionalBinding, from: first, children)
        }
        guard take(.case) else { return try expression(.condition) }
        append(try matchingPattern(), to: &children)
        if at(.colon) { append(try typeAnnotation(), to: &children) }
        try expect(.equal)
        append(try expression(.condition), to: &children)
        return node(.matchingPattern, from: first, children)
    }
}
