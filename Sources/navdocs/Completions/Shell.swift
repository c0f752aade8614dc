import Base

/// A shell that navdocs writes completions for.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// What the shell is to read: it asks navdocs itself for each word.
    var script: [UInt8] { Resource.contents(of: "navdocs.\(rawValue)") }

    /// The words as the user sees them, the last one the one that is completed.
    ///
    /// Bash hands `--format=json` over as three words, for it breaks words at `=`.
    func joined(_ words: [String]) -> [String] {
        guard self == .bash else { return words }
        var joined: [String] = []
        var isOpen = false
        for word in words {
            if word == "=", let last = joined.last {
                joined[joined.count - 1] = last + word
                isOpen = true
            } else if isOpen, let last = joined.last {
                joined[joined.count - 1] = last + word
                isOpen = false
            } else {
                joined.append(word)
            }
        }
        return joined
    }

    /// What the shell puts in place of what was typed of a word, for a word that it is to become.
    func replacement(_ word: String, typed: String) -> String {
        guard self == .bash, let equals = typed.lastIndex(of: "=") else { return word }
        return String(word.dropFirst(typed.distance(from: typed.startIndex, to: equals) + 1))
    }
}
