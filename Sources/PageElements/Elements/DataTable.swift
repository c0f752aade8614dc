/// A table that becomes a list of labels and values on a phone, its roles written out so that it stays a table there.
package struct DataTable {
    package struct Row {
        package var id: String?
        /// What filters know the row by.
        package var tokens: String?
        package var cells: [HTML]

        package init(id: String? = nil, tokens: String? = nil, cells: [HTML]) {
            self.id = id
            self.tokens = tokens
            self.cells = cells
        }
    }

    /// What a script sorts the rows of a column by.
    package enum Sorting: String {
        /// The words in the cell.
        case text
        /// How many links and names there are in it.
        case links
        /// The number in it.
        case number
    }

    /// The columns that are narrow, as they hold few words.
    private static let narrow: Set<String> = ["How", "Style"]

    /// What the table is of, for those who do not see the heading above it.
    package let caption: String
    /// A class that sets the widths of the columns where the usual ones do not suit.
    package var widths: String?
    /// The table's own id, for what filters it.
    package var id: String?
    /// What scripts sort by, column by column; a table without any is not sorted.
    package var sorting: [Sorting] = []
    package let columns: [String]
    package let rows: [Row]

    package init(
        caption: String, widths: String? = nil, id: String? = nil, sorting: [Sorting] = [], columns: [String],
        rows: [Row]
    ) {
        self.caption = caption
        self.widths = widths
        self.id = id
        self.sorting = sorting
        self.columns = columns
        self.rows = rows
    }

    package var html: HTML {
        Tag.table(.class("data", widths), .id(id), .role("table"), .aria("label", caption)) {
            Tag.thead(.role("rowgroup")) {
                Tag.tr(.role("row")) {
                    for (position, column) in columns.enumerated() {
                        Tag.th(
                            .role("columnheader"), .scope("col"), .class(Self.narrow.contains(column) ? "how" : nil),
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
    package static func frame(@HTMLBuilder _ content: () -> HTML) -> HTML {
        Tag.div(.class("wide"), .focusable, .role("group"), .aria("label", "Table")) {
            Tag.table(.class("plain")) { content() }
        }
    }
}
