/// The articles beside every page, in the order they are read, folders as sections.
struct ArticleList: Hashable, Sendable {
    private struct Entry: Hashable {
        let title: String
        /// The article's page; nil for a section that no article speaks for.
        let address: String?
        /// What else is in a section.
        let inside: [Entry]

        init(_ entry: ArticleLibrary.Entry) {
            switch entry {
            case .article(let article): (title, address, inside) = (article.title, article.address, [])
            case .section(let name, let index, let entries):
                (title, address, inside) = (name, index?.address, entries.map(Entry.init))
            }
        }
    }

    private let entries: [Entry]

    init(_ library: ArticleLibrary?) { entries = library?.entries.map(Entry.init) ?? [] }

    /// - Parameter current: what is marked as the page itself.
    func html(current: SidebarEntry, _ context: PageContext) -> HTML? {
        guard !entries.isEmpty else { return nil }
        return .of {
            Tag.p(.class("label")) { "Articles" }
            Self.list(entries, current, context)
        }
    }

    private static func list(_ entries: [Entry], _ current: SidebarEntry, _ context: PageContext) -> HTML {
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
