import Facts

/// What `.init(…)` makes: what is asked for where it stands.
///
/// ```swift
/// let model = ListModel(delegate: .init(onSelect: { … }))
/// ```
extension LinkingContext {
    /// Where each call of a body is handed on as it is, asked once for a body.
    private struct TakersQuery: Query {
        typealias Answer = [Int: (taker: Int, argument: Int)]
        let body: BodyID
    }

    /// What says the type of a value that a call makes without naming its type.
    func source(ofImplicit call: CallFacts, in scope: Scope) -> TypeSource? {
        if let (taker, position) = taker(of: call, in: scope) { return asked(by: taker, at: position, in: scope) }
        guard scope.body.results.contains(.call(call.index)) else { return nil }
        if let function = scope.function {
            return table.function(function).returnType.map { .written($0, scope) }
        }
        return scope.property.flatMap { table.property($0).type }.map { .written($0, scope) }
    }

    /// The call that takes what another gives, and as which of its arguments; nil where none takes it as it is.
    package func taker(of call: CallFacts, in scope: Scope) -> (call: CallFacts, position: Int)? {
        guard let body = scope.id else { return nil }
        let takers = memory.memo(of: TakersQuery.self).value(of: TakersQuery(body: body), unknown: [:]) {
            Self.takers(in: scope.body)
        }
        return takers[call.index].flatMap { taker, position in scope.call(at: taker).map { ($0, position) } }
    }

    private static func takers(in body: BodyFacts) -> [Int: (taker: Int, argument: Int)] {
        var found: [Int: (taker: Int, argument: Int)] = [:]
        for call in body.calls {
            for (position, argument) in call.arguments.enumerated() {
                if case .call(let made) = argument.value { found[made] = (call.index, position) }
            }
        }
        return found
    }

    /// What says the type of what a call takes at a position.
    private func asked(by taker: CallFacts, at position: Int, in scope: Scope) -> TypeSource? {
        if case .member(let target, "=") = taker.callee {
            return writtenType(of: target, in: scope).map { .written($0.name, $0.scope) }
        }
        let value = taker.arguments[position].value
        if taker.mayMakeValue {
            guard case .instance(let type)? = type(of: .call(taker.index), in: scope), !table[type].isExternal else {
                return nil
            }
            let initializers = (table[type].functions["init"] ?? []).filter { table.function($0).takes(taker) }
            if let initializer = initializers.first { return parameter(of: initializer, taking: value, from: taker) }
            let kept = keptArguments(of: taker, making: type).first { $0.position == position }
            return kept.flatMap { property($0.property, of: type) }.map { .property($0) }
        }
        return function(of: taker, in: scope).flatMap { parameter(of: $0, taking: value, from: taker) }
    }

    private func parameter(of function: FunctionID, taking value: Expression, from call: CallFacts) -> TypeSource? {
        let facts = table.function(function)
        let parameter = facts.parameters.first { parameter in
            parameter.name.map { facts.argument($0, in: call) == value } ?? false
        }
        return parameter?.type.map { .written($0, table.scope(of: function)) }
    }
}
