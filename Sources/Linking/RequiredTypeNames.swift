import Facts
import Types

/// Finds the types that navigation cannot be told without: those of the states it is bound to, of the values handed to
/// it, and of everything on the way there.
struct RequiredTypeNames {
    let context: LinkingContext
    let scopes: [Scope]
    /// The types whose functions make what is shown.
    let coordinators: Set<TypeID>
    /// The calls that navigate through functions.
    let sites: [CallGraph.Site]
    /// The names of what navigates: what leads to it has to be known.
    let members: Set<String>

    private var table: TypeTable { context.table }

    func names() -> Set<String> {
        let states = stateNames()
        var asked: Set<String> = []
        for scope in scopes {
            var built: Set<FunctionID> = []
            if let type = scope.type, coordinators.contains(type) {
                for result in scope.body.results { askBuilders(of: result, in: scope, 0, &built, &asked) }
            }
            for call in scope.body.calls where isUse(call) { ask(about: call.callee, in: scope, 0, &asked) }
            for call in scope.body.calls where isAsking(call, in: scope, states) || isBinding(call, in: scope) {
                ask(about: call, in: scope, 0, &asked)
                for argument in call.arguments { askBuilders(of: argument.value, in: scope, 0, &built, &asked) }
            }
            guard SwitchSearch.isLookedAt(scope, context) else { continue }
            for result in scope.body.results { askSubjects(in: result, scope, 0, &asked) }
        }
        for site in sites { ask(about: site.call, in: site.scope, 0, &asked) }
        return asked
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
            call.arguments.contains(where: { $0.label != nil }), let type = context.find(path, in: scope)
        else { return false }
        return call.arguments.contains { argument in
            guard let property = argument.label.flatMap({ context.property($0, of: type) }) else { return false }
            return table.property(property).attributes.contains { table.traits.all.bindings.contains($0.name) }
        }
    }

    private func ask(about call: CallFacts, in scope: Scope, _ depth: Int, _ asked: inout Set<String>) {
        ask(about: call.callee, in: scope, depth, &asked)
        for argument in call.arguments { ask(about: argument.value, in: scope, depth, &asked) }
    }

    /// Asks about what the views of a body switch over.
    private func askSubjects(in value: Expression, _ scope: Scope, _ depth: Int, _ asked: inout Set<String>) {
        guard depth < 40 else { return }
        switch value {
        case .match(let subject, let arms):
            ask(about: subject, in: scope, 0, &asked)
            for arm in arms { askSubjects(in: arm.value, scope, depth + 1, &asked) }
        case .branch(let parts), .closure(let parts), .tuple(let parts):
            for part in parts { askSubjects(in: part, scope, depth + 1, &asked) }
        case .call(let index) where scope.body.calls.indices.contains(index):
            let call = scope.body.calls[index]
            if case .member(let base, _) = call.callee { askSubjects(in: base, scope, depth + 1, &asked) }
            for argument in call.arguments {
                if case .closure = argument.value { askSubjects(in: argument.value, scope, depth + 1, &asked) }
            }
        default: break
        }
    }

    /// Asks about what makes the views of a closure, or of what a function returns.
    private func askBuilders(
        of value: Expression, in scope: Scope, _ depth: Int, _ built: inout Set<FunctionID>,
        _ asked: inout Set<String>
    ) {
        guard depth < 40 else { return }
        switch value {
        case .closure(let parts), .branch(let parts), .tuple(let parts), .array(let parts):
            for part in parts { askBuilders(of: part, in: scope, depth + 1, &built, &asked) }
        case .match(_, let arms):
            for arm in arms { askBuilders(of: arm.value, in: scope, depth + 1, &built, &asked) }
        case .call(let index) where scope.body.calls.indices.contains(index):
            let call = scope.body.calls[index]
            if let function = context.function(of: call, in: scope), built.insert(function).inserted {
                let inside = table.scope(of: function)
                ask(table.function(function).returnType, &asked)
                for result in inside.body.results { askBuilders(of: result, in: inside, depth + 1, &built, &asked) }
            }
            if case .member(let base, _) = call.callee, case .call = base {
                askBuilders(of: base, in: scope, depth + 1, &built, &asked)
            } else if !call.isConstruction {
                ask(about: call.callee, in: scope, 0, &asked)
            }
            for argument in call.arguments {
                if case .closure = argument.value {
                    askBuilders(of: argument.value, in: scope, depth + 1, &built, &asked)
                }
            }
        case .name, .member, .parameter, .typed: ask(about: value, in: scope, 0, &asked)
        default: break
        }
    }

    private func ask(about value: Expression, in scope: Scope, _ depth: Int, _ asked: inout Set<String>) {
        guard depth < 12 else { return }
        switch value {
        case .name(let name):
            asked.insert(name)
            if let type = scope.type { ask(about: name, of: type, depth, &asked) }
        case .member(let base, let name):
            if case .call(let index) = base, scope.body.calls.indices.contains(index) {
                ask(aboutResultOf: scope.body.calls[index], in: scope, depth + 1, &asked)
            } else {
                ask(about: base, in: scope, depth + 1, &asked)
            }
            asked.insert(name)
            switch context.type(of: base, in: scope) {
            case .instance(let type), .metatype(let type): ask(about: name, of: type, depth, &asked)
            case .external(let name)?: asked.insert(name)
            case nil: break
            }
        case .parameter(let name):
            let parameters = scope.function.map { table.function($0).parameters } ?? []
            for parameter in parameters where parameter.name == name { ask(parameter.type, &asked) }
        case .closureParameter(let call, _, _, let type):
            ask(type, &asked)
            if type == nil, scope.body.calls.indices.contains(call), scope.roles[call] == nil {
                ask(about: scope.body.calls[call].callee, in: scope, depth + 1, &asked)
                for argument in scope.body.calls[call].arguments {
                    if case .closure = argument.value { continue }
                    ask(about: argument.value, in: scope, depth + 1, &asked)
                }
            }
        case .typed(let type), .typeObject(let type): ask(type, &asked)
        case .call(let index) where scope.body.calls.indices.contains(index):
            let call = scope.body.calls[index]
            ask(aboutResultOf: call, in: scope, depth, &asked)
            // What a view is given is no part of what is shown.
            if let name = TypeName(reading: call.callee), let type = context.find(name, in: scope),
                context.conformances.isPart(type)
            {
                return
            }
            for argument in call.arguments {
                if case .closure = argument.value { continue }
                ask(about: argument.value, in: scope, depth + 1, &asked)
            }
        case .branch(let parts), .tuple(let parts), .array(let parts):
            for part in parts { ask(about: part, in: scope, depth + 1, &asked) }
        case .match(_, let arms): for arm in arms { ask(about: arm.value, in: scope, depth + 1, &asked) }
        default: break
        }
    }

    private func ask(aboutResultOf call: CallFacts, in scope: Scope, _ depth: Int, _ asked: inout Set<String>) {
        ask(about: call.callee, in: scope, depth + 1, &asked)
        if let function = context.function(of: call, in: scope) { ask(table.function(function).returnType, &asked) }
    }

    /// Asks about a member, and where it is not known about what the type may have it from.
    private func ask(about member: String, of type: TypeID, _ depth: Int, _ asked: inout Set<String>) {
        if let property = context.property(member, of: type) {
            ask(property, depth, &asked)
        } else {
            for parent in table[type].inherits
                + context.conformances.ancestors(of: type).flatMap({ table[$0].inherits })
            {
                ask(parent, &asked)
            }
        }
    }

    private func ask(_ property: PropertyID, _ depth: Int, _ asked: inout Set<String>) {
        let facts = table.property(property)
        ask(facts.type ?? facts.environmentType, &asked)
        if let name = facts.type, let part = table.declaration(around: property.body) {
            ask(part.constraints[name.last], &asked)
        }
        guard facts.type == nil else { return }
        let scope = table.scope(of: property)
        for result in facts.body.results { ask(about: result, in: scope, depth + 4, &asked) }
    }

    private func ask(_ type: TypeName?, _ asked: inout Set<String>) {
        guard let type else { return }
        asked.formUnion(type.components)
        for argument in type.arguments { ask(argument, &asked) }
    }
}

extension CallFacts {
    /// Whether it is written as a type's name: that it makes one is known then, and what shows something is read anyway.
    fileprivate var isConstruction: Bool {
        TypeName(reading: callee)?.last.first?.isUppercase == true
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
