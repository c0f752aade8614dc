import Base

/// Tells where people meet what a view does: on the screens that are shown by something and hold it, however deep. Code that
/// moves between parts of the same screens is no difference to them.
struct ShowingScreens {
    private let holders: [String: [String]]
    private let shown: Set<String>

    init(_ index: GraphIndex) {
        let graph = index.graph
        var holders: [String: [String]] = [:]
        for screen in graph.screens {
            for part in screen.contains where part.id != screen.id { holders[part.id, default: []].append(screen.id) }
        }
        self.holders = holders
        shown = Set(
            graph.coordinators.flatMap(\.destinations).flatMap(\.targets).map(\.id)
                + graph.transitions.compactMap { $0.to?.id } + graph.entryPoints.map(\.to.id)
                + graph.coordinators.map(\.id))
    }

    /// The screens that show a view or hold it, by id; the view itself where nothing does.
    func screens(of view: String) -> Set<String> {
        var found: Set<String> = [view]
        var queue = [view]
        while let next = queue.popLast() {
            for holder in holders[next] ?? [] where found.insert(holder).inserted { queue.append(holder) }
        }
        let screens = found.intersection(shown)
        return screens.isEmpty ? [view] : screens
    }
}
