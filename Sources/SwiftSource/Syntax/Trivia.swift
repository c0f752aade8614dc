/// Walks through what stands between two tokens: comments, and the ends of lines outside of them.
struct Trivia {
    enum Piece {
        case lineComment(Range<Int>, isDocumentation: Bool)
        case blockComment(Range<Int>, isDocumentation: Bool)
        case lineBreak
    }

    let bytes: [UInt8]
    private(set) var position: Int
    private let end: Int

    init(bytes: [UInt8], range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// The next comment or end of a line; nil where there is none left.
    mutating func next() -> Piece? {
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: "\n"):
                position += 1
                return .lineBreak
            case UInt8(ascii: "\r"):
                position += byte(1) == UInt8(ascii: "\n") ? 2 : 1
                return .lineBreak
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                let start = position
                while position < end, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
                    position += 1
                }
                let isDocumentation = position > start + 2 && bytes[start + 2] == UInt8(ascii: "/")
                return .lineComment(start..<position, isDocumentation: isDocumentation)
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): return blockComment()
            default: position += 1
            }
        }
        return nil
    }

    private func byte(_ offset: Int) -> UInt8 { position + offset < end ? bytes[position + offset] : 0 }

    private mutating func blockComment() -> Piece {
        let start = position
        position = BlockComment.end(in: bytes, from: start, before: end)
        let isDocumentation =
            position > start + 3 && bytes[start + 2] == UInt8(ascii: "*") && bytes[start + 3] != UInt8(ascii: "/")
        return .blockComment(start..<position, isDocumentation: isDocumentation)
    }
}
