import NavigationModel
import PageElements

/// What a view opens: which destination, what that shows, how, by which call.
enum OpensTable {
    static func html(_ ways: [ScreenWays.Way], _ context: PageContext) -> HTML {
        DataTable.html(
            caption: "Opens", widths: "opens", columns: ["Destination", "Shows", "Style", "Call"], of: ways, context
        ) { way in
            DataTable.Row(cells: [
                DestinationName.html(way.transition, context),
                way.transition.to.map(context.reference) ?? Tag.span(.class("quiet")) { "inline view" },
                StyleChip.html(way.transition.style),
                TransitionCell.html(way.transition, part: way.part, context),
            ])
        }
    }
}
