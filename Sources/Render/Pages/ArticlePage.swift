import NavigationModel

/// An article of the user's.
enum ArticlePage: PageType {
    static func pages(of site: SiteContent) -> [PlannedPage] {
        (site.articles?.pages ?? []).map { article in
            let context = PageContext(site: site, path: article.address)
            return PlannedPage(context.path) { try page(of: article, context) }
        }
    }

    private static func page(of article: Article, _ context: PageContext) throws -> Page {
        let markdown = try context.markdown(of: article.text, article: article.path)
        var body: [Block] = [.generated(head(article, context))]
        body += Block.article(markdown.blocks(article.text, under: 1))
        return Page(path: context.path, title: article.title, entry: .article(article.address), body: body)
    }

    private static func head(_ article: Article, _ context: PageContext) -> HTML {
        .of {
            ArticleList.crumbs(to: article, context)
            Tag.div(.class("title")) { Tag.h1 { article.heading } }
        }
    }
}
