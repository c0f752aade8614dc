import NavigationModel

/// What every page is made from.
struct SiteContent: Sendable {
    let graph: NavigationGraph
    let index: GraphIndex
    let tree: CoordinatorTree
    let addresses: Addresses
    let sources: SourceNames
    let journeys: Journeys
    let options: Site.Options

    init(_ graph: NavigationGraph, options: Site.Options) {
        self.graph = graph
        self.options = options
        index = GraphIndex(graph)
        tree = CoordinatorTree(Hierarchy(index))
        addresses = Addresses(graph)
        sources = SourceNames(graph)
        journeys = Journeys(index)
    }
}
