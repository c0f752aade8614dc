import PageElements

/// The sections an article stands in, outermost first.
struct ArticleSections: Hashable, Sendable {
    private struct Section: Hashable {
        let title: String
        /// The article that speaks for it; nil where none does.
        let address: String?
    }

    private let sections: [Section]

    init(around article: Article, in library: ArticleLibrary) {
        sections = article.folders.indices.compactMap { depth in
            let folder = article.folders.prefix(depth + 1)
            let index = library.pages.first { $0.isIndex && $0.folders == Array(folder) }
            if index?.path == article.path { return nil }
            return Section(title: index?.title ?? Article.readable(folder.last ?? ""), address: index?.address)
        }
    }

    /// The way to the article, from the first page on.
    /// - Parameter title: the article's.
    func breadcrumb(to title: String, _ context: PageContext) -> HTML {
        Tag.nav(.class("crumbs"), .aria("label", "Breadcrumbs")) {
            Tag.ol(.class("path")) {
                Tag.li { Tag.a(.href(context.link(Addresses.overview))) { context.site.title } }
                for section in sections {
                    Tag.li {
                        section.address.map { address in Tag.a(.href(context.link(address))) { section.title } }
                            ?? Tag.span { section.title }
                    }
                }
                Tag.li { Tag.b(.aria("current", "page")) { title } }
            }
        }
    }
}
