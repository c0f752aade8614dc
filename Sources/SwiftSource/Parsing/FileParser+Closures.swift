extension FileParser {
    /// Whether a brace begins a closure and not an accessor or the body of a `switch`.
    func beginsClosure(_ flavor: Flavor) -> Bool {
        var index = position + 1
        if [.didSet, .willSet, .`init`].contains(tokens[index].keyword) { return false }
        if tokens[index].kind == .at {
            while tokens[index].kind == .at {
                index += 2
                if tokens[index].kind == .leftParen { index = Int(tokens[index].match) + 1 }
            }
            if Self.accessors.contains(tokens[index].keyword) { return false }
        }
        return tokens[index].keyword != .case
    }

    /// Whether a brace after a value is a closure handed to it.
    func takesClosure(_ flavor: Flavor) throws(ParserBailout) -> Bool {
        guard beginsClosure(flavor) else { return false }
        guard flavor == .condition else { return true }
        if peek().flags.contains(.startsLine) { return false }
        // SwiftParser looks for what follows the closing brace.
        let end = Int(tokens[position].match)
        guard end >= 0, end + 1 < tokens.count else { throw ParserBailout() }
        let next = tokens[end + 1]
        switch next.kind {
        case .leftBrace, .comma: throw ParserBailout()
        case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
            .postfixOperator, .binaryOperator:
            if !next.flags.contains(.startsLine) { throw ParserBailout() }
        default:
            if next.keyword == .where { throw ParserBailout() }
            if next.keyword == .is || next.keyword == .as, !next.flags.contains(.startsLine) { throw ParserBailout() }
        }
        return false
    }

    mutating func trailingClosures(into children: inout Children) throws(ParserBailout) {
        append(try closure(), to: &children)
        while isLabel(0), peek(2).kind == .leftBrace, keyword != .default, !(keyword == .case) {
            let label = position
            position += 2
            append(node(.labeledClosure, from: label, token: label, around: try closure()), to: &children)
        }
    }

    mutating func closure() throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = try expect(.leftBrace)
        var children = Children()
        if hasSignature { append(try closureSignature(), to: &children) }
        append(try statements(), to: &children)
        try expect(.rightBrace)
        return node(.closure, from: first, children)
    }

    // MARK: Signatures

    /// Whether a closure says what it takes: whether `in` comes before its statements.
    private var hasSignature: Bool {
        var index = position
        while tokens[index].kind == .at {
            index += 2
            if tokens[index].kind == .leftParen, tokens[index].start == tokens[index - 1].end {
                index = Int(tokens[index].match) + 1
            }
        }
        if tokens[index].kind == .leftSquare { index = Int(tokens[index].match) + 1 }
        if tokens[index].kind == .leftParen {
            index = Int(tokens[index].match) + 1
        } else {
            while tokens[index].kind == .identifier || tokens[index].kind == .wildcard {
                if tokens[index].keyword == .async || tokens[index].keyword == .reasync { break }
                index += 1
                guard tokens[index].kind == .comma else { break }
                index += 1
            }
        }
        guard index > position, index < tokens.count else { return false }
        if tokens[index].keyword == .async { index += 1 }
        if tokens[index].keyword == .throws {
            index += 1
            if tokens[index].kind == .leftParen { index = Int(tokens[index].match) + 1 }
        }
        // An arrow is found in no statement.
        return index > position && (tokens[index].keyword == .in || tokens[index].kind == .arrow)
    }

    private mutating func closureSignature() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        while at(.at) { append(try attribute(), to: &children) }
        if take(.leftSquare) {
            while !at(.rightSquare) {
                append(try capture(), to: &children)
                if tokens[position - 1].kind != .comma { break }
            }
            try expect(.rightSquare)
        }
        if at(.leftParen) {
            append(try closureParameters(), to: &children)
        } else if at(.identifier) && !at(.async) || at(.wildcard) {
            let first = position
            var names = Children()
            repeat {
                let name = position
                guard at(.identifier) || at(.wildcard) else { throw ParserBailout() }
                advance()
                _ = take(.comma)
                append(node(.shorthandParameter, from: name, token: name), to: &names)
            } while tokens[position - 1].kind == .comma
            append(node(.shorthandParameters, from: first, names), to: &children)
        }
        if at(.async) { advance() }
        if at(.throws) { append(try throwsClause(), to: &children) }
        if at(.arrow) { append(try returnClause(), to: &children) }
        try expect(.in)
        return node(.closureSignature, from: first, children)
    }

    private mutating func capture() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        if at(.weak) || at(.unowned), [.identifier, .keyword, .leftParen].contains(peek().kind) {
            advance()
            if at(.leftParen) { position = Int(tokens[position].match) + 1 }
        }
        let name = position
        guard at(.identifier) || at(.self) else { throw ParserBailout() }
        advance()
        if take(.equal) { append(try expression(), to: &children) }
        _ = take(.comma)
        return node(.capture, from: first, token: name, children)
    }

    private mutating func closureParameters() throws(ParserBailout) -> Node {
        let first = position
        advance()
        var children = Children()
        while !at(.rightParen) {
            let first = position
            var parameter = Children()
            while at(.at) { append(try attribute(), to: &parameter) }
            let name = position
            guard at(.identifier) || at(.wildcard) else { throw ParserBailout() }
            advance()
            var second = -1
            if at(.identifier) || at(.wildcard) {
                second = position
                advance()
            }
            if take(.colon) {
                append(try type(), to: &parameter)
                if [.binaryOperator, .postfixOperator, .prefixOperator].contains(kind), at(text: "...") { advance() }
            }
            let isMore = take(.comma)
            append(node(.closureParameter, from: first, token: name, second: second, parameter), to: &children)
            if !isMore { break }
        }
        try expect(.rightParen)
        return node(.closureParameters, from: first, children)
    }

    mutating func returnClause() throws(ParserBailout) -> Node {
        let first = try expect(.arrow)
        return node(.returnClause, from: first, around: try type())
    }

    // MARK: Key paths

    mutating func keyPath(_ pattern: PatternContext) throws(ParserBailout) -> Node {
        let first = try expect(.backslash)
        var children = Children()
        if !at(.period) { append(try simpleType(hasMembers: false), to: &children) }
        while true {
            let start = position
            switch kind {
            case .leftSquare where !startsLine:
                advance()
                var part = Children()
                try arguments(until: .rightSquare, pattern, into: &part)
                try expect(.rightSquare)
                append(node(.keyPathPart, from: start, part), to: &children)
            case .postfixQuestion, .exclamation:
                advance()
                append(node(.keyPathPart, from: start), to: &children)
            case .period:
                if [.leftSquare, .postfixQuestion, .exclamation].contains(peek().kind) {
                    advance()
                    continue
                }
                advance()
                let name = position
                guard at(.identifier) || at(.number) || at(.keyword), !startsLine else { throw ParserBailout() }
                advance()
                if at(text: "<") { throw ParserBailout() }
                append(node(.keyPathProperty, from: name, token: name), to: &children)
            default:
                if at(.leftParen), !startsLine { throw ParserBailout() }
                return node(.keyPath, from: first, children)
            }
        }
    }
}
