extension LinkedApp {
    /// Every name that code uses as a member: `.detail`, `Route.detail`, `\.detail`.
    var usedMembers: Set<String> {
        var names: Set<String> = []
        for scope in calls.scopes {
            for call in scope.body.calls {
                call.callee.collectMembers(into: &names)
                for argument in call.arguments { argument.value.collectMembers(into: &names) }
            }
            for result in scope.body.results { result.collectMembers(into: &names) }
        }
        return names
    }
}

extension Expression {
    fileprivate func collectMembers(into names: inout Set<String>, depth: Int = 0) {
        guard depth < 100 else { return }
        switch self {
        case .implicitMember(let name): names.insert(name)
        case .member(let base, let name):
            names.insert(name)
            base.collectMembers(into: &names, depth: depth + 1)
        case .keyPath(_, let path): names.formUnion(path)
        case .tuple(let parts), .array(let parts), .closure(let parts), .branch(let parts):
            for part in parts { part.collectMembers(into: &names, depth: depth + 1) }
        case .match(let subject, let arms):
            subject.collectMembers(into: &names, depth: depth + 1)
            for arm in arms { arm.value.collectMembers(into: &names, depth: depth + 1) }
        case .instance, .name, .typed, .parameter, .closureParameter, .typeObject, .call, .literal, .constant,
            .unknown:
            break
        }
    }
}
