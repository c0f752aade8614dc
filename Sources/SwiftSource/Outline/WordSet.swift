/// Words by their hashes, each once.
///
/// A `Set` would hash the hashes once more, which takes longer than reading the words.
struct WordSet {
    /// The words in the order in which they came.
    private(set) var elements: [UInt64] = []
    /// The words, each at the first free place from the one that it is first looked for at; 0 is a free place. At least
    /// half of the places are free.
    private var places = [UInt64](repeating: 0, count: 64)
    /// Another in every run, so that nobody can write a file whose words all belong at one place.
    private static let factor = UInt64(truncatingIfNeeded: "WordSet".hashValue) | 1

    mutating func insert(_ word: UInt64) {
        guard word != 0, place(word) else { return }
        elements.append(word)
        guard elements.count * 2 > places.count else { return }
        places = [UInt64](repeating: 0, count: places.count * 2)
        for word in elements { _ = place(word) }
    }

    /// Gives a word its place.
    /// - Returns: false where it has one.
    private mutating func place(_ word: UInt64) -> Bool {
        let last = places.count - 1
        var index = Int(truncatingIfNeeded: (word &* Self.factor) >> 32) & last
        while places[index] != 0 {
            if places[index] == word { return false }
            index = (index + 1) & last
        }
        places[index] = word
        return true
    }
}
