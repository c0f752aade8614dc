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
        name = transition.shown
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

    /// What was built in place and is a type of its own now, and the other way round.
    let extracted: ExtractedViews
    let inlined: ExtractedViews
    /// The ids of the destinations of which only the view that shows them is known, and not what opens them.
    let unopened: (old: Set<String>, new: Set<String>)
    /// Where people meet what views do.
    let showing: (old: ShowingScreens, new: ShowingScreens)

    /// - Parameters:
    ///   - before: the old version.
    ///   - after: the new version.
    ///   - names: what types of the old version are called now, by their own names alone.
    init(_ before: GraphIndex, _ after: GraphIndex, renamed names: [Substring: Substring]) {
        (old, new) = (Self.ways(before), Self.ways(after))
        unopened = (Self.unopened(old, before), Self.unopened(new, after))
        extracted = ExtractedViews(before, ways: old, typed: after, typedWays: new)
        inlined = ExtractedViews(after, ways: new, typed: before, typedWays: old)
        showing = (ShowingScreens(before, inlined: inlined), ShowingScreens(after, inlined: extracted))
        let sides = MovedWays(
            .init(index: before, ways: old, showing: showing.old), .init(index: after, ways: new, showing: showing.new),
            renamed: names)
        let moved = sides.all.union(extracted.ways).union(inlined.ways)
        self.moved = moved
        movedDestinations = Self.destinations(moved, of: old, in: before, beside: after)
            .union(Self.destinations(moved, of: new, in: after, beside: before))
    }

    /// The destinations all of whose ways moved.
    private static func destinations(
        _ moved: Set<Way>, of ways: [Way: [Transition]], in index: GraphIndex, beside other: GraphIndex
    ) -> Set<String> {
        let stayed = Set(ways.keys.lazy.filter { !moved.contains($0) }.map(\.target))
        return Set(moved.lazy.filter { ways[$0] != nil && $0.isOnly(beside: other) }.map(\.target))
            .subtracting(stayed)
            .filter { id in
                index.destination(id).map { index.transitions(to: $0).allSatisfy { $0.evidence != .declared } } ?? false
            }
    }

    private static func unopened(_ ways: [Way: [Transition]], _ index: GraphIndex) -> Set<String> {
        Set(
            ways.lazy.filter { way, transitions in
                way.owner != nil && transitions.allSatisfy(index.isShowing)
            }.map(\.key.target))
    }

    /// Every way a call takes, with its transitions.
    private static func ways(_ index: GraphIndex) -> [Way: [Transition]] {
        let groups = Dictionary(grouping: index.graph.transitions) { transition in
            transition.destinationID ?? "\(transition.to?.id ?? "\(transition.from.id) \(transition.destination)")"
        }
        let links = linked(index.graph)
        let told = groups.values.flatMap { index.openers(index.callers(of: $0)) }
            .filter { $0.evidence != .declared || $0.isPlain }
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

extension GraphIndex {
    /// Whether a transition is no more than the modifier by which a view shows a destination of its own, whatever sets its state.
    func isShowing(_ transition: Transition) -> Bool {
        guard transition.from.id == transition.coordinator?.id, let id = transition.destinationID else { return false }
        return destination(id)?.location == transition.location
    }

    /// Transitions to a destination without the modifier that shows it, where anything that opens it is known.
    fileprivate func openers(_ transitions: [Transition]) -> [Transition] {
        let openers = transitions.filter { $0.evidence == .declared || !isShowing($0) }
        return openers.contains { $0.evidence != .declared } ? openers : transitions
    }
}
