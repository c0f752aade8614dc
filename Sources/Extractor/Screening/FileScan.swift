import Base
import NavigationModel
import SwiftSource

/// What a glance at one file's words tells, before anything is parsed.
package struct FileScan: Sendable {
    /// The readers that the file has a mark of, by position in ``SourceReader/readers``.
    let marks: Set<Int>
    /// The readers that it has a needle of.
    package let needles: Set<Int>
    /// Whether it may hold comments for navdocs, which count wherever they stand.
    let hasComments: Bool
    /// Nil where the file could not be followed.
    let outline: Outline?

    init(marks: Set<Int>, needles: Set<Int>, hasComments: Bool, outline: Outline?) {
        self.marks = marks
        self.needles = needles
        self.hasComments = hasComments
        self.outline = outline
    }

    package init(of file: SourceFile) {
        // No name in it leads anywhere: it is read where there is a system that asks for storyboards.
        guard file.isSwift else {
            self = FileScan(marks: [], needles: [], hasComments: false, outline: Outline())
            return
        }
        let outline = OutlineReader.outline(of: file.text, path: file.path)
        var words: Set<UInt64> = []
        var text = file.text
        text.withUTF8 { bytes in
            var start = 0
            for preview in outline?.previews ?? [] {
                words.formUnion(Word.all(in: bytes, start..<preview.lowerBound, of: Self.asked))
                start = preview.upperBound
            }
            words.formUnion(Word.all(in: bytes, start..<bytes.count, of: Self.asked))
        }
        marks = Self.readers(of: words, by: Self.marksByWord)
        needles = Self.readers(of: words, by: Self.needlesByWord)
        hasComments = words.contains(Self.comment)
        self.outline = outline
    }

    private static func readers(of words: Set<UInt64>, by known: [UInt64: Set<Int>]) -> Set<Int> {
        known.reduce(into: []) { found, entry in
            if words.contains(entry.key) { found.formUnion(entry.value) }
        }
    }

    private static let comment = Word.hash(of: SuppressionComments.word)
    private static let marksByWord = positions { $0.marks }
    private static let needlesByWord = positions { $0.needles }
    /// All words of interest: nearly all words of a file are of none.
    private static let asked = ([comment] + marksByWord.keys + needlesByWord.keys)
        .reduce(into: NameFilter()) { $0.insert($1) }

    private static func positions(of words: (any NavigationReader.Type) -> [String]) -> [UInt64: Set<Int>] {
        SourceReader.readers.enumerated().reduce(into: [:]) { found, reader in
            for word in words(reader.element) { found[Word.hash(of: word), default: []].insert(reader.offset) }
        }
    }
}
