/// The shortest ways through an app, to every place from every entry point.
package struct Journeys: Sendable {
    /// The entry points, one for each app or scene that mounts something, in the graph's order.
    package let starts: [JourneyStart]
    private let graph: WayGraph
    private let searches: [WaySearch]
    /// Ways to what no entry point leads to, from what nothing leads to.
    private let strays: [(kind: JourneyStart.Kind, search: WaySearch)]

    package init(_ index: GraphIndex) {
        graph = WayGraph(index)
        var seen: Set<String> = []
        let names = index.graph.entryPoints.map(\.name).filter { seen.insert($0).inserted }
        starts = names.map { JourneyStart(.entryPoint, NodeReference($0)) }
        searches = names.compactMap { [graph] name in graph.number(of: name).map { WaySearch(graph, from: [$0]) } }
        strays = Self.strays(index, graph, searches)
    }

    /// The ways to a view, coordinator or type, by its id: one from each entry point that leads to it.
    package func journeys(to id: String) -> [Journey] { journeys { search in graph.number(of: id).flatMap(search.way) } }

    /// The ways to a destination by its id, whatever it shows: one from each entry point that leads to it.
    package func journeys(toDestination id: String) -> [Journey] { journeys { $0.way(toDestination: id) } }

    /// The way to what no entry point leads to, from something that nothing leads to; nil where there is none.
    package func strayJourney(to id: String) -> Journey? {
        strayJourney { search in graph.number(of: id).flatMap(search.way) }
    }

    /// The same for a destination by its id.
    package func strayJourney(toDestination id: String) -> Journey? { strayJourney { $0.way(toDestination: id) } }

    /// Everything that can be reached from some places without going back, nearest first.
    package func journeys(from places: [NodeReference]) -> ChosenJourneys {
        ChosenJourneys(graph: graph, search: WaySearch(graph, from: places.compactMap { graph.number(of: $0.id) }))
    }

    private typealias FoundWay = (start: Int, steps: [Journey.Step])

    private func journeys(_ way: (WaySearch) -> FoundWay?) -> [Journey] {
        zip(starts, searches).compactMap { start, search in
            way(search).map { Journey(start: start, steps: $0.steps) }
        }
    }

    private func strayJourney(_ way: (WaySearch) -> FoundWay?) -> Journey? {
        for (kind, search) in strays {
            if let found = way(search), !found.steps.isEmpty {
                return Journey(start: JourneyStart(kind, graph.places[found.start]), steps: found.steps)
            }
        }
        return nil
    }

    /// Begins at coordinators that nothing leads to, then at views, then at other types; at last anywhere in what only
    /// leads to itself.
    private static func strays(
        _ index: GraphIndex, _ graph: WayGraph, _ searches: [WaySearch]
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
            let search = WaySearch(graph, from: open) { !isFound[$0] }
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
            Self.cover(from: place, graph, &isCovered)
        }
        look(.unshown, from: cycles)
        return strays
    }

    private static func cover(from place: Int, _ graph: WayGraph, _ isCovered: inout [Bool]) {
        isCovered[place] = true
        var open = [place]
        while let next = open.popLast() {
            for case let target? in graph.edges[next].map(\.target) where !isCovered[target] {
                isCovered[target] = true
                open.append(target)
            }
        }
    }
}

/// The ways from places the reader chose.
package struct ChosenJourneys: Sendable {
    let graph: WayGraph
    let search: WaySearch

    /// The way to a view, coordinator or type, by its id.
    package func journey(to id: String) -> Journey? { graph.number(of: id).flatMap(search.way).map(journey) }

    /// The way to a destination, by its id.
    package func journey(toDestination id: String) -> Journey? { search.way(toDestination: id).map(journey) }

    private func journey(_ way: (start: Int, steps: [Journey.Step])) -> Journey {
        Journey(start: JourneyStart(.chosen, graph.places[way.start]), steps: way.steps)
    }
}
