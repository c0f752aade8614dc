/// The articles in the order they are read, folders as sections.
enum ArticleList {
    /// The list beside every page.
    static func html(current: SidebarEntry, _ context: PageContext) -> HTML? {
        guard let entries = context.site.articles?.entries, !entries.isEmpty else { return nil }
        return .of {
            Tag.p(.class("label")) { "Articles" }
            list(entries, current, context)
        }
    }

    private static func list(
        _ entries: [ArticleLibrary.Entry], _ current: SidebarEntry, _ context: PageContext
    ) -> HTML {
        Tag.ul(.class("tree")) {
            for entry in entries {
                switch entry {
                case .article(let article): Tag.li { link(article, article.title, current, context) }
                case .section(let title, let index, let inside):
                    Tag.li {
                        if let index {
                            link(index, title, current, context)
                        } else {
                            Tag.span(.class("section")) { title }
                        }
                        if !inside.isEmpty { list(inside, current, context) }
                    }
                }
            }
        }
    }

    private static func link(
        _ article: Article, _ title: String, _ current: SidebarEntry, _ context: PageContext
    ) -> HTML {
        let isCurrent = current == .article(article.address)
        return Tag.a(.href(context.link(article.address)), isCurrent ? .aria("current", "page") : nil) {
            Tag.span { title }
        }
    }

    /// The sections an article stands in, from the first page on.
    static func crumbs(to article: Article, _ context: PageContext) -> HTML? {
        var names: [HTML] = [Tag.a(.href(context.link(Addresses.overview))) { context.site.graph.title }]
        for depth in article.folders.indices {
            let folder = article.folders.prefix(depth + 1)
            let index = context.site.articles?.pages.first { $0.isIndex && $0.folders == Array(folder) }
            if index?.path == article.path { continue }
            names.append(
                index.map { index in Tag.a(.href(context.link(index.address))) { index.title } }
                    ?? Tag.span { Article.readable(folder.last ?? "") })
        }
        return Tag.nav(.class("crumbs"), .aria("label", "The way here")) {
            Tag.ol(.class("path")) {
                for name in names { Tag.li { name } }
                Tag.li { Tag.b(.aria("current", "page")) { article.title } }
            }
        }
    }
}
