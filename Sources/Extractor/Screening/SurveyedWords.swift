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

    package func isMentioned(_ word: String, outside declarations: Set<String>) -> Bool? {
        guard isComplete else { return nil }
        let hash = Word.hash(of: word)
        let left = Set(declarations.map(Word.hash(of:)))
        return outlines.contains { outline in
            outline.declarations.contains { declaration in
                !(declaration.path.first.map(left.contains) ?? false) && !declaration.header.contains(Self.previews)
                    && declaration.all.contains(hash)
            }
        }
    }
}
