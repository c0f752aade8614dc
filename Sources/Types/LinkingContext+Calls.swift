import Facts

/// What calls give.
extension LinkingContext {
    func source(ofCall call: CallFacts, in scope: Scope) -> TypeSource? {
        if let type = requestedResult(of: call) { return .written(type, scope) }
        switch call.callee {
        case .implicitMember("init"): return source(ofImplicit: call, in: scope)
        case .name(let name): return source(ofCall: call, named: name, in: scope)
        case .member(let base, "init"):
            let made = made(by: call)
            if case .metatype(let type)? = type(of: base, in: scope) {
                return .value(of: type, made, scope)
            }
            return made.map { .written($0, scope) }
        case .member(let base, let name): return source(ofCall: call, of: name, on: base, in: scope)
        default: return nil
        }
    }

    private func source(ofCall call: CallFacts, named name: String, in scope: Scope) -> TypeSource? {
        if let function = function(of: call, in: scope) { return result(of: function, on: nil, by: call, in: scope) }
        if let made = made(by: call) { return .written(made, scope) }
        if let named = firstType(in: call) { return .written(named, scope) }
        // A method that a library gives the enclosing coordinator.
        guard let type = scope.type, isOfLibrary(type) else { return nil }
        return .known(.instance(child(shownBy: call, on: type, in: scope) ?? type))
    }

    private func source(
        ofCall call: CallFacts, of name: String, on base: Expression, in scope: Scope
    ) -> TypeSource? {
        // Told once: telling it again for the function would double the work at each link of a chain.
        let receiver = type(of: base, in: scope)
        if let function = function(name, on: receiver, for: call, scope) {
            return result(of: function, on: receiver, by: call, in: scope)
        }
        if let named = firstType(in: call) { return .written(named, scope) }
        if case .instance(let type)? = receiver, isOfLibrary(type) {
            return .known(.instance(child(shownBy: call, on: type, in: scope) ?? type))
        }
        if let part = part(name, takenFrom: base, in: scope) { return .written(part.name, part.scope) }
        if case .metatype(let type)? = receiver {
            if isCase(name, of: type) { return .value(of: type, TypeName(table[type].path), scope) }
            if let nested = table[type].nested[name] { return .value(of: nested, made(by: call), scope) }
        }
        guard let made = made(by: call) else { return nil }
        guard let type = table.find(made, from: scope.file, within: scope.type) else { return .written(made, scope) }
        return .value(of: type, made, scope)
    }

    /// The type that a call is told to return: `route(to: .home, expecting: HomeCoordinator.self)`.
    private func requestedResult(of call: CallFacts) -> TypeName? {
        for argument in call.arguments {
            guard let label = argument.label, traits.all.resultLabels.contains(label),
                case .typeObject(let type) = argument.value
            else { continue }
            return type
        }
        return nil
    }

    /// `T` of `ancestor(ofType: T.self)` and `container.resolve(T.self)`.
    private func firstType(in call: CallFacts) -> TypeName? {
        guard case .typeObject(let type) = call.arguments.first?.value, call.arguments.count <= 2 else { return nil }
        return type
    }

    /// The type that a call is written as the name of: `Router<Route>()`, `Planet.Moon.init()`.
    private func made(by call: CallFacts) -> TypeName? {
        guard var name = TypeName(reading: call.callee) else { return nil }
        if name.last == "init" { name.components.removeLast() }
        guard name.last.first?.isUppercase == true else { return nil }
        name.arguments = call.typeArguments
        return name
    }

    private func result(
        of function: FunctionID, on receiver: Resolved?, by call: CallFacts, in scope: Scope
    ) -> TypeSource {
        let facts = table.function(function)
        if facts.isGeneric, let named = firstType(in: call), let type = facts.returnType,
            find(type, in: table.scope(of: function)) == nil
        {
            // `func shell<T>(_ type: T.Type) -> T?` returns what it is given.
            return .written(named, scope)
        }
        return .result(of: function, on: receiver)
    }

    /// What a function returns, of the receiver it was called on.
    func type(returnedBy function: FunctionID, of receiver: Resolved?) -> Resolved? {
        let facts = table.function(function)
        if let receiver, facts.returnType?.components == ["Self"] { return receiver }
        let inside = table.scope(of: function)
        if let type = facts.returnType, !traits.all.openResults.contains(type.last) {
            return instance(of: type, in: inside)
        }
        return memo.value(of: .result(function), unknown: .type(nil)) {
            .type(facts.body.results.lazy.compactMap { self.type(of: $0, in: inside) }.first)
        }.type
    }

    /// The coordinator that a call shows, where it gives that one back.
    private func child(shownBy call: CallFacts, on type: TypeID, in scope: Scope) -> TypeID? {
        for role in scope.roles(of: call) where role.returnsTarget {
            switch role.action {
            case .show(let destinations, _), .ask(let destinations):
                let names = destinations.flatMap { $0.destinations(in: scope.body.calls).names }
                return names.first.flatMap { known.children[type]?[$0.name] }
            default: continue
            }
        }
        return nil
    }
}
