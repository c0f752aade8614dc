/// Keeps source within what SwiftParser reads in good time.
///
/// It gives up at 256 levels. It looks ahead at each `[` and `<` for a type, at each `{ (` for the parameters of a closure, at each
/// attribute for a declaration, and at each bracket that is never closed for its end: each time again for what is inside. What
/// is nested deeper than any code people write, and what would be looked at too often, is blanked out before it is parsed, with
/// all lines and columns kept.
package struct NestingLimit {
    /// The most brackets of any kind inside one another.
    private static let brackets = 200
    /// The most brackets that are never closed.
    private static let unclosed = 16
    /// The most interpolations inside one another.
    private static let interpolations = 12
    /// The most `#if` inside one another.
    private static let directives = 50

    /// What a closing bracket or quotation mark goes back to.
    private struct Level {
        enum Kind {
            case bracket(UInt8)
            /// Code inside a string, with what ends the string.
            case interpolation(hashes: Int, isMultiline: Bool)
        }

        let kind: Kind
        let start: Int
        /// What is looked ahead for around it.
        let around: LookAhead
    }

    /// What is blanked out.
    private struct Blanked {
        let start: Int
        /// How many levels are open around it.
        let depth: Int
        /// For type arguments, how many of them are around it.
        var angles: Int?
        /// Whether it is the code behind an `#if`.
        var isDirective = false
    }

    private var bytes: [UInt8]
    private var position = 0
    private var levels: [Level] = []
    private var interpolations = 0
    private var directives = 0
    private var ahead = LookAhead()
    private var blanked: Blanked?
    private var firstBlank: Int?

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Source that SwiftParser reads in good time.
    package struct Limited {
        /// The text with what is nested too deeply blanked out.
        package let text: String
        /// Where that first happened; nil where nothing is.
        package let tooDeep: Int?
        /// Where the first bracket stands that is never closed, of source with something blanked out.
        package let unclosed: Int?
    }

    /// The text within the limits, and the offsets in UTF-8 of what was beyond them.
    package static func applied(to text: String) -> Limited {
        var limit = NestingLimit(text)
        limit.scan()
        guard let offset = limit.firstBlank else { return Limited(text: text, tooDeep: nil, unclosed: nil) }
        return Limited(
            text: String(decoding: limit.bytes, as: UTF8.self), tooDeep: offset, unclosed: limit.levels.first?.start)
    }

    private mutating func scan() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "/"): comment()
            case UInt8(ascii: "#") where byte(1) != UInt8(ascii: "\"") && byte(1) != UInt8(ascii: "#"): directive()
            case UInt8(ascii: "#"), UInt8(ascii: "\""): stringStart()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(bytes[position])
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
            case UInt8(ascii: "<"): openAngle()
            case UInt8(ascii: ">"): closeAngle()
            case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"): position += 2
            case let byte where byte.isWord: word()
            case let byte: sign(byte)
            }
        }
        if let blanked { bytes.blank(blanked.start..<bytes.count) }
        if levels.count > Self.unclosed {
            let start = levels[Self.unclosed].start
            bytes.blank(start..<bytes.count)
            firstBlank = min(firstBlank ?? start, start)
        }
    }

    private func byte(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private mutating func blank(_ piece: Blanked) {
        guard blanked == nil else { return }
        blanked = piece
        firstBlank = firstBlank ?? piece.start
    }

    private mutating func unblank(before end: Int) {
        guard let blanked else { return }
        bytes.blank(blanked.start..<end)
        self.blanked = nil
    }

    // MARK: Brackets

    private mutating func open(_ bracket: UInt8) {
        push(.bracket(bracket))
        ahead.open(bracket)
        if levels.count > Self.brackets || ahead.isTooMuch { blank(Blanked(start: position, depth: levels.count - 1)) }
        position += 1
    }

    private mutating func push(_ kind: Level.Kind) {
        levels.append(Level(kind: kind, start: position, around: ahead))
    }

    private mutating func close() {
        position += 1
        let level = levels.popLast()
        if let blanked, levels.count <= blanked.depth {
            unblank(before: blanked.angles == nil ? position : position - 1)
        }
        guard let level else { return }
        ahead.close(to: level.around)
        if case .interpolation(let hashes, let isMultiline) = level.kind {
            interpolations -= 1
            string(hashes: hashes, isMultiline: isMultiline)
        }
    }

    private mutating func openAngle() {
        if position == 0 || bytes[position - 1] != UInt8(ascii: ".") {
            ahead.openAngle()
            if ahead.isTooMuch {
                blank(Blanked(start: position, depth: levels.count - 1, angles: ahead.angles - 1))
            }
        }
        position += 1
    }

    private mutating func closeAngle() {
        position += 1
        guard ahead.angles > levels.last?.around.angles ?? 0 else { return ahead.end() }
        ahead.angles -= 1
        if let angles = blanked?.angles, angles >= ahead.angles, blanked?.depth == levels.count - 1 {
            unblank(before: position)
        }
    }

    // MARK: Words and signs

    private mutating func word() {
        let start = position
        while position < bytes.count, bytes[position].isWord { position += 1 }
        ahead.word(bytes[start..<position], isInParentheses: bracket == UInt8(ascii: "("))
        if ahead.isTooMuch { blank(Blanked(start: start, depth: levels.count - 1, angles: -1)) }
    }

    /// The innermost bracket that is open.
    private var bracket: UInt8? { if case .bracket(let byte)? = levels.last?.kind { byte } else { nil } }

    private mutating func sign(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "@"): ahead.attribute(isInParentheses: bracket == UInt8(ascii: "("))
        case UInt8(ascii: ",") where bracket == UInt8(ascii: "[") && ahead.angles == levels.last?.around.angles,
            UInt8(ascii: "=") where bracket != UInt8(ascii: "("), UInt8(ascii: "&") where self.byte(1) == byte,
            UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: ";"), UInt8(ascii: "\\"):
            ahead.end()
        default: break
        }
        if byte > UInt8(ascii: " ") { ahead.last = .sign }
        position += 1
    }

    // MARK: Directives, comments and strings

    private mutating func directive() {
        let start = position
        position += 1
        while position < bytes.count, bytes[position].isWord { position += 1 }
        if bytes[start..<position].elementsEqual("#if".utf8) {
            directives += 1
            if directives > Self.directives { blank(Blanked(start: start, depth: .min, isDirective: true)) }
        } else if bytes[start..<position].elementsEqual("#endif".utf8) {
            directives = max(directives - 1, 0)
            if blanked?.isDirective == true, directives <= Self.directives { unblank(before: position) }
        } else {
            ahead.end()
        }
    }

    private mutating func comment() {
        guard byte(1) == UInt8(ascii: "/") else {
            if byte(1) == UInt8(ascii: "*") {
                position = BlockComment.end(in: bytes, from: position, before: bytes.count)
            } else {
                ahead.end()
                position += 1
            }
            return
        }
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func stringStart() {
        ahead.end()
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
                    push(.interpolation(hashes: hashes, isMultiline: isMultiline))
                    interpolations += 1
                    if interpolations > Self.interpolations || levels.count > Self.brackets {
                        blank(Blanked(start: position, depth: levels.count - 1))
                    }
                    position += hashes + 2
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
