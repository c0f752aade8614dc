extension FileFacts {
    /// The systems the file takes part in: it holds coordinators of them, or calls that mean something there.
    package var systems: Set<NavigationSystem> {
        let held = coordinators.map(\.system)
        let called = bodies.flatMap(\.calls).flatMap(\.meanings).map(\.system)
        return Set(held).union(called)
    }

    private var bodies: [BodyFacts] {
        functions.map(\.body) + variables.map(\.body)
            + types.flatMap { $0.functions.map(\.body) + $0.properties.map(\.body) }
    }
}
