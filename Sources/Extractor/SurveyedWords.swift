import Base
import Linking
import SwiftSource

/// The words of an app by a glance at its files, those included that were not parsed.
package struct SurveyedWords: Mentions {
    private static let previews = Word.hash(of: "PreviewProvider")

    private let outlines: [Outline]
    /// The files that nothing was read of.
    private let unread: [Outline]
    /// The files that were read without some of their functions' code.
    private let partly: [(file: AppFile, survey: FileScan)]
    /// The files that could not be followed, all of which are read whole.
    private let unfollowed: [(file: AppFile, survey: FileScan)]

    /// - Parameter files: all of which were read as a whole.
    package init(of files: [AppFile]) {
        self.init(
            files.map { $0.survey() }, files: files,
            read: Dictionary(uniqueKeysWithValues: files.indices.map { ($0, .whole) }))
    }

    /// - Parameter read: how much of each file was read, by position.
    init(_ surveys: [FileScan], files: [AppFile], read: [Int: ParseDepth]) {
        outlines = surveys.compactMap(\.outline)
        unread = surveys.indices.filter { read[$0] == nil }.compactMap { surveys[$0].outline }
        partly = surveys.indices.filter { read[$0] == .results && surveys[$0].outline != nil }.map {
            (files[$0], surveys[$0])
        }
        unfollowed = surveys.indices.filter { surveys[$0].outline == nil }.map { (files[$0], surveys[$0]) }
    }

    package func mentions(of words: Set<String>) -> [String: MentionedBy]? {
        let asked = Dictionary(words.map { (Word.hash(of: $0), $0) }) { first, _ in first }
        // Nearly all words are of no interest.
        let bits = asked.keys.reduce(into: NameFilter()) { $0.insert($1) }
        var found = Dictionary(uniqueKeysWithValues: words.map { ($0, MentionedBy()) })
        for declaration in outlines.lazy.flatMap(\.declarations)
        where !declaration.header.contains(Self.previews) {
            let owner = declaration.path.first.flatMap { asked[$0] }
            for word in declaration.all.lazy.filter(bits.contains).compactMap({ asked[$0] }) where word != owner {
                if let owner { found[word]?.asked.insert(owner) } else { found[word]?.others = true }
            }
        }
        for (file, survey) in unfollowed {
            let words = file.wordsLeftOut(survey)
            for word in words.lazy.compactMap({ asked[$0] }) { found[word]?.others = true }
        }
        return found
    }

    /// Which of some words no file holds.
    func missing(of words: Set<String>) -> Set<String> {
        guard !words.isEmpty else { return [] }
        let asked = Dictionary(words.map { (Word.hash(of: $0), $0) }) { first, _ in first }
        let bits = asked.keys.reduce(into: NameFilter()) { $0.insert($1) }
        var missing = words
        func take(_ words: some Sequence<UInt64>) {
            for word in words where bits.contains(word) {
                if let name = asked[word] { missing.remove(name) }
            }
        }
        for declaration in outlines.lazy.flatMap(\.declarations) {
            take(declaration.path)
            take(declaration.all)
        }
        for (file, survey) in unfollowed { take(file.wordsLeftOut(survey)) }
        return missing
    }

    package func unread(of words: Set<String>) -> Set<String> {
        let asked = Dictionary(words.map { (Word.hash(of: $0), $0) }) { first, _ in first }
        let whole = unread.flatMap { $0.declarations.flatMap { $0.all.compactMap { asked[$0] } } }
        let left = partly.flatMap { file, survey in
            file.wordsLeftOut(survey).compactMap { asked[$0] }
        }
        return Set(whole).union(left)
    }
}
