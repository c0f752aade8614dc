/// Walks through Swift source from one word or sign to the next, past comments and the text of literals.
///
/// It says where it cannot be sure, as at a slash that may begin a regular expression; nothing is concluded from such a
/// file.
struct CodeScanner {
    enum Token: Equatable {
        case word(UInt64)
        /// A character that is no part of a word.
        case sign(UInt8)
    }

    let bytes: UnsafeBufferPointer<UInt8>
    /// The end of the token last read.
    private(set) var position = 0
    /// Where that token begins.
    private(set) var start = 0
    /// Whether all that was read so far is what it was taken for.
    private(set) var isCertain = true

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The next token; nil at the end.
    mutating func next() -> Token? {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                position += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n"),
                    bytes[position] != UInt8(ascii: "\r")
                {
                    position += 1
                }
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                position = BlockComment.end(in: bytes, from: position, before: bytes.count)
            case UInt8(ascii: "\""): string(hashes: 0)
            case UInt8(ascii: "#"):
                var hashes = 1
                while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
                if peek(hashes) == UInt8(ascii: "\"") {
                    position += hashes
                    string(hashes: hashes)
                } else {
                    if peek(hashes) == UInt8(ascii: "/") { isCertain = false }
                    return sign()
                }
            case UInt8(ascii: "/"):
                if mayBeginExpression { isCertain = false }
                return sign()
            case UInt8(ascii: "<") where peek(1) == byte && peek(2) == byte && peek(3) == byte:
                // It may mark a merge conflict.
                isCertain = false
                return sign()
            case _ where Word.holds(byte):
                start = position
                return Word.next(in: bytes, at: &position).map { .word($0) }
            default: return sign()
            }
        }
        start = position
        return nil
    }

    /// Goes back to the token last read.
    mutating func stepBack() { position = start }

    /// Reads on to the bracket that closes one just read. Brackets that do not match leave nothing certain.
    mutating func skip(from opening: UInt8) {
        var open = [opening]
        while isCertain, !open.isEmpty {
            guard let token = next() else {
                isCertain = false
                return
            }
            guard case .sign(let sign) = token else { continue }
            switch sign {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(sign)
            case UInt8(ascii: ")"): if open.popLast() != UInt8(ascii: "(") { isCertain = false }
            case UInt8(ascii: "]"): if open.popLast() != UInt8(ascii: "[") { isCertain = false }
            case UInt8(ascii: "}"): if open.popLast() != UInt8(ascii: "{") { isCertain = false }
            default: break
            }
        }
    }

    private func peek(_ offset: Int) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private mutating func sign() -> Token {
        start = position
        position += 1
        return .sign(bytes[start])
    }

    /// Whether a slash stands where a regular expression can begin: nothing it could divide before it, and no blank
    /// after it.
    private var mayBeginExpression: Bool {
        let next = peek(1)
        if next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") { return false }
        if next == UInt8(ascii: "="), peek(2) == UInt8(ascii: " ") { return false }
        guard position > 0 else { return true }
        let before = bytes[position - 1]
        return !(Word.holds(before) || [")", "]", "}", "\"", "?", "!"].contains(Character(Unicode.Scalar(before))))
    }

    /// Reads a string from its first quotation mark on, code in it included.
    private mutating func string(hashes: Int) {
        let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
        let quotes = isMultiline ? 3 : 1
        position += quotes
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\") where isRun(of: UInt8(ascii: "#"), hashes, at: 1):
                position += hashes + 1
                if peek(0) == UInt8(ascii: "(") {
                    position += 1
                    skip(from: UInt8(ascii: "("))
                } else {
                    position += 1
                }
            case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
                isCertain = false
                return
            case UInt8(ascii: "\"")
            where isRun(of: UInt8(ascii: "\""), quotes, at: 0) && isRun(of: UInt8(ascii: "#"), hashes, at: quotes):
                position += quotes + hashes
                return
            default: position += 1
            }
        }
        isCertain = false
    }

    private func isRun(of byte: UInt8, _ count: Int, at offset: Int) -> Bool {
        for index in 0..<count where peek(offset + index) != byte { return false }
        return true
    }
}
