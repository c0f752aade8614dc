import Facts

/// What is built for one case of an enum.
extension TargetResolver {
    /// What a function builds for the case that a call hands it: `build(.home)`, `build(.detail(id: 1))`.
    func chosen(_ function: FunctionID, by call: CallFacts, in scope: Scope) -> Targets? {
        let facts = table.function(function)
        for (position, argument) in call.arguments.enumerated() {
            let named = argument.value.destinations(in: scope.body.calls)
            guard named.names.count == 1, named.parameters.isEmpty, named.rest.isEmpty,
                let parameter = facts.parameters.first(where: { $0.label == argument.label })
                    ?? (facts.parameters.indices.contains(position) ? facts.parameters[position] : nil),
                let subject = parameter.name, facts.body.results.count == 1
            else { continue }
            let choice = Choice(subject: .parameter(subject), name: named.names[0].name)
            if let found = choose(in: table.scope(of: function), choice) { return found }
        }
        return nil
    }

    /// A value that is of one case.
    struct Choice: Hashable {
        let subject: Expression
        let name: String
    }

    /// What a body with one result builds for a case.
    private func choose(in scope: Scope, _ choice: Choice) -> Targets? {
        guard let body = scope.id, scope.body.results.count == 1 else { return nil }
        return memo.value(of: .choice(body, choice), unknown: nil) {
            self.choose(in: scope.body.results[0], scope, choice)
        }
    }

    /// What an enum's own code builds for one of its cases.
    func choose(in scope: Scope, _ name: String) -> Targets? {
        choose(in: scope, Choice(subject: .instance, name: name))
    }

    /// What an expression builds for a case, through modifiers, other functions and the enum's own.
    private func choose(in value: Expression, _ scope: Scope, _ choice: Choice) -> Targets? {
        if let arms = value.arms(over: choice.subject) {
            return arms.entered(by: choice.name).map { targets(of: $0.value, in: scope) }
        }
        switch value {
        case .member(choice.subject, let name):
            guard case .instance(let type)? = context.type(of: choice.subject, in: scope),
                let property = context.property(name, of: type, on: scope.platforms)
            else { return nil }
            return choose(in: table.scope(of: property), choice.name)
        case .call(let index) where scope.body.calls.indices.contains(index):
            let call = scope.body.calls[index]
            if let function = context.function(of: call, in: scope) {
                let facts = table.function(function)
                if case .member(choice.subject, _) = call.callee {
                    return choose(in: table.scope(of: function), choice.name)
                }
                guard let handed = call.arguments.first(where: { $0.value == choice.subject }),
                    let name = facts.parameters.first(where: { $0.label == handed.label })?.name
                else { return nil }
                return choose(in: table.scope(of: function), Choice(subject: .parameter(name), name: choice.name))
            }
            guard case .member(let base, _) = call.callee else { return nil }
            return choose(in: base, scope, choice)
        default: return nil
        }
    }
}
