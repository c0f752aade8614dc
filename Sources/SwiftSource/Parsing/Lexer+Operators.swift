extension Lexer {
    private static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }

    /// An operator, parted where it begins with `>`, which may close generic arguments.
    mutating func operatorToken() throws(ParserBailout) {
        let start = position
        let first = bytes[start]
        let isLeftBound = isLeftBound(start)
        if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), isLeftBound {
            position += 1
            return try finish(first == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, from: start)
        }
        let isDotted = first == UInt8(ascii: ".")
        if isDotted, start > 0, bytes[start - 1] == UInt8(ascii: "\\"),
            [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte(1))
        {
            // A key path into what is optional: `\.?.name`.
            position += 1
            return try finish(.period, from: start)
        }
        guard isDotted || Self.isOperator(first) else { throw ParserBailout() }
        if first == UInt8(ascii: "/"), !isDivision, holdsSlash(after: start) { throw ParserBailout() }
        while position < bytes.count {
            let byte = bytes[position]
            guard Self.isOperator(byte) || (isDotted && byte == UInt8(ascii: ".")) else { break }
            if byte == UInt8(ascii: "/"), position > start {
                let next = self.byte(1)
                if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break }
            }
            position += 1
        }
        if byte(0) >= 0x80 || isConflictMarker(start) { throw ParserBailout() }
        // `</` and the like may hold the beginning of a regular expression.
        for index in start..<position where index > start && bytes[index] == UInt8(ascii: "/") { throw ParserBailout() }
        if position - start > 1, bytes[start..<position].contains(UInt8(ascii: "*")), byte(-1) == UInt8(ascii: "/") {
            throw ParserBailout()
        }
        let kind = try kind(of: start..<position, isLeftBound: isLeftBound)
        guard first == UInt8(ascii: ">"), position > start + 1 else { return try finish(kind, from: start) }
        let end = position
        position = start + 1
        add(kind, from: start)
        while position < end {
            let from = position
            take(leading: from, flags: .isGlued)
            if [UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[from]) {
                position += 1
            } else {
                position = end
            }
            add(try piece(from..<position), from: from)
        }
        // What follows belongs to the last piece.
        let last = tokens.removeLast()
        take(leading: Int(last.leading), flags: last.flags)
        try finish(last.kind, from: Int(last.start))
    }

    /// Whether an operator that ends here may mark a side of a merge conflict: `<<<<<<< main` at the start of a line.
    private func isConflictMarker(_ start: Int) -> Bool {
        guard position - start == 7 || position - start == 4, byte(0) == UInt8(ascii: " ") else { return false }
        let isFirst = start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r")
        let sign = position - start == 7 ? UInt8(ascii: "<") : UInt8(ascii: ">")
        return isFirst && bytes[start..<position].allSatisfy { $0 == sign }
    }

    /// The kind of what is left of an operator when `>` is taken away.
    private func piece(_ range: Range<Int>) throws(ParserBailout) -> Token.Kind {
        if range.count == 1 {
            switch bytes[range.lowerBound] {
            case UInt8(ascii: "="): return .equal
            case UInt8(ascii: "?"): return .postfixQuestion
            case UInt8(ascii: "!"): return .exclamation
            default: break
            }
        }
        if range.count == 2, bytes[range.lowerBound] == UInt8(ascii: "-"),
            bytes[range.lowerBound + 1] == UInt8(ascii: ">")
        {
            return .arrow
        }
        return .binaryOperator
    }

    private func kind(of range: Range<Int>, isLeftBound: Bool) throws(ParserBailout) -> Token.Kind {
        let isRightBound = isRightBound(isLeftBound: isLeftBound)
        let first = bytes[range.lowerBound]
        if range.count == 1 {
            switch first {
            case UInt8(ascii: "="):
                guard isLeftBound == isRightBound else { throw ParserBailout() }
                return .equal
            case UInt8(ascii: "&") where !isLeftBound && isRightBound: return .prefixAmpersand
            case UInt8(ascii: "."):
                // A period parted from its member by white space is an error, or may be one.
                if isLeftBound, byte(0) == UInt8(ascii: " ") || byte(0) == UInt8(ascii: "\n") { throw ParserBailout() }
                return .period
            case UInt8(ascii: "?"): return .infixQuestion
            default: break
            }
        }
        if range.count == 2, first == UInt8(ascii: "-"), bytes[range.lowerBound + 1] == UInt8(ascii: ">") {
            return .arrow
        }
        if isLeftBound == isRightBound { return .binaryOperator }
        return isLeftBound ? .postfixOperator : .prefixOperator
    }

    private func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        switch bytes[start - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("),
            UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
        default: return true
        }
    }

    private func isRightBound(isLeftBound: Bool) -> Bool {
        guard position < bytes.count else { return false }
        switch bytes[position] {
        case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"),
            UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."): return !isLeftBound
        case UInt8(ascii: "/"): return !(byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
        default: return true
        }
    }

    /// Whether another slash follows on the line, which may close a regular expression.
    private func holdsSlash(after start: Int) -> Bool {
        bytes[(start + 1)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            .contains(UInt8(ascii: "/"))
    }

    /// Whether a slash divides for certain, and begins no regular expression: a value stands before it.
    private var isDivision: Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .identifier, .number, .quote, .rightParen, .rightSquare, .rightBrace:
            // On a line of its own, it may begin one.
            if tokens.isEmpty || bytes[Int(last.end)..<position].contains(UInt8(ascii: "\n")) { return false }
            return byte(1) == UInt8(ascii: " ") || byte(1) == UInt8(ascii: "=")
                || Int(last.end) == position
        case .keyword: return last.keyword == .self && (byte(1) == UInt8(ascii: " ") || Int(last.end) == position)
        default: return false
        }
    }
}
