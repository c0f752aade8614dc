extension FileParser {
    /// What suffixes are put to.
    mutating func primary(_ flavor: Flavor, _ pattern: PatternContext) throws(ParserBailout) -> Node {
        let first = position
        switch kind {
        case .number:
            advance()
            let isFloat = tokens[first].flags.contains(.isFloat)
            return node(isFloat ? .otherExpr : .integer, from: first, token: isFloat ? -1 : first)
        case .identifier: return try identifier(flavor, pattern)
        case .keyword: return try keywordValue(flavor, pattern)
        case .quote: return try string()
        case .wildcard:
            advance()
            return node(.otherExpr, from: first)
        case .leftParen:
            advance()
            var children = Children()
            try arguments(until: .rightParen, pattern, into: &children)
            try expect(.rightParen)
            return node(.tuple, from: first, children)
        case .leftSquare: return try collection()
        case .leftBrace: return try closure()
        case .period: return try member(of: nil, from: first)
        case .pound: return try macro(.macroExpansion, flavor)
        default: throw ParserBailout()
        }
    }

    private mutating func identifier(_ flavor: Flavor, _ pattern: PatternContext) throws(ParserBailout) -> Node {
        let first = position
        if pattern == .binding {
            let next = peek()
            if next.kind != .period, next.kind != .leftParen, next.kind != .leftSquare {
                if text(position + 1, is: "<") { throw ParserBailout() }
                advance()
                let name = node(.identifierPattern, from: first, token: first)
                return node(.patternExpr, from: first, around: name)
            }
        }
        advance()
        compoundName()
        return try specialized(node(.reference, from: first, token: first), from: first)
    }

    private mutating func keywordValue(_ flavor: Flavor, _ pattern: PatternContext) throws(ParserBailout) -> Node {
        let first = position
        let word = keyword
        if word == .let || word == .var || word == .is, pattern != .none {
            let pattern = try matchingPattern()
            return node(.patternExpr, from: first, around: pattern)
        }
        advance()
        switch word {
        case .self where pattern == .binding: throw ParserBailout()
        case .self, .selfType: return try specialized(node(.reference, from: first, token: first), from: first)
        case .super: return node(.superExpr, from: first)
        case .true, .false: return node(.boolean, from: first, token: first)
        case .nil: return node(.nilLiteral, from: first)
        case .anyType:
            let type = node(.identifierType, from: first, token: first)
            return node(.typeExpr, from: first, around: type)
        default: throw ParserBailout()
        }
    }

    /// Passes over the labels of `open(_:for:)`.
    mutating func compoundName() {
        guard at(.leftParen), !startsLine, isLabel(1) else { return }
        var index = position + 1
        while tokens[index].kind == .identifier || tokens[index].kind == .wildcard || tokens[index].kind == .keyword,
            tokens[index + 1].kind == .colon
        {
            index += 2
        }
        if tokens[index].kind == .rightParen { position = index + 1 }
    }

    /// A name with the generic arguments that follow it.
    mutating func specialized(_ name: Node, from first: Int) throws(ParserBailout) -> Node {
        guard at(text: "<"), [.binaryOperator, .prefixOperator, .postfixOperator].contains(kind) else { return name }
        let made = attempt { parser throws(ParserBailout) in
            var children = Children()
            try parser.genericArguments(into: &children)
            guard parser.followsGenericArguments else { throw ParserBailout() }
            parser.builder.prepend(name, to: &children)
            return parser.node(.specialization, from: first, children)
        }
        return made ?? name
    }

    private var followsGenericArguments: Bool {
        switch kind {
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .end, .exclamation,
            .postfixQuestion, .colon:
            true
        case .binaryOperator: at(text: "&")
        case .leftParen, .leftSquare: !startsLine
        default: false
        }
    }

    private mutating func string() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        advance()
        while !at(.quote) {
            if take(.segment) { continue }
            try expect(.backslash)
            try expect(.leftParen)
            if at(.rightParen) { throw ParserBailout() }
            try arguments(until: .rightParen, .none, into: &children)
            try expect(.rightParen)
        }
        advance()
        return node(.stringLiteral, from: first, children)
    }

    private mutating func collection() throws(ParserBailout) -> Node {
        let first = position
        var children = Children()
        advance()
        if take(.colon) {
            try expect(.rightSquare)
            return node(.otherExpr, from: first)
        }
        var isDictionary = false
        while !at(.rightSquare) {
            append(try expression(), to: &children)
            if at(.colon) {
                guard isDictionary || children.isSingle else { throw ParserBailout() }
                isDictionary = true
                advance()
                append(try expression(), to: &children)
            } else if isDictionary {
                throw ParserBailout()
            }
            if !take(.comma) { break }
        }
        try expect(.rightSquare)
        return node(isDictionary ? .otherExpr : .array, from: first, children)
    }

    /// `#selector(open)`, `#Preview { … }`, `#Predicate<Planet> { … }`.
    mutating func macro(_ kind: NodeKind, _ flavor: Flavor, from start: Int? = nil, _ parts: Children = Children())
        throws(ParserBailout) -> Node
    {
        let first = start ?? position
        var children = parts
        try expect(.pound)
        guard at(.identifier), tokens[position].start == tokens[position - 1].end else { throw ParserBailout() }
        advance()
        if at(text: "<") {
            guard tokens[position].start == tokens[position - 1].end else { throw ParserBailout() }
            try genericArguments(into: &children)
        }
        if at(.leftParen), !startsLine {
            advance()
            try arguments(until: .rightParen, .none, into: &children)
            try expect(.rightParen)
        }
        if at(.leftBrace), try takesClosure(flavor) { try trailingClosures(into: &children) }
        return node(kind, from: first, children)
    }
}
