/// A table that becomes a list of labels and values on a phone, its roles written out so that it stays a table there.
struct DataTable {
    struct Row {
        var id: String?
        var cells: [HTML]
    }

    /// What the table is of, for those who do not see the heading above it.
    let caption: String
    /// A class that sets the widths of the columns where the usual ones do not suit.
    var widths: String?
    let columns: [String]
    let rows: [Row]

    var html: HTML {
        Tag.table(.class("data", widths), .role("table"), .aria("label", caption)) {
            Tag.thead(.role("rowgroup")) {
                Tag.tr(.role("row")) {
                    for column in columns {
                        Tag.th(.role("columnheader"), .scope("col"), .class(column == "How" ? "how" : nil)) { column }
                    }
                }
            }
            Tag.tbody(.role("rowgroup")) {
                for row in rows { self.row(row) }
            }
        }
    }

    private func row(_ row: Row) -> HTML {
        Tag.tr(.role("row"), .id(row.id)) {
            for (column, cell) in zip(columns, row.cells) {
                if column == columns.first {
                    Tag.th(.role("rowheader"), .scope("row")) { cell }
                } else {
                    Tag.td(.role("cell"), .data("label", column)) { Tag.div { cell } }
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
