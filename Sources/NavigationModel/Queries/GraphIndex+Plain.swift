/// What views show by themselves, with plain SwiftUI: transitions without a coordinator.
extension GraphIndex {
    /// What the code and the views of a coordinator show by themselves, nearest first.
    ///
    /// Its views are those its destinations show, what they are made of, and what they show by themselves in turn,
    /// unless a destination shows that too.
    package func plainTransitions(of coordinator: Coordinator) -> [Transition] {
        plainTransitions(startingAt: [coordinator.reference] + coordinator.destinations.flatMap(\.targets)) {
            self.coordinator($0.id) == nil || $0.id == coordinator.id
        }
    }

    /// What a coordinator that is a stack shows first, where that is none of its destinations.
    package func firstViews(of coordinator: Coordinator) -> [Transition] {
        transitions(from: coordinator.id).filter(\.isFirstView)
    }

    /// The ways into a view or coordinator that no coordinator knows of, by its id.
    package func plainTransitions(into id: String) -> [Transition] { transitions(into: id).filter(\.isPlain) }

    /// What is shown by itself from views and other types that belong to no coordinator, in the graph's order.
    package var unownedTransitions: [Transition] {
        guard hasPlainTransitions else { return [] }
        let owned = Set(graph.coordinators.flatMap { plainTransitions(of: $0) })
        return graph.transitions.filter { $0.isPlain && !owned.contains($0) }
    }

    private func plainTransitions(
        startingAt start: [NodeReference], where isIncluded: (NodeReference) -> Bool
    ) -> [Transition] {
        guard hasPlainTransitions else { return [] }
        var seen: Set<String> = []
        var found: [Transition] = []
        var waiting = start
        while !waiting.isEmpty {
            let views = parts(of: waiting.filter(isIncluded)).filter { seen.insert($0).inserted }
            let ways = views.flatMap { transitions(from: $0) }.filter(\.isPlain)
            found += ways
            waiting = ways.compactMap(\.to).filter { destinations(showing: $0.id).isEmpty }
        }
        return found
    }
}
