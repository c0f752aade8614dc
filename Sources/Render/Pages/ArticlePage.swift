import NavigationModel
import PageElements

/// An article of the user's.
struct ArticlePage: PageContent {
    private let title: String
    private let heading: String
    private let sections: ArticleSections
    private let text: ArticleText

    init(_ article: Article, in library: ArticleLibrary, _ site: SiteContent, _ context: PageContext) {
        title = article.title
        heading = article.heading
        sections = ArticleSections(around: article, in: library)
        text = ArticleText(article.text, of: article.path, site, context)
    }

    static func pages(of site: SiteContent) -> [PlannedPage] {
        guard let library = site.articles else { return [] }
        return library.pages.map { article in
            let path = article.address
            return PlannedPage(path) { Self(article, in: library, site, site.context(at: path)) }
        }
    }

    func page(_ context: PageContext) throws -> Page {
        var body: [Block] = [.generated(head(context))]
        body += Block.article(try text.markdown(context).blocks(text.text, under: 1))
        return Page(path: context.path, title: title, entry: .article(context.path), body: body)
    }

    private func head(_ context: PageContext) -> HTML {
        .of {
            sections.breadcrumb(to: title, context)
            Tag.div(.class("title")) { Tag.h1 { heading } }
        }
    }
}
