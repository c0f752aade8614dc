import Facts

/// What properties are.
extension LinkingContext {
    /// The property that an expression is: `rows`, `self.rows`, `Rows.all`.
    package func property(meantBy expression: Expression, in scope: Scope) -> PropertyID? {
        switch expression {
        case .name(let name), .member(.instance, let name):
            return scope.type.flatMap { property(name, of: $0, on: scope.platforms) }
                ?? requiredProperty(name, in: scope)
        case .member(let base, let name):
            switch type(of: base, in: scope) {
            case .instance(let type), .metatype(let type): return property(name, of: type, on: scope.platforms)
            case .external, nil: return nil
            }
        default: return nil
        }
    }

    /// What a property is; nil where neither its declaration nor what it is made with says that.
    func type(of property: PropertyID) -> Resolved? {
        memo.value(of: .property(property), unknown: .type(nil)) { .type(self.declaredType(of: property)) }.type
    }

    private func declaredType(of reference: PropertyID) -> Resolved? {
        let property = table.property(reference)
        let inside = table.scope(of: reference)
        if let type = property.type ?? property.environmentType { return instance(of: type, in: inside) }
        if let key = property.environmentKey { return environmentValue(key, from: inside.file) }
        if let wrapped = wrapped(property, in: inside) { return wrapped }
        return property.body.results.lazy.compactMap { self.type(of: $0, in: inside) }.first
    }

    /// The type of what one of the app's own property wrappers holds: `@Router var router`.
    private func wrapped(_ property: PropertyFacts, in scope: Scope) -> Resolved? {
        guard property.body.results.isEmpty else { return nil }
        for attribute in property.attributes {
            let name = TypeName(attribute.name.split(separator: ".").map(String.init))
            guard let wrapper = find(name, in: scope), let value = self.property("wrappedValue", of: wrapper) else {
                continue
            }
            if let type = type(of: value) { return type }
        }
        return nil
    }

    /// The type of a value that an extension of `EnvironmentValues`, or of a container of dependencies, declares.
    private func environmentValue(_ key: String, from file: FileID) -> Resolved? {
        for owner in traits.all.environments {
            if let values = table.find([owner], from: file, within: nil),
                let property = table[values].properties[key]
            {
                // `var home: Factory<HomeModel>` makes what it is written with.
                let made = table.property(property).type.flatMap {
                    traits.all.factories.contains($0.last) ? $0.arguments.first : nil
                }
                return made.map { instance(of: $0, in: table.scope(of: property)) } ?? type(of: property)
            }
        }
        return nil
    }
}
