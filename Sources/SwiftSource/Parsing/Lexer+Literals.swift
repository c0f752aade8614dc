extension Lexer {
    /// A `#`: before a string, a directive, or the name of a macro.
    mutating func pound() throws(ParserBailout) {
        let start = position
        var hashes = 1
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
            position += hashes
            return try string(from: start, hashes: hashes)
        }
        guard hashes == 1, Self.isWord(byte(1)) else { throw ParserBailout() }
        var end = position + 1
        while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
        let directives: [(StaticString, Token.Kind)] = [
            ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
            ("available", .poundAvailable), ("unavailable", .poundAvailable), ("sourceLocation", .other),
        ]
        for (word, kind) in directives where word.utf8CodeUnitCount == end - start - 1 {
            var isSame = true
            for index in 0..<word.utf8CodeUnitCount where bytes[start + 1 + index] != word.utf8Start[index] {
                isSame = false
            }
            guard isSame else { continue }
            if kind == .other { throw ParserBailout() }
            position = end
            return try finish(kind, from: start)
        }
        position += 1
        try finish(.pound, from: start)
    }

    /// A string, from its first quotation mark on, with the code inside it.
    /// - Parameter start: where its first sign stands, `#` or `"`.
    mutating func string(from start: Int, hashes: Int) throws(ParserBailout) {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        // `#"""#` is a string of one quotation mark.
        if isMultiline, hashes > 0, isRun(UInt8(ascii: "#"), hashes, at: 3) { throw ParserBailout() }
        position += isMultiline ? 3 : 1
        let opening = tokens.count
        add(.quote, from: start)
        if isMultiline { return try multilineString(opening: opening, hashes: hashes) }
        var from = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\") where isRun(UInt8(ascii: "#"), hashes, at: 1):
                guard byte(1 + hashes) == UInt8(ascii: "(") else {
                    try escape(hashes: hashes)
                    continue
                }
                segment(from)
                try interpolation(hashes: hashes)
                from = position
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw ParserBailout()
            case UInt8(ascii: "\"") where isRun(UInt8(ascii: "#"), hashes, at: 1):
                segment(from)
                let end = position
                position += 1 + hashes
                return try finish(.quote, from: end)
            default: position += 1
            }
        }
        throw ParserBailout()
    }

    private mutating func segment(_ from: Int) {
        if from < position { add(.segment, from: from) }
    }

    func isRun(_ byte: UInt8, _ count: Int, at offset: Int) -> Bool {
        for index in 0..<count where self.byte(offset + index) != byte { return false }
        return true
    }

    mutating func escape(hashes: Int) throws(ParserBailout) {
        position += 1 + hashes
        switch byte(0) {
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "0"), UInt8(ascii: "\\"),
            UInt8(ascii: "\""), UInt8(ascii: "'"):
            position += 1
        case UInt8(ascii: "u"):
            guard byte(1) == UInt8(ascii: "{") else { throw ParserBailout() }
            position += 2
            let start = position
            var value = 0
            while let digit = Character(Unicode.Scalar(byte(0))).hexDigitValue, position - start < 8 {
                value = value << 4 | digit
                position += 1
            }
            guard position > start, byte(0) == UInt8(ascii: "}"), Unicode.Scalar(UInt32(value)) != nil else {
                throw ParserBailout()
            }
            position += 1
        default: throw ParserBailout()
        }
    }

    /// Code inside a string: `\(` with what closes it.
    mutating func interpolation(hashes: Int) throws(ParserBailout) {
        let start = position
        position += 1 + hashes
        add(.backslash, from: start)
        let opening = tokens.count
        position += 1
        try finish(.leftParen, from: position - 1)
        try lex(untilClosing: true)
        tokens[opening].match = Int32(tokens.count)
        position += 1
        add(.rightParen, from: position - 1)
    }
}
