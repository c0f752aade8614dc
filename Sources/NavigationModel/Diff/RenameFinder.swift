/// Finds what is the same thing under another name: it stands in the same place, shows the same, and has the same
/// neighbours.
///
/// What is found tells more about the rest, so it looks again until nothing more is found.
struct RenameFinder {
    /// A thing that only one version has.
    private struct Candidate {
        let reference: NodeReference
        let place: Set<String>
        let inside: Set<String>
        /// What must be alike besides: the kind of a coordinator.
        let nature: String
    }

    /// What was found, with the names for those who read about it.
    struct Found {
        var renaming = Renaming()
        /// Whether a thing has another name, not only another id.
        var coordinators: [(old: NodeReference, new: NodeReference)] = []
        var screens: [(old: NodeReference, new: NodeReference)] = []
        var destinations: [(old: Destination, new: Destination, owner: NodeReference)] = []
        var entryPoints: [(old: String, new: String)] = []
    }

    private static let mostRounds = 12

    private let old: NavigationGraph
    private let new: NavigationGraph
    private var found = Found()

    static func find(_ old: NavigationGraph, _ new: NavigationGraph) -> Found {
        var finder = RenameFinder(old: old, new: new)
        finder.sameNames()
        for _ in 0..<mostRounds where finder.round() {}
        return finder.found
    }

    private init(old: NavigationGraph, new: NavigationGraph) {
        self.old = old
        self.new = new
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
        func candidates(_ index: GraphIndex, missingIn other: GraphIndex) -> [Candidate] {
            index.graph.coordinators.filter { other.coordinator($0.id) == nil && other.screen($0.id) == nil }.map {
                coordinator in
                Candidate(
                    reference: coordinator.reference, place: Self.owners(of: coordinator.id, index),
                    inside: Set(coordinator.destinations.map(\.name)), nature: coordinator.kind.rawValue)
            }
        }
        let pairs = Self.pairs(candidates(before, missingIn: after), candidates(after, missingIn: before)) { old, new in
            let shared = old.inside.intersection(new.inside).count
            guard old.nature == new.nature, shared > 0, shared * 2 >= max(old.inside.count, new.inside.count) else {
                return 0
            }
            let isThere = old.place.isEmpty && new.place.isEmpty || !old.place.isDisjoint(with: new.place)
            return isThere ? shared : 0
        }
        return take(pairs, into: \.coordinators)
    }

    private mutating func findScreens(_ before: GraphIndex, _ after: GraphIndex) -> Bool {
        func candidates(_ index: GraphIndex, missingIn other: GraphIndex) -> [Candidate] {
            index.graph.screens.filter {
                other.screen($0.id) == nil && other.coordinator($0.id) == nil && index.coordinator($0.id) == nil
            }.map { screen in
                Candidate(
                    reference: screen.reference, place: Self.places(of: screen.id, index, other: other),
                    inside: Self.ways(from: screen.id, index), nature: "")
            }
        }
        let pairs = Self.pairs(candidates(before, missingIn: after), candidates(after, missingIn: before)) { old, new in
            guard !old.place.isEmpty, old.place == new.place, old.inside == new.inside else { return 0 }
            return old.inside.isEmpty && !Self.areAlike(old.reference.name, new.reference.name) ? 0 : 1
        }
        return take(pairs, into: \.screens)
    }

    private mutating func findDestinations(_ before: GraphIndex, _ after: GraphIndex) -> Bool {
        var isNew = false
        for new in after.graph.coordinators {
            guard let old = before.coordinator(new.id) else { continue }
            let lost = old.destinations.filter { one in !new.destinations.contains { $0.name == one.name } }
            let gained = new.destinations.filter { one in !old.destinations.contains { $0.name == one.name } }
            func isSame(_ one: Destination, _ two: Destination) -> Bool {
                guard Set(one.targets.map(\.id)) == Set(two.targets.map(\.id)) else { return false }
                let (openers, others) = (Self.openers(of: one, before), Self.openers(of: two, after))
                if one.targets.isEmpty {
                    return !openers.isEmpty && openers == others && one.parameters == two.parameters
                }
                return openers.isEmpty && others.isEmpty || !openers.isDisjoint(with: others)
            }
            for one in lost {
                let matches = gained.filter { isSame(one, $0) }
                guard matches.count == 1, lost.count(where: { isSame($0, matches[0]) }) == 1 else { continue }
                let originals = self.old.coordinators.first {
                    (found.renaming.nodes[$0.id] ?? $0.reference).id == new.id
                }
                guard
                    let original = originals?.destinations.first(where: {
                        $0.location == one.location && $0.name == one.name
                    })
                else { continue }
                found.renaming.destinations[original.id] = matches[0].name
                found.destinations.append((original, matches[0], new.reference))
                isNew = true
            }
        }
        return isNew
    }

    /// Those that are each other's only best match.
    private static func pairs(
        _ old: [Candidate], _ new: [Candidate], _ likeness: (Candidate, Candidate) -> Int
    ) -> [(NodeReference, NodeReference)] {
        let scores = old.map { one in new.map { likeness(one, $0) } }
        func onlyBest(_ values: [Int]) -> Int? {
            guard let best = values.max(), best > 0, values.count(where: { $0 == best }) == 1 else { return nil }
            return values.firstIndex(of: best)
        }
        return old.indices.compactMap { row in
            guard let column = onlyBest(scores[row]), onlyBest(scores.map { $0[column] }) == row else { return nil }
            return (old[row].reference, new[column].reference)
        }
    }

    private mutating func take(
        _ pairs: [(NodeReference, NodeReference)],
        into list: WritableKeyPath<Found, [(old: NodeReference, new: NodeReference)]>
    ) -> Bool {
        for (old, new) in pairs {
            found.renaming.nodes[old.id] = new
            found[keyPath: list].append((old, new))
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
        Set(
            index.destinations(showing: id).map { shown in
                let isKnown = other.destination(shown.destination.id) != nil
                return isKnown ? "shown as \(shown.destination.id)" : "shown by \(shown.coordinator.id)"
            }
        )
        .union(index.graph.entryPoints.filter { $0.to.id == id }.map { "mounted by \($0.name)" })
        .union(index.plainTransitions(into: id).map { "by \($0.from.id) \($0.style.rawValue)" })
        .union(index.screens(containing: id).map { "in \($0.id)" })
    }

    private static func ways(from id: String, _ index: GraphIndex) -> Set<String> {
        Set(
            index.transitions(from: id).map {
                "\($0.style.rawValue) \($0.destinationID ?? $0.to?.id ?? $0.destination)"
            }
        )
        .union(index.exits(from: id).map { "\($0.style.rawValue) \($0.coordinator?.id ?? "")" })
    }

    private static func openers(of destination: Destination, _ index: GraphIndex) -> Set<String> {
        Set(index.transitions(to: destination).map { "\($0.from.id) \($0.style.rawValue)" })
    }

    /// Whether two names of types share a word that says what they are.
    private static func areAlike(_ one: String, _ two: String) -> Bool {
        let plain: Set<String> = ["View", "Screen", "Page", "Controller"]
        return !words(one).subtracting(plain).isDisjoint(with: words(two).subtracting(plain))
    }

    private static func words(_ name: String) -> Set<String> {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
        return Set(words.filter { $0.count > 1 })
    }
}
