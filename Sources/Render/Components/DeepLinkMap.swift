import Drawing
import NavigationModel
import PageElements

/// The way of a deep link on the map of the coordinators it passes, lit.
enum DeepLinkMap {
    /// The most links that are drawn: a page with more would take long to load.
    static let most = 20

    /// - Parameters:
    ///   - anchor: the anchor of the link's heading, apart from those of other links.
    ///   - index: the graph.
    ///   - context: the page.
    /// - Returns: nil where the link passes no coordinator that was read.
    static func figure(of link: DeepLink, anchor: String, _ index: GraphIndex, _ context: PageContext) -> GraphFigure? {
        let passed = [link.coordinator] + link.hops.flatMap { [$0.coordinator] + [$0.to].compactMap(\.self) }
        let owners = Set(passed.map(\.id).filter { index.coordinator($0) != nil })
        guard !owners.isEmpty, !link.hops.isEmpty else { return nil }
        let part = index.graph.part(of: owners)
        let filter = GraphFilter(
            transitions: part.transitions,
            unopened: part.coordinators.flatMap(\.destinations).count { $0.presentations.isEmpty }, followed: 0)
        return GraphFigure(
            of: .part(name: "The path of \(link.name)", coordinators: owners.sorted()), id: "map-\(anchor)",
            caption: "The coordinators along the path. Everything the link uses is highlighted.",
            twin: GraphFigure.Twin(words: "View as a list of steps", anchor: anchor), file: "links/\(anchor).svg",
            filter: filter, inferred: .drawn, light: GraphLight(link, in: index), index, context)
    }
}
