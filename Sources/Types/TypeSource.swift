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
    func source(of expression: Expression, in scope: Scope) -> TypeSource? {
        switch expression {
        case .instance: return scope.type.map { .known(.instance($0)) }
        case .name(let name): return source(ofName: name, in: scope)
        case .typed(let type), .closureParameter(_, _, _, let type?): return .written(type, scope)
        case .typeObject(let type): return find(type, in: scope).map { .known(.metatype($0)) }
        case .parameter(let name):
            guard let function = scope.function else { return nil }
            let parameter = table.function(function).parameters.first { $0.name == name }
            return parameter?.type.map { .written($0, scope) }
        case .closureParameter(let call, let argument, let index, nil):
            return scope.call(at: call).flatMap { call in
                remembered(scope.id.map { .handed(CallID(call.index, in: $0), argument: argument, parameter: index) }) {
                    self.source(ofParameter: index, handedBy: call, in: scope)
                        ?? self.source(ofParameter: index, ofClosure: argument, in: call, scope)
                }
            }
        case .member(let base, let name): return source(ofMember: name, of: base, in: scope)
        case .bound(let subject, let name, let position):
            return source(ofValue: position, of: name, boundFrom: subject, in: scope)
        case .call(let index):
            guard let call = scope.call(at: index) else { return nil }
            guard call.isChained || call.callee == .implicitMember("init") else {
                return source(ofCall: call, in: scope)
            }
            return remembered(scope.id.map { .call(CallID(index, in: $0)) }) { self.source(ofCall: call, in: scope) }
        case .array(let parts):
            let element = parts.lazy.compactMap { self.writtenType(of: $0, in: scope) }.first
            return element.map { .written(TypeName(["Array"], arguments: [$0.name]), $0.scope) }
        case .branch, .match, .implicitMember, .tuple, .literal, .constant, .closure, .keyPath, .unknown: return nil
        }
    }

    /// What each link of a chain asks for of those before it, and each closure of those around it: told once, a chain takes as
    /// long as it has links. Code that is no body of its own is not remembered.
    private func remembered(_ question: TypeQuery?, _ look: @escaping () -> TypeSource?) -> TypeSource? {
        guard let question else { return look() }
        return memo.value(of: question, unknown: .source(nil)) { .source(look()) }.source
    }

    private func source(ofName name: String, in scope: Scope) -> TypeSource? {
        if let type = scope.type, let property = property(name, of: type, on: scope.platforms) {
            return argument(for: property, inheritedBy: type) ?? .property(property)
        }
        if let required = requiredProperty(name, in: scope) { return .property(required) }
        if name == "Self" { return scope.type.map { .known(.metatype($0)) } }
        if let type = table.find([name], from: scope.file, within: scope.type) { return .known(.metatype(type)) }
        return table.globalVariable(name, from: scope.file).map { .property($0) }
    }

    private func source(
        ofMember name: String, of base: Expression, in scope: Scope
    ) -> TypeSource? {
        // Asked once: each link of a chain asks for all before it.
        let sources = sources(of: base, in: scope)
        if let element = element(name, of: base, writtenType(said: sources), in: scope) {
            return .written(element.name, element.scope)
        }
        switch type(said: sources) {
        case .instance(let type):
            if let property = property(name, of: type, on: scope.platforms) {
                return argument(for: property, inheritedBy: type) ?? argument(
                    for: property, of: writtenType(said: sources))
                    ?? .property(property)
            }
            if base == .instance, let required = requiredProperty(name, in: scope) { return .property(required) }
            // `.child` of what is wrapped to be shown, and `.coordinator` of a router, are the coordinator itself.
            return isOfLibrary(type) && traits.all.wrappedMembers.contains(name)
                ? .known(.instance(type)) : nil
        case .metatype(let type):
            if let nested = table[type].nested[name] { return .known(.metatype(nested)) }
            if isCase(name, of: type) { return .value(of: type, TypeName(table[type].path), scope) }
            if let property = property(name, of: type, on: scope.platforms) { return .property(property) }
            return table[type].isExternal && traits.all.sharedMembers.contains(name) ? .known(.instance(type)) : nil
        case .external(let owner)?:
            return added(name, to: owner, in: scope) ?? namedType(.member(base, name), in: scope)
        case nil: return namedType(.member(base, name), in: scope)
        }
    }

    /// What a case holds at a position, as its enum declares it.
    private func source(
        ofValue position: Int, of name: String, boundFrom subject: Expression, in scope: Scope
    ) -> TypeSource? {
        guard case .instance(let type) = type(of: subject, in: scope), table[type].kind == .enum else { return nil }
        for part in table[type].parts {
            guard let item = table[part].cases.first(where: { $0.name == name }) else { continue }
            guard item.types.indices.contains(position), let held = item.types[position] else { return nil }
            return .written(held, Scope(file: part.file, type: type))
        }
        return nil
    }

    /// What an extension adds to a library's type: `navigation` of `EnvironmentValues`.
    private func added(_ name: String, to library: String, in scope: Scope) -> TypeSource? {
        guard let type = table.find([library], from: scope.file, within: nil), table[type].isExternal else {
            return nil
        }
        return table[type].properties[name].map { .property($0) }
    }

    private func namedType(_ expression: Expression, in scope: Scope) -> TypeSource? {
        // None has more names than that, its module's among them.
        guard let name = TypeName(reading: expression, atMost: table.longestPath + 1) else { return nil }
        return table.find(name, from: scope.file, within: scope.type).map { .known(.metatype($0)) }
    }
}

extension CallFacts {
    /// Whether it is made on what another call gives: `.padding()` of `Text("").padding()`.
    fileprivate var isChained: Bool {
        var next = callee
        while case .member(let base, _) = next { next = base }
        if case .call = next { return true }
        return false
    }
}
