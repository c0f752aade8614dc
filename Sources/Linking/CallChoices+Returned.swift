import Facts
import Types

extension CallChoices {
    /// The cases that a function of the app returns, where all are written in it, or in functions that it returns the value of:
    /// `open(nextStep())`.
    package func returned(by value: Expression, in scope: Scope) -> Set<String>? {
        guard case .call = value else { return nil }
        var found: Set<String> = []
        var isOpen = false
        var seen: Set<BodyID> = []
        Expression.walk([(value, scope)]) { part, place in
            if let choices = part.alternatives { return .visitInstead(choices, in: place) }
            if let known = part.choices(in: place.body.calls) {
                found.formUnion(known)
                return .skipChildren
            }
            guard case .call(let index) = part, let call = place.call(at: index),
                let function = context.function(of: call, in: place)
            else {
                isOpen = true
                return .stop
            }
            let inside = context.table.scope(of: function)
            guard let body = inside.id, !inside.body.results.isEmpty else {
                isOpen = true
                return .stop
            }
            return seen.insert(body).inserted ? .visitInstead(inside.body.results, in: inside) : .skipChildren
        }
        return isOpen || found.isEmpty ? nil : found
    }

    /// The case that a parameter has where a call leaves it out, by a constant of the type: `options: Options = defaultOptions`.
    package func defaultConstant(of parameter: String, of facts: FunctionFacts, calledBy site: CallSite) -> Expression?
    {
        let written = facts.parameters.first { $0.name == parameter }?.defaultBody.results
        guard case .name(let name)? = written?.first, let function = context.function(of: site.call, in: site.scope),
            let owner = context.table.owner(of: function), let property = context.property(name, of: owner)
        else { return nil }
        let constant = context.table.property(property)
        guard constant.declaration.split(separator: " ").contains("let"), constant.body.results.count == 1,
            case .implicitMember = constant.body.results[0]
        else { return nil }
        return constant.body.results[0]
    }
}

extension FunctionFacts {
    /// The case that a parameter is by default, where that has values: `.push(isAnimated: true)`.
    package func defaultCall(of parameter: String) -> Expression? {
        guard let text = parameters.first(where: { $0.name == parameter })?.defaultValue, text.first == "." else {
            return nil
        }
        return .implicitMember(String(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
}

extension PatternFacts {
    /// Whether it cannot hold together with one of others: they ask for other cases of the same.
    package func excludes(anyOf others: [PatternFacts]) -> Bool {
        guard let choices, !isExcluded, !subject.isEmpty else { return false }
        return others.contains { other in
            other.subject == subject && !other.isExcluded && other.choices?.isDisjoint(with: choices) ?? false
        }
    }
}
