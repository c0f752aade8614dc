/// Finds what is the same thing under another name: it stands in the same place, shows the same, and has the same
/// neighbours.
///
/// What is found tells more about the rest, so it looks again until nothing more is found.
struct RenameFinder {
    /// What was found, with the names for those who read about it.
    struct Found {
        var renaming = Renaming()
        /// Whether a thing has another name, not only another id.
        var coordinators: [(old: NodeReference, new: NodeReference)] = []
        var screens: [(old: NodeReference, new: NodeReference)] = []
        /// The old ids of views that another file declares now, of which nothing tells that it is the same.
        var uncertain: Set<String> = []
        /// One destination may be what several were.
        var destinations: [(old: [Destination], new: Destination, owner: NodeReference)] = []
        var entryPoints: [(old: String, new: String)] = []
    }

    private static let mostRounds = 12

    private let old: NavigationGraph
    private let new: NavigationGraph
    private let files: FileRenames?
    private var found = Found()

    /// - Parameter files: which files have another name; nil where nothing tells.
    static func find(_ old: NavigationGraph, _ new: NavigationGraph, _ files: FileRenames?) -> Found {
        var finder = RenameFinder(old: old, new: new, files: files)
        finder.sameNames()
        for _ in 0..<mostRounds where finder.round() {}
        return finder.found
    }

    private init(old: NavigationGraph, new: NavigationGraph, files: FileRenames?) {
        self.old = old
        self.new = new
        self.files = files
    }

    /// Things with the same name whose ids differ, because a second type of that name came or went.
    private mutating func sameNames() {
        let before = Self.nodes(old)
        let after = Self.nodes(new)
        let lost = before.filter { after[$0.key] == nil }.values
        let gained = after.filter { before[$0.key] == nil }.values
        func pair(by key: (Node) -> String) {
            let gained = Dictionary(grouping: gained.filter { node in !isTaken(node.reference.id) }, by: key)
            for (name, group) in Dictionary(
                grouping: lost.filter { found.renaming.nodes[$0.reference.id] == nil }, by: key)
            {
                guard group.count == 1, let match = gained[name], match.count == 1 else { continue }
                found.renaming.nodes[group[0].reference.id] = match[0].reference
            }
        }
        pair { "\($0.module) \($0.reference.name)" }
        pair { $0.reference.name }
        let starts = Dictionary(
            grouping: old.entryPoints.filter { entry in !new.entryPoints.contains { $0.name == entry.name } }
        ) {
            found.renaming.nodes[$0.to.id]?.id ?? $0.to.id
        }
        for (target, entries) in starts.sorted(by: { $0.key < $1.key }) where Set(entries.map(\.name)).count == 1 {
            let match = Set(
                new.entryPoints.filter { entry in
                    entry.to.id == target && !old.entryPoints.contains { $0.name == entry.name }
                }
                .map(\.name))
            guard match.count == 1, let name = match.first, after[entries[0].name] == nil, before[name] == nil else {
                continue
            }
            found.renaming.nodes[entries[0].name] = NodeReference(name)
            found.entryPoints.append((entries[0].name, name))
        }
    }

    private struct Node {
        let reference: NodeReference
        let module: String
    }

    private static func nodes(_ graph: NavigationGraph) -> [String: Node] {
        let all =
            graph.coordinators.map { Node(reference: $0.reference, module: $0.module) }
            + graph.screens.map { Node(reference: $0.reference, module: $0.module) }
        return Dictionary(all.map { ($0.reference.id, $0) }) { first, _ in first }
    }

    private func isTaken(_ id: String) -> Bool { found.renaming.nodes.values.contains { $0.id == id } }

    /// - Returns: whether anything was found.
    private mutating func round() -> Bool {
        let before = GraphIndex(found.renaming.applied(to: old))
        let after = GraphIndex(new)
        return findCoordinators(before, after) || findScreens(before, after) || findDestinations(before, after)
    }

    private mutating func findCoordinators(_ before: GraphIndex, _ after: GraphIndex) -> Bool {
        func candidates(_ index: GraphIndex, missingIn other: GraphIndex) -> [RenameCandidate] {
            index.graph.coordinators.filter { !$0.isHost && !other.has($0.id) }.map { coordinator in
                RenameCandidate(
                    reference: coordinator.reference, file: coordinator.location.file,
                    place: Self.owners(of: coordinator.id, index),
                    inside: Set(coordinator.destinations.map(\.name)), nature: coordinator.kind.rawValue)
            }
        }
        let pairs = BestPairs.of(candidates(before, missingIn: after), candidates(after, missingIn: before)) {
            old, new in
            let shared = old.inside.intersection(new.inside).count
            guard old.nature == new.nature, shared > 0, shared * 2 >= max(old.inside.count, new.inside.count) else {
                return 0
            }
            let isThere = old.place.isEmpty && new.place.isEmpty || !old.place.isDisjoint(with: new.place)
            // Of several that show the same, files and names tell which is which.
            return isThere ? shared * RenameCandidate.mostNearness + old.nearness(to: new, files) : 0
        }
        return take(pairs, into: \.coordinators)
    }

    private mutating func findScreens(_ before: GraphIndex, _ after: GraphIndex) -> Bool {
        // A host is the view that it stands in.
        func candidates(_ index: GraphIndex, missingIn other: GraphIndex) -> [RenameCandidate] {
            let hosts = index.graph.coordinators.filter(\.isHost).map { ($0.reference, $0.location.file) }
            let views = index.graph.screens.filter { index.coordinator($0.id) == nil }.map {
                ($0.reference, $0.location?.file)
            }
            return (hosts + views).filter { !other.has($0.0.id) }.map { reference, file in
                RenameCandidate(
                    reference: reference, file: file, place: Self.places(of: reference.id, index, other: other),
                    inside: Self.ways(from: reference.id, index, other: other), nature: "")
            }
        }
        let pairs = BestPairs.of(candidates(before, missingIn: after), candidates(after, missingIn: before)) {
            old, new in
            old.likeness(asView: new, files)
        }
        for (old, new) in pairs where old.isUncertain(new, files) { found.uncertain.insert(old.reference.id) }
        return take(pairs, into: \.screens)
    }

    private mutating func findDestinations(_ before: GraphIndex, _ after: GraphIndex) -> Bool {
        var isNew = false
        for new in after.graph.coordinators {
            guard let old = before.coordinator(new.id) else { continue }
            let lost = old.destinations.filter { one in !new.destinations.contains { $0.name == one.name } }
            let gained = new.destinations.filter { one in !old.destinations.contains { $0.name == one.name } }
            guard !lost.isEmpty, !gained.isEmpty else { continue }
            let likeness = DestinationLikeness(before, after)
            // The surest first; what is found tells of the others.
            let pairs = likeness.pairs(lost, gained)
            let all = pairs.isEmpty ? likeness.merged(lost, gained) : pairs
            for (olds, match) in all where take(olds, as: match, of: new.reference) { isNew = true }
        }
        return isNew
    }

    private mutating func take(_ olds: [Destination], as match: Destination, of owner: NodeReference) -> Bool {
        let coordinator = old.coordinators.first { (found.renaming.nodes[$0.id] ?? $0.reference).id == owner.id }
        let originals = olds.compactMap { one in
            coordinator?.destinations.first { $0.location == one.location && $0.name == one.name }
        }
        guard let coordinator, !originals.isEmpty else { return false }
        for original in originals { found.renaming.destinations["\(coordinator.id).\(original.name)"] = match.name }
        found.destinations.append((originals, match, owner))
        return true
    }

    private mutating func take(
        _ pairs: [(old: RenameCandidate, new: RenameCandidate)],
        into list: WritableKeyPath<Found, [(old: NodeReference, new: NodeReference)]>
    ) -> Bool {
        for (old, new) in pairs {
            found.renaming.nodes[old.reference.id] = new.reference
            found[keyPath: list].append((old.reference, new.reference))
        }
        return !pairs.isEmpty
    }

    /// What shows a coordinator: coordinators, entry points, views.
    private static func owners(of id: String, _ index: GraphIndex) -> Set<String> {
        Set(index.destinations(showing: id).map(\.coordinator.id))
            .union(index.graph.entryPoints.filter { $0.to.id == id }.map(\.name))
            .union(index.plainTransitions(into: id).map(\.from.id))
    }

    /// Exactly where a view stands; only by whom it is shown where the other version does not have the destination, which
    /// may have another name too.
    private static func places(of id: String, _ index: GraphIndex, other: GraphIndex) -> Set<String> {
        func known(_ id: String) -> String { other.has(id) ? id : RenameCandidate.unknown }
        return Set(
            index.destinations(showing: id).map { shown in
                let isKnown = other.destination(shown.destination.id) != nil
                return isKnown ? "shown as \(shown.destination.id)" : "shown by \(known(shown.coordinator.id))"
            }
        )
        .union(index.graph.entryPoints.filter { $0.to.id == id }.map { "mounted by \($0.name)" })
        .union(index.plainTransitions(into: id).map { "by \(known($0.from.id)) \($0.style.rawValue)" })
        .union(index.screens(containing: id).map { "in \(known($0.id))" })
    }

    private static func ways(from id: String, _ index: GraphIndex, other: GraphIndex) -> Set<String> {
        func target(_ transition: Transition) -> String {
            if let destination = transition.destinationID {
                return other.destination(destination) != nil ? destination : RenameCandidate.unknown
            }
            return transition.to.map { other.has($0.id) ? $0.id : RenameCandidate.unknown } ?? transition.destination
        }
        return Set(index.transitions(from: id).map { "\($0.style.rawValue) \(target($0))" })
    }
}
