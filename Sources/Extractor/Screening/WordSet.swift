/// Words, quick to look for in source.
///
/// It keeps their hashes: a word that only shares its hash with one of the set counts as one of it. That costs the time
/// of parsing a file that could have been left out, and no fact.
struct WordSet: Sendable {
    private var hashes: Set<UInt64> = []
    /// One bit for each hash's lowest digits, so that most words are told apart without a look-up.
    private var digits = [Bool](repeating: false, count: 1 << 14)

    init(_ words: some Sequence<String>) {
        for word in words { insert(Word.hash(of: word)) }
    }

    /// Whether it was not in the set.
    @discardableResult mutating func insert(_ hash: UInt64) -> Bool {
        digits[Int(hash & 0x3FFF)] = true
        return hashes.insert(hash).inserted
    }

    func contains(_ hash: UInt64) -> Bool {
        digits[Int(hash & 0x3FFF)] && hashes.contains(hash)
    }
}

/// What source is made of: letters, digits and underscores, and every character beyond ASCII.
enum Word {
    private static let offset: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01b3

    /// Whether a byte may stand in a word.
    static func holds(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x80...: true
        default: false
        }
    }

    /// Every word of a piece of source, comments and strings included.
    static func all(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Set<UInt64> {
        var words: Set<UInt64> = []
        var position = range.lowerBound
        while let word = next(in: bytes, at: &position), position <= range.upperBound { words.insert(word) }
        return words
    }

    /// The 64-bit FNV-1a hash of a word.
    static func hash(of word: String) -> UInt64 {
        word.utf8.reduce(offset) { ($0 ^ UInt64($1)) &* prime }
    }

    /// The hash of the next word; nil at the end.
    /// - Parameter position: where to look, and after it the end of the word.
    static func next(in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int) -> UInt64? {
        while position < bytes.count, !holds(bytes[position]) { position += 1 }
        guard position < bytes.count else { return nil }
        var hash = offset
        while position < bytes.count, holds(bytes[position]) {
            hash = (hash ^ UInt64(bytes[position])) &* prime
            position += 1
        }
        return hash
    }
}
