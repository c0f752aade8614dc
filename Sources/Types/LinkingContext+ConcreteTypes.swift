import Facts

/// What values are that a protocol's name stands for, where everything they are made with is of one type.
///
/// ```swift
/// final class ListModel { init(delegate: ListDelegate) { self.delegate = delegate } }
/// ListModel(delegate: self)
/// ```
extension LinkingContext {
    /// The one type of a property's values, if there is one.
    private struct ConcreteTypeQuery: Query {
        typealias Answer = TypeID?

        let property: PropertyID
    }

    /// Assignments by the names of what they set.
    private struct AssignmentsQuery: Query {
        typealias Answer = [String: [CallSite]]
    }

    /// The calls that make values of each type.
    private struct MakersQuery: Query {
        typealias Answer = [TypeID: [CallSite]]
    }

    /// The one type that the values of an expression are of; nil where there are several, or one that is not seen.
    func concreteType(of expression: Expression, in scope: Scope) -> TypeID? {
        concreteType(of: [(expression, scope)])
    }

    private func concreteType(of values: [(value: Expression, scope: Scope)]) -> TypeID? {
        var only: TypeID?
        for (value, scope) in values where value != .constant("nil") {
            guard let type = concretePart(of: value, in: scope), only == nil || only == type else { return nil }
            only = type
        }
        return only
    }

    private func concretePart(of value: Expression, in scope: Scope) -> TypeID? {
        if let parts = value.alternatives { return concreteType(of: parts.map { ($0, scope) }) }
        guard case .instance(let type)? = type(of: value, in: scope) else { return nil }
        guard table[type].kind == .protocol else { return type }
        switch source(of: value, in: scope) {
        case .property(let property): return concreteType(of: property)
        case .result(let function, _):
            let inside = table.scope(of: function)
            return concreteType(of: inside.body.results.map { ($0, inside) })
        default: break
        }
        guard case .parameter(let name) = value, let function = scope.function else { return nil }
        return handed(name, to: function).flatMap { concreteType(of: $0) }
    }

    private func concreteType(of property: PropertyID) -> TypeID? {
        memory.memo(of: ConcreteTypeQuery.self).value(of: ConcreteTypeQuery(property: property), unknown: nil) {
            self.values(of: property).flatMap { self.concreteType(of: $0) }
        }
    }

    /// Everything that a property is set to; nil where that cannot be seen.
    package func values(of property: PropertyID) -> [(value: Expression, scope: Scope)]? {
        let facts = table.property(property)
        guard facts.environmentKey == nil, facts.environmentType == nil,
            let owner = table.owner(of: property), table[owner].kind != .protocol
        else { return nil }
        let inside = table.scope(of: property)
        var values = facts.body.results.map { (value: $0, scope: inside) }
        for site in assignments[facts.name] ?? [] {
            guard case .member(let target, _) = site.call.callee, let set = site.call.arguments.first?.value,
                case .property(property)? = source(of: target, in: site.scope)
            else { continue }
            values.append((set, site.scope))
        }
        // What no initializer of its own sets, it is made with.
        if table[owner].functions["init"] == nil {
            for site in makers[owner] ?? [] {
                guard let argument = site.call.argument(facts.name) else { continue }
                values.append((argument, site.scope))
            }
        }
        return values
    }

    /// What the callers of an initializer hand in for a parameter; nil where they cannot be seen.
    private func handed(_ parameter: String, to function: FunctionID) -> [(value: Expression, scope: Scope)]? {
        let facts = table.function(function)
        guard facts.name == "init", let owner = table.owner(of: function),
            let declared = facts.parameters.first(where: { $0.name == parameter }), let label = declared.label
        else { return nil }
        let own = table.scope(of: function)
        let inside = Scope(file: own.file, type: own.type, function: function, body: declared.defaultBody)
        return declared.defaultBody.results.map { ($0, inside) }
            + (makers[owner] ?? []).compactMap { site in site.call.argument(label).map { ($0, site.scope) } }
    }

    private var assignments: [String: [CallSite]] {
        memory.memo(of: AssignmentsQuery.self).value(of: AssignmentsQuery(), unknown: [:]) {
            Dictionary(grouping: self.code.calls(named: .assignment)) { $0.call.assignedName ?? "" }
        }
    }

    /// The calls that make values of a type.
    package func makers(of type: TypeID) -> [CallSite] { makers[type] ?? [] }

    private var makers: [TypeID: [CallSite]] {
        memory.memo(of: MakersQuery.self).value(of: MakersQuery(), unknown: [:]) {
            Dictionary(grouping: self.constructions, by: \.type).mapValues { $0.map(\.site) }
        }
    }
}

extension CallFacts {
    /// The last name of what an assignment sets.
    fileprivate var assignedName: String? {
        guard case .member(let target, _) = callee else { return nil }
        switch target {
        case .name(let name), .member(_, let name): return name
        default: return nil
        }
    }
}
