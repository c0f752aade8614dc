import NavigationModel

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
    var html: HTML { branch(context.site.sidebar.roots, isOpen: folds == .none || way.isEmpty) }

    private func branch(_ nodes: [SidebarContent.Node], isOpen: Bool) -> HTML {
        Tag.ul(.class("tree")) {
            for node in nodes { item(node, isOpen: isOpen || way.contains(node.coordinator.id)) }
        }
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
