import Arguments
import Base
import Platform
import Render
import Extractor

/// What the user wrote for a site beside the source: the first page and the articles.
struct SiteTexts {
    /// The folder of articles, absolute; nil where there is none.
    let folder: FilePath?
    let articles: ArticleFolder?
    /// The Markdown of the first page, where it is no article of the folder.
    let landing: String?

    /// Reads them.
    /// - Parameters:
    ///   - landing: the file for the first page, as typed.
    ///   - articles: the folder, as typed; nil for the one beside the first path of the source.
    init(
        landing: String?, articles: String?, sources: SourceArguments, _ console: Console, in current: FilePath
    ) throws(LoadError) {
        let loader = try Self.loader(articles, sources, in: current, console: console)
        let file = landing.flatMap { $0 == "-" ? FilePath($0) : try? Disk.absolute(FilePath($0), from: current) }
        folder = loader?.location
        self.articles = try loader?.load(landing: file, console: console)
        let isArticle = self.articles?.landing != nil
        self.landing = try landing.flatMap { name throws(LoadError) in
            isArticle ? nil : try Article.text(of: name, console: console)
        }
    }

    /// What reads the articles; nil where there are none.
    /// - Parameters:
    ///   - articles: the folder, as typed; nil for the one beside the first path of the source.
    ///   - console: where it is told of a link that is not followed; nil to tell nobody.
    static func loader(
        _ articles: String?, _ sources: SourceArguments, in current: FilePath, console: Console? = nil
    ) throws(LoadError) -> ArticleLoader? {
        if let articles { return try ArticleLoader(articles, from: current) }
        return sources.paths.first.flatMap { ArticleLoader(beside: $0, from: current, console: console) }
    }

    /// - Parameter members: the types of the source with the names in them.
    func options(members: [String: Set<String>], sourceLinks: SourceLinks?) -> SiteOptions {
        SiteOptions(
            rules: Rules.descriptions, landing: landing, articles: articles, members: members, version: Version.current,
            sourceLinks: sourceLinks)
    }
}
