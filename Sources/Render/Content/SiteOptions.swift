import Base
import Drawing
import NavigationModel

/// What a site is made with besides the graph.
package struct SiteOptions: Sendable {
    /// Every rule there is, sorted by id.
    package var rules: [RuleDescription]
    /// The Markdown of the article on the first page, where it is no part of the articles.
    package var landing: String?
    /// The articles beside the pages that are made from the source.
    package var articles: ArticleFolder?
    /// The types in the source with the names in them, so that a link to what has no page is not taken for a mistake.
    package var members: [String: Set<String>]
    /// Whether pages tell in short what they tell at length otherwise, so that a large site goes into one file.
    package var isCondensed = false
    /// What becomes of lines that are only inferred, in pictures where they can be asked for.
    package var inferred = InferredLines.hidden
    /// What changed since another version; nil where none was named.
    package var difference: DiffReport?
    /// The version of navdocs, for the footer.
    package var version: String
    /// Where places in the source lead; nil where they are no links.
    package var sourceLinks: SourceLinks?
    /// The apps whose sites stand beside each other, and which of them this is; none for a site by itself.
    package var apps: (all: [SiteApp], current: SiteApp)?

    /// The options of a site; it has none of what is not named.
    package init(
        rules: [RuleDescription], landing: String? = nil, articles: ArticleFolder? = nil,
        members: [String: Set<String>] = [:], version: String, sourceLinks: SourceLinks? = nil,
        difference: DiffReport? = nil
    ) {
        self.rules = rules
        self.landing = landing
        self.articles = articles
        self.members = members
        self.version = version
        self.sourceLinks = sourceLinks
        self.difference = difference
    }
}
