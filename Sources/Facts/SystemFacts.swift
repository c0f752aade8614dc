import Base

/// What one navigation system reads in a file: what declarations and calls mean if their types turn out to be the system's.
///
/// It stands beside the facts of the file, which name no system.
package struct SystemFacts: Hashable, Sendable {
    package let system: NavigationSystem
    /// The coordinators that declarations of the file make, or add to.
    package var coordinators: [CoordinatorFacts]
    /// What calls do, by the function or property whose body they stand in, and their position in it.
    package var roles: [DeclarationID: [Int: CallRole]]
    package var notUnderstood: [UnresolvedCode]

    package init(
        system: NavigationSystem, coordinators: [CoordinatorFacts] = [],
        roles: [DeclarationID: [Int: CallRole]] = [:], notUnderstood: [UnresolvedCode] = []
    ) {
        self.system = system
        self.coordinators = coordinators
        self.roles = roles
        self.notUnderstood = notUnderstood
    }

    /// Whether the file takes part in the system: it holds coordinators of it, or calls that mean something there alone.
    package var takesPart: Bool {
        !coordinators.isEmpty || roles.values.contains { $0.values.contains(where: \.isTelling) }
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
