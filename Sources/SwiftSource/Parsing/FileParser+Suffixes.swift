extension FileParser {
    /// Members, calls, subscripts and the like after a value.
    mutating func suffixes(
        of head: Node, from first: Int, _ flavor: Flavor, _ pattern: PatternContext
    ) throws(ParserBailout) -> Node {
        var value = head
        var links = 0
        while true {
            if flavor == .directive, startsLine { return value }
            links += 1
            if links > 500 { throw ParserBailout() }
            switch kind {
            case .period: value = try member(of: value, from: first)
            case .leftParen where !startsLine:
                advance()
                var children = Children()
                append(value, to: &children)
                try arguments(until: .rightParen, pattern, into: &children)
                try expect(.rightParen)
                if flavor == .basic, at(.leftBrace), beginsClosure(flavor) { try trailingClosures(into: &children) }
                value = node(.call, from: first, children)
            case .leftSquare where !startsLine:
                advance()
                var children = Children()
                append(value, to: &children)
                try arguments(until: .rightSquare, pattern, into: &children)
                try expect(.rightSquare)
                if flavor == .basic, at(.leftBrace), beginsClosure(flavor) { try trailingClosures(into: &children) }
                value = node(.subscriptCall, from: first, children)
            case .leftBrace:
                guard !isLiteral(value), try takesClosure(flavor) else { return value }
                var children = Children()
                append(value, to: &children)
                try trailingClosures(into: &children)
                value = node(.call, from: first, children)
                if at(.leftBrace) { return value }
            case .postfixQuestion:
                advance()
                value = node(.optionalChaining, from: first, around: value)
            case .exclamation:
                advance()
                value = node(.forceUnwrap, from: first, around: value)
            case .postfixOperator:
                advance()
                if tokens[position].flags.contains(.isGlued) { throw ParserBailout() }
                value = node(.otherExpr, from: first, around: value)
            case .poundIf:
                guard beginsMember(firstInDirective) else { return value }
                var children = Children()
                append(value, to: &children)
                append(try modifiersInDirective(flavor), to: &children)
                value = node(.postfixIfConfig, from: first, children)
            default: return value
            }
        }
    }

    private func isLiteral(_ value: Node) -> Bool {
        switch builder.kind(value) {
        case .boolean, .integer, .nilLiteral, .stringLiteral: true
        case .otherExpr: tokens[builder.first(value)].kind == .number
        default: false
        }
    }

    private func beginsMember(_ index: Int) -> Bool {
        guard tokens[index].kind == .period, index + 1 < tokens.count else { return false }
        return tokens[index + 1].kind == .identifier || tokens[index + 1].kind == .keyword
    }

    private mutating func modifiersInDirective(_ flavor: Flavor) throws(ParserBailout) -> Node {
        try ifConfig { parser throws(ParserBailout) in
            let first = parser.position
            let head: Node
            if parser.at(.period) {
                head = try parser.member(of: nil, from: first)
            } else if parser.at(.poundIf) {
                let config = try parser.modifiersInDirective(flavor)
                head = parser.node(.postfixIfConfig, from: first, around: config)
            } else {
                throw ParserBailout()
            }
            return try parser.suffixes(of: head, from: first, flavor, .none)
        }
    }

    /// A member of a value, or of what the context says.
    mutating func member(of base: Node?, from first: Int) throws(ParserBailout) -> Node {
        let period = try expect(.period)
        let name = position
        switch kind {
        case .identifier: break
        case .number where base != nil && !tokens[position].flags.contains(.isFloat): break
        case .keyword: if startsLine { throw ParserBailout() }
        default: throw ParserBailout()
        }
        advance()
        if tokens[name].kind != .number { compoundName() }
        var children = Children()
        if let base {
            tokens[period].flags.insert(.isMemberPeriod)
            append(base, to: &children)
        }
        let access = node(.memberAccess, from: first, token: name, children)
        return try specialized(access, from: first)
    }

    /// Arguments, elements of a tuple, or code in a string.
    mutating func arguments(
        until end: Token.Kind, _ pattern: PatternContext, into children: inout Children
    ) throws(ParserBailout) {
        while !at(end) {
            let first = position
            var argument = Children()
            var label = -1
            if isLabel(0) {
                label = position
                position += 2
            }
            let isOperatorName =
                (kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator)
                && (peek().kind == .comma || peek().kind == end)
            if isOperatorName {
                let start = position
                advance()
                append(node(.reference, from: start, token: start), to: &argument)
            } else {
                append(try sequence(.basic, pattern), to: &argument)
            }
            let isMore = take(.comma)
            append(node(.argument, from: first, token: label, argument), to: &children)
            if !isMore { break }
        }
    }
}
