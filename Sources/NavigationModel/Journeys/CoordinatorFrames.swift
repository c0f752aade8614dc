/// Finds the views that draw coordinators of TCACoordinators: nothing shows them by name, but they hold the screens of
/// their coordinator, or the views of those it shows.
struct CoordinatorFrames {
    let views: [(coordinator: String, view: String)]

    init(_ index: GraphIndex) {
        let owners = index.graph.coordinators.filter { $0.system == .tcaCoordinators }
        guard !owners.isEmpty else {
            views = []
            return
        }
        let mounted = Set(index.graph.entryPoints.map(\.to.id))
        // Only what nothing else shows can be a frame.
        let frames = index.graph.screens.filter {
            !$0.contains.isEmpty && index.transitions(into: $0.id).isEmpty && index.coordinator($0.id) == nil
                && !mounted.contains($0.id)
        }
        var drawn: [String: Set<String>] = [:]
        var views: [(coordinator: String, view: String)] = []
        // A coordinator of coordinators is known by the frames of those it shows: as many rounds as there are levels.
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for owner in owners {
                let targets = owner.destinations.flatMap(\.targets).map(\.id)
                let shown = Set(targets).union(targets.flatMap { drawn[$0] ?? [] })
                for frame in frames where frame.contains.contains(where: { shown.contains($0.id) }) {
                    guard drawn[owner.id, default: []].insert(frame.id).inserted else { continue }
                    views.append((owner.id, frame.id))
                    isGrowing = true
                }
            }
        }
        self.views = views
    }
}
