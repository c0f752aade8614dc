import NavigationModel
import SwiftSyntax

/// Finds a generator's markers: line comments whose text after `//` is one of ``GeneratorMarker/Kind``.
enum GeneratorMarkers {
    /// The markers of a file, in order.
    static func markers(in file: SourceFileSyntax, text: String, lines: LineTable) -> [GeneratorMarker] {
        // Few files have any, and looking at every token costs.
        guard text.utf8.contains("auto-generated".utf8) else { return [] }
        return file.tokens(viewMode: .sourceAccurate).flatMap { token in
            markers(in: token.leadingTrivia, from: token.position, lines)
                + markers(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, lines)
        }
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
