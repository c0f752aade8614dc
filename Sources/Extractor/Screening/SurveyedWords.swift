import NavigationModel

/// The words of an app by a glance at its files, those included that were not parsed.
package struct SurveyedWords: Mentions {
    private static let previews = Word.hash(of: "PreviewProvider")

    private let outlines: [Outline]
    /// Those of the files that were not read as a whole.
    private let unread: [Outline]
    /// Whether every file could be followed.
    private let isComplete: Bool

    /// - Parameter files: all of which were read as a whole.
    package init(of files: [SourceFile]) { self.init(files.map { Survey(of: $0) }, read: Set(files.indices)) }

    /// - Parameter read: the files that were read as a whole, by position.
    init(_ surveys: [Survey], read: Set<Int>) {
        outlines = surveys.compactMap(\.outline)
        unread = surveys.enumerated().filter { !read.contains($0.offset) }.compactMap(\.element.outline)
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

    package func unread(of words: Set<String>) -> Set<String> {
        guard isComplete else { return words }
        let asked = Dictionary(words.map { (Word.hash(of: $0), $0) }) { first, _ in first }
        return Set(unread.flatMap { $0.declarations.flatMap { $0.all.compactMap { asked[$0] } } })
    }
}
