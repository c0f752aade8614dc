import Base

/// What people can get to from any entry point, by whatever steps, and be they on different platforms.
///
/// The same places that ``Journeys`` finds ways to where it mixes platforms, for those who need not know the ways.
package struct ReachablePlaces: Sendable {
    private let graph: WayGraph
    private var isReached: [Bool]

    package init(_ index: GraphIndex) {
        graph = WayGraph(index)
        isReached = [Bool](repeating: false, count: graph.places.count)
        for entry in index.graph.entryPoints {
            if let start = graph.number(of: entry.name) { graph.cover(from: start, &isReached) }
        }
    }

    /// Whether anything leads to a view, coordinator or type, by its id.
    package func contains(_ id: String) -> Bool { graph.number(of: id).map { isReached[$0] } ?? false }
}

extension WayGraph {
    /// Marks a place and everything that it leads to.
    func cover(from place: Int, _ isCovered: inout [Bool]) {
        guard !isCovered[place] else { return }
        isCovered[place] = true
        var open = [place]
        while let next = open.popLast() {
            for case let target? in edges[next].map(\.target) where !isCovered[target] {
                isCovered[target] = true
                open.append(target)
            }
        }
    }
}
