import Base
import Facts

/// Finds the comments that suppress findings: `// navdocs:ignore RULE - why`, `// navdocs:ignore-file RULE - why`.
package enum SuppressionComments {
    /// The word that all of them hold, which a glance at a file looks for.
    package static let word = "navdocs"

    /// The suppressions of a file, in order.
    package static func suppressions(in tree: SyntaxTree, lines: LineTable) -> [SuppressionFacts] {
        guard tree.holds("navdocs:ignore") else { return [] }
        var outermost: [Int: Node] = [:]
        for number in 0..<tree.count {
            // A parent comes after its children.
            let node = Node(number: Int32(number))
            if tree.kind(node).isDeclaration { outermost[tree.first(node)] = node }
        }
        return tree.lineComments.compactMap { comment in
            let location = lines.location(ofOffset: comment.range.lowerBound)
            let covered =
                comment.isTrailing
                ? location.line...location.line
                : Self.covered(before: comment.token, outermost[comment.token], tree, lines)
            return suppression(tree.text(comment.range), lines: covered, at: location)
        }
    }

    /// The lines of what begins at a token: of a whole declaration, of one line for anything else.
    private static func covered(
        before token: Int, _ declaration: Node?, _ tree: SyntaxTree, _ lines: LineTable
    ) -> ClosedRange<Int> {
        let first = lines.location(ofOffset: Int(tree.tokens[token].start)).line
        guard let declaration else { return first...first }
        let last = lines.location(ofOffset: Int(tree.tokens[tree.end(declaration) - 1].end)).line
        return first...max(first, last)
    }

    private static func suppression(
        _ comment: String, lines: ClosedRange<Int>, at location: Base.SourceLocation
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
