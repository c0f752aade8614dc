extension FunctionFacts {
    /// What a call hands to a parameter, by the parameter's name inside.
    package func argument(_ parameter: String, in call: CallFacts) -> Expression? {
        guard let position = parameters.firstIndex(where: { $0.name == parameter }) else { return nil }
        // The last closure is mostly written behind the call, without its label.
        let isClosure = parameters[position].type == nil
        let trailing = isClosure ? call.arguments.first { $0.isTrailingClosure && $0.label == nil }?.value : nil
        if let label = parameters[position].label { return call.argument(label) ?? trailing }
        let unlabelled = parameters.prefix(position).count { $0.label == nil }
        let values = call.arguments.filter { $0.label == nil && !$0.isTrailingClosure }
        return values.indices.contains(unlabelled) ? values[unlabelled].value : trailing
    }

    /// Whether a call hands in everything that it needs.
    package func isGivenAll(by call: CallFacts) -> Bool {
        parameters.count { $0.defaultValue == nil && !$0.specifiers.contains("...") } <= call.arguments.count
    }

    /// Whether the labels of a call are those of its parameters, in their order.
    package func takes(_ call: CallFacts) -> Bool {
        var rest = parameters.map(\.label)[...]
        return call.arguments.allSatisfy { argument in
            if argument.isTrailingClosure, argument.label == nil { return true }
            guard let found = rest.firstIndex(of: argument.label) else { return false }
            rest = rest[(found + 1)...]
            return true
        }
    }
}

extension [FunctionParameterFacts] {
    /// The parameter that takes each argument of a call; nil where a call hands in what no parameter takes.
    package func taking(_ arguments: [ArgumentFacts]) -> [FunctionParameterFacts]? {
        let labels = Set(arguments.compactMap(\.label))
        guard labels.isSubset(of: compactMap(\.label)) else { return nil }
        var unlabelled = filter { $0.label == nil }[...]
        var found: [FunctionParameterFacts] = []
        for argument in arguments {
            var parameter: FunctionParameterFacts?
            if let label = argument.label {
                parameter = first { $0.label == label }
            } else if argument.isTrailingClosure {
                let closures = filter { $0.type == nil && !($0.label.map(labels.contains) ?? false) }
                parameter = closures.first { $0.defaultValue == nil } ?? closures.first
            } else {
                parameter = unlabelled.popFirst()
            }
            guard let parameter else { return nil }
            found.append(parameter)
        }
        return found
    }
}
