import NavigationModel

/// What every page is made from.
final class SiteContent: Sendable {
    let graph: NavigationGraph
    let index: GraphIndex
    let tree: CoordinatorTree
    let addresses: Addresses
    let sources: SourceNames
    let journeys: Journeys
    let findings: FindingAnchors
    let order: ReadingOrder
    let options: SiteOptions
    let articles: ArticleLibrary?

    /// Whether there is something to walk through.
    var isSimulated: Bool {
        !options.isCondensed && !(graph.coordinators.isEmpty && graph.transitions.isEmpty)
    }

    init(_ graph: NavigationGraph, options: SiteOptions) {
        self.graph = graph
        self.options = options
        articles = options.articles.map(ArticleLibrary.init)
        index = GraphIndex(graph)
        tree = CoordinatorTree(Hierarchy(index))
        addresses = Addresses(graph, members: options.members)
        sources = SourceNames(graph)
        journeys = Journeys(index)
        findings = FindingAnchors(graph, sources)
        order = ReadingOrder(graph, tree, addresses, articles: articles?.pages ?? [])
    }
}
