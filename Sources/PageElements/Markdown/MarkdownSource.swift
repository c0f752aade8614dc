/// The lines a Markdown document was written as, for what the node tree does not tell.
struct MarkdownSource {
    private let lines: [Substring.UTF8View]
    private let quotes: Int

    init(_ text: String) {
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { $0 }
        quotes = 0
    }

    private init(lines: [Substring.UTF8View], quotes: Int) {
        self.lines = lines
        self.quotes = quotes
    }

    /// The same lines, read inside so many more block quotes.
    func nested(inQuotes more: Int) -> MarkdownSource { MarkdownSource(lines: lines, quotes: quotes + more) }

    /// Whether the code span whose content starts here was opened by exactly two back-ticks.
    /// - Parameters:
    ///   - column: counted from 1, in bytes.
    ///   - line: counted from 1.
    func hasTwoBackTicks(before column: Int, line: Int) -> Bool {
        guard lines.indices.contains(line - 1), column > 1 else { return false }
        let before = lines[line - 1].prefix(column - 1).reversed()
        return before.prefix { $0 == UInt8(ascii: "`") }.count == 2
    }

    /// The lines of a paragraph without indentation and the marks of the quotes around it.
    /// - Parameters:
    ///   - range: line numbers, counted from 1.
    ///   - firstColumn: where the first line's content starts, counted from 1 in bytes.
    func lines(_ range: ClosedRange<Int>, firstColumn: Int) -> [String] {
        range.filter { lines.indices.contains($0 - 1) }.map { number in
            let line = lines[number - 1]
            var content = Substring(line).drop { $0 == " " || $0 == "\t" }
            if number == range.lowerBound {
                content = Substring(line.dropFirst(firstColumn - 1))
            } else {
                for _ in 0..<quotes where content.first == ">" {
                    content = content.dropFirst().drop { $0 == " " || $0 == "\t" }
                }
            }
            return EscapedPunctuation.verbatim(String(content))
        }
    }
}
