import Base
import NavigationModel

/// The coordinators in the sidebar, each branch one that folds.
struct SidebarTree: Hashable, Sendable {
    /// What becomes of the branches that do not lead to the page.
    enum Folds {
        /// They are open.
        case none
        /// They are closed.
        case closed
        /// They are not on the page.
        case absent
    }

    private struct Node: Hashable {
        let coordinator: NodeReference
        /// Nil for one that was not read.
        let kind: CoordinatorKind?
        let children: [Node]
    }

    private let roots: [Node]
    /// What each coordinator stands under, by id; a root under itself.
    private let parents: [String: String]

    init(_ tree: CoordinatorTree, _ coordinators: [Coordinator]) {
        let kinds = Dictionary(coordinators.map { ($0.id, $0.kind) }) { first, _ in first }
        var parents: [String: String] = [:]
        func nodes(_ hierarchy: [Hierarchy.Node]) -> [Node] {
            hierarchy.filter { !$0.isRepeated }.map { node in
                let id = node.coordinator.id
                for child in node.children where !child.isRepeated { parents[child.coordinator.id] = id }
                return Node(coordinator: node.coordinator, kind: kinds[id], children: nodes(node.children))
            }
        }
        roots = nodes(tree.roots)
        for root in roots { parents[root.coordinator.id] = root.coordinator.id }
        self.parents = parents
    }

    /// - Parameters:
    ///   - entry: the page itself. Where no way leads to it, the tree is open at its roots.
    ///   - folds: what becomes of the branches that do not lead there.
    func html(_ entry: SidebarEntry, folds: Folds, _ context: PageContext) -> HTML {
        let (current, end): (String?, String?) =
            switch entry {
            case .coordinator(let id): (id, id)
            case .screen(let owner): (nil, owner)
            default: (nil, nil)
            }
        let page = OpenPage(current: current, way: way(to: end), folds: folds, context: context)
        return page.branch(roots, isOpen: folds == .none || page.way.isEmpty)
    }

    /// The coordinators from a root of the tree to one of them, by their ids.
    private func way(to end: String?) -> Set<String> {
        var way: Set<String> = []
        var next = end
        while let id = next, let parent = parents[id], way.insert(id).inserted { next = parent }
        return way
    }

    /// The tree on one page.
    private struct OpenPage {
        let current: String?
        let way: Set<String>
        let folds: Folds
        let context: PageContext

        func branch(_ nodes: [Node], isOpen: Bool) -> HTML {
            Tag.ul(.class("tree")) {
                for node in nodes { item(node, isOpen: isOpen || way.contains(node.coordinator.id)) }
            }
        }

        private func item(_ node: Node, isOpen: Bool) -> HTML? {
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
}
