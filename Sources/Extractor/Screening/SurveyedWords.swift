import NavigationModel

/// The words of an app by a glance at its files, those included that were not parsed.
package struct SurveyedWords: Mentions {
    private static let previews = Word.hash(of: "PreviewProvider")

    private let outlines: [Outline]
    /// Whether every file could be followed.
    private let isComplete: Bool

    package init(of files: [SourceFile]) { self.init(files.map { Survey(of: $0) }) }

    init(_ surveys: [Survey]) {
        outlines = surveys.compactMap(\.outline)
        isComplete = outlines.count == surveys.count
    }

    package func mentions(of words: Set<String>) -> [String: MentionedBy]? {
        guard isComplete else { return nil }
        let asked = Dictionary(words.map { (Word.hash(of: $0), $0) }) { first, _ in first }
        var found = Dictionary(uniqueKeysWithValues: words.map { ($0, MentionedBy()) })
        for declaration in outlines.lazy.flatMap(\.declarations)
        where !declaration.header.contains(Self.previews) {
            let owner = declaration.path.first.flatMap { asked[$0] }
            for word in declaration.all.lazy.compactMap({ asked[$0] }) where word != owner {
                if let owner { found[word]?.asked.insert(owner) } else { found[word]?.others = true }
            }
        }
        return found
    }
}
