import NavigationModel
import SwiftSyntax

/// Finds a generator's markers: line comments whose text after `//` is one of ``GeneratorMarker/Kind``.
enum GeneratorMarkers {
    /// The markers of a file, in order.
    static func markers(in file: SourceFileSyntax, text: String, lines: LineTable) -> [GeneratorMarker] {
        // Few files have any, and looking at every token costs.
        guard isPossible(in: text) else { return [] }
        return file.tokens(viewMode: .sourceAccurate).flatMap { token in
            markers(in: token.leadingTrivia, from: token.position, lines)
                + markers(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, lines)
        }
    }

    /// Whether a text holds the word that all markers do; `contains` would take a tenth of the time of parsing.
    private static func isPossible(in text: String) -> Bool {
        let word = Array("auto-generated".utf8)
        return text.utf8.withContiguousStorageIfAvailable { bytes in
            var position = 0
            while position + word.count <= bytes.count {
                if bytes[position] == word[0], bytes[position..<position + word.count].elementsEqual(word) {
                    return true
                }
                position += 1
            }
            return false
        } ?? true
    }

    private static func markers(
        in trivia: Trivia, from start: AbsolutePosition, _ lines: LineTable
    ) -> [GeneratorMarker] {
        var offset = start.utf8Offset
        return trivia.compactMap { piece in
            defer { offset += piece.sourceLength.utf8Length }
            guard case .lineComment(let comment) = piece,
                let kind = GeneratorMarker.Kind(rawValue: String(comment.dropFirst(2)).trimmed())
            else { return nil }
            return GeneratorMarker(kind: kind, location: lines.location(ofOffset: offset))
        }
    }
}
