import Facts
import Linking
import Presentation
import Types

/// What stacks begin with.
extension TCALinkedFeatures {
    /// The first view of a stack, where it has one.
    func root(of stack: TCAPresentations.Stack) -> TargetResolver.Targets {
        guard let root = stack.root, !isMadeOfParts(root, stack.rootScope ?? stack.site.scope) else {
            return TargetResolver.Targets()
        }
        let scope = stack.rootScope ?? stack.site.scope
        return frame(root, scope).map { TargetResolver.Targets(targets: [.declared($0)]) }
            ?? targets.targets(of: root, in: scope)
    }

    /// The view of the app's own that is handed the store, and builders for several states of it:
    /// `LoadingView(store: store) { Waiting() } loaded: { ListView(store: $0) }`.
    func frame(_ root: Expression, _ scope: Scope) -> TypeID? {
        guard case .closure(let results) = root, results.count == 1,
            let call = scope.chain(endingAt: results[0]).last, call.closures.count > 1, call.handsStore,
            let type = TypeName(reading: call.callee).flatMap({ targets.context.find($0, in: scope) }),
            !table[type].isExternal, targets.context.conformances.isView(type)
        else { return nil }
        return type
    }

    /// Whether a view is made in place: of several below each other, none of which is handed a store,
    /// `VStack { IntroTitle(); startButton }`, or in one of several cases.
    private func isMadeOfParts(_ value: Expression, _ scope: Scope) -> Bool {
        var (value, scope) = (value, scope)
        var seen: Set<BodyID> = []
        while true {
            if case .closure(let results) = value, results.count == 1 {
                value = results[0]
            } else if case .name(let name) = value, let own = scope.type.flatMap({ table[$0].properties[name] }),
                seen.insert(own.body).inserted, table.property(own).body.results.count == 1
            {
                scope = table.scope(of: own)
                value = scope.body.results[0]
            } else if case .call(let index) = value, let call = scope.call(at: index),
                case .name(let name) = call.callee, TCAColumns.containers.contains(name),
                let inside = call.closures.last
            {
                value = inside
            } else if case .call(let index) = value, case .member(let base, _)? = scope.call(at: index)?.callee {
                value = base
            } else {
                break
            }
        }
        if let choices = value.alternatives, choices.count > 1 {
            return choices.contains { targets.targets(of: $0, in: scope).targets.isEmpty && !isStandIn($0, scope) }
        }
        guard let call = scope.chain(endingAt: value).last, case .name(let name) = call.callee,
            table.traits.all.stacks.contains(name), case .closure(let parts)? = call.closures.last, parts.count > 1
        else { return false }
        return !scope.body.calls.contains { scope.body.isInside($0.index, of: call.index) && $0.handsStore }
    }

    /// Whether a view only stands in for one that is still to come.
    private func isStandIn(_ value: Expression, _ scope: Scope) -> Bool {
        guard case .name(let name)? = scope.chain(endingAt: value).last?.callee else { return value == .closure([]) }
        let traits = table.traits.all
        return traits.placeholders.contains(name) || traits.fillers.contains(name) || traits.emptyViews.contains(name)
    }
}
