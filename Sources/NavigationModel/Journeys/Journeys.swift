import Base

/// The shortest ways through an app, to every place from every entry point.
///
/// All steps of a way are there on one platform.
package struct Journeys: Sendable {
    /// The entry points, one for each app or scene that mounts something, in the graph's order.
    package let starts: [JourneyStart]
    private let graph: WayGraph
    /// For each start, the ways from what it mounts: of the app itself first, then of its other windows and so on, and of each on
    /// one kind of platforms after the other.
    private let searches: [[WaySearches]]
    /// Ways to what no entry point leads to, from what nothing leads to.
    private let strays: [(kind: JourneyStart.Kind, search: WaySearch)]

    /// - Parameter mixesPlatforms: whether a way whose steps are not all there on one platform is better than none: where saying
    ///   that there is none would be worse.
    package init(_ index: GraphIndex, mixesPlatforms: Bool = false) {
        let graph = WayGraph(index)
        self.graph = graph
        let kinds = graph.kindsOfPlatforms
        let platforms = mixesPlatforms && kinds.count > 1 ? kinds + [.all] : kinds
        var seen: Set<String> = []
        let names = index.graph.entryPoints.map(\.name).filter { seen.insert($0).inserted }
        starts = names.map { JourneyStart(.entryPoint, NodeReference($0)) }
        let searches = names.map { name in
            let roles = Set(index.graph.entryPoints.filter { $0.name == name }.map(\.role)).sorted()
            return roles.compactMap { role in
                graph.number(of: name).map { WaySearches(graph, from: [$0], on: platforms, mounting: role) }
            }
        }
        self.searches = searches
        strays = platforms.flatMap { Self.strays(index, graph, searches.joined().flatMap(\.all), on: $0) }
    }

    /// The ways to a view, coordinator or type, by its id: one from each entry point that leads to it.
    /// - Parameter limit: how many steps of each are asked for, counted from the end.
    package func journeys(to id: String, last limit: Int = .max) -> [Journey] {
        guard let place = graph.number(of: id) else { return [] }
        return journeys { $0.way(to: place, last: limit) }
    }

    /// The ways to a destination by its id, whatever it shows: one from each entry point that leads to it.
    package func journeys(toDestination id: String) -> [Journey] {
        journeys { $0.way(toDestination: id, last: .max) }
    }

    private func journeys(_ way: (WaySearch) -> FoundWay?) -> [Journey] {
        zip(starts, searches).compactMap { start, searches in
            for search in searches {
                if let found = search.way(way) { return found.journey(start) }
            }
            return nil
        }
    }

    /// The way to what no entry point leads to, from something that nothing leads to; nil where there is none.
    /// - Parameter limit: how many of its steps are asked for, counted from the end.
    package func strayJourney(to id: String, last limit: Int = .max) -> Journey? {
        guard let place = graph.number(of: id) else { return nil }
        return strayJourney { $0.way(to: place, last: limit) }
    }

    /// The same for a destination by its id.
    package func strayJourney(toDestination id: String) -> Journey? {
        strayJourney { $0.way(toDestination: id, last: .max) }
    }

    /// Everything that can be reached from some places without going back, by the tab bars around them too.
    package func journeys(from places: [NodeReference]) -> ChosenJourneys {
        let around = Set(places.flatMap { tabBars(around: $0.id) })
        let starts = places.map(\.id) + around.subtracting(places.map(\.id)).sorted()
        return ChosenJourneys(
            graph: graph,
            searches: WaySearches(graph, from: starts.compactMap(graph.number), on: graph.kindsOfPlatforms),
            around: around)
    }

    /// The coordinators of tabs that are on the screen when a place is reached: those on the way to it, after the last
    /// modal.
    private func tabBars(around id: String) -> [String] {
        let ways = journeys(to: id)
        return ways.flatMap { way in
            way.steps.reversed().prefix { !($0.style?.isModal ?? false) }.compactMap { step in
                step.style == .tab ? step.transition?.coordinator?.id : nil
            }
        }
    }

    private func strayJourney(_ way: (WaySearch) -> FoundWay?) -> Journey? {
        for (kind, search) in strays {
            if let found = way(search), found.length > 0 || !found.steps.isEmpty {
                return found.journey(JourneyStart(kind, graph.places[found.start]))
            }
        }
        return nil
    }

    /// Begins at coordinators that nothing leads to, then at views, then at other types; at last anywhere in what only
    /// leads to itself.
    private static func strays(
        _ index: GraphIndex, _ graph: WayGraph, _ searches: [WaySearch], on platforms: Platforms
    ) -> [(kind: JourneyStart.Kind, search: WaySearch)] {
        var isFound = [Bool](repeating: false, count: graph.places.count)
        for search in searches { for place in search.places { isFound[place] = true } }
        let coordinators = index.graph.coordinators.compactMap { graph.number(of: $0.id) }
        let screens = index.graph.screens.compactMap { graph.number(of: $0.id) }
        let others = Array(graph.places.indices)
        var strays: [(kind: JourneyStart.Kind, search: WaySearch)] = []
        func look(_ kind: JourneyStart.Kind, from starts: [Int]) {
            let open = starts.filter { !isFound[$0] }
            guard !open.isEmpty else { return }
            let search = WaySearch(graph, from: open, on: platforms) { !isFound[$0] }
            for place in search.places { isFound[place] = true }
            strays.append((kind, search))
        }
        look(.unmounted, from: coordinators.filter { !graph.isLedTo[$0] })
        look(.unshown, from: screens.filter { !graph.isLedTo[$0] })
        look(.unshown, from: others.filter { !graph.isLedTo[$0] })
        // What only cycles lead to: one start for each, taken in order.
        var cycles: [Int] = []
        var isCovered = isFound
        for place in coordinators + screens + others where !isCovered[place] {
            cycles.append(place)
            graph.cover(from: place, &isCovered)
        }
        look(.unshown, from: cycles)
        return strays
    }
}

/// The ways from places the reader chose.
package struct ChosenJourneys: Sendable {
    let graph: WayGraph
    let searches: WaySearches
    /// The ids of the tab bars among the places, which were not asked for.
    let around: Set<String>

    /// The way to a view, coordinator or type, by its id.
    package func journey(to id: String) -> Journey? {
        graph.number(of: id).flatMap { place in searches.way { $0.way(to: place, last: .max) } }.map(journey)
    }

    /// The way to a destination, by its id.
    package func journey(toDestination id: String) -> Journey? {
        searches.way { $0.way(toDestination: id, last: .max) }.map(journey)
    }

    private func journey(_ way: FoundWay) -> Journey {
        let start = graph.places[way.start]
        return way.journey(JourneyStart(around.contains(start.id) ? .around : .chosen, start))
    }
}
