import Facts
import Types

/// What is presented while a Bool of a state is true.
extension TCAPresentations {
    /// A Bool of a feature's state, or any other value that may be there or not.
    func flag(_ name: String, of feature: TCAFeatureID) -> TCAPresented? {
        guard let reference = features.property(name, of: feature) else { return nil }
        let property = features.table.property(reference)
        let isBool: Bool =
            if let type = property.type { type.last == "Bool" } else {
                property.body.results.first == .constant("false") || property.body.results.first == .constant("true")
            }
        guard isBool || property.declaration.hasSuffix("?") else { return nil }
        return TCAPresented(
            owner: feature, property: name, form: isBool ? .flag : .value, screens: nil, child: nil, isMarked: false,
            location: property.location)
    }

    /// The child whose being there a computed flag tells, as far as what is shown tells it:
    /// `var isShown: Bool { child != nil }`.
    func child(behind flag: TCAPresented, _ content: Expression, _ scope: Scope) -> TCAPresented? {
        guard flag.form == .flag, let property = features.property(flag.property, of: flag.owner),
            !isSet(property)
        else { return nil }
        return childShown(by: content, scope).flatMap { $0.owner == flag.owner ? $0 : nil }
    }

    /// The child that is asked for where a binding is made in place: `isPresented: viewStore.binding(get: { $0.child != nil }, …)`
    /// before `IfLetStore(store.scope(state: \.child, …)) { … }`.
    func asked(
        by binding: Expression, before content: Expression, _ scope: Scope
    ) -> (state: TCAPresented, name: String?)? {
        guard case .call(let index) = binding, let call = scope.call(at: index), call.name == "binding",
            case .member(let store, _) = call.callee, let scoped = stores.scoped(store, in: scope), scoped.path.isEmpty,
            let child = childShown(by: content, scope), child.owner == scoped.start
        else { return nil }
        return (child, nil)
    }

    /// The case around a link or a modifier whose binding only tells the feature that it goes away:
    ///
    /// ```swift
    /// SwitchStore(route) { CaseLet(/Route.State.detail, action: Route.Action.detail) { store in
    ///     NavigationLink(unwrapping: viewStore.binding(get: { _ in store }, send: .closed)) { _ in DetailView(store: store) }
    /// } }
    /// ```
    func chosen(
        around call: CallFacts, by binding: Expression, before content: Expression, _ scope: Scope
    ) -> (state: TCAPresented, name: String?)? {
        guard case .call(let index) = binding, let made = scope.call(at: index), made.name == "binding",
            case .member(let store, _) = made.callee, let scoped = stores.scoped(store, in: scope), scoped.path.isEmpty
        else { return nil }
        let around = scope.calls(around: call).map(\.call)
        guard let arm = around.first(where: { $0.name == "CaseLet" }),
            let name = TCAScreenArms.caseLet(arm, scope)?.screen,
            let looking = around.first(where: { $0.name == "SwitchStore" })?.arguments.first?.value,
            let (state, inner) = presented(looking, in: scope), inner == nil, state.owner == scoped.start,
            uses(content, parameterOf: arm, scope)
        else { return nil }
        return (state, name)
    }

    /// Whether what is shown is made with something that a call hands its closure.
    private func uses(_ content: Expression, parameterOf outer: CallFacts, _ scope: Scope) -> Bool {
        var found = false
        Expression.walk([(content, ())]) { part, _ in
            switch part {
            case .closureParameter(outer.index, _, _, _):
                found = true
                return .stop
            case .call(let index):
                guard let call = scope.call(at: index) else { return .skipChildren }
                var inside = call.arguments.map(\.value)
                if case .member(let base, _) = call.callee { inside.append(base) }
                return .visitInstead(inside, in: ())
            default: return .visitChildren
            }
        }
        return found
    }

    /// The single child whose store what is shown is handed.
    private func childShown(by content: Expression, _ scope: Scope) -> TCAPresented? {
        var found: TCAPresented?
        Expression.walk([(content, ())]) { part, _ in
            var store: Expression?
            switch part {
            case .match(let subject, _): store = subject
            case .call(let index):
                guard let call = scope.call(at: index) else { return .skipChildren }
                if call.callee == .name("IfLetStore") { store = call.arguments.first?.value }
                guard store == nil else { break }
                var inside = call.closures
                if case .member(let base, _) = call.callee { inside.append(base) }
                return .visitInstead(inside, in: ())
            default: return .visitChildren
            }
            guard let store, let (state, _) = presented(store, in: scope), state.form == .optional,
                state.screens == nil
            else { return .visitChildren }
            found = state
            return .stop
        }
        return found
    }

    /// Whether a property has a value of its own, or code sets one of its name.
    private func isSet(_ property: PropertyID) -> Bool {
        if case .constant? = features.table.property(property).body.results.first { return true }
        let name = features.table.property(property).name
        return context.code.calls(named: .assignment).contains { site in
            if case .member(.member(_, name), _) = site.call.callee { true } else { false }
        }
    }
}
