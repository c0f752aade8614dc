import Facts
import Types

/// The states of routers that say what a stack shows at its bottom, beside the path above that.
///
/// ```swift
/// NavigationStack(path: $router.path) {
///     build(router.root).navigationDestination(for: Route.self) { build($0) }
/// }
/// ```
extension StateOwnership {
    /// Such a state, where a container builds its first view for it.
    struct Root {
        let slot: StateProperty
        /// What it is asked of: `router` of `router.root`.
        let owner: Expression
        let host: ContainerHost
    }

    /// Such states, in the order of the containers.
    func rootStates() -> [Root] {
        index.hosts.filter { !$0.isWrapper }.flatMap { host in
            host.facts.content.filter { $0.style == .root }.compactMap { root(in: $0.value, host) }
        }
    }

    /// The state that a container's only view is built for, modifiers aside.
    private func root(in content: Expression, _ host: ContainerHost) -> Root? {
        guard case .closure(let parts) = content, parts.count == 1,
            let call = host.scope.chain(endingAt: parts[0]).last
        else { return nil }
        for argument in call.arguments {
            guard case .member(let owner, let name) = argument.value,
                case .instance(let router)? = context.type(of: owner, in: host.scope),
                builders[router]?.kind == .router, context.property(name, of: router) != nil
            else { continue }
            let slot = StateProperty(owner: router, name: name)
            guard !paths.contains(slot), host.slots.contains(where: { $0.owner == router }) else { continue }
            return Root(slot: slot, owner: owner, host: host)
        }
        return nil
    }
}
