/// Parts Swift source into tokens, and gives up on what is not certain or wrong.
struct Lexer {
    /// The most brackets inside one another; ``NestingLimit`` says what becomes of more.
    private static let deepest = 100

    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var tokens: [Token] = []
    /// Where the white space before the next token begins, and what is known of it.
    private var leading = 0
    private var flags: Token.Flags = []
    private var open: [Int32] = []

    /// The tokens of a text; the last is its end.
    static func tokens(of bytes: UnsafeBufferPointer<UInt8>) throws(ParserBailout) -> [Token] {
        var lexer = Lexer(bytes: bytes)
        lexer.tokens.reserveCapacity(bytes.count / 4 + 8)
        try lexer.shebang()
        try lexer.trivia()
        try lexer.lex(untilClosing: false)
        guard lexer.open.isEmpty else { throw ParserBailout() }
        lexer.add(.end, from: lexer.position)
        return lexer.tokens
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    func byte(_ offset: Int) -> UInt8 {
        let index = position + offset
        return index < bytes.count ? bytes[index] : 0
    }

    private func shebang() throws(ParserBailout) {
        if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { throw ParserBailout() }
    }

    /// Adds a token that ends here, and passes over what belongs to it and what belongs to the next.
    mutating func finish(_ kind: Token.Kind, from start: Int, keyword: Keyword = .none) throws(ParserBailout) {
        add(kind, from: start, keyword: keyword)
        try trivia()
    }

    mutating func add(_ kind: Token.Kind, from start: Int, keyword: Keyword = .none) {
        tokens.append(
            Token(
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: position),
                leading: Int32(truncatingIfNeeded: leading), kind: kind, keyword: keyword, flags: flags))
        leading = position
        flags = []
    }

    /// Reads tokens up to the end, or to the parenthesis that closes one just read.
    mutating func lex(untilClosing: Bool) throws(ParserBailout) {
        let depth = open.count
        while position < bytes.count {
            let start = position
            let byte = bytes[position]
            switch byte {
            case 0x61...0x7A, 0x41...0x5A, 0x5F: try word()
            case 0x30...0x39: try number()
            case UInt8(ascii: "("): try openBracket(.leftParen)
            case UInt8(ascii: "["): try openBracket(.leftSquare)
            case UInt8(ascii: "{"): try openBracket(.leftBrace)
            case UInt8(ascii: "]"): try closeBracket(.rightSquare, .leftSquare)
            case UInt8(ascii: "}"): try closeBracket(.rightBrace, .leftBrace)
            case UInt8(ascii: ")"):
                if untilClosing, open.count == depth { return }
                try closeBracket(.rightParen, .leftParen)
            case UInt8(ascii: ","): try single(.comma)
            case UInt8(ascii: ":"):
                if self.byte(1) == UInt8(ascii: ":") { throw ParserBailout() }
                try single(.colon)
            case UInt8(ascii: ";"): try single(.semicolon)
            case UInt8(ascii: "@"): try single(.at)
            case UInt8(ascii: "\\"): try single(.backslash)
            case UInt8(ascii: "\""): try string(from: start, hashes: 0)
            case UInt8(ascii: "#"): try pound()
            case UInt8(ascii: "`"):
                position += 1
                while Self.isWord(self.byte(0)) || self.byte(0) >= 0x80 { position += 1 }
                guard self.byte(0) == UInt8(ascii: "`"), position > start + 1 else { throw ParserBailout() }
                position += 1
                try finish(.identifier, from: start)
            case UInt8(ascii: "$"):
                position += 1
                guard Self.isWord(self.byte(0)) else { throw ParserBailout() }
                while Self.isWord(self.byte(0)) { position += 1 }
                try finish(.identifier, from: start)
            default: try operatorToken()
            }
        }
        if untilClosing { throw ParserBailout() }
    }

    private mutating func single(_ kind: Token.Kind) throws(ParserBailout) {
        position += 1
        try finish(kind, from: position - 1)
    }

    private mutating func openBracket(_ kind: Token.Kind) throws(ParserBailout) {
        guard open.count < Self.deepest else { throw ParserBailout() }
        open.append(Int32(tokens.count))
        try single(kind)
    }

    private mutating func closeBracket(_ kind: Token.Kind, _ opening: Token.Kind) throws(ParserBailout) {
        guard let index = open.popLast(), tokens[Int(index)].kind == opening else { throw ParserBailout() }
        tokens[Int(index)].match = Int32(tokens.count)
        try single(kind)
    }

    // MARK: Words and numbers

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F: true
        default: false
        }
    }

    private mutating func word() throws(ParserBailout) {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        // Letters beyond ASCII have rules of their own.
        if byte(0) >= 0x80 { throw ParserBailout() }
        if position == start + 1, bytes[start] == UInt8(ascii: "_") { return try finish(.wildcard, from: start) }
        let keyword = Keyword.of(bytes, start..<position)
        try finish(keyword.isReserved ? .keyword : .identifier, from: start, keyword: keyword)
    }

    private mutating func number() throws(ParserBailout) {
        let start = position
        let isHexadecimal = byte(0) == UInt8(ascii: "0") && byte(1) == UInt8(ascii: "x")
        while Self.isWord(byte(0)) { position += 1 }
        var isFloat = false
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
        let isMember = tokens.last.map { $0.kind == .period } ?? false
        if !isMember, byte(0) == UInt8(ascii: "."), isDigit(byte(1)) {
            guard !isHexadecimal else { throw ParserBailout() }
            isFloat = true
            position += 1
            while Self.isWord(byte(0)) { position += 1 }
        }
        let text = bytes[start..<position]
        let hasExponent = !isHexadecimal && text.contains { $0 | 0x20 == UInt8(ascii: "e") }
        if hasExponent {
            isFloat = true
            let last = bytes[position - 1] | 0x20
            if last == UInt8(ascii: "e"), byte(0) == UInt8(ascii: "-") || byte(0) == UInt8(ascii: "+") {
                position += 1
                while Self.isWord(byte(0)) { position += 1 }
            }
        }
        if byte(0) >= 0x80 { throw ParserBailout() }
        try isNumber(start..<position, isFloat: isFloat)
        if isFloat { flags.insert(.isFloat) }
        try finish(.number, from: start)
    }

    /// Gives up on a number with letters or signs out of place.
    private func isNumber(_ range: Range<Int>, isFloat: Bool) throws(ParserBailout) {
        var digits = range
        var isValid: (UInt8) -> Bool = { (0x30...0x39).contains($0) }
        if !isFloat, range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "0") {
            switch bytes[range.lowerBound + 1] {
            case UInt8(ascii: "x"): isValid = { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
            case UInt8(ascii: "b"): isValid = { (0x30...0x31).contains($0) }
            case UInt8(ascii: "o"): isValid = { (0x30...0x37).contains($0) }
            default: break
            }
            if bytes[range.lowerBound + 1] > 0x39 { digits = range.lowerBound + 2..<range.upperBound }
        }
        if isFloat {
            guard (0x30...0x39).contains(bytes[range.upperBound - 1]) else { throw ParserBailout() }
            isValid = {
                (0x30...0x39).contains($0) || $0 | 0x20 == UInt8(ascii: "e")
                    || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+")].contains($0)
            }
        }
        for index in digits where !isValid(bytes[index]) && bytes[index] != UInt8(ascii: "_") { throw ParserBailout() }
        if bytes[digits.lowerBound] == UInt8(ascii: "_") { throw ParserBailout() }
    }

    // MARK: White space and comments

    /// Passes over what follows a token on its line, then over what stands before the next one.
    private mutating func trivia() throws(ParserBailout) {
        var isTrailing = !tokens.isEmpty
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                position += 1
                if isTrailing {
                    tokens[tokens.count - 1].flags.insert(.spaceAfter)
                } else {
                    flags.insert(.spaceBefore)
                }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if isTrailing {
                    isTrailing = false
                    leading = position
                }
                position += 1
                flags.formUnion([.spaceBefore, .breakBefore, .startsLine])
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n"),
                    bytes[position] != UInt8(ascii: "\r")
                {
                    position += 1
                }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): try blockComment(isTrailing: isTrailing)
            default:
                if isTrailing { leading = position }
                return
            }
        }
        if isTrailing { leading = position }
    }

    private mutating func blockComment(isTrailing: Bool) throws(ParserBailout) {
        var depth = 0
        repeat {
            switch bytes[position] {
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                depth += 1
                position += 2
            case UInt8(ascii: "*") where byte(1) == UInt8(ascii: "/"):
                depth -= 1
                position += 2
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if !isTrailing { flags.insert(.startsLine) }
                position += 1
            default: position += 1
            }
        } while depth > 0 && position < bytes.count
        if depth > 0 { throw ParserBailout() }
    }

    /// Marks white space that belongs to the tokens of a string.
    mutating func take(leading: Int, flags: Token.Flags) {
        self.leading = leading
        self.flags = flags
    }
}
