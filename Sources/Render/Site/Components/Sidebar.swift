import NavigationModel

/// The site's contents beside every page.
enum Sidebar {
    /// Past so many coordinators the tree is open only along the way to the page.
    private static let foldLimit = 60

    static func html(current: SidebarEntry, path: String, _ context: PageContext) -> HTML {
        let graph = context.site.graph
        return Tag.nav(
            .class("sidebar"), .id("sidebar"), .named("popover", "auto"), .aria("label", "Site")
        ) {
            Tag.ul(.class("entries")) {
                entry("Overview", Addresses.overview, nil, current == .overview, path, context)
                entry("Screens", Addresses.screens, graph.screens.count, current == .screens, path, context)
                entry("Journeys", Addresses.journeys, nil, current == .journeys, path, context)
                entry("Deep links", Addresses.deepLinks, graph.deepLinks.count, current == .deepLinks, path, context)
                entry("Findings", Addresses.findings, graph.findings.count, current == .findings, path, context)
                entry(
                    "Not understood", Addresses.notUnderstood, graph.notUnderstood.count, current == .notUnderstood,
                    path, context)
            }
            if !graph.coordinators.isEmpty {
                Tag.p(.class("label")) { "Coordinators" }
                tree(context.site.tree.roots, open: openBranches(current, context), current, path, context)
                if graph.coordinators.count > foldLimit {
                    Tag.a(.href(context.link("\(Addresses.overview)#tree"))) { "All \(graph.coordinators.count)" }
                }
            }
        }
    }

    private static func entry(
        _ title: String, _ target: String, _ count: Int?, _ isCurrent: Bool, _ path: String, _ context: PageContext
    ) -> HTML {
        Tag.li {
            Tag.a(.href(context.link(target)), mark(isCurrent, target, path)) {
                Tag.span { title }
                if let count { Tag.span(.class("count")) { "\(count)" } }
            }
        }
    }

    private static func tree(
        _ nodes: [Hierarchy.Node], open: Set<String>?, _ current: SidebarEntry, _ path: String, _ context: PageContext
    ) -> HTML {
        Tag.ul(.class("tree")) {
            for node in nodes where !node.isRepeated {
                let id = node.coordinator.id
                if let target = context.site.addresses.coordinator(id) {
                    Tag.li {
                        Tag.a(.href(context.link(target)), mark(current == .coordinator(id), target, path)) {
                            context.site.index.coordinator(id).map { Icon($0.kind).html }
                            QuietName.html(node.coordinator.name)
                        }
                        if open?.contains(id) ?? true, node.children.contains(where: { !$0.isRepeated }) {
                            tree(node.children, open: open, current, path, context)
                        }
                    }
                }
            }
        }
    }

    /// The coordinators whose children are listed; nil for all.
    private static func openBranches(_ current: SidebarEntry, _ context: PageContext) -> Set<String>? {
        guard context.site.graph.coordinators.count > foldLimit else { return nil }
        guard case .coordinator(let id) = current else { return [] }
        return Set(context.site.tree.path(to: id).map(\.coordinator.id))
    }

    /// The page itself is `page`; a page below an entry marks it `true`.
    private static func mark(_ isCurrent: Bool, _ target: String, _ path: String) -> Attribute? {
        isCurrent ? .aria("current", target == path ? "page" : "true") : nil
    }
}
