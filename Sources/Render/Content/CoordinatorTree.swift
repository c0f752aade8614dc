import NavigationModel

/// The hierarchy of coordinators with what the contents of pages ask of it.
struct CoordinatorTree: Sendable {
    let roots: [Hierarchy.Node]
    /// Every coordinator's id, in the order of the tree.
    let order: [String]
    /// Where a coordinator is expanded, and under what; a root under nothing.
    private let places: [String: (node: Hierarchy.Node, parent: String?)]

    init(_ hierarchy: Hierarchy) {
        roots = hierarchy.roots
        var order: [String] = []
        var places: [String: (node: Hierarchy.Node, parent: String?)] = [:]
        var open: [(node: Hierarchy.Node, parent: String?)] = hierarchy.roots.reversed().map { ($0, nil) }
        while let (node, parent) = open.popLast() {
            let id = node.coordinator.id
            guard !node.isRepeated, places[id] == nil else { continue }
            order.append(id)
            places[id] = (node, parent)
            open += node.children.reversed().map { ($0, id) }
        }
        self.order = order
        self.places = places
    }

    /// From a root of the tree to a coordinator, itself included.
    func path(to id: String) -> [Hierarchy.Node] {
        var path: [Hierarchy.Node] = []
        var next: String? = id
        while let id = next, let place = places[id] {
            path.append(place.node)
            next = place.parent
        }
        return path.reversed()
    }

    /// What the coordinator is expanded under, or nil for a root.
    func parent(of id: String) -> NodeReference? {
        places[id]?.parent.flatMap { places[$0]?.node.coordinator }
    }
}
