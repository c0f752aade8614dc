import Facts

/// What values are made with, by the properties that keep it.
///
/// ```swift
/// struct AppStack<Content: View>: View {
///     private let _content: Content
///     init(_ title: String, @ViewBuilder content: () -> Content) { _content = content() }
/// }
/// ```
extension LinkingContext {
    /// An argument of a call that makes a value, by its position, and the property that keeps it or what it builds.
    package typealias KeptArgument = (position: Int, property: String, value: Expression)

    /// Which parameters an initializer keeps, asked once for a type.
    private struct KeepingQuery: Query {
        typealias Answer = [KeepingInitializer]
        let type: TypeID
    }

    /// An initializer, and the properties that its parameters are kept in, by their names inside.
    private struct KeepingInitializer {
        let parameters: [FunctionParameterFacts]
        let properties: [String: String]
    }

    /// What a call that makes a value of a type is given, as far as the value keeps it.
    package func keptArguments(of call: CallFacts, making type: TypeID) -> [KeptArgument] {
        guard !call.arguments.isEmpty else { return [] }
        let initializers = memory.memo(of: KeepingQuery.self).value(of: KeepingQuery(type: type), unknown: []) {
            self.keeping(type)
        }
        for initializer in initializers {
            if let kept = kept(call.arguments, by: initializer, of: type) { return kept }
        }
        var last: String?
        return call.arguments.enumerated().compactMap { position, argument in
            if let label = argument.label { return (position, label, argument.value) }
            guard argument.isTrailingClosure else { return nil }
            last = last ?? lastClosure(of: type, besides: Set(call.arguments.compactMap(\.label)))
            return last.map { (position, $0, argument.value) }
        }
    }

    /// What is kept in a property of a value that a call makes.
    package func argument(keptIn property: String, of type: TypeID, by call: CallFacts) -> Expression? {
        keptArguments(of: call, making: type).first { $0.property == property }?.value
    }

    /// What a member of a value is that a call makes where it stands: `.pay` for `kind` of `Action(kind: .pay)`.
    /// - Parameter expected: the type that is asked for there: `.init(kind: .pay)`.
    package func value(
        of member: String, ofMade value: Expression, in scope: Scope, as expected: TypeID? = nil
    ) -> Expression? {
        guard case .call(let index) = value, let call = scope.call(at: index),
            let type = call.callee == .implicitMember("init") ? expected : made(by: call, in: scope),
            !table[type].isExternal,
            let property = property(member, of: type), table.property(property).body == BodyFacts()
        else { return nil }
        return argument(keptIn: member, of: type, by: call)
    }

    private func made(by call: CallFacts, in scope: Scope) -> TypeID? {
        call.mayMakeValue ? TypeName(reading: call.callee).flatMap { find($0, in: scope) } : nil
    }

    /// What an initializer keeps of arguments; nil where it takes others.
    private func kept(
        _ arguments: [ArgumentFacts], by initializer: KeepingInitializer, of type: TypeID
    ) -> [KeptArgument]? {
        guard let parameters = initializer.parameters.taking(arguments) else { return nil }
        return zip(parameters, arguments).enumerated().compactMap { position, pair in
            pair.0.name.map { (position, initializer.properties[$0] ?? $0, pair.1.value) }
        }
    }

    /// The initializers of a type with what they keep.
    private func keeping(_ type: TypeID) -> [KeepingInitializer] {
        (table[type].functions["init"] ?? []).map { id in
            let facts = table.function(id)
            let calls = facts.body.calls
            let kept = calls.reduce(into: [String: String]()) { kept, call in
                guard case .member(let target, "=") = call.callee, let value = call.arguments.first?.value,
                    let parameter = value.parameter(runBy: calls), let property = property(target, of: type)
                else { return }
                kept[parameter] = kept[parameter] ?? property
            }
            return KeepingInitializer(parameters: facts.parameters, properties: kept)
        }
    }

    /// The property of a type that an assignment in its initializer sets: `content`, `self.content`, `_content` of a wrapped
    /// one.
    private func property(_ target: Expression, of type: TypeID) -> String? {
        switch target {
        case .name(let name), .member(.instance, let name):
            if table[type].properties[name] != nil { return name }
            guard name.hasPrefix("_"), table[type].properties[String(name.dropFirst())] != nil else { return nil }
            return String(name.dropFirst())
        default: return nil
        }
    }

    /// The property that an unlabelled trailing closure is kept in where no initializer is written.
    private func lastClosure(of type: TypeID, besides labels: Set<String>) -> String? {
        let views = Set(table[type].parts.flatMap { table[$0].viewParameters })
        let closures = table[type].properties.values.map(table.property).filter { property in
            property.body == BodyFacts() && property.environmentKey == nil && !labels.contains(property.name)
                && property.type.map { $0.components.count == 1 && views.contains($0.last) } ?? true
        }
        return closures.max { table.isOrdered($0.location, before: $1.location) }?.name
    }
}

extension Expression {
    /// The parameter that an expression is, or that it is what comes of running: `content`, `content()`.
    fileprivate func parameter(runBy calls: [CallFacts]) -> String? {
        switch self {
        case .parameter(let name): return name
        case .call(let position) where calls.indices.contains(position) && calls[position].arguments.isEmpty:
            if case .parameter(let name) = calls[position].callee { return name }
            return nil
        default: return nil
        }
    }
}
