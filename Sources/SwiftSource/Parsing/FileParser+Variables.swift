extension FileParser {
    mutating func variable(from first: Int, _ parts: Children) throws(ParserBailout) -> Node {
        var children = parts
        let word = position
        advance()
        repeat { append(try binding(), to: &children) } while tokens[position - 1].kind == .comma
        return node(.variable, from: first, token: word, children)
    }

    private mutating func binding() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        append(try bindingPattern(), to: &children)
        if at(.colon) { append(try typeAnnotation(), to: &children) }
        if take(.equal) { append(try expression(), to: &children) }
        if at(.leftBrace) { append(try accessorBlock(), to: &children) }
        _ = take(.comma)
        return node(.binding, from: first, children)
    }

    mutating func accessorBlock() throws(ParserBailout) -> Node {
        let first = try expect(.leftBrace)
        var children = Children()
        if beginsAccessor {
            while !at(.rightBrace) { append(try accessor(), to: &children) }
        } else {
            append(try statements(), to: &children)
        }
        try expect(.rightBrace)
        return node(.accessorBlock, from: first, children)
    }

    static let accessors: [Keyword] = [
        .get, .set, .willSet, .didSet, .underscoredRead, .underscoredModify, .read, .modify, .unsafeAddress,
        .unsafeMutableAddress, .`init`,
    ]

    /// Whether a block says what happens on reading and writing, and is no getter itself.
    private var beginsAccessor: Bool {
        var index = position
        while tokens[index].kind == .at {
            index += 2
            if tokens[index].kind == .leftParen { index = Int(tokens[index].match) + 1 }
        }
        while [.mutating, .nonmutating, .consuming, .borrowing, .isolated, .nonisolated].contains(tokens[index].keyword)
        {
            index += 1
        }
        guard Self.accessors.contains(tokens[index].keyword) else { return false }
        let next = tokens[index + 1]
        switch next.kind {
        case .leftBrace, .rightBrace, .leftParen, .at: return true
        default:
            return Self.accessors.contains(next.keyword)
                || [.async, .throws, .mutating, .nonmutating].contains(next.keyword)
        }
    }

    private mutating func accessor() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        while at(.at) { append(try attribute(), to: &children) }
        if [.mutating, .nonmutating].contains(keyword) {
            let first = position
            advance()
            append(node(.modifier, from: first, token: first), to: &children)
        }
        // A word that may be one of a few kinds, followed by what only accessors have.
        let word = position
        guard [.get, .set, .willSet, .didSet, .underscoredRead, .underscoredModify].contains(keyword) else {
            throw ParserBailout()
        }
        advance()
        if at(.leftParen) {
            guard tokens[word].keyword != .get, peek().kind == .identifier, peek(2).kind == .rightParen else {
                throw ParserBailout()
            }
            position += 3
        }
        if tokens[word].keyword == .get {
            if at(.async) { advance() }
            if at(.throws) { append(try throwsClause(), to: &children) }
        }
        if at(.leftBrace) { append(try block(), to: &children) }
        return node(.accessor, from: first, token: word, children)
    }
}
