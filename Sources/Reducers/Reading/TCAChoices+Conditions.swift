import Facts
import Linking
import Presentation
import Types

/// What must hold of the state for a choice.
extension TCAChoices {
    /// The properties of the feature's state that lead to what is looked at.
    func path(_ subject: Expression, _ scope: Scope) -> [String]? {
        guard let store = stores.scoped(subject, in: scope) else { return mirrored(subject, scope).map { [$0] } }
        return store.start == feature ? store.path : nil
    }

    /// What must hold for a branch. Asking for the store of a case asks which case it is:
    /// `store.scope(state: \.destination?.detail, …)`.
    /// - Parameter all: the patterns of all branches.
    func condition(
        _ path: [String]?, _ patterns: [CasePattern], among all: [CasePattern] = []
    ) -> ShownChoice.Condition {
        let others = patterns.contains(.any) ? all.filter { $0 != .any } : []
        guard let path, let last = path.last else {
            return ShownChoice.Condition(path: path, patterns: patterns)
        }
        let features = stores.features
        let owner = path.dropLast().reduce(Optional(feature)) { current, name in
            current.flatMap { features.child(name, of: $0) }
        }
        guard let owner, features.property(last, of: owner) == nil else {
            return ShownChoice.Condition(path: path, patterns: patterns, others: others)
        }
        return ShownChoice.Condition(
            path: path.dropLast(), patterns: patterns.map { $0 == .some ? .named(last, owner: nil, []) : $0 })
    }

    /// The property of the state that a view's own one follows, told by the enum both are of:
    /// `@State var phase: Phase` beside `store.phase`.
    private func mirrored(_ subject: Expression, _ scope: Scope) -> String? {
        guard case .name(let name) = subject, let type = scope.type,
            let property = targets.context.property(name, of: type),
            let state = stores.features[feature].state
        else { return nil }
        guard let shown = stores.features.type(of: property), targets.context.table[shown].kind == .enum else {
            return nil
        }
        let same = targets.context.table[state].properties.filter { stores.features.type(of: $0.value) == shown }
        return same.count == 1 ? same.first?.key : nil
    }

    /// What the `SwitchStore` around a call looks at.
    func switched(around call: CallFacts, _ scope: Scope) -> [String]? {
        let outer = scope.calls(around: call).first { $0.call.name == "SwitchStore" }
        return outer?.call.arguments.first.flatMap { path($0.value, scope) }
    }
}
