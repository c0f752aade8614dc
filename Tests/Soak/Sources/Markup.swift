/// What a page must never hold, whatever the user writes.
struct Markup {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether no tag has a handler, and no element is there that only the user could have put there.
    var isSafe: Bool {
        var position = 0
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            let tag = tag(from: start + 1)
            position = tag.end
            if Self.forbidden.contains(tag.name) || !tag.isClosed { return false }
            if tag.attributes.contains(where: { $0.starts(with: Array("on".utf8)) }) { return false }
        }
        return true
    }

    private static let forbidden = ["iframe", "object", "embed", "base", "form", "image", "foreignobject"]
        .map { Array($0.utf8) }

    private struct Tag {
        var name: [UInt8] = []
        var attributes: [[UInt8]] = []
        var end: Int
        var isClosed = false
    }

    /// Reads a tag from its name on: quoted values hold anything, so a name is what stands outside of them.
    private func tag(from start: Int) -> Tag {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        var quote: UInt8?
        for position in start..<bytes.count {
            let byte = bytes[position]
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: ">"):
                words.append(word)
                return Tag(
                    name: words[0], attributes: words.dropFirst().filter { !$0.isEmpty }, end: position + 1,
                    isClosed: true)
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                words.append(word)
                word = []
            default: word.append(byte | 0x20)
            }
        }
        return Tag(end: bytes.count)
    }
}
