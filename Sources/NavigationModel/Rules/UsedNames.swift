extension LinkedApp {
    /// Those of some names that code uses as a member: `.detail`, `Route.detail`, `\.detail`.
    func members(among wanted: Set<String>) -> Set<String> {
        var names: Set<String> = []
        for scope in calls.scopes where names.count < wanted.count {
            for call in scope.body.calls {
                call.callee.collectMembers(among: wanted, into: &names)
                for argument in call.arguments { argument.value.collectMembers(among: wanted, into: &names) }
            }
            for result in scope.body.results { result.collectMembers(among: wanted, into: &names) }
        }
        return names
    }
}

extension Expression {
    fileprivate func collectMembers(among wanted: Set<String>, into names: inout Set<String>, depth: Int = 0) {
        guard depth < 100 else { return }
        switch self {
        case .implicitMember(let name): if wanted.contains(name) { names.insert(name) }
        case .member(let base, let name):
            if wanted.contains(name) { names.insert(name) }
            base.collectMembers(among: wanted, into: &names, depth: depth + 1)
        case .keyPath(_, let path): names.formUnion(wanted.intersection(path))
        case .tuple(let parts), .array(let parts), .closure(let parts), .branch(let parts):
            for part in parts { part.collectMembers(among: wanted, into: &names, depth: depth + 1) }
        case .match(let subject, let arms):
            subject.collectMembers(among: wanted, into: &names, depth: depth + 1)
            for arm in arms { arm.value.collectMembers(among: wanted, into: &names, depth: depth + 1) }
        case .instance, .name, .typed, .parameter, .closureParameter, .typeObject, .call, .literal, .constant,
            .unknown:
            break
        }
    }
}
