import NavigationModel

/// What a view is made of, and what it is part of.
enum ViewParts {
    static func html(_ screen: Screen, _ context: PageContext) -> HTML {
        let holders = context.site.index.screens(containing: screen.id)
        return .of {
            if !screen.contains.isEmpty {
                SectionHeading.html("Contains", id: "contains")
                Tag.p { references(screen.contains, context) }
            }
            if !holders.isEmpty {
                SectionHeading.html("Part of", id: "part-of")
                Tag.p { references(holders, context) }
            }
        }
    }

    /// Names with commas between, each a link where it has a page.
    static func references(_ nodes: [NodeReference], _ context: PageContext) -> HTML {
        .of {
            for (position, node) in nodes.enumerated() {
                position > 0 ? ", " : ""
                context.reference(node)
            }
        }
    }
}
