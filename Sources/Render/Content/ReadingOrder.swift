import NavigationModel

/// What comes before and after each page: the sidebar's entries, the articles, and then the coordinators as the tree has
/// them; the screens follow their list, in its order.
struct ReadingOrder: Hashable, Sendable {
    struct Stop: Hashable, Sendable {
        let path: String
        let title: String
    }

    /// The pages that are about the whole app, as the sidebar lists them.
    static let entries = [
        Stop(path: Addresses.overview, title: "Overview"), Stop(path: Addresses.screens, title: "Screens"),
        Stop(path: Addresses.journeys, title: "Journeys"), Stop(path: Addresses.deepLinks, title: "Deep links"),
        Stop(path: Addresses.simulator, title: "Simulator"), Stop(path: Addresses.findings, title: "Findings"),
        Stop(path: Addresses.notUnderstood, title: "Not understood"),
    ]

    private var previous: [String: Stop] = [:]
    private var next: [String: Stop] = [:]

    init(_ graph: NavigationGraph, _ tree: CoordinatorTree, _ addresses: Addresses, articles: [Article] = []) {
        let names = Dictionary(graph.coordinators.map { ($0.id, $0.name) }) { first, _ in first }
        let coordinators = tree.order.compactMap { id in
            addresses.coordinator(id).map { Stop(path: $0, title: names[id] ?? id) }
        }
        let screens = graph.screens.compactMap { screen in
            addresses.screen(screen.id).map { Stop(path: $0, title: screen.name) }
        }
        join(Self.entries + articles.map { Stop(path: $0.address, title: $0.title) } + coordinators)
        join(screens)
        if let first = screens.first {
            previous[first.path] = Self.entries.first { $0.path == Addresses.screens }
        }
    }

    /// The pages before and after the one at a path.
    func neighbours(of path: String) -> (previous: Stop?, next: Stop?) { (previous[path], next[path]) }

    private mutating func join(_ stops: [Stop]) {
        for (stop, following) in zip(stops, stops.dropFirst()) {
            next[stop.path] = following
            previous[following.path] = stop
        }
    }
}
