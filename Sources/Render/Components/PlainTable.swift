import NavigationModel
import PageElements

/// What views show by themselves, without a coordinator: what, how, and from where.
struct PlainTable: Hashable, Sendable {
    /// What one view shows by itself.
    struct Row: Hashable, Sendable {
        let transition: Transition
        private let opened: TransitionCell

        init(_ transition: Transition, _ index: GraphIndex) {
            self.transition = transition
            opened = TransitionCell([transition], index)
        }

        func html(_ context: PageContext) -> DataTable.Row {
            DataTable.Row(cells: [
                DestinationName.html(transition, context),
                transition.to.map(context.reference) ?? Tag.span(.class("quiet")) { "inline view" },
                StyleChip.html(transition.style),
                opened.html(context),
            ])
        }
    }

    private let title: String
    private let id: String
    private let note: String
    private let rows: [Row]

    /// - Parameters:
    ///   - title: the table's heading, with an anchor and a note beside it.
    ///   - transitions: one for each row.
    ///   - index: the graph they are of.
    init(title: String, id: String, note: String, transitions: [Transition], _ index: GraphIndex) {
        self.title = title
        self.id = id
        self.note = note
        rows = transitions.map { Row($0, index) }
    }

    /// - Returns: nothing where there are no rows.
    func html(_ context: PageContext) -> HTML {
        guard !rows.isEmpty else { return .empty }
        return .of {
            SectionHeading.html(title, id: id, note: note)
            DataTable.html(caption: title, columns: ["Name", "Shows", "Style", "Opened from"], of: rows, context) {
                $0.html(context)
            }
        }
    }
}
