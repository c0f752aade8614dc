import NavigationModel

/// What views show by themselves, without a coordinator: what, how, and from where.
struct PlainTable {
    let title: String
    let id: String
    let note: String
    let transitions: [Transition]

    /// - Returns: nothing where there are none.
    func html(_ context: PageContext) -> HTML {
        guard !transitions.isEmpty else { return .empty }
        return .of {
            SectionHeading.html(title, id: id, note: note)
            DataTable(
                caption: title, columns: ["Name", "Shows", "How", "Opened from"],
                rows: transitions.map { Self.row($0, context) }
            ).html
        }
    }

    /// What one view shows by itself.
    static func row(_ transition: Transition, _ context: PageContext) -> DataTable.Row {
        DataTable.Row(cells: [
            DestinationName.html(transition, context),
            transition.to.map(context.reference) ?? Tag.span(.class("quiet")) { "built in place" },
            StyleChip.html(transition.style),
            TransitionCell.html([transition], context),
        ])
    }
}
