/// The Markdown inside a documentation comment.
enum DocComment {
    /// The text of the last run of `///` lines, or of the last `/** */` block, before a declaration.
    ///
    /// As for the compiler, a blank line ends a run, and a comment of another kind after it takes its place.
    static func text(before node: Node, in tree: SyntaxTree) -> String? {
        let token = tree.tokens[tree.first(node)]
        guard token.leading < token.start else { return nil }
        var lines: [String] = []
        var isRun = false
        var lineBreaks = 0
        var trivia = Trivia(bytes: tree.bytes, range: Int(token.leading)..<Int(token.start))
        while let piece = trivia.next() {
            switch piece {
            case .lineComment(let range, isDocumentation: true):
                if !isRun || lineBreaks > 1 { lines = [] }
                (isRun, lineBreaks) = (true, 0)
                lines.append(tree.text(range.lowerBound + 3..<range.upperBound))
            case .blockComment(let range, isDocumentation: true):
                isRun = false
                lines = blockLines(tree.text(range))
            case .lineComment, .blockComment:
                isRun = false
                lines = []
            case .lineBreak: lineBreaks += 1
            }
        }
        if lines.isEmpty { return nil }
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
        utf8.contains(UInt8(ascii: "\t")) ? String(flatMap { $0 == "\t" ? Array("    ") : [$0] }) : self
    }
}
