/// Names that targets and folders have which only show how something is used.
package enum SampleName {
    private static let words: Set = ["demo", "demos", "example", "examples", "sample", "samples"]

    /// Whether a name is that of a sample: `Demo`, `Examples`, `PlanetsDemo`, `Sample-App`, `ExampleApp`.
    package static func isSample(_ name: String) -> Bool {
        var words = words(of: name)
        if words.count > 1, words.last == "app" { words.removeLast() }
        return words.last.map(Self.words.contains) ?? false
    }

    /// The words of a name, where a sign or a capital letter begins each.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var isInside = false
        for character in name {
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

/// Where an app starts, as far as a look at the text of a file tells.
package enum AppStart {
    /// Whether a file says that an app starts there; a tool for the command line is none.
    package static func isIn(_ utf8: [UInt8]) -> Bool {
        if contains("ApplicationMain", in: utf8) { return true }
        return contains("@main", in: utf8)
            && (contains("ApplicationDelegate", in: utf8) || contains(": App", in: utf8, isWholeWord: true))
    }

    private static func contains(_ text: String, in utf8: [UInt8], isWholeWord: Bool = false) -> Bool {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, utf8.count >= wanted.count else { return false }
        for start in 0...(utf8.count - wanted.count)
        where utf8[start] == first && utf8[start..<(start + wanted.count)].elementsEqual(wanted) {
            let end = start + wanted.count
            guard isWholeWord, end < utf8.count else { return true }
            let scalar = Unicode.Scalar(utf8[end])
            if !scalar.properties.isAlphabetic, scalar != "_", !("0"..."9").contains(scalar) { return true }
        }
        return false
    }
}
