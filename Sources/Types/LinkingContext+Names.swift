import Facts

/// What the names of types mean.
extension LinkingContext {
    /// The type a name means, aliases and protocols with one conforming type followed.
    package func find(_ name: TypeName, in scope: Scope) -> TypeID? { find(name, in: scope, open: []) }

    /// - Parameter open: the generic parameters whose constraints are being followed, which may name each other.
    private func find(_ name: TypeName, in scope: Scope, open: Set<String>) -> TypeID? {
        if name.components == ["Self"] { return scope.type }
        if let found = table.find(name, from: scope.file, within: scope.type) { return found }
        // `Router.Destination`, where `Router` is a generic parameter: what its constraint's type calls so.
        guard name.components.count == 2, !open.contains(name.components[0]) else { return nil }
        let open = open.union([name.components[0]])
        guard let constraint = constraint(of: TypeName(name.components[0]), in: scope, open),
            case .instance(let owner) = instance(of: constraint, in: scope, open)
        else { return nil }
        return table[owner].nested[name.components[1]] == nil
            ? nil : table.find([name.components[1]], from: scope.file, within: owner)
    }

    /// Whether a name is one of the generic parameters of the code around it, or what such a parameter's type calls so:
    /// `Feature.View` in `struct Preview<Feature: Previewed>`.
    func isOpen(_ name: TypeName, in scope: Scope) -> Bool {
        var type = scope.type
        while let id = type {
            if table.isGenericParameter(name.components[0], of: id) { return true }
            type = table[id].outer
        }
        return false
    }

    /// What a value of a type is.
    func instance(of name: TypeName, in scope: Scope) -> Resolved { instance(of: name, in: scope, []) }

    private func instance(of written: TypeName, in scope: Scope, _ open: Set<String>) -> Resolved {
        var name = written
        var open = open
        while !open.contains(name.last), let constraint = constraint(of: name, in: scope, open) {
            open.insert(name.last)
            name = constraint
        }
        if name.arguments.count == 1, traits.all.objectBindings.contains(name.last), find(name, in: scope) == nil {
            name = name.arguments[0]
        }
        if !name.arguments.isEmpty, let routed = routed(by: name, in: scope, open) { return .instance(routed) }
        guard let type = find(name, in: scope, open: open) else {
            return routed(by: name, in: scope, open).map { .instance($0) } ?? .external(name.last)
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
    private func constraint(of name: TypeName, in scope: Scope, _ open: Set<String>) -> TypeName? {
        guard name.components.count == 1, name.arguments.isEmpty else { return nil }
        var type = scope.type
        while let id = type {
            for part in table[id].parts {
                guard let constraint = table[part].constraints[name.last] else { continue }
                return constraint != name && find(constraint, in: scope, open: open) != nil ? constraint : nil
            }
            type = table[id].outer
        }
        return nil
    }

    /// The coordinator that a router's or wrapper's type is about: `HomeCoordinator.Router`,
    /// `NavigationRouter<HomeCoordinator>`, `NavigationViewCoordinator<HomeCoordinator>`.
    private func routed(by name: TypeName, in scope: Scope, _ open: Set<String>) -> TypeID? {
        guard
            traits.all.routerSuffixes.contains(where: name.last.hasSuffix)
                || traits.all.coordinatorWrappers.contains(name.last)
        else { return nil }
        if name.components.count == 1, traits.all.routerSuffixes.contains(name.last) {
            return scope.type.flatMap { isOfLibrary($0) ? $0 : nil }
        }
        let subject = name.arguments.first ?? TypeName(Array(name.components.dropLast()))
        guard !subject.components.isEmpty, let type = find(subject, in: scope, open: open), isOfLibrary(type)
        else { return nil }
        return type
    }
}
