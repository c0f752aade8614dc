import NavigationModel

/// An article of the user's.
enum ArticlePage: PageType {
    static func pages(of site: SiteContent) -> [@Sendable () throws -> Page] {
        let articles = site.articles?.pages ?? []
        return articles.enumerated().map { position, article in
            let context = PageContext(site: site, path: article.address)
            let previous = position > 0 ? articles[position - 1] : nil
            let next = position + 1 < articles.count ? articles[position + 1] : nil
            return { try page(of: article, previous: previous, next: next, context) }
        }
    }

    private static func page(
        of article: Article, previous: Article?, next: Article?, _ context: PageContext
    ) throws -> Page {
        let markdown = try context.markdown(of: article.text, article: article.path)
        var body: [Block] = [.generated(head(article, context))]
        body += Block.article(markdown.blocks(article.text, under: 1))
        body.append(.generated(pager(previous, next, context) ?? .empty))
        return Page(path: context.path, title: article.title, entry: .article(article.address), body: body)
    }

    private static func head(_ article: Article, _ context: PageContext) -> HTML {
        .of {
            ArticleList.crumbs(to: article, context)
            Tag.div(.class("title")) { Tag.h1 { article.heading } }
        }
    }

    private static func pager(_ previous: Article?, _ next: Article?, _ context: PageContext) -> HTML? {
        guard previous != nil || next != nil else { return nil }
        return Tag.nav(.class("pager"), .aria("label", "Neighbouring articles")) {
            for (word, article) in [("Previous", previous), ("Next", next)] {
                Tag.div {
                    if let article {
                        Tag.span { word }
                        Tag.a(.href(context.link(article.address))) { article.title }
                    }
                }
            }
        }
    }
}
