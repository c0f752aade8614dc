/// Counts in sentences.
package enum Words {
    private static let small = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]

    /// `1 destination`, `6 destinations`.
    package static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }

    /// `six destinations`, and digits past twelve.
    package static func spelled(_ number: Int, _ noun: String, plural: String? = nil) -> String {
        let word = small.indices.contains(number) ? small[number] : "\(number)"
        return "\(word) \(number == 1 ? noun : plural ?? noun + "s")"
    }
}

extension String {
    /// With its first letter a capital.
    package var sentence: String { prefix(1).uppercased() + dropFirst() }

    /// Whether a name begins with a word of its own: `goTo` with `go`, and not `google`.
    package func begins(withWord word: String) -> Bool {
        hasPrefix(word) && dropFirst(word.count).first?.isLowercase != true
    }
}

extension StringProtocol {
    /// The words of a name in small letters, each of which a capital letter or a sign begins: `no` and `action` of `noAction`.
    package var words: [String] {
        var words: [String] = []
        var isInside = false
        for character in self {
            guard character.isLetter || character.isNumber else {
                isInside = false
                continue
            }
            if !isInside || character.isUppercase { words.append("") }
            words[words.count - 1] += character.lowercased()
            isInside = true
        }
        return words
    }
}
