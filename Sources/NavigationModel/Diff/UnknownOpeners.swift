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
        /// What types do that people do not see.
        let hidden: Set<Effect>
        let index: GraphIndex
        /// The destinations of which nothing is known but what shows them.
        let unopened: Set<String>

        init(
            _ ways: [Way: [Transition]], besides others: [Way: [Transition]], _ index: GraphIndex,
            _ unopened: Set<String>
        ) {
            let only = ways.filter { others[$0.key] == nil }
            all = Set(only.flatMap(UnknownOpeners.effects))
            hidden = Set(only.filter { !index.isSeen($0.key.from) }.flatMap(UnknownOpeners.effects))
            self.index = index
            self.unopened = unopened
        }
    }

    private let old: Side
    private let new: Side

    init(_ ways: Ways, _ old: GraphIndex, _ new: GraphIndex) {
        self.old = Side(ways.old, besides: ways.new, old, ways.unopened.old)
        self.new = Side(ways.new, besides: ways.old, new, ways.unopened.new)
    }

    /// Whether a way that only one version has may be one that the other has too, without saying who takes it.
    /// - Parameter isNew: whether it is the new version's.
    func cover(_ way: Way, _ transitions: [Transition], isNew: Bool) -> Bool {
        let (side, other) = isNew ? (new, old) : (old, new)
        if way.owner != nil, other.unopened.contains(way.target) || transitions.allSatisfy(side.index.isShowing) {
            return true
        }
        return Self.effects(way, transitions).isSubset(of: side.index.isSeen(way.from) ? other.hidden : other.all)
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
