import Facts

/// What closures are given, as what they are handed to declares it.
///
/// ```swift
/// func over(_ body: (Web) -> Void) { body(web) }
/// over { $0.showHelp() }
/// ```
extension LinkingContext {
    /// What says the type of a closure's parameter that the closure writes no type of.
    /// - Parameter argument: the closure's position among what the call hands in.
    func source(
        ofParameter index: Int, ofClosure argument: Int, in call: CallFacts, _ scope: Scope
    ) -> TypeSource? {
        guard call.arguments.indices.contains(argument) else { return nil }
        if let function = function(of: call, in: scope) {
            return source(ofParameter: index, ofClosure: argument, in: call, taking: function, scope)
        }
        switch call.callee {
        case .member(let target, "="):
            guard let property = property(meantBy: target, in: scope) else { return nil }
            return source(ofParameter: index, ofClosureIn: property, of: target, in: scope)
        case .member(_, "onReceive"):
            // `onReceive(model.$pending.removeDuplicates()) { … }`
            guard index == 0, let publisher = call.arguments.first?.value else { return nil }
            let value = publisher.published(in: scope)
            return value == publisher ? nil : source(of: value, in: scope)
        case .member(let base, let name) where Self.continuing.contains(name):
            return index == 0 ? value(of: base, continuedBy: call.arguments[argument], in: scope) : nil
        default: return source(ofParameter: index, ofClosure: argument, makingValueBy: call, scope)
        }
    }

    /// What a function declares that it gives a closure.
    private func source(
        ofParameter index: Int, ofClosure argument: Int, in call: CallFacts, taking function: FunctionID, _ scope: Scope
    ) -> TypeSource? {
        let facts = table.function(function)
        guard let parameter = facts.parameters.taking(call.arguments)?[argument],
            parameter.closureTypes.indices.contains(index), let named = parameter.closureTypes[index]
        else { return nil }
        if case .member(let base, _) = call.callee, let owner = table.owner(of: function) {
            if named.components == ["Self"] { return source(of: base, in: scope) }
            if let argument = self.argument(for: named, of: owner, in: base, scope) {
                return .written(argument.name, argument.scope)
            }
            if isGenericParameter(named, of: owner) { return nil }
        }
        let inside = table.scope(of: function)
        guard facts.isGeneric, find(named, in: inside) == nil else { return .written(named, inside) }
        // `func with<T>(_ value: T, _ body: (T) -> Void)` gives what it is given.
        guard let given = facts.parameters.taking(call.arguments)?.firstIndex(where: { $0.type == named }) else {
            return nil
        }
        if case .typeObject(let type) = call.arguments[given].value { return .written(type, scope) }
        return source(of: call.arguments[given].value, in: scope)
    }

    /// What a property declares that the closure in it is given: `web.onLoad = { $0.showHelp() }`.
    private func source(
        ofParameter index: Int, ofClosureIn property: PropertyID, of target: Expression?, in scope: Scope
    ) -> TypeSource? {
        let types = table.property(property).closureTypes
        guard types.indices.contains(index), let named = types[index], let owner = table.owner(of: property) else {
            return nil
        }
        guard isGenericParameter(named, of: owner) else { return .written(named, table.scope(of: property)) }
        guard case .member(let base, _)? = target,
            let argument = argument(for: named, of: owner, in: base, scope)
        else { return nil }
        return .written(argument.name, argument.scope)
    }

    /// What a type declares that a closure is given which its values are made with: `WebScreen { $0.showHelp() }`.
    private func source(
        ofParameter index: Int, ofClosure argument: Int, makingValueBy call: CallFacts, _ scope: Scope
    ) -> TypeSource? {
        guard call.mayMakeValue, let type = TypeName(reading: call.callee).flatMap({ find($0, in: scope) }),
            !table[type].isExternal
        else { return nil }
        for initializer in table[type].functions["init"] ?? [] {
            guard let parameter = table.function(initializer).parameters.taking(call.arguments)?[argument],
                parameter.closureTypes.indices.contains(index)
            else { continue }
            guard let named = parameter.closureTypes[index], !isGenericParameter(named, of: type) else { return nil }
            return .written(named, table.scope(of: initializer))
        }
        guard let kept = keptArguments(of: call, making: type).first(where: { $0.position == argument }),
            let property = property(kept.property, of: type)
        else { return nil }
        return source(ofParameter: index, ofClosureIn: property, of: nil, in: scope)
    }

    /// The value that something of a library's will have, or tells again and again: `Web` of a `Promise<Web>` and of an
    /// `AnyPublisher<Web, Never>`.
    private func value(of base: Expression, continuedBy closure: ArgumentFacts, in scope: Scope) -> TypeSource? {
        if let label = closure.label, !Self.valueLabels.contains(label) { return nil }
        guard let written = writtenType(of: base, in: scope), let value = written.name.arguments.first,
            !isCollection(written.name.last),
            find(written.name, in: written.scope).map({ table[$0].isExternal }) ?? true
        else { return nil }
        return .written(value, written.scope)
    }

    /// What hands the value on that a library's future, promise or publisher has.
    private static let continuing: Set<String> = [
        "done", "then", "get", "map", "compactMap", "flatMap", "tap", "sink", "subscribe", "bind", "drive", "onSuccess",
        "whenSuccess",
    ]
    /// The labels under which these take what is to be done with it.
    private static let valueLabels: Set<String> = ["receiveValue", "onNext", "onSuccess"]
}
