import PageElements

extension DataTable {
    /// A table of as many rows as are read.
    /// - Returns: with a sentence below that tells how many there are besides, and where they are listed.
    static func html<Items: Collection>(
        caption: String, widths: String? = nil, columns: [String], of items: Items, _ context: PageContext,
        row: (Items.Element) -> Row
    ) -> HTML {
        .of {
            DataTable(
                caption: caption, widths: widths, columns: columns, rows: items.prefix(Addresses.mostRows).map(row)
            ).html
            rest(of: items.count, context)
        }
    }

    /// How many more there are than ``Addresses/mostRows``; nothing where there are none.
    static func rest(of count: Int, _ context: PageContext) -> HTML? {
        guard count > Addresses.mostRows else { return nil }
        return Tag.p {
            "And \(count - Addresses.mostRows) more: "
            Tag.a(.href(context.link(Addresses.document))) { Addresses.document }
            " lists all \(count)."
        }
    }
}
