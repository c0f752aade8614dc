import NavigationModel

/// The hierarchy of coordinators with what the contents of pages ask of it.
struct CoordinatorTree: Sendable {
    let roots: [Hierarchy.Node]
    /// Every coordinator's id, in the order of the tree.
    let order: [String]
    /// The nodes from a root to a coordinator, where it is expanded.
    private let paths: [String: [Hierarchy.Node]]

    init(_ hierarchy: Hierarchy) {
        roots = hierarchy.roots
        var order: [String] = []
        var paths: [String: [Hierarchy.Node]] = [:]
        var open = hierarchy.roots.reversed().map { [$0] }
        while let path = open.popLast() {
            guard let node = path.last, !node.isRepeated else { continue }
            order.append(node.coordinator.id)
            paths[node.coordinator.id] = path
            open += node.children.reversed().map { path + [$0] }
        }
        self.order = order
        self.paths = paths
    }

    /// From a root of the tree to a coordinator, itself included.
    func path(to id: String) -> [Hierarchy.Node] { paths[id] ?? [] }

    /// What the coordinator is expanded under, or nil for a root.
    func parent(of id: String) -> NodeReference? { paths[id]?.dropLast().last?.coordinator }
}
