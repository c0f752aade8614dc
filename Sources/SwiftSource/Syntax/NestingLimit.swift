/// Keeps source within the nesting that the parser reads in good time.
///
/// SwiftParser gives up at 256 levels, and looks ahead at each `[` in a way that doubles the work with every array
/// inside an array. What is nested deeper than any code people write is blanked out before it is parsed, with all
/// lines and columns kept.
package struct NestingLimit {
    /// The most brackets of any kind inside one another.
    private static let brackets = 200
    /// The most square brackets inside one another.
    private static let squareBrackets = 12

    /// What a closing bracket or quotation mark goes back to.
    private enum Level {
        case bracket(opening: UInt8)
        /// Code inside a string, with what ends the string.
        case interpolation(hashes: Int, isMultiline: Bool)
    }

    private var bytes: [UInt8]
    private var position = 0
    private var levels: [Level] = []
    private var squareBrackets = 0
    /// Where what is blanked out begins, and how many levels are open around it.
    private var blanked: (start: Int, depth: Int)?
    private var firstBlank: Int?

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The text with what is nested too deeply blanked out, and the offset in UTF-8 where that first happened.
    package static func applied(to text: String) -> (text: String, tooDeep: Int?) {
        var limit = NestingLimit(text)
        limit.scan()
        guard let offset = limit.firstBlank else { return (text, nil) }
        return (String(decoding: limit.bytes, as: UTF8.self), offset)
    }

    private mutating func scan() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "/"): comment()
            case UInt8(ascii: "#"), UInt8(ascii: "\""): stringStart()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(bytes[position])
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
            default: position += 1
            }
        }
        if let blanked { bytes.blank(blanked.start..<bytes.count) }
    }

    private func byte(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    // MARK: Brackets

    private mutating func open(_ bracket: UInt8) {
        levels.append(.bracket(opening: bracket))
        if bracket == UInt8(ascii: "[") { squareBrackets += 1 }
        if blanked == nil, levels.count > Self.brackets || squareBrackets > Self.squareBrackets {
            blanked = (position, levels.count - 1)
            firstBlank = firstBlank ?? position
        }
        position += 1
    }

    private mutating func close() {
        position += 1
        switch levels.popLast() {
        case .bracket(UInt8(ascii: "[")): squareBrackets -= 1
        case .interpolation(let hashes, let isMultiline): string(hashes: hashes, isMultiline: isMultiline)
        case .bracket, nil: break
        }
        if let blanked, levels.count <= blanked.depth {
            bytes.blank(blanked.start..<position)
            self.blanked = nil
        }
    }

    // MARK: Comments and strings

    private mutating func comment() {
        guard byte(1) == UInt8(ascii: "/") else {
            position =
                byte(1) == UInt8(ascii: "*")
                ? BlockComment.end(in: bytes, from: position, before: bytes.count) : position + 1
            return
        }
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func stringStart() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard byte(hashes) == UInt8(ascii: "\"") else {
            position += max(hashes, 1)
            return
        }
        let isMultiline = byte(hashes + 1) == UInt8(ascii: "\"") && byte(hashes + 2) == UInt8(ascii: "\"")
        position += hashes + (isMultiline ? 3 : 1)
        string(hashes: hashes, isMultiline: isMultiline)
    }

    /// The rest of a string, up to its end or to code inside it.
    private mutating func string(hashes: Int, isMultiline: Bool) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\") where isRun(of: "#", count: hashes, at: 1):
                if byte(1 + hashes) == UInt8(ascii: "(") {
                    position += hashes + 2
                    levels.append(.interpolation(hashes: hashes, isMultiline: isMultiline))
                    return
                }
                position += hashes + 2
            case UInt8(ascii: "\n") where !isMultiline:
                return
            case UInt8(ascii: "\"")
            where isRun(of: "\"", count: isMultiline ? 3 : 1, at: 0)
                && isRun(of: "#", count: hashes, at: isMultiline ? 3 : 1):
                position += hashes + (isMultiline ? 3 : 1)
                return
            default: position += 1
            }
        }
    }

    private func isRun(of character: Unicode.Scalar, count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: character) }
    }
}
