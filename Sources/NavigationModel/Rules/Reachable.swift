/// What can be got to in an app, as far as the graph tells.
enum Reachable {
    /// The ids of the screens and coordinators that something leads to from an entry point.
    ///
    /// What is neither screen nor coordinator, such as a model that opens something, counts as a beginning: who runs it
    /// is not known.
    static func ids(in index: GraphIndex) -> Set<String> {
        let graph = index.graph
        let known = Set(graph.screens.map(\.id)).union(graph.coordinators.map(\.id))
        var hosted: [String: [String]] = [:]
        for router in graph.coordinators {
            for host in router.hosts ?? [] { hosted[host, default: []].append(router.id) }
        }
        var found: Set<String> = []
        var waiting = graph.entryPoints.map(\.to.id) + graph.transitions.map(\.from.id).filter { !known.contains($0) }
        while let id = waiting.popLast() {
            guard found.insert(id).inserted else { continue }
            let ways = index.transitions(from: id)
            waiting += ways.compactMap { $0.to?.id } + ways.compactMap { $0.coordinator?.id }
            let screen = index.screen(id)
            waiting += (screen?.contains ?? []).map(\.id) + (screen?.reads ?? []).map(\.id) + (hosted[id] ?? [])
        }
        return found
    }
}
