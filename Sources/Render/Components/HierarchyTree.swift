import Base
import NavigationModel

/// The coordinators as a tree of links: what shows what, and how.
enum HierarchyTree {
    static func html(_ context: PageContext) -> HTML {
        branch(context.site.tree.roots, context)
    }

    private static func branch(_ nodes: [Hierarchy.Node], _ context: PageContext) -> HTML {
        Tag.ul(.class("hierarchy")) {
            for node in nodes {
                Tag.li {
                    row(node, context)
                    if !node.children.isEmpty { branch(node.children, context) }
                }
            }
        }
    }

    private static func row(_ node: Hierarchy.Node, _ context: PageContext) -> HTML {
        let coordinator = context.site.index.coordinator(node.coordinator.id)
        return Tag.div(.class("row")) {
            StyleLine.inWords(to: node)
            if let coordinator { Icon(coordinator.kind).html }
            if let address = context.site.addresses.coordinator(node.coordinator.id) {
                Tag.a(.href(context.link(address))) { QuietName.html(node.coordinator.name) }
            }
            if node.isInferred { Tag.span(.class("aside")) { "inferred" } }
            Tag.span(.class("count")) {
                if node.isRepeated, let parent = context.site.tree.parent(of: node.coordinator.id) {
                    "also under \(QuietName.short(parent.name))"
                } else if let coordinator {
                    Words.count(coordinator.destinations.count, "destination")
                }
            }
        }
    }
}
