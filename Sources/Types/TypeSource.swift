import Facts

/// What says the type of an expression.
enum TypeSource {
    /// Nothing is written: `self`, a type's name, what a library's method returns.
    case known(LinkingContext.Resolved)
    /// A type that is written out, in the code that a scope stands for: of a parameter, a cast, a call of a type's name.
    case written(TypeName, Scope)
    /// A value that is made of a type of the sources: a case of an enum, a call of an initializer; and how it is written.
    case value(of: TypeID, TypeName?, Scope)
    case property(PropertyID)
    /// What a function returns that was called on a receiver, where it has one.
    case result(of: FunctionID, on: LinkingContext.Resolved?)
}

extension LinkingContext {
    /// What says the type of an expression that is no choice; nil where nothing does.
    func source(of expression: Expression, in scope: Scope, _ depth: Int) -> TypeSource? {
        switch expression {
        case .instance: return scope.type.map { .known(.instance($0)) }
        case .name(let name): return source(ofName: name, in: scope)
        case .typed(let type), .closureParameter(_, _, _, let type?): return .written(type, scope)
        case .typeObject(let type): return find(type, in: scope).map { .known(.metatype($0)) }
        case .parameter(let name):
            guard let function = scope.function else { return nil }
            let parameter = table.function(function).parameters.first { $0.name == name }
            return parameter?.type.map { .written($0, scope) }
        case .closureParameter(let call, _, let index, nil):
            return scope.call(at: call).flatMap { source(ofParameter: index, handedBy: $0, in: scope, depth) }
        case .member(let base, let name): return source(ofMember: name, of: base, in: scope, depth)
        case .call(let index): return scope.call(at: index).flatMap { source(ofCall: $0, in: scope, depth) }
        case .array(let parts):
            let element = parts.lazy.compactMap { self.writtenType(of: $0, in: scope, depth: depth + 1) }.first
            return element.map { .written(TypeName(["Array"], arguments: [$0.name]), $0.scope) }
        case .branch, .match, .implicitMember, .tuple, .literal, .constant, .closure, .keyPath, .unknown: return nil
        }
    }

    private func source(ofName name: String, in scope: Scope) -> TypeSource? {
        if let type = scope.type, let property = property(name, of: type) { return .property(property) }
        if name == "Self" { return scope.type.map { .known(.metatype($0)) } }
        if let type = table.find([name], from: scope.file, within: scope.type) { return .known(.metatype(type)) }
        return table.globalVariable(name, from: scope.file).map { .property($0) }
    }

    private func source(
        ofMember name: String, of base: Expression, in scope: Scope, _ depth: Int
    ) -> TypeSource? {
        if let element = element(name, of: base, in: scope, depth) { return .written(element.name, element.scope) }
        switch type(of: base, in: scope, depth: depth + 1) {
        case .instance(let type):
            if let property = property(name, of: type) { return .property(property) }
            // `.child` of what is wrapped to be shown, and `.coordinator` of a router, are the coordinator itself.
            return coordinators.contains(type) && traits.all.wrappedMembers.contains(name)
                ? .known(.instance(type)) : nil
        case .metatype(let type):
            if let nested = table[type].nested[name] { return .known(.metatype(nested)) }
            if isCase(name, of: type) { return .value(of: type, TypeName(table[type].path), scope) }
            return property(name, of: type).map { .property($0) }
        case .external(let owner)?:
            return added(name, to: owner, in: scope) ?? namedType(.member(base, name), in: scope)
        case nil: return namedType(.member(base, name), in: scope)
        }
    }

    /// What an extension adds to a library's type: `navigation` of `EnvironmentValues`.
    private func added(_ name: String, to library: String, in scope: Scope) -> TypeSource? {
        guard let type = table.find([library], from: scope.file, within: nil), table[type].isExternal else {
            return nil
        }
        return table[type].properties[name].map { .property($0) }
    }

    private func namedType(_ expression: Expression, in scope: Scope) -> TypeSource? {
        guard let name = TypeName(reading: expression) else { return nil }
        return table.find(name, from: scope.file, within: scope.type).map { .known(.metatype($0)) }
    }
}
