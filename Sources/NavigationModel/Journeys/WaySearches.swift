import Base

/// The shortest ways from some places, on one kind of platforms after the other.
struct WaySearches: Sendable {
    let all: [WaySearch]

    init(_ graph: WayGraph, from starts: [Int], on platforms: [Platforms], mounting role: EntryRole? = nil) {
        all = platforms.map { WaySearch(graph, from: starts, on: $0, mounting: role) }
    }

    /// The surest way, and of those the shortest, and of those that on the first platforms.
    func way(_ way: (WaySearch) -> FoundWay?) -> FoundWay? {
        all.compactMap(way).min { ($0.certainty, $0.length) < ($1.certainty, $1.length) }
    }
}
