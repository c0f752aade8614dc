import NavigationModel

/// Everything that is known of a site, from which the content of each page is taken. No page is made from all of it.
final class SiteContent: Sendable {
    let graph: NavigationGraph
    /// What rules say, the worst first.
    let findings: [Finding]
    let findingAnchors: FindingAnchors
    let index: GraphIndex
    let tree: CoordinatorTree
    let journeys: Journeys
    let options: SiteOptions
    let articles: ArticleLibrary?
    /// What all pages have in common.
    let shared: SharedContent

    var addresses: Addresses { shared.addresses }

    /// Whether there is something to walk through.
    var isSimulated: Bool {
        !options.isCondensed && !(graph.coordinators.isEmpty && graph.transitions.isEmpty)
    }

    init(_ read: NavigationAnalysis, options: SiteOptions) {
        let analysis = ReadableNames(read.graph).applied(to: read)
        graph = analysis.graph
        self.options = options
        articles = options.articles.map(ArticleLibrary.init)
        index = GraphIndex(analysis.graph)
        tree = CoordinatorTree(Hierarchy(index))
        journeys = Journeys(index)
        shared = SharedContent(analysis, options, tree, articles)
        findings = analysis.findings.worstFirst
        findingAnchors = FindingAnchors(findings, shared.sources)
    }

    /// What rules say about a coordinator or a screen, by its id, the worst first.
    func findings(about id: String) -> [Finding] { findings.filter { $0.subject == id } }

    /// One page's view of what all pages share.
    func context(at path: String) -> PageContext { PageContext(site: shared, path: path) }
}
