import Facts

extension CallFacts {
    /// The closure, or the function, that builds what a call shows: the argument of a label, else the unlabelled
    /// trailing closure.
    func content(_ labels: String...) -> Expression? {
        for label in labels {
            if let value = argument(label) { return value }
        }
        return arguments.first { $0.label == nil && $0.isTrailingClosure }?.value
    }
}
