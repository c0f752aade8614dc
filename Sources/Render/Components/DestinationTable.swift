import NavigationModel
import PageElements

/// Everything a coordinator can show: what, how, and from where.
struct DestinationTable: Hashable, Sendable {
    private struct Row: Hashable {
        let destination: Destination
        let styles: [ShownStyle]
        let opened: TransitionCell
    }

    /// The coordinator's name.
    private let owner: String
    /// What it shows first that is none of its destinations.
    private let first: [PlainTable.Row]
    private let rows: [Row]

    init(_ coordinator: Coordinator, _ index: GraphIndex) {
        owner = coordinator.name
        first = index.firstViews(of: coordinator).map { PlainTable.Row($0, index) }
        rows = coordinator.destinations.map { destination in
            Row(
                destination: destination, styles: ShownStyle.all(of: destination, index),
                opened: TransitionCell(index.transitions(to: destination), index))
        }
    }

    func html(_ context: PageContext) -> HTML {
        .of {
            SectionHeading.html(
                "Destinations", id: "destinations",
                note: rows.isEmpty ? nil : "\(rows.count), in source order")
            if rows.isEmpty && first.isEmpty {
                Tag.p { "\(owner) doesn’t declare any destinations." }
            } else {
                // Those that have an address on this page are all there.
                DataTable(
                    caption: "Destinations of \(owner)", columns: ["Destination", "Shows", "Style", "Opened from"],
                    rows: first.map { $0.html(context) }
                        + rows.prefix(Addresses.mostRows).map { Self.html($0, context) }
                ).html
                DataTable.rest(of: rows.count, context)
            }
        }
    }

    private static func html(_ row: Row, _ context: PageContext) -> DataTable.Row {
        DataTable.Row(
            id: context.site.addresses.anchor(row.destination.id),
            cells: [
                first(row.destination, context),
                shows(row.destination, context),
                .of {
                    if row.styles.isEmpty { Tag.span(.class("quiet")) { "never shown" } }
                    StyleChip.html(row.styles)
                },
                row.opened.html(context),
            ])
    }

    private static func first(_ destination: Destination, _ context: PageContext) -> HTML {
        .of {
            Tag.code(.class("signature")) {
                Tag.b { destination.name }
                parameters(destination)
            }
            if destination.managed { Tag.span(.class("aside")) { "generated" } }
            if let text = destination.documentation {
                context.markdown.summary(text).map { summary in Tag.p { summary } }
                context.markdown.discussion(text, under: 2).map { more in
                    Tag.details {
                        Tag.summary { "More" }
                        Tag.div(.class("prose")) { more }
                    }
                }
            }
            for note in notes(destination) { Tag.p(.class("condition")) { note } }
            Tag.div(.class("declared")) {
                destination.declaration.map { code in Tag.code(.class("text")) { declaration(code) } }
                context.place(destination.location)
            }
        }
    }

    /// A declaration whose arrow stays with the result.
    private static func declaration(_ code: String) -> HTML {
        guard let arrow = code.ranges(of: "-> ").last else { return SwiftHighlighter.html(code) }
        return .of {
            SwiftHighlighter.html(String(code[..<arrow.lowerBound]))
            Tag.span(.class("result")) { SwiftHighlighter.html(String(code[arrow.lowerBound...])) }
        }
    }

    /// A destination's parameters as its declaration has them, with the parentheses around them.
    static func parameters(_ destination: Destination) -> String {
        let shown = destination.parameters.map { parameter in
            "\(parameter.label ?? "_"): \(parameter.type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        return shown.isEmpty ? "" : "(\(shown.joined(separator: ", ")))"
    }

    private static func notes(_ destination: Destination) -> [String] {
        var notes: [String] = []
        if let tab = destination.tab {
            let parts = [tab.title.map { "“\($0)”" }, tab.image, tab.role.map { "role \($0)" }].compactMap { $0 }
            if !parts.isEmpty { notes.append("Tab item: \(parts.joined(separator: ", "))") }
        }
        if let condition = destination.condition { notes.append("Only if \(condition)") }
        if let versions = destination.trackedBy { notes.append("Only with Scaffolding \(versions)") }
        return notes
    }

    private static func shows(_ destination: Destination, _ context: PageContext) -> HTML {
        .of {
            if destination.targets.isEmpty { Tag.span(.class("quiet")) { "inline view" } }
            for target in destination.targets { Tag.div { context.reference(target) } }
            if let wrapper = destination.wrapper { Tag.div(.class("quiet")) { "in \(wrapper)" } }
        }
    }
}
