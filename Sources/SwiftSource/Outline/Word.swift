import Base

/// Words of source, letters, digits, underscores and every character beyond ASCII, known by their hashes.
///
/// Two words of one hash are taken for the same. That costs the time of parsing a file that could have been left out, and
/// no fact.
package enum Word {
    /// Whether a byte may stand in a word.
    static func holds(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x80...: true
        default: false
        }
    }

    /// Every word of a piece of source, comments and strings included, each once.
    package static func all(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [UInt64] {
        var words = WordSet()
        var position = range.lowerBound
        while let word = next(in: bytes, at: &position), position <= range.upperBound { words.insert(word) }
        return words.elements
    }

    /// The words of a piece of source that a filter lets through.
    package static func all(
        in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, of asked: NameFilter
    ) -> Set<UInt64> {
        var words: Set<UInt64> = []
        var position = range.lowerBound
        while let word = next(in: bytes, at: &position), position <= range.upperBound {
            if asked.contains(word) { words.insert(word) }
        }
        return words
    }

    package static func hash(of word: String) -> UInt64 { FNV1a.hash(of: word) }

    /// The hash of the next word; nil at the end.
    /// - Parameter position: where to look, and after it the end of the word.
    static func next(in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int) -> UInt64? {
        while position < bytes.count, !holds(bytes[position]) { position += 1 }
        guard position < bytes.count else { return nil }
        var hash = FNV1a.offset
        while position < bytes.count, holds(bytes[position]) {
            hash = (hash ^ UInt64(bytes[position])) &* FNV1a.prime
            position += 1
        }
        return hash
    }
}
