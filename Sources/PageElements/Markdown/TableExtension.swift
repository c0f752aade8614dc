/// Tables of GitHub Flavored Markdown (spec 0.29, §4.10): paragraphs that hold a row, a row of dashes, and more rows.
enum TableExtension {
    private enum Alignment: String {
        case left, center, right
    }

    /// The nodes with each paragraph that is a table drawn as one.
    /// - Parameter definitions: the document's link definitions, for links in cells.
    static func apply(
        to nodes: [MarkdownNode], definitions: String, inline: ([MarkdownNode]) -> Markup
    ) -> [MarkdownNode] {
        nodes.flatMap { node -> [MarkdownNode] in
            var node = node
            guard case .paragraph(let lines) = node.kind else {
                node.children = apply(to: node.children, definitions: definitions, inline: inline)
                return [node]
            }
            guard let table = Table(lines: lines) else { return [node] }
            let before = lines.prefix(table.firstLine).joined(separator: "\n")
            let contents = contents(of: table, definitions: definitions)
            let html = table.html { cell in inline(contents[cell] ?? []) }
            return (before.isEmpty ? [] : Cmark.parse(before + "\n\n" + definitions))
                + [MarkdownNode(.block(html.printed))]
        }
    }

    /// The inlines of each cell, by its text. They are read as the texts of headings, the one block that is always a
    /// single line of inlines; all at once, since the definitions are read each time.
    private static func contents(of table: Table, definitions: String) -> [String: [MarkdownNode]] {
        let cells = Set(table.rows.joined()).union(table.header).sorted()
        let headings = cells.map { "# \($0) #" }.joined(separator: "\n")
        let nodes = Cmark.parse("\(headings)\n\n\(definitions)")
        return Dictionary(zip(cells, nodes.map(\.children))) { first, _ in first }
    }

    private struct Table {
        /// How many missing cells are made up. Without a limit, a table of few bytes would be one of millions of cells.
        private static let mostMissing = 10_000

        let firstLine: Int
        let header: [String]
        let rows: [[String]]
        let alignments: [Alignment?]

        init?(lines: [String]) {
            let delimiters = lines.dropFirst().firstIndex { Self.alignments($0) != nil }
            guard let delimiters, let alignments = Self.alignments(lines[delimiters]) else { return nil }
            header = Self.cells(lines[delimiters - 1])
            guard header.count == alignments.count else { return nil }
            firstLine = delimiters - 1
            self.alignments = alignments
            var made = 0
            rows = lines[(delimiters + 1)...].map { line in
                let cells = Self.cells(line).prefix(alignments.count)
                let missing = alignments.count - cells.count
                guard made + missing <= Self.mostMissing else { return Array(cells) }
                made += missing
                return cells + Array(repeating: "", count: missing)
            }
        }

        /// What the row of dashes says about each column, or nil when the line is no such row.
        private static func alignments(_ line: String) -> [Alignment?]? {
            guard line.contains("-"), line.allSatisfy({ "|:- \t".contains($0) }) else { return nil }
            var alignments: [Alignment?] = []
            for cell in cells(line) {
                let dashes = cell.drop { $0 == ":" }.prefix { $0 == "-" }
                let marks = (cell.hasPrefix(":"), cell.hasSuffix(":"))
                guard !dashes.isEmpty, cell.count == dashes.count + (marks.0 ? 1 : 0) + (marks.1 ? 1 : 0) else {
                    return nil
                }
                alignments.append(marks.0 ? (marks.1 ? .center : .left) : (marks.1 ? .right : nil))
            }
            return alignments
        }

        /// The cells of a row, trimmed. A pipe with a back-slash before it is part of its cell.
        private static func cells(_ line: String) -> [String] {
            var cells: [String] = []
            var cell = ""
            var isEscaped = false
            let line = line.trimmed
            for character in line.hasPrefix("|") ? line.dropFirst() : line[...] {
                if character == "|", !isEscaped {
                    cells.append(cell.trimmed)
                    cell = ""
                } else {
                    if character == "|" { cell.removeLast() }
                    cell.append(character)
                }
                isEscaped = character == "\\" && !isEscaped
            }
            let endsWithPipe = cell.isEmpty && line.hasSuffix("|")
            return endsWithPipe ? cells : cells + [cell.trimmed]
        }

        func html(_ content: (String) -> Markup) -> HTML {
            let columns = Array(alignments.enumerated())
            return DataTable.frame {
                Tag.thead {
                    Tag.tr {
                        for (column, alignment) in columns {
                            Tag.th(.scope("col"), .class(alignment?.rawValue)) { content(header[column]) }
                        }
                    }
                }
                if !rows.isEmpty {
                    Tag.tbody {
                        for row in rows {
                            Tag.tr {
                                for (column, alignment) in columns.prefix(row.count) {
                                    Tag.td(.class(alignment?.rawValue)) { content(row[column]) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

extension StringProtocol {
    /// Without spaces and tabs at either end.
    package var trimmed: String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
