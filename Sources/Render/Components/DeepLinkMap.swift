import Drawing
import NavigationModel

/// The way of a deep link on the map of the coordinators it passes, lit.
enum DeepLinkMap {
    /// The most links that are drawn: a page with more would take long to load.
    static let most = 20

    /// - Parameters:
    ///   - anchor: the anchor of the link's heading, apart from those of other links.
    ///   - context: the page.
    /// - Returns: nil where the link passes no coordinator that was read.
    static func figure(of link: DeepLink, anchor: String, _ context: PageContext) -> GraphFigure? {
        let index = context.site.index
        let passed = [link.coordinator] + link.hops.flatMap { [$0.coordinator] + [$0.to].compactMap(\.self) }
        let owners = Set(passed.map(\.id).filter { index.coordinator($0) != nil })
        guard !owners.isEmpty, !link.hops.isEmpty else { return nil }
        let part = index.graph.part(of: owners)
        return GraphFigure(
            subject: .part(name: "The way of \(link.name)", coordinators: owners.sorted()), id: "map-\(anchor)",
            caption: "The coordinators on the way. What the link takes is lit.", twin: ("Read it as hops", anchor),
            file: "links/\(anchor).svg", transitions: part.transitions,
            unopened: part.coordinators.flatMap(\.destinations).count { $0.presentations.isEmpty },
            light: GraphLight(link, in: index))
    }
}
