/// Finds the attributes that links are made of, in markup that printers of ours wrote: values stand in double quotes, and
/// no `<` or `>` stands in text or in a value.
package struct TagScanner {
    package enum Name {
        case id, link
    }

    private let bytes: [UInt8]

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Hands over each `id`, `href` and `src` in order, character references resolved.
    package func attributes(_ found: (Name, String) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            var position = 0
            while position < bytes.count {
                guard bytes[position] == UInt8(ascii: "<") else {
                    position += 1
                    continue
                }
                position = Self.tag(in: bytes, at: position, found)
            }
        }
    }

    /// Reads a tag.
    /// - Returns: the position after it.
    private static func tag(
        in bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ found: (Name, String) -> Void
    ) -> Int {
        var position = start + 1
        var word = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ">"): return position + 1
            case UInt8(ascii: " "), UInt8(ascii: "\n"):
                word = position + 1
                position += 1
            case UInt8(ascii: "\""):
                let value = position + 1
                var end = value
                while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
                if let name = name(bytes[word..<position]) {
                    found(name, text(bytes[value..<end]))
                }
                position = end + 1
            default: position += 1
            }
        }
        return position
    }

    /// - Parameter word: the attribute's name and the equals sign.
    private static func name(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Name? {
        switch word.count {
        case 3 where word.elementsEqual("id=".utf8): .id
        case 4 where word.elementsEqual("src=".utf8): .link
        case 5 where word.elementsEqual("href=".utf8): .link
        default: nil
        }
    }

    /// The text that a value or a title stands for.
    static func text(_ value: some Collection<UInt8>) -> String {
        let text = String(decoding: value, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(text) {
            $0.replacing($1.0, with: $1.1)
        }
    }
}
