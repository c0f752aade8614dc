import SwiftSyntax

/// The Markdown inside a documentation comment.
enum DocComment {
    /// The text of the last run of `///` lines, or of the last `/** */` block, before a declaration.
    ///
    /// As for the compiler, a blank line ends a run, and a comment of another kind after it takes its place.
    static func text(before node: some SyntaxProtocol) -> String? {
        var lines: [String] = []
        var isRun = false
        var lineBreaks = 0
        for piece in node.leadingTrivia {
            switch piece {
            case .docLineComment(let comment):
                if !isRun || lineBreaks > 1 { lines = [] }
                (isRun, lineBreaks) = (true, 0)
                lines.append(String(comment.dropFirst(3)))
            case .docBlockComment(let comment):
                isRun = false
                lines = blockLines(comment)
            case .lineComment, .blockComment:
                isRun = false
                lines = []
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                lineBreaks += count
            default: break
            }
        }
        let text = withoutIndentation(lines)
        return text.isEmpty ? nil : text
    }

    private static func blockLines(_ comment: String) -> [String] {
        var body = comment.dropFirst(3)
        if body.hasSuffix("*/") { body = body.dropLast(2) }
        while let last = body.last, last.isWhitespace { body.removeLast() }
        return body.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            return trimmed.first == "*" ? String(trimmed.dropFirst()) : String(line)
        }
    }

    /// The lines joined, less the indentation all of them share and blank lines at both ends.
    private static func withoutIndentation(_ lines: [String]) -> String {
        func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
        var lines = lines.map { $0.replacingTabs() }
        while let last = lines.last, isBlank(last) { lines.removeLast() }
        while let first = lines.first, isBlank(first) { lines.removeFirst() }
        let shared = lines.filter { !isBlank($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { isBlank($0) ? "" : String($0.dropFirst(shared)) }.joined(separator: "\n")
    }
}

extension String {
    fileprivate func replacingTabs() -> String {
        contains("\t") ? String(flatMap { $0 == "\t" ? Array("    ") : [$0] }) : self
    }
}
