extension FileParser {
    mutating func type() throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = position
        var children = Children()
        while true {
            if at(.at) {
                append(try attribute(isOfType: true), to: &children)
            } else if isTypeSpecifier {
                let start = position
                advance()
                if at(.leftParen), tokens[start].keyword == .nonisolated {
                    position = Int(tokens[position].match) + 1
                }
                append(node(.typeSpecifier, from: start, token: -1), to: &children)
            } else {
                break
            }
        }
        let isAttributed = position > first
        let base = try unattributedType()
        guard isAttributed else { return base }
        append(base, to: &children)
        return node(.attributedType, from: first, children)
    }

    /// Whether a word before a type says how its values are passed.
    private var isTypeSpecifier: Bool {
        switch keyword {
        case .inout: return true
        case .shared, .owned, .borrowing, .consuming, .isolated, .sending, .const:
            return !peek().flags.contains(.startsLine)
                && ([.identifier, .leftParen, .leftSquare, .at].contains(peek().kind) || peek().keyword == .anyType
                    || peek().keyword == .selfType || peek().keyword == .inout)
        case .nonisolated: return peek().kind == .leftParen
        default: return false
        }
    }

    private mutating func unattributedType() throws(ParserBailout) -> Node {
        let first = position
        if keyword == .each || keyword == .repeat { throw ParserBailout() }
        let base = try composedType()
        guard builder.kind(base) == .tupleType, at(.arrow) || at(.throws) || at(.rethrows) || isAsyncArrow else {
            return base
        }
        // The parameters take the place of the tuple that they were taken for.
        var children = builder.children(of: base)
        if isAsyncArrow { advance() }
        if at(.throws) || at(.rethrows) { append(try throwsClause(), to: &children) }
        let arrow = try expect(.arrow)
        let result = try type()
        append(node(.returnClause, from: arrow, around: result), to: &children)
        return node(.otherType, from: first, children)
    }

    var isAsyncArrow: Bool {
        at(.async) && (peek().kind == .arrow || peek().keyword == .throws)
    }

    private mutating func composedType() throws(ParserBailout) -> Node {
        try enter()
        defer { leave() }
        let first = position
        if at(.some) || at(.any), !peek().flags.contains(.startsLine), beginsType(1) {
            if at(.some) { tokens[position].flags.insert(.isOpaque) }
            advance()
            return node(.someOrAny, from: first, around: try composedType())
        }
        let base = try simpleType()
        guard at(.binaryOperator), at(text: "&") else { return base }
        var children = Children()
        append(base, to: &children)
        while at(.binaryOperator), at(text: "&") {
            advance()
            append(try simpleType(), to: &children)
        }
        return node(.composition, from: first, children)
    }

    /// Whether a type begins some tokens ahead.
    private func beginsType(_ offset: Int) -> Bool {
        let token = peek(offset)
        switch token.kind {
        case .identifier, .leftParen, .leftSquare: return true
        case .keyword: return token.keyword == .selfType || token.keyword == .anyType
        case .prefixOperator: return text(position + offset, is: "~")
        default: return false
        }
    }

    /// - Parameter hasMembers: whether what follows a period is part of the type.
    mutating func simpleType(hasMembers: Bool = true) throws(ParserBailout) -> Node {
        let first = position
        var base: Node
        switch kind {
        case .identifier:
            // What `some` stands before may be missing.
            guard bytes[Int(tokens[position].start)] != UInt8(ascii: "$"), !at(.some), !at(.any) else {
                throw ParserBailout()
            }
            advance()
            var children = Children()
            try genericArguments(into: &children)
            base = node(.identifierType, from: first, token: first, children)
        case .keyword where keyword == .selfType || keyword == .anyType:
            advance()
            base = node(.identifierType, from: first, token: first)
        case .leftParen: base = try tupleType()
        case .leftSquare:
            advance()
            let element = try type()
            var children = Children()
            append(element, to: &children)
            let isDictionary = take(.colon)
            if isDictionary { append(try type(), to: &children) }
            try expect(.rightSquare)
            base = node(isDictionary ? .dictionaryType : .arrayType, from: first, children)
        case .prefixOperator where at(text: "~"):
            advance()
            return node(.otherType, from: first, around: try simpleType())
        default: throw ParserBailout()
        }
        while true {
            if at(.period), hasMembers {
                advance()
                let name = position
                guard at(.identifier) else { throw ParserBailout() }
                advance()
                if text(name, is: "Type") || text(name, is: "Protocol") {
                    base = node(.metatype, from: first, around: base)
                } else {
                    var children = Children()
                    append(base, to: &children)
                    try genericArguments(into: &children)
                    base = node(.memberType, from: first, token: name, children)
                }
            } else if at(.postfixQuestion) || at(.exclamation), !startsLine, hasMembers || at(.postfixQuestion) {
                if !hasMembers { return base }
                advance()
                base = node(.optionalType, from: first, around: base)
            } else {
                return base
            }
        }
    }

    /// `<Planet, Moon>`, if it stands here.
    mutating func genericArguments(into children: inout Children) throws(ParserBailout) {
        guard [.binaryOperator, .prefixOperator, .postfixOperator].contains(kind), at(text: "<") else { return }
        advance()
        repeat { append(try type(), to: &children) } while take(.comma) && !isClosingAngle
        guard isClosingAngle else { throw ParserBailout() }
        advance()
    }

    var isClosingAngle: Bool {
        [.binaryOperator, .prefixOperator, .postfixOperator].contains(kind) && at(text: ">")
    }

    private mutating func tupleType() throws(ParserBailout) -> Node {
        let first = position
        advance()
        var children = Children()
        while !at(.rightParen) {
            let first = position
            var element = Children()
            if isLabel(0) {
                position += 2
            } else if isLabel(1), at(.identifier) || at(.wildcard) {
                position += 3
            }
            append(try type(), to: &element)
            if kind == .binaryOperator || kind == .postfixOperator || kind == .prefixOperator, at(text: "...") {
                advance()
            }
            if take(.equal) { append(try expression(), to: &element) }
            let isMore = take(.comma)
            append(node(.tupleElement, from: first, element), to: &children)
            if !isMore { break }
        }
        try expect(.rightParen)
        return node(.tupleType, from: first, children)
    }

    /// Whether a word and a colon stand some tokens ahead.
    func isLabel(_ offset: Int) -> Bool {
        let token = peek(offset)
        return peek(offset + 1).kind == .colon
            && (token.kind == .identifier || token.kind == .wildcard || token.kind == .keyword)
    }

    mutating func typeAnnotation() throws(ParserBailout) -> Node {
        let first = try expect(.colon)
        return node(.typeAnnotation, from: first, around: try type())
    }

    mutating func throwsClause() throws(ParserBailout) -> Node {
        let first = position
        advance()
        var children = Children()
        if at(.leftParen), !startsLine {
            advance()
            append(try type(), to: &children)
            try expect(.rightParen)
        }
        return node(.throwsClause, from: first, token: first, children)
    }
}
