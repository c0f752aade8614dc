extension NavigationGraph {
    /// Some of the coordinators with what they show, what starts them, and what leads from one to another.
    /// - Parameter ids: the coordinators' ids.
    package func part(of ids: Set<String>) -> NavigationGraph {
        NavigationGraph(
            title: title, sourceFiles: sourceFiles, coordinators: coordinators.filter { ids.contains($0.id) },
            screens: screens, transitions: transitions.filter { $0.coordinator.map { ids.contains($0.id) } ?? false },
            entryPoints: entryPoints.filter { ids.contains($0.to.id) })
    }
}
