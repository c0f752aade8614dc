import Base
import Drawing
import NavigationModel

/// What all pages share: where everything has its page, and what stands around each page.
///
/// A page is made from this and its own ``PageContent``. It holds names and addresses, and nothing of what single pages
/// tell: a transition or a comment that changes leaves it equal.
final class SharedContent: Hashable, Sendable {
    /// The app's name.
    let title: String
    /// How many Swift files were read.
    let sourceFiles: Int
    /// The version of navdocs.
    let version: String
    /// Whether pages tell in short what they tell at length otherwise.
    let isCondensed: Bool
    /// What becomes of lines that are only inferred.
    let inferred: InferredLines
    let addresses: Addresses
    /// Short names of the files of source.
    let sources: SourceNames
    /// Where places in the source lead; nil where they are no links.
    let sourceLinks: SourceLinks?
    /// The ids of the rules that the page of rules explains.
    let rules: Set<String>
    let order: ReadingOrder
    let sidebar: SidebarContent
    /// The apps whose sites stand beside each other; none for a site by itself.
    let apps: [SiteApp]
    /// Which of them this is.
    let app: SiteApp?

    init(_ analysis: NavigationAnalysis, _ options: SiteOptions, _ tree: CoordinatorTree, _ articles: ArticleLibrary?) {
        let graph = analysis.graph
        title = graph.title
        sourceFiles = graph.sourceFiles
        version = options.version
        isCondensed = options.isCondensed
        // Without a key, nobody can ask for them.
        inferred = isCondensed && options.inferred == .hidden ? .leftOut : options.inferred
        addresses = Addresses(graph, members: options.members)
        sources = SourceNames(analysis)
        sourceLinks = options.sourceLinks
        apps = options.apps?.all ?? []
        app = options.apps?.current
        rules = Set(options.rules.map(\.id))
        order = ReadingOrder(graph, tree, addresses, articles: articles?.pages ?? [])
        sidebar = SidebarContent(analysis, tree, articles: articles, changes: options.difference?.diff.changes.count)
    }

    static func == (left: SharedContent, right: SharedContent) -> Bool {
        left === right
            || left.title == right.title && left.sourceFiles == right.sourceFiles && left.version == right.version
                && left.isCondensed == right.isCondensed && left.inferred == right.inferred
                && left.addresses == right.addresses && left.sources == right.sources
                && left.sourceLinks == right.sourceLinks && left.rules == right.rules
                && left.apps == right.apps && left.app == right.app && left.order == right.order
                && left.sidebar == right.sidebar
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(sourceFiles)
        hasher.combine(version)
        hasher.combine(isCondensed)
        hasher.combine(inferred)
        hasher.combine(addresses)
        hasher.combine(sources)
        hasher.combine(sourceLinks)
        hasher.combine(rules)
        hasher.combine(order)
        hasher.combine(sidebar)
    }
}
