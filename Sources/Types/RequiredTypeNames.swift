import Facts

/// Finds the types that navigation cannot be told without: those of the states it is bound to, of the values handed to
/// it, and of everything on the way there.
package struct RequiredTypeNames {
    private let context: LinkingContext
    private let scopes: [Scope]
    private let coordinators: Set<TypeID>
    private let sites: [CallSite]
    private let members: Set<String>

    private var table: TypeTable { context.table }

    /// What was asked about, and the code that was looked at for it: each once, whatever leads to it.
    private struct Asked {
        var names: Set<String> = []
        var properties: Set<PropertyID> = []
        var builders: Set<FunctionID> = []
        /// Calls by what was asked about: their results, those and what they are made of, what they hand to their closures.
        var results: Set<CallID> = []
        var values: Set<CallID> = []
        var handed: Set<CallID> = []
    }

    /// - Parameters:
    ///   - coordinators: the types whose functions make what is shown.
    ///   - sites: the calls that navigate through functions.
    ///   - members: the names of what navigates: what leads to it has to be known.
    package init(
        context: LinkingContext, scopes: [Scope], coordinators: Set<TypeID>, sites: [CallSite], members: Set<String>
    ) {
        self.context = context
        self.scopes = scopes
        self.coordinators = coordinators
        self.sites = sites
        self.members = members
    }

    /// The names, of types and of members that lead to them.
    package func names() -> Set<String> {
        let states = stateNames()
        var asked = Asked()
        for scope in scopes {
            if let type = scope.type, coordinators.contains(type) {
                askBuilders(of: scope.body.results, in: scope, &asked)
            }
            for call in scope.body.calls where isUse(call) { ask(about: [call.callee], in: scope, &asked) }
            for call in scope.body.calls where isAsking(call, in: scope, states) || isBinding(call, in: scope) {
                ask(about: call, in: scope, &asked)
                askBuilders(of: call.arguments.map(\.value), in: scope, &asked)
            }
            guard context.mayHoldASwitch(scope) else { continue }
            askSubjects(in: scope.body.results, scope, &asked)
        }
        for site in sites { ask(about: site.call, in: site.scope, &asked) }
        return asked.names
    }

    private func isUse(_ call: CallFacts) -> Bool {
        switch call.callee {
        case .name(let name): members.contains(name)
        case .member(let target, let name): members.contains(name) || target.lastName.map(members.contains) ?? false
        default: false
        }
    }

    /// The last names of what containers, modals and paths are bound to.
    private func stateNames() -> Set<String> {
        var names: Set<String> = []
        for scope in scopes {
            for (call, roles) in scope.roles {
                for role in roles {
                    switch role.action {
                    case .host, .declare:
                        names.formUnion(scope.call(at: call)?.arguments.compactMap(\.value.lastName) ?? [])
                    default: break
                    }
                }
            }
        }
        return names
    }

    private func isAsking(_ call: CallFacts, in scope: Scope, _ states: Set<String>) -> Bool {
        scope.roles(of: call).contains { role in
            guard case .change = role.action else { return true }
            guard table.traits[role.system].hasPlainChanges, case .member(let target, _) = call.callee else {
                return true
            }
            return target.lastName.map(states.contains) ?? false
        }
    }

    /// Whether a call hands a binding to a view.
    private func isBinding(_ call: CallFacts, in scope: Scope) -> Bool {
        guard let path = TypeName(reading: call.callee), path.last.first?.isUppercase == true,
            !call.arguments.isEmpty, let type = context.find(path, in: scope)
        else { return false }
        return context.keptArguments(of: call, making: type).contains { kept in
            guard let property = context.property(kept.property, of: type) else { return false }
            return table.property(property).attributes.contains { table.traits.all.bindings.contains($0.name) }
        }
    }

    private func ask(about call: CallFacts, in scope: Scope, _ asked: inout Asked) {
        ask(about: [call.callee] + call.arguments.map(\.value), in: scope, &asked)
    }

    /// Asks about what the views of a body switch over.
    private func askSubjects(in results: [Expression], _ scope: Scope, _ asked: inout Asked) {
        Expression.walk(results.map { ($0, ()) }) { part, _ in
            switch part {
            case .match(let subject, let arms):
                ask(about: [subject], in: scope, &asked)
                return .visitInstead(arms.map(\.value), in: ())
            case .branch, .closure, .tuple: return .visitChildren
            case .call(let index):
                guard let call = scope.call(at: index) else { return .skipChildren }
                guard case .member(let base, _) = call.callee else { return .visitInstead(call.closures, in: ()) }
                return .visitInstead([base] + call.closures, in: ())
            default: return .skipChildren
            }
        }
    }

    /// Asks about what makes the views of closures, or of what functions return.
    private func askBuilders(of values: [Expression], in scope: Scope, _ asked: inout Asked) {
        Expression.walk(values.map { ($0, scope) }) { part, scope in
            switch part {
            case .closure, .branch, .tuple, .array: return .visitChildren
            case .match(_, let arms): return .visitInstead(arms.map(\.value), in: scope)
            case .call(let index):
                return scope.call(at: index).map { askBuilders(of: $0, in: scope, &asked) } ?? .skipChildren
            case .name, .member, .parameter, .typed:
                ask(about: [part], in: scope, &asked)
                return .skipChildren
            default: return .skipChildren
            }
        }
    }

    /// Asks about what a call runs; gives what else makes views in it.
    private func askBuilders(of call: CallFacts, in scope: Scope, _ asked: inout Asked) -> ExpressionStep<Scope> {
        var parts: [(Expression, Scope)] = []
        if let function = context.function(of: call, in: scope), asked.builders.insert(function).inserted {
            let inside = table.scope(of: function)
            ask(table.function(function).returnType, &asked)
            parts = inside.body.results.map { ($0, inside) }
        }
        if case .member(let base, _) = call.callee, case .call = base {
            parts.append((base, scope))
        } else if !call.isConstruction {
            ask(about: [call.callee], in: scope, &asked)
        }
        return .visitInstead(parts + call.closures.map { ($0, scope) })
    }

    private func ask(about values: [Expression], in scope: Scope, _ asked: inout Asked) {
        Expression.walk(values.map { ($0, scope) }) { part, scope in
            switch part {
            case .name(let name):
                asked.names.insert(name)
                return .visitInstead(scope.type.map { ask(about: name, of: $0, &asked) } ?? [])
            case .member(let base, let name): return ask(about: name, of: base, in: scope, &asked)
            case .parameter(let name):
                let parameters = scope.function.map { table.function($0).parameters } ?? []
                for parameter in parameters where parameter.name == name { ask(parameter.type, &asked) }
                return .skipChildren
            case .closureParameter(let index, _, _, let type):
                ask(type, &asked)
                guard type == nil, scope.roles[index] == nil, let call = scope.call(at: index),
                    isNew(call, in: scope, &asked.handed)
                else { return .skipChildren }
                if let function = context.function(of: call, in: scope) {
                    for type in table.function(function).parameters.flatMap(\.closureTypes) { ask(type, &asked) }
                }
                return .visitInstead([call.callee] + call.values, in: scope)
            case .typed(let type), .typeObject(let type):
                ask(type, &asked)
                return .skipChildren
            case .call(let index):
                return scope.call(at: index).map { ask(aboutValueOf: $0, in: scope, &asked) } ?? .skipChildren
            case .branch, .tuple, .array, .bound: return .visitChildren
            case .match(_, let arms): return .visitInstead(arms.map(\.value), in: scope)
            default: return .skipChildren
            }
        }
    }

    /// Whether a call was not looked at before.
    private func isNew(_ call: CallFacts, in scope: Scope, _ calls: inout Set<CallID>) -> Bool {
        scope.id.map { calls.insert(CallID(call.index, in: $0)).inserted } ?? true
    }

    /// Asks about a call's result; gives what it is made of.
    private func ask(aboutValueOf call: CallFacts, in scope: Scope, _ asked: inout Asked) -> ExpressionStep<Scope> {
        guard isNew(call, in: scope, &asked.values) else { return .skipChildren }
        let origin = ask(aboutResultOf: call, in: scope, &asked)
        // What a view is given is no part of what is shown.
        if let name = TypeName(reading: call.callee), let type = context.find(name, in: scope),
            context.conformances.isPart(type)
        {
            return .visitInstead(origin, in: scope)
        }
        return .visitInstead(origin + call.values, in: scope)
    }

    /// Asks about what a call returns; gives what it is called on.
    private func ask(aboutResultOf call: CallFacts, in scope: Scope, _ asked: inout Asked) -> [Expression] {
        guard isNew(call, in: scope, &asked.results) else { return [] }
        if let function = context.function(of: call, in: scope) { ask(table.function(function).returnType, &asked) }
        return [call.callee]
    }

    /// Asks about a member of a value; gives what else that leads to.
    private func ask(
        about member: String, of base: Expression, in scope: Scope, _ asked: inout Asked
    ) -> ExpressionStep<Scope> {
        var parts: [(Expression, Scope)] = []
        if case .call(let index) = base, let call = scope.call(at: index) {
            parts = ask(aboutResultOf: call, in: scope, &asked).map { ($0, scope) }
        } else {
            parts = [(base, scope)]
        }
        asked.names.insert(member)
        switch context.type(of: base, in: scope) {
        case .instance(let type), .metatype(let type): parts += ask(about: member, of: type, &asked)
        case .external(let name)?: asked.names.insert(name)
        case nil: break
        }
        return .visitInstead(parts)
    }

    /// Asks about a member, and where it is not known about what the type may have it from.
    private func ask(about member: String, of type: TypeID, _ asked: inout Asked) -> [(Expression, Scope)] {
        if let property = context.property(member, of: type) { return ask(property, &asked) }
        for parent in table[type].inherits + context.conformances.ancestors(of: type).flatMap({ table[$0].inherits }) {
            ask(parent, &asked)
        }
        for part in table[type].parts { for name in table[part].requirements { ask(name, &asked) } }
        return []
    }

    /// Asks about a property as it is written; gives what it is made with where no type is.
    private func ask(_ property: PropertyID, _ asked: inout Asked) -> [(Expression, Scope)] {
        guard asked.properties.insert(property).inserted else { return [] }
        let facts = table.property(property)
        ask(facts.type ?? facts.environmentType, &asked)
        if let name = facts.type, let part = table.declaration(around: property.body) {
            ask(part.constraints[name.last], &asked)
        }
        guard facts.type == nil else { return [] }
        let scope = table.scope(of: property)
        return facts.body.results.map { ($0, scope) }
    }

    private func ask(_ type: TypeName?, _ asked: inout Asked) {
        var waiting = type.map { [$0] } ?? []
        while let next = waiting.popLast() {
            asked.names.formUnion(next.components)
            waiting += next.arguments
        }
    }
}

extension CallFacts {
    /// Whether it is written as a type's name: that it makes one is known then, and what shows something is read anyway.
    fileprivate var isConstruction: Bool {
        TypeName(reading: callee)?.last.first?.isUppercase == true
    }

    /// What it is given other than closures.
    fileprivate var values: [Expression] {
        arguments.map(\.value).filter { if case .closure = $0 { false } else { true } }
    }
}

extension Expression {
    /// The name an expression ends in, bindings taken for what they are bound to.
    fileprivate var lastName: String? {
        switch self {
        case .name(let name): name
        case .member(let base, "wrappedValue"), .member(let base, "projectedValue"): base.lastName
        case .member(_, let name): name
        default: nil
        }
    }
}
