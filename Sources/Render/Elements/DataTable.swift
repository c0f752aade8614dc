/// A table that becomes a list of labels and values on a phone, its roles written out so that it stays a table there.
struct DataTable {
    struct Row {
        var id: String?
        /// What filters know the row by.
        var tokens: String?
        var cells: [HTML]
    }

    /// What a script sorts the rows of a column by.
    enum Sorting: String {
        /// The words in the cell.
        case text
        /// How many links and names there are in it.
        case links
        /// The number in it.
        case number
    }

    /// What the table is of, for those who do not see the heading above it.
    let caption: String
    /// A class that sets the widths of the columns where the usual ones do not suit.
    var widths: String?
    /// The table's own id, for what filters it.
    var id: String?
    /// What scripts sort by, column by column; a table without any is not sorted.
    var sorting: [Sorting] = []
    let columns: [String]
    let rows: [Row]

    var html: HTML {
        Tag.table(.class("data", widths), .id(id), .role("table"), .aria("label", caption)) {
            Tag.thead(.role("rowgroup")) {
                Tag.tr(.role("row")) {
                    for (position, column) in columns.enumerated() {
                        Tag.th(
                            .role("columnheader"), .scope("col"), .class(column == "How" ? "how" : nil),
                            sorting.indices.contains(position) ? .data("sort", sorting[position].rawValue) : nil
                        ) {
                            column
                        }
                    }
                }
            }
            Tag.tbody(.role("rowgroup")) {
                for row in rows { self.row(row) }
            }
        }
    }

    private func row(_ row: Row) -> HTML {
        Tag.tr(.role("row"), .id(row.id), row.tokens.map { .data("has", $0) }) {
            for (column, cell) in zip(columns, row.cells) {
                if column == columns.first {
                    Tag.th(.role("rowheader"), .scope("row")) { cell }
                } else {
                    Tag.td(.role("cell"), .data("label", column)) {
                        if case .text = cell { cell } else { Tag.div { cell } }
                    }
                }
            }
        }
    }

    /// A table of the user's own, which scrolls where it is too wide.
    static func frame(@HTMLBuilder _ content: () -> HTML) -> HTML {
        Tag.div(.class("wide"), .focusable, .role("group"), .aria("label", "Table")) {
            Tag.table(.class("plain")) { content() }
        }
    }
}
