/// The coordinators as a tree: who shows whom, each expanded where it is met first.
package struct Hierarchy: Sendable {
    package struct Node: Sendable {
        package let coordinator: NodeReference
        /// The destination of the parent that shows it; absent for a root of the tree.
        package let destination: String?
        /// How the parent shows it; absent for a root of the tree and where nothing shows it.
        package let style: Style?
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
        let shown = Set(
            graph.coordinators.flatMap { owner in
                owner.destinations.flatMap(\.targets).map(\.id).filter { $0 != owner.id }
            })
        let mounted = graph.entryPoints.map(\.to.id)
        let unshown = graph.coordinators.map(\.id).filter { !shown.contains($0) }
        for id in mounted + unshown + graph.coordinators.map(\.id) where !expanded.contains(id) {
            guard let coordinator = index.coordinator(id) else { continue }
            roots.append(
                Self.node(coordinator, destination: nil, style: nil, index: index, depth: 0, expanded: &expanded))
        }
        self.roots = roots
    }

    private static func node(
        _ coordinator: Coordinator, destination: String?, style: Style?, index: GraphIndex, depth: Int,
        expanded: inout Set<String>
    ) -> Node {
        guard expanded.insert(coordinator.id).inserted, depth < 500 else {
            return Node(
                coordinator: coordinator.reference, destination: destination, style: style, children: [],
                isRepeated: true)
        }
        var children: [Node] = []
        for place in coordinator.destinations {
            for target in place.targets {
                guard let child = index.coordinator(target.id) else { continue }
                children.append(
                    node(
                        child, destination: place.name, style: place.presentations.first, index: index,
                        depth: depth + 1, expanded: &expanded))
            }
        }
        return Node(
            coordinator: coordinator.reference, destination: destination, style: style, children: children,
            isRepeated: false)
    }
}
