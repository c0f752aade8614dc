import Base

/// What is done by code that people do not see and nobody is known to call, in one of two versions: who does the same in the other
/// version may do it by that code.
struct UnknownOpeners {
    private struct Effect: Hashable {
        let target: String
        let style: Style
    }

    /// What only one version does.
    private struct Side {
        let all: Set<Effect>
        /// What types do that people do not see, by code that only this version has: it moved, whoever it is done for.
        let moved: Set<Effect>
        /// What such types do in both versions, for callers that only the other one knows; by the names of the types.
        let uncalled: [Effect: Set<String>]
        let index: GraphIndex
        /// The destinations of which nothing is known but what shows them.
        let unopened: Set<String>

        init(
            _ ways: [Way: [Transition]], besides others: [Way: [Transition]], _ index: GraphIndex, _ other: GraphIndex,
            _ unopened: Set<String>
        ) {
            let only = ways.filter { others[$0.key] == nil }
            let hidden = only.filter { !index.isSeen($0.key.from) }
            let kept = Set(other.graph.transitions.lazy.map(Way.init))
            all = Set(only.flatMap(UnknownOpeners.effects))
            moved = Set(hidden.filter { !kept.contains($0.key) }.flatMap(UnknownOpeners.effects))
            uncalled = hidden.filter { kept.contains($0.key) }.reduce(into: [:]) { found, way in
                for effect in UnknownOpeners.effects(way.key, way.value) {
                    found[effect, default: []].insert(way.key.from.name)
                }
            }
            self.index = index
            self.unopened = unopened
        }
    }

    private let old: Side
    private let new: Side

    init(_ ways: Ways, _ old: GraphIndex, _ new: GraphIndex) {
        self.old = Side(ways.old, besides: ways.new, old, new, ways.unopened.old)
        self.new = Side(ways.new, besides: ways.old, new, old, ways.unopened.new)
    }

    /// Whether a way that only one version has may be one that the other has too, without saying who takes it.
    /// - Parameter isNew: whether it is the new version's.
    func cover(_ way: Way, _ transitions: [Transition], isNew: Bool) -> Bool {
        let (side, other) = isNew ? (new, old) : (old, new)
        if way.owner != nil, other.unopened.contains(way.target) || transitions.allSatisfy(side.index.isShowing) {
            return true
        }
        return Self.effects(way, transitions).isSubset(of: side.index.isSeen(way.from) ? other.moved : other.all)
    }

    /// The types by whose methods a way leads that only one version has, and that do the same in the other one, where nobody is known
    /// to call them; by name and sorted.
    /// - Parameter isNew: whether it is the new version's.
    func carriers(of way: Way, _ transitions: [Transition], isNew: Bool) -> [String] {
        let uncalled = (isNew ? old : new).uncalled
        let found = transitions.map { transition in
            Set(transition.through.map(GraphIndex.owner))
                .intersection(uncalled[Effect(target: way.target, style: transition.style)] ?? [])
        }
        return found.contains(where: \.isEmpty) ? [] : Set(found.joined()).sorted()
    }

    private static func effects(_ way: Way, _ transitions: [Transition]) -> Set<Effect> {
        Set(transitions.map { Effect(target: way.target, style: $0.style) })
    }
}

extension GraphIndex {
    /// Whether a type is something that people see, or that the system calls.
    fileprivate func isSeen(_ node: NodeReference) -> Bool {
        has(node.id) || graph.entryPoints.contains { $0.name == node.name }
    }
}
