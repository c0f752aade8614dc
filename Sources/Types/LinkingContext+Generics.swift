import Facts

/// What types put in the place of the generic parameters of what they inherit from.
extension LinkingContext {
    /// The type of a property that is what a type says where it inherits it: `class Login: Base<LoginRouter>`.
    func argument(for property: PropertyID, inheritedBy type: TypeID) -> TypeSource? {
        guard let owner = table.owner(of: property), owner != type,
            let written = table.property(property).type, written.components.count == 1,
            let found = argument(for: written.last, of: owner, in: type)
        else { return nil }
        return .written(found.name, found.scope)
    }

    /// The type of a property that is what the type says of the value that it is a property of: `view` of a
    /// `Module<DetailController>`.
    /// - Parameter type: the value's type, as it is written.
    func argument(for property: PropertyID, of type: @autoclosure () -> WrittenType?) -> TypeSource? {
        guard let owner = table.owner(of: property), let named = table.property(property).type else { return nil }
        return argument(for: named, of: owner, type()).map { .written($0.name, $0.scope) }
    }

    /// What a type that is written with generic arguments puts in the place of a parameter of its declaration, or of a list of such:
    /// `values: [Element]` of a `Section<Planet>` are planets.
    private func argument(
        for named: TypeName, of owner: TypeID, _ type: @autoclosure () -> WrittenType?
    ) -> WrittenType? {
        let isList = isCollection(named.last) && named.arguments.count == 1
        guard named.components.count == 1, let asked = isList ? named.arguments.first : named,
            asked.components.count == 1, let position = genericParameters(of: owner).firstIndex(of: asked.last),
            let written = type(), written.name.arguments.indices.contains(position),
            find(written.name, in: written.scope) == owner
        else { return nil }
        let argument = written.name.arguments[position]
        return (isList ? TypeName(named.components, arguments: [argument]) : argument, written.scope)
    }

    /// The type that a value puts in the place of the generic parameter that a property of its is of.
    package func argument(for name: String, of value: Expression, in scope: Scope) -> WrittenType? {
        guard case .instance(let type)? = self.type(of: value, in: scope), let property = property(name, of: type),
            case .written(let found, let scope)? = argument(for: property, of: writtenType(of: value, in: scope))
        else { return nil }
        return (found, scope)
    }

    /// The same, as a type of the sources.
    package func inheritedType(of property: PropertyID, by type: TypeID) -> TypeID? {
        guard case .written(let name, let scope)? = argument(for: property, inheritedBy: type) else { return nil }
        return find(name, in: scope)
    }

    /// What a value that is written with generic arguments puts in the place of a parameter of its type: `Detail` for `T` of
    /// `Scene<Detail>(id: "detail")`.
    package func argument(for name: TypeName, of owner: TypeID, in value: Expression, _ scope: Scope) -> WrittenType? {
        argument(for: name, of: owner, writtenType(of: value, in: scope))
    }

    /// What stands for a generic parameter of a class that a type inherits from.
    private func argument(for parameter: String, of owner: TypeID, in type: TypeID) -> WrittenType? {
        var (parameter, owner) = (parameter, owner)
        var rest = [type] + conformances.ancestors(of: type)
        while let position = genericParameters(of: owner).firstIndex(of: parameter) {
            guard let (heir, found) = heir(of: owner, among: rest, position) else { return nil }
            let isOpen = found.components.count == 1 && heir != type
            guard isOpen, genericParameters(of: heir).contains(found.last) else {
                return (found, Scope(file: table[heir].file, type: heir))
            }
            // `class Flow<R>: Base<R>`: who inherits that says it.
            (parameter, owner) = (found.last, heir)
            rest.removeAll { $0 == heir }
        }
        return nil
    }

    /// The type that inherits another, and what it puts in the place of one of its generic parameters.
    private func heir(of owner: TypeID, among types: [TypeID], _ position: Int) -> (TypeID, TypeName)? {
        for type in types {
            let scope = Scope(file: table[type].file, type: type)
            for parent in table.declarations(of: type).flatMap(\.inherits)
            where parent.arguments.indices.contains(position) && find(parent, in: scope) == owner {
                return (type, parent.arguments[position])
            }
        }
        return nil
    }

    /// Whether a name is that of a generic parameter of a type.
    func isGenericParameter(_ name: TypeName, of type: TypeID) -> Bool {
        name.components.count == 1 && genericParameters(of: type).contains(name.last)
    }

    private func genericParameters(of type: TypeID) -> [String] {
        table[type].parts.lazy.map { self.table[$0].genericParameters }.first { !$0.isEmpty } ?? []
    }
}
