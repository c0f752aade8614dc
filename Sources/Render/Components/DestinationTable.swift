import NavigationModel

/// Everything a coordinator can show: what, how, and from where.
enum DestinationTable {
    static func html(_ coordinator: Coordinator, _ context: PageContext) -> HTML {
        let destinations = coordinator.destinations
        let first = context.site.index.firstViews(of: coordinator)
        return .of {
            SectionHeading.html(
                "Destinations", id: "destinations",
                note: destinations.isEmpty ? nil : "\(destinations.count), in the order of the source")
            if destinations.isEmpty && first.isEmpty {
                Tag.p { "\(coordinator.name) declares none." }
            } else {
                DataTable(
                    caption: "Destinations of \(coordinator.name)",
                    columns: ["Destination", "Shows", "How", "Opened from"],
                    rows: first.map { PlainTable.row($0, context) } + destinations.map { row($0, context) }
                ).html
            }
        }
    }

    private static func row(_ destination: Destination, _ context: PageContext) -> DataTable.Row {
        let transitions = context.site.index.transitions(to: destination)
        return DataTable.Row(
            id: context.site.addresses.anchor(destination.id),
            cells: [
                first(destination, context),
                shows(destination, context),
                .of {
                    if destination.presentations.isEmpty { Tag.span(.class("quiet")) { "never shown" } }
                    StyleChip.all(destination, context.site.index)
                },
                TransitionCell.html(transitions, context),
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
        if let condition = destination.condition { notes.append("Only where \(condition)") }
        if let versions = destination.trackedBy { notes.append("Tracked by \(versions) only") }
        return notes
    }

    private static func shows(_ destination: Destination, _ context: PageContext) -> HTML {
        .of {
            if destination.targets.isEmpty { Tag.span(.class("quiet")) { "built in place" } }
            for target in destination.targets { Tag.div { context.reference(target) } }
            if let wrapper = destination.wrapper { Tag.div(.class("quiet")) { "in \(wrapper)" } }
        }
    }
}
