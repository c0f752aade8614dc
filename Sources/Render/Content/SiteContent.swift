import NavigationModel

/// What every page is made from.
final class SiteContent: Sendable {
    let graph: NavigationGraph
    /// What rules say, the worst first.
    let findings: [Finding]
    let index: GraphIndex
    let tree: CoordinatorTree
    let addresses: Addresses
    let sources: SourceNames
    let journeys: Journeys
    let findingAnchors: FindingAnchors
    let order: ReadingOrder
    let options: SiteOptions
    let articles: ArticleLibrary?

    /// Whether there is something to walk through.
    var isSimulated: Bool {
        !options.isCondensed && !(graph.coordinators.isEmpty && graph.transitions.isEmpty)
    }

    init(_ analysis: NavigationAnalysis, options: SiteOptions) {
        let graph = analysis.graph
        self.graph = graph
        findings = analysis.findings.worstFirst
        self.options = options
        articles = options.articles.map(ArticleLibrary.init)
        index = GraphIndex(graph)
        tree = CoordinatorTree(Hierarchy(index))
        addresses = Addresses(graph, members: options.members)
        sources = SourceNames(analysis)
        journeys = Journeys(index)
        findingAnchors = FindingAnchors(findings, sources)
        order = ReadingOrder(graph, tree, addresses, articles: articles?.pages ?? [])
    }
}
