import Base

extension FileFacts {
    /// The systems the file takes part in: it holds coordinators of them, or calls that mean something there.
    package var systems: Set<NavigationSystem> {
        let held = coordinators.map(\.system)
        let called = bodies.flatMap(\.calls).flatMap(\.roles).filter(\.isTelling).map(\.system)
        return Set(held).union(called)
    }

    private var bodies: [BodyFacts] {
        functions.map(\.body) + variables.map(\.body)
            + types.flatMap { $0.functions.map(\.body) + $0.properties.map(\.body) }
    }
}

extension CallRole {
    /// Whether a call alone shows which system it is of: `append` and `=` may be anything.
    fileprivate var isTelling: Bool {
        switch action {
        case .host, .declare, .link, .value, .window: true
        case .show, .showInitial, .ask, .exit, .change: isDistinctive
        }
    }
}
