extension FunctionFacts {
    /// What a call hands to a parameter, by the parameter's name inside.
    package func argument(_ parameter: String, in call: CallFacts) -> Expression? {
        guard let position = parameters.firstIndex(where: { $0.name == parameter }) else { return nil }
        let label = parameters[position].label
        if let label {
            // The last closure is mostly written behind the call, without its label.
            let isClosure = parameters[position].type == nil
            return call.argument(label)
                ?? (isClosure ? call.arguments.first { $0.isTrailingClosure && $0.label == nil }?.value : nil)
        }
        let unlabelled = parameters.prefix(position).count { $0.label == nil }
        let values = call.arguments.filter { $0.label == nil && !$0.isTrailingClosure }
        return values.indices.contains(unlabelled) ? values[unlabelled].value : nil
    }
}
