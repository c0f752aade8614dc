import NavigationModel
import PageElements

/// The coordinators in the sidebar, each branch one that folds.
struct SidebarTree {
    /// What becomes of the branches that do not lead to the page.
    enum Folds {
        /// They are open.
        case none
        /// They are closed.
        case closed
        /// They are not on the page.
        case absent
    }

    /// The most coordinators beside each other where most are absent, and the most levels down to the page.
    private static let mostBeside = 60
    private static let mostLevels = 12

    private let context: PageContext
    private let folds: Folds
    private let current: String?
    /// The coordinators from a root of the tree to the page.
    private let way: Set<String>

    init(page: Page, context: PageContext, folds: Folds) {
        self.context = context
        self.folds = folds
        let end: String?
        switch page.entry {
        case .coordinator(let id): (current, end) = (id, id)
        case .screen(let owner): (current, end) = (nil, owner)
        default: (current, end) = (nil, nil)
        }
        way = context.site.sidebar.way(to: end)
    }

    /// Where no way leads to the page, it is open at its roots.
    var html: HTML { branch(roots, isOpen: folds == .none || way.isEmpty) }

    /// Where most are absent, no more than the last levels of a long way.
    private var roots: [SidebarContent.Node] {
        var nodes = context.site.sidebar.roots
        guard folds == .absent else { return nodes }
        var levels = way.count
        while levels > Self.mostLevels, let next = nodes.first(where: { way.contains($0.coordinator.id) }) {
            nodes = next.children
            levels -= 1
        }
        return nodes
    }

    private func branch(_ nodes: [SidebarContent.Node], isOpen: Bool) -> HTML {
        let shown = shown(of: nodes)
        return Tag.ul(.class("tree")) {
            for node in shown { item(node, isOpen: isOpen || way.contains(node.coordinator.id)) }
            if shown.count < nodes.count { Tag.li(.class("quiet")) { "and \(nodes.count - shown.count) more" } }
        }
    }

    /// Where most are absent, those around the one that the way goes on with.
    private func shown(of nodes: [SidebarContent.Node]) -> ArraySlice<SidebarContent.Node> {
        guard folds == .absent, nodes.count > Self.mostBeside else { return nodes[...] }
        let position = nodes.firstIndex { way.contains($0.coordinator.id) } ?? 0
        let first = min(max(0, position - Self.mostBeside / 2), nodes.count - Self.mostBeside)
        return nodes[first..<first + Self.mostBeside]
    }

    private func item(_ node: SidebarContent.Node, isOpen: Bool) -> HTML? {
        let id = node.coordinator.id
        guard let target = context.site.addresses.coordinator(id) else { return nil }
        let isBranch = !node.children.isEmpty && (isOpen || folds != .absent)
        return Tag.li {
            Tag.a(.href(context.link(target)), Sidebar.mark(id == current, target, context)) {
                node.kind.map { Icon($0).html }
                QuietName.html(node.coordinator.name)
            }
            if isBranch {
                Tag.details(isOpen ? .open : nil) {
                    Tag.summary { Tag.span(.class("unseen")) { "Below \(node.coordinator.name)" } }
                    branch(node.children, isOpen: folds == .none)
                }
            }
        }
    }
}
