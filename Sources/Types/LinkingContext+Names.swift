import Facts

/// What the names of types mean.
extension LinkingContext {
    /// The type a name means, aliases and protocols with one conforming type followed.
    package func find(_ name: TypeName, in scope: Scope) -> TypeID? {
        if name.components == ["Self"] { return scope.type }
        if let found = table.find(name, from: scope.file, within: scope.type) { return found }
        // `Router.Destination`, where `Router` is a generic parameter: what its constraint's type calls so.
        guard name.components.count == 2,
            let constraint = constraint(of: TypeName(name.components[0]), in: scope),
            case .instance(let owner) = instance(of: constraint, in: scope)
        else { return nil }
        return table[owner].nested[name.components[1]] == nil
            ? nil : table.find([name.components[1]], from: scope.file, within: owner)
    }

    /// What a value of a type is.
    func instance(of name: TypeName, in scope: Scope) -> Resolved {
        if let constraint = constraint(of: name, in: scope) { return instance(of: constraint, in: scope) }
        if !name.arguments.isEmpty, let routed = routed(by: name, in: scope) { return .instance(routed) }
        guard let type = find(name, in: scope) else {
            return routed(by: name, in: scope).map { .instance($0) } ?? .external(name.last)
        }
        if table[type].isExternal { return .external(table[type].name) }
        if table[type].kind == .protocol,
            let only = conformances.onlyConformer(of: type, preferring: coordinators)
        {
            return .instance(only)
        }
        return .instance(type)
    }

    /// The protocol or class of the sources that a generic parameter is one of: `struct Row<Router: Routing>`.
    private func constraint(of name: TypeName, in scope: Scope) -> TypeName? {
        guard name.components.count == 1, name.arguments.isEmpty else { return nil }
        var type = scope.type
        while let id = type {
            for part in table[id].parts {
                guard let constraint = table[part].constraints[name.last] else { continue }
                return constraint != name && find(constraint, in: scope) != nil ? constraint : nil
            }
            type = table[id].outer
        }
        return nil
    }

    /// The coordinator that a router's or wrapper's type is about: `HomeCoordinator.Router`,
    /// `NavigationRouter<HomeCoordinator>`, `NavigationViewCoordinator<HomeCoordinator>`.
    private func routed(by name: TypeName, in scope: Scope) -> TypeID? {
        guard
            traits.all.routerSuffixes.contains(where: name.last.hasSuffix)
                || traits.all.coordinatorWrappers.contains(name.last)
        else { return nil }
        if name.components.count == 1, traits.all.routerSuffixes.contains(name.last) {
            return scope.type.flatMap { coordinators.contains($0) ? $0 : nil }
        }
        let subject = name.arguments.first ?? TypeName(Array(name.components.dropLast()))
        guard !subject.components.isEmpty, let type = find(subject, in: scope), coordinators.contains(type) else {
            return nil
        }
        return type
    }
}
