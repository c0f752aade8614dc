import Base
import Drawing
import NavigationModel
import PageElements

/// The coordinators as a tree of links: what shows what, and how.
struct HierarchyTree: Hashable, Sendable {
    /// The most coordinators below one that are told elsewhere, each by one line.
    private static let mostRepeated = 25

    /// A coordinator in the tree.
    private struct Node: Hashable {
        let coordinator: NodeReference
        /// Nil for one that was not read.
        let kind: CoordinatorKind?
        /// The line that leads to it.
        let line: LineStyle
        let isInferred: Bool
        /// How much it holds, or where it is told.
        let note: String?
        let children: [Node]
        /// How many more there are below it, all told elsewhere.
        let more: Int
    }

    private let roots: [Node]

    init(_ site: SiteContent) { roots = site.tree.roots.map { Self.node($0, site) } }

    private static func node(_ node: Hierarchy.Node, _ site: SiteContent) -> Node {
        let coordinator = site.index.coordinator(node.coordinator.id)
        let told = node.isRepeated ? site.tree.parent(of: node.coordinator.id) : nil
        var room = mostRepeated
        let children = node.children.filter { child in
            if child.isRepeated { room -= 1 }
            return !child.isRepeated || room >= 0
        }
        return Node(
            coordinator: node.coordinator, kind: coordinator?.kind, line: LineStyle(to: node),
            isInferred: node.isInferred,
            note: told.map { "also under \(QuietName.short($0.name))" }
                ?? coordinator.map { $0.isHost ? $0.word : Words.count($0.destinations.count, "destination") },
            children: children.map { self.node($0, site) }, more: node.children.count - children.count)
    }

    func html(_ context: PageContext) -> HTML { Self.branch(roots, more: nil, context) }

    /// - Parameter more: what is said of those that are left out.
    private static func branch(_ nodes: [Node], more: String?, _ context: PageContext) -> HTML {
        Tag.ul(.class("hierarchy")) {
            for node in nodes {
                Tag.li {
                    row(node, context)
                    if !node.children.isEmpty {
                        branch(
                            node.children, more: node.more > 0 ? "and \(node.more) more, which appear elsewhere" : nil,
                            context)
                    }
                }
            }
            if let more { Tag.li(.class("quiet")) { more } }
        }
    }

    private static func row(_ node: Node, _ context: PageContext) -> HTML {
        Tag.div(.class("row")) {
            StyleLine.inWords(node.line)
            if let kind = node.kind { Icon(kind).html }
            if let address = context.site.addresses.coordinator(node.coordinator.id) {
                Tag.a(.href(context.link(address))) { QuietName.html(node.coordinator.name) }
            }
            if node.isInferred { Tag.span(.class("aside")) { "inferred" } }
            Tag.span(.class("count")) { node.note.map { .text($0) } }
        }
    }
}
