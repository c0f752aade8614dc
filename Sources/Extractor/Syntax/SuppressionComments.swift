import NavigationModel
import SwiftSyntax

/// Finds the comments that suppress findings: `// navdocs:ignore RULE - why`, `// navdocs:ignore-file RULE - why`.
enum SuppressionComments {
    /// The word that all of them hold, which a glance at a file looks for.
    static let word = "navdocs"

    /// The suppressions of a file, in order.
    static func suppressions(in file: SourceFileSyntax, text: String, lines: LineTable) -> [SuppressionFacts] {
        guard text.contains("navdocs:ignore") else { return [] }
        return file.tokens(viewMode: .sourceAccurate).flatMap { token in
            let own = pieces(of: token.leadingTrivia, from: token.position).map { comment, offset in
                (comment, offset, lines: covered(before: token, lines))
            }
            let trailing = pieces(of: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia).map {
                comment, offset in
                let line = lines.location(ofOffset: offset).line
                return (comment, offset, lines: line...line)
            }
            return (own + trailing).compactMap { comment, offset, covered in
                suppression(comment, lines: covered, at: lines.location(ofOffset: offset))
            }
        }
    }

    /// The line comments of trivia, with where they stand.
    private static func pieces(of trivia: Trivia, from start: AbsolutePosition) -> [(String, Int)] {
        var offset = start.utf8Offset
        return trivia.compactMap { piece in
            defer { offset += piece.sourceLength.utf8Length }
            guard case .lineComment(let comment) = piece else { return nil }
            return (comment, offset)
        }
    }

    /// The lines of what begins at a token: of a whole declaration, of one line for anything else.
    private static func covered(before token: TokenSyntax, _ lines: LineTable) -> ClosedRange<Int> {
        let first = lines.location(of: token).line
        var declaration: DeclSyntax?
        var node = token.parent
        while let current = node, current.firstToken(viewMode: .sourceAccurate) == token {
            declaration = current.as(DeclSyntax.self) ?? declaration
            node = current.parent
        }
        guard let declaration else { return first...first }
        let last = lines.location(ofOffset: declaration.endPositionBeforeTrailingTrivia.utf8Offset).line
        return first...max(first, last)
    }

    private static func suppression(
        _ comment: String, lines: ClosedRange<Int>, at location: NavigationModel.SourceLocation
    ) -> SuppressionFacts? {
        let text = String(comment.drop { $0 == "/" }).trimmed()
        guard text.hasPrefix("navdocs:ignore") else { return nil }
        var rest = text.dropFirst("navdocs:ignore".count)
        let isFile = rest.hasPrefix("-file")
        if isFile { rest = rest.dropFirst("-file".count) }
        guard rest.first?.isWhitespace ?? true else { return nil }
        let (rules, reason) = parts(of: rest)
        return SuppressionFacts(rules: rules, reason: reason, lines: isFile ? nil : lines, location: location)
    }

    /// The ids, and what follows a dash that stands alone.
    private static func parts(of text: Substring) -> (rules: [String], reason: String?) {
        let words = text.split(whereSeparator: \.isWhitespace)
        let dash = words.firstIndex { ["-", "–", "—", "--"].contains($0) } ?? words.endIndex
        let rules = words[..<dash].flatMap { $0.split(separator: ",") }.map(String.init)
        let reason = words[dash...].dropFirst().joined(separator: " ")
        return (rules, reason.isEmpty ? nil : reason)
    }
}
