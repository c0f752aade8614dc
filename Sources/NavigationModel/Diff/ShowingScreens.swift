import Base

/// Tells where people meet what a view does: on the screens that are shown by something and hold it, however deep. Code that
/// moves between parts of the same screens is no difference to them.
struct ShowingScreens {
    private let holders: [String: [String]]
    private let shown: Set<String>

    /// - Parameter inlined: what the other version builds in place, and this one has types for: parts of what shows them.
    init(_ index: GraphIndex, inlined: ExtractedViews) {
        let graph = index.graph
        var holders: [String: [String]] = [:]
        for screen in graph.screens {
            for part in screen.contains where part.id != screen.id { holders[part.id, default: []].append(screen.id) }
        }
        for (part, hosts) in inlined.holders { holders[part, default: []] += hosts.sorted() }
        self.holders = holders
        let all = Set(
            graph.coordinators.flatMap(\.destinations).flatMap(\.targets).map(\.id)
                + graph.transitions.compactMap { $0.to?.id } + graph.entryPoints.map(\.to.id)
                + graph.coordinators.map(\.id))
        shown = all.subtracting(inlined.types)
    }

    /// A view and all that holds it, by id.
    func all(around view: String) -> Set<String> { holders(of: view) { _ in true } }

    /// The nearest screens that show a view or hold it, by id; the view itself where nothing does.
    func nearest(to view: String) -> Set<String> {
        let screens = holders(of: view) { !shown.contains($0) }.intersection(shown)
        return screens.isEmpty ? [view] : screens
    }

    /// - Parameter isInside: whether what holds a view is asked for too.
    private func holders(of view: String, where isInside: (String) -> Bool) -> Set<String> {
        var found: Set<String> = [view]
        var queue = [view]
        while let next = queue.popLast() {
            guard isInside(next) else { continue }
            for holder in holders[next] ?? [] where found.insert(holder).inserted { queue.append(holder) }
        }
        return found
    }
}
