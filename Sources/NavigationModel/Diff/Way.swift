import Base

/// Someone, and what they open: a destination, a view, or something built in place.
struct Way: Hashable {
    let from: NodeReference
    let target: String
    let owner: String?
    let name: String

    init(_ transition: Transition) {
        from = transition.from
        target = transition.destinationID ?? transition.to?.id ?? transition.destination
        owner = transition.coordinator?.id
        name =
            transition.coordinator.map { "\($0.name).\(transition.destination)" }
            ?? transition.to?.name ?? transition.destination
    }
}

/// The ways of two versions, by whoever takes them, and those that only moved between parts of the same screens.
struct Ways {
    let old: [Way: [Transition]]
    let new: [Way: [Transition]]
    /// The ways that only one version has and the other has too, from another part of the same screens.
    let moved: Set<Way>
    /// The ids of the destinations that only one version has, and that the other shows on the same screens by a view's own
    /// state: the state moved into a part of a screen, or out of it.
    let movedDestinations: Set<String>

    /// - Parameters:
    ///   - before: the old version.
    ///   - after: the new version.
    init(_ before: GraphIndex, _ after: GraphIndex) {
        (old, new) = (Self.ways(before), Self.ways(after))
        let gone = Self.meetings(old, without: new, in: before, beside: after)
        let come = Self.meetings(new, without: old, in: after, beside: before)
        let both = Set(gone.keys).intersection(come.keys)
        let moved = Set(both.flatMap { (gone[$0] ?? []) + (come[$0] ?? []) })
        self.moved = moved
        movedDestinations = Self.destinations(moved, of: old, in: before, beside: after)
            .union(Self.destinations(moved, of: new, in: after, beside: before))
    }

    /// Where people meet what a way leads to, and how it comes.
    private struct Meeting: Hashable {
        let screens: Set<String>
        let target: String
        let styles: Set<Style>
    }

    private static func meetings(
        _ ways: [Way: [Transition]], without others: [Way: [Transition]], in index: GraphIndex,
        beside other: GraphIndex
    ) -> [Meeting: [Way]] {
        let showing = ShowingScreens(index)
        return Dictionary(grouping: ways.keys.filter { others[$0] == nil }) { way in
            Meeting(
                screens: showing.screens(of: way.from.id), target: target(of: way, in: index, beside: other),
                styles: Set((ways[way] ?? []).map(\.style)))
        }
    }

    /// What a way leads to: what a destination shows, where the coordinator does not have that in the other version.
    private static func target(of way: Way, in index: GraphIndex, beside other: GraphIndex) -> String {
        guard isOnly(way, beside: other), let destination = index.destination(way.target),
            destination.targets.count == 1
        else { return way.target }
        return destination.targets[0].id
    }

    /// Whether a way leads to a destination that its coordinator has in one version only.
    private static func isOnly(_ way: Way, beside other: GraphIndex) -> Bool {
        guard let owner = way.owner else { return false }
        return other.coordinator(owner) != nil && other.destination(way.target) == nil
    }

    /// The destinations all of whose ways moved.
    private static func destinations(
        _ moved: Set<Way>, of ways: [Way: [Transition]], in index: GraphIndex, beside other: GraphIndex
    ) -> Set<String> {
        let stayed = Set(ways.keys.lazy.filter { !moved.contains($0) }.map(\.target))
        return Set(moved.lazy.filter { ways[$0] != nil && isOnly($0, beside: other) }.map(\.target))
            .subtracting(stayed)
            .filter { id in
                index.destination(id).map { index.transitions(to: $0).allSatisfy { $0.evidence != .declared } } ?? false
            }
    }

    /// Every way a call takes, with its transitions.
    private static func ways(_ index: GraphIndex) -> [Way: [Transition]] {
        let groups = Dictionary(grouping: index.graph.transitions) { transition in
            transition.destinationID ?? "\(transition.to?.id ?? "\(transition.from.id) \(transition.destination)")"
        }
        let links = linked(index.graph)
        let told = groups.values.flatMap { index.callers(of: $0) }.filter { $0.evidence != .declared || $0.isPlain }
        return Dictionary(
            grouping: told.filter { !links.contains("\($0.from.name) \($0.destinationID ?? "")") }, by: Way.init)
    }

    /// What deep links show, by who receives them: told with the links.
    private static func linked(_ graph: NavigationGraph) -> Set<String> {
        Set(
            graph.deepLinks.flatMap { link in
                let receiver = link.trigger.split(separator: " ").last.map(String.init) ?? link.trigger
                return link.hops.map { "\(receiver) \($0.coordinator.id).\($0.destination)" }
            })
    }
}
