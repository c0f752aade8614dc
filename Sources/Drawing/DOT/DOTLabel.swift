/// A run of text in one font.
struct DOTRun: Sendable {
    var text: String
    /// The size in points; absent for the node's or edge's own.
    var size: Int?
    var bold = false
    /// A colour as `#rrggbb`; absent for the node's or edge's own.
    var color: String?
}

/// One cell of a table.
struct DOTCell: Sendable {
    enum Content: Sendable {
        case lines([[DOTRun]])
        case table(DOTTable)
    }

    var content: Content = .lines([])
    /// In the order they are printed; the values are ours, never the user's.
    var attributes: KeyValuePairs<String, String> = [:]

    /// An empty cell that takes room.
    static func space(_ attributes: KeyValuePairs<String, String>) -> DOTCell { DOTCell(attributes: attributes) }

    /// A cell with one line of text.
    static func text(_ runs: DOTRun..., attributes: KeyValuePairs<String, String> = [:]) -> DOTCell {
        DOTCell(content: .lines([runs]), attributes: attributes)
    }
}

/// A table without borders or padding, the only kind of HTML-like label used.
package struct DOTTable: Sendable {
    enum Row: Sendable {
        case cells([DOTCell])
        /// A hairline across.
        case rule
    }

    var rows: [Row]

    init(_ rows: [Row]) { self.rows = rows }

    /// The table in Graphviz's HTML-like language.
    var markup: String {
        let rows = rows.map { row in
            switch row {
            case .rule: "<HR/>"
            case .cells(let cells): "<TR>" + cells.map(Self.markup).joined() + "</TR>"
            }
        }
        let open = #"<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">"#
        return open + rows.joined() + "</TABLE>"
    }

    private static func markup(_ cell: DOTCell) -> String {
        let attributes = cell.attributes.map { #" \#($0)="\#($1)""# }.joined()
        let content =
            switch cell.content {
            case .table(let table): table.markup
            case .lines(let lines) where lines.count == 1: lines[0].map(markup).joined()
            case .lines(let lines): lines.map { $0.map(markup).joined() + #"<BR ALIGN="LEFT"/>"# }.joined()
            }
        return "<TD\(attributes)>\(content)</TD>"
    }

    private static func markup(_ run: DOTRun) -> String {
        guard !run.text.isEmpty else { return "" }
        var markup = DOTText.html(run.text)
        if run.bold { markup = "<B>\(markup)</B>" }
        let size = run.size.map { #" POINT-SIZE="\#($0)""# } ?? ""
        let color = run.color.map { #" COLOR="\#($0)""# } ?? ""
        return size.isEmpty && color.isEmpty ? markup : "<FONT\(size)\(color)>\(markup)</FONT>"
    }
}
