import Facts

extension Expression {
    /// What a publisher publishes the values of: `model.pending` of `model.$pending.compactMap { $0 }`.
    package func published(in scope: Scope) -> Expression {
        var value = self
        if case .call = self, case .member(let base, _)? = scope.chain(endingAt: self).last?.callee { value = base }
        guard case .member(let owner, let name) = value, name.hasPrefix("$") else { return value }
        return .member(owner, String(name.dropFirst()))
    }
}
