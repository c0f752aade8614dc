import PageElements

/// The articles beside every page, in the order they are read, folders as sections.
enum ArticleList {
    /// - Parameter current: what is marked as the page itself.
    static func html(current: SidebarEntry, _ context: PageContext) -> HTML? {
        let entries = context.site.sidebar.articles
        guard !entries.isEmpty else { return nil }
        return .of {
            Tag.p(.class("label")) { "Articles" }
            list(entries, current, context)
        }
    }

    private static func list(
        _ entries: [SidebarContent.Entry], _ current: SidebarEntry, _ context: PageContext
    ) -> HTML {
        Tag.ul(.class("tree")) {
            for entry in entries {
                Tag.li {
                    if let address = entry.address {
                        let isCurrent = current == .article(address)
                        Tag.a(.href(context.link(address)), isCurrent ? .aria("current", "page") : nil) {
                            Tag.span { entry.title }
                        }
                    } else {
                        Tag.span(.class("section")) { entry.title }
                    }
                    if !entry.inside.isEmpty { list(entry.inside, current, context) }
                }
            }
        }
    }
}
