import NavigationModel
import PageElements

/// What a view is made of, and what it is part of.
struct ViewParts: Hashable, Sendable {
    private let parts: [NodeReference]
    private let holders: [NodeReference]

    init(_ screen: Screen, _ index: GraphIndex) {
        parts = screen.contains
        holders = index.screens(containing: screen.id)
    }

    func html(_ context: PageContext) -> HTML {
        .of {
            if !parts.isEmpty {
                SectionHeading.html("Contains", id: "contains")
                Tag.p { Self.references(parts, context) }
            }
            if !holders.isEmpty {
                SectionHeading.html("Part of", id: "part-of")
                Tag.p { Self.references(holders, context) }
            }
        }
    }

    /// The most names that stand in a row.
    private static let most = 100

    /// Names with commas between, each a link where it has a page.
    static func references(_ nodes: [NodeReference], _ context: PageContext) -> HTML {
        .of {
            for (position, node) in nodes.prefix(most).enumerated() {
                position > 0 ? ", " : ""
                context.reference(node)
            }
            if nodes.count > most {
                " and \(nodes.count - most) more, listed in "
                Tag.a(.href(context.link(Addresses.document))) { Addresses.document }
            }
        }
    }
}
