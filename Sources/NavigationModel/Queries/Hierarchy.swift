import Base

/// The coordinators as a tree: who shows whom, each expanded where it is met first.
package struct Hierarchy: Sendable {
    package struct Node: Sendable {
        package let coordinator: NodeReference
        /// The destination of the parent that shows it, or what its transition is called where a view does; absent for
        /// a root of the tree.
        package let destination: String?
        /// The view of the parent that shows it by itself, with plain SwiftUI; absent where a destination shows it.
        package let opener: NodeReference?
        /// How the parent shows it; absent for a root of the tree, for a router and where nothing shows it.
        package let style: Style?
        /// Whether it is a router that the parent follows: it says what the parent's container shows.
        package let isFollowed: Bool
        /// Whether nothing but inference says that the parent shows it so.
        package let isInferred: Bool
        package let children: [Node]
        /// Whether it is expanded elsewhere in the tree, so that no children follow here.
        package let isRepeated: Bool
    }

    /// What entry points mount, then what no coordinator shows, then what only cycles hold.
    package let roots: [Node]

    package init(_ index: GraphIndex) {
        var expanded: Set<String> = []
        var roots: [Node] = []
        let graph = index.graph
        var shown: Set<String> = []
        for owner in graph.coordinators {
            let targets: [NodeReference] = owner.destinations.flatMap(\.targets)
            let others: [NodeReference] = index.plainTransitions(of: owner).compactMap(\.to)
            for target in targets + others where target.id != owner.id { shown.insert(target.id) }
            for router in index.routers(of: owner.id) { shown.insert(router.id) }
        }
        let mounted = graph.entryPoints.map(\.to.id)
        let unshown = graph.coordinators.map(\.id).filter { !shown.contains($0) }
        for id in mounted + unshown + graph.coordinators.map(\.id) where !expanded.contains(id) {
            guard let coordinator = index.coordinator(id) else { continue }
            roots.append(Self.node(coordinator, way: Way(), index: index, depth: 0, expanded: &expanded))
        }
        self.roots = roots
    }

    /// How a node's parent shows it.
    private struct Way: Hashable {
        var destination: String?
        var opener: NodeReference?
        var style: Style?
        var isFollowed = false
        var isInferred = false
    }

    private static func node(
        _ coordinator: Coordinator, way: Way, index: GraphIndex, depth: Int, expanded: inout Set<String>
    ) -> Node {
        let isRepeated = !expanded.insert(coordinator.id).inserted || depth >= 500
        var children: [Node] = []
        for (child, way) in isRepeated ? [] : shown(by: coordinator, index) {
            children.append(node(child, way: way, index: index, depth: depth + 1, expanded: &expanded))
        }
        return Node(
            coordinator: coordinator.reference, destination: way.destination, opener: way.opener, style: way.style,
            isFollowed: way.isFollowed, isInferred: way.isInferred, children: children, isRepeated: isRepeated)
    }

    /// The coordinators that destinations show, those that views show by themselves, then the routers it follows.
    private static func shown(by coordinator: Coordinator, _ index: GraphIndex) -> [(Coordinator, Way)] {
        let declared = coordinator.destinations.flatMap { place -> [(NodeReference, Way)] in
            let style = place.presentations.first
            let isInferred = style.map { index.isInferred($0, of: place) } ?? false
            return place.targets.map { ($0, Way(destination: place.name, style: style, isInferred: isInferred)) }
        }
        let plain = index.plainTransitions(of: coordinator).compactMap { transition in
            let way = Way(
                destination: transition.destination, opener: transition.from, style: transition.style,
                isInferred: transition.evidence == .inferred)
            return transition.to.map { ($0, way) }
        }
        let followed = index.routers(of: coordinator.id).map { ($0.reference, Way(isFollowed: true)) }
        var seen: [String: Set<Way>] = [:]
        return (declared + plain + followed).compactMap { target, way in
            guard seen[target.id, default: []].insert(way).inserted else { return nil }
            return index.coordinator(target.id).map { ($0, way) }
        }
    }
}
