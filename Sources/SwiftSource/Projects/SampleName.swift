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
