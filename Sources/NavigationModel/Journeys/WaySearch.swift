import Base

/// A way that was found.
struct FoundWay {
    /// The number of the place it begins at.
    let start: Int
    let length: Int
    let certainty: Certainty
    let steps: [Journey.Step]

    func journey(_ start: JourneyStart) -> Journey {
        Journey(start: start, steps: steps, length: length, certainty: certainty)
    }
}

/// The shortest ways from some places to all others, surer ways first.
///
/// One breadth-first search for each ``Certainty``: what can be reached by certain ways alone is reached so, however long
/// they are; only what is left is looked for by less certain ones.
struct WaySearch: Sendable {
    private struct Arrival: Sendable {
        /// The place before; absent for a start.
        let from: Int?
        let edge: Int
        /// What the search counts.
        let distance: Int
        /// Where the way begins, how often what is on the screen changes, and how sure it is.
        let start: Int
        let length: Int
        let certainty: Certainty

        init(start: Int) {
            (from, edge, distance, self.start, length, certainty) = (nil, 0, 0, start, 0, .certain)
        }

        init(after before: Arrival, at place: Int, edge number: Int, _ edge: WayGraph.Edge) {
            from = place
            self.edge = number
            distance = before.distance + (edge.isFree ? 0 : 1)
            start = before.start
            length = before.length + (edge.isMove ? 1 : 0)
            certainty = max(before.certainty, edge.certainty)
        }
    }

    private let graph: WayGraph
    private var arrivals: [Int: Arrival] = [:]
    /// The first step to a destination, by its id.
    private var destinations: [String: (from: Int, edge: Int)] = [:]
    /// The places reached so far, nearest first.
    private var reached: [Int] = []

    private let platforms: Platforms
    private let role: EntryRole?

    /// - Parameters:
    ///   - platforms: on which of them: all of them run the code of each step.
    ///   - role: which of the things that an entry point mounts; all where it is nil.
    ///   - isOpen: whether a place is still to be found.
    init(
        _ graph: WayGraph, from starts: [Int], on platforms: Platforms = .all, mounting role: EntryRole? = nil,
        where isOpen: (Int) -> Bool = { _ in true }
    ) {
        (self.graph, self.platforms, self.role) = (graph, platforms, role)
        var first: [Int] = []
        for start in starts where isOpen(start) {
            settle(start, Arrival(start: start), in: &first, where: isOpen)
        }
        reached = first
        for certainty in Certainty.allCases { extend(by: certainty, where: isOpen) }
    }

    /// Every place that was reached, in no order.
    var places: some Collection<Int> { arrivals.keys }

    func reaches(_ place: Int) -> Bool { arrivals[place] != nil }

    /// The way to a place.
    /// - Parameter limit: how many steps are asked for, counted from the end.
    func way(to place: Int, last limit: Int) -> FoundWay? {
        arrivals[place].map {
            FoundWay(start: $0.start, length: $0.length, certainty: $0.certainty, steps: steps(to: place, limit))
        }
    }

    /// The way to a destination, whatever it shows.
    func way(toDestination id: String, last limit: Int) -> FoundWay? {
        guard let last = destinations[id], let before = arrivals[last.from] else { return nil }
        let arrival = Arrival(after: before, at: last.from, edge: last.edge, graph.edges[last.from][last.edge])
        return FoundWay(
            start: arrival.start, length: arrival.length, certainty: arrival.certainty,
            steps: steps(to: last.from, limit - 1) + [step(from: last.from, edge: last.edge)])
    }

    private func steps(to place: Int, _ limit: Int) -> [Journey.Step] {
        var steps: [Journey.Step] = []
        var next = arrivals[place]
        while let arrival = next, let from = arrival.from, steps.count < limit {
            steps.append(step(from: from, edge: arrival.edge))
            next = arrivals[from]
        }
        return steps.reversed()
    }

    private func step(from place: Int, edge: Int) -> Journey.Step {
        let edge = graph.edges[place][edge]
        return Journey.Step(edge.means, certainty: edge.certainty, to: edge.target.map { graph.places[$0] })
    }

    /// Goes on from everything reached so far, nearest first, by steps of a certainty and then also by surer ones.
    private mutating func extend(by certainty: Certainty, where isOpen: (Int) -> Bool) {
        // What a search with this certainty alone has not looked at: before the first one, everything.
        let known = certainty == .certain ? [] : reached
        var found = certainty == .certain ? reached : []
        var nextKnown = 0
        var nextFound = 0
        while nextKnown < known.count || nextFound < found.count {
            let takesKnown =
                nextFound >= found.count
                || nextKnown < known.count && distance(known[nextKnown]) <= distance(found[nextFound])
            let place = takesKnown ? known[nextKnown] : found[nextFound]
            if takesKnown { nextKnown += 1 } else { nextFound += 1 }
            guard let arrival = arrivals[place] else { continue }
            for (number, edge) in graph.edges[place].enumerated() {
                guard takesKnown ? edge.certainty == certainty : edge.certainty <= certainty, isTaken(edge) else {
                    continue
                }
                if let id = edge.means.destinationID, destinations[id] == nil { destinations[id] = (place, number) }
                guard let target = edge.target, arrivals[target] == nil, isOpen(target) else { continue }
                settle(target, Arrival(after: arrival, at: place, edge: number, edge), in: &found, where: isOpen)
            }
        }
        reached = merged(known, found)
    }

    private func isTaken(_ edge: WayGraph.Edge) -> Bool {
        if let role, case .mounted(let entry) = edge.means, entry.role != role { return false }
        return edge.platforms.meets(platforms)
    }

    /// Marks a place as reached, and what is there with it.
    private mutating func settle(
        _ place: Int, _ arrival: Arrival, in found: inout [Int], where isOpen: (Int) -> Bool
    ) {
        guard arrivals[place] == nil else { return }
        arrivals[place] = arrival
        var position = found.count
        found.append(place)
        while position < found.count {
            let holder = found[position]
            position += 1
            guard let before = arrivals[holder] else { continue }
            for (number, edge) in graph.edges[holder].enumerated() where edge.isFree {
                guard let part = edge.target, arrivals[part] == nil, isOpen(part) else { continue }
                arrivals[part] = Arrival(after: before, at: holder, edge: number, edge)
                found.append(part)
            }
        }
    }

    private func distance(_ place: Int) -> Int { arrivals[place]?.distance ?? 0 }

    private func merged(_ left: [Int], _ right: [Int]) -> [Int] {
        guard !left.isEmpty else { return right }
        var result: [Int] = []
        result.reserveCapacity(left.count + right.count)
        var rest = right[...]
        for place in left {
            while let first = rest.first, distance(first) < distance(place) { result.append(rest.removeFirst()) }
            result.append(place)
        }
        return result + rest
    }
}

extension WayGraph.Edge {
    fileprivate var isMove: Bool { Journey.Step(means, to: nil).isMove }
}

extension Journey.Step.Means {
    fileprivate var destinationID: String? {
        if case .shown(let transition) = self { transition.destinationID } else { nil }
    }
}
