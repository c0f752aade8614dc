import Facts
import NavigationModel
import Types

/// What could not be told.
extension StateCallResolver {
    /// Places whose closure hands on a view that is made elsewhere.
    package func unread() -> [UnresolvedCode] {
        let decided = Set(
            index.hosts.filter { host in host.facts.content.contains { !firstRoutes(in: $0.value, host).isEmpty } }
                .map(\.call.location))
        return index.presentations.compactMap(unread) + map.undecided.filter { !decided.contains($0.location) }
            + observers.unread
    }

    func isUnread(_ place: PresentationRule) -> Bool { unread(place) != nil }

    func unread(_ place: PresentationRule) -> UnresolvedCode? {
        guard place.cases.arms.isEmpty, place.cases.rest.targets.isEmpty,
            place.type.map({ index.values.cases(of: $0).isEmpty || map.cases(of: $0).arms.isEmpty }) ?? true,
            !table[place.holder].isExternal || place.scope.function != nil, !isGiven(place),
            !index.handing.contains(place.call.location)
        else { return nil }
        let call = place.call
        let content = call.arguments.last { argument in
            if case .closure = argument.value { argument.label != "onDismiss" } else { false }
        }
        guard case .closure(let parts)? = content?.value, parts.count == 1, isOpaque(parts[0], place.scope) else {
            return nil
        }
        return UnresolvedCode(
            text: call.text, reason: "the view that it shows is created in code that couldn't be followed",
            help: "write the view in the closure", location: call.location)
    }

    /// A stack whose path is a store's: `NavigationStack(path: $store.scope(state: \.path, action: \.path))`.
    func reduced(_ call: CallFacts, _ host: ContainerFacts, _ scope: Scope) -> CallOutcome? {
        guard host.kind == .stack, case .call(let position)? = host.state, scope.body.calls.indices.contains(position),
            case .member(_, let name) = scope.body.calls[position].callee, table.traits.all.scopingCalls.contains(name)
        else { return nil }
        return .notUnderstood(
            UnresolvedCode(
                text: call.text,
                reason: "the path of the stack is scoped from a store, which navdocs doesn't follow",
                help: "bind the stack to a property that holds its path", location: call.location))
    }

    /// Whether an expression is a view that is made elsewhere, properties of the view's own followed.
    private func isOpaque(_ value: Expression, _ scope: Scope) -> Bool {
        var isOpaque = false
        var seen: Set<PropertyID> = []
        Expression.walk([(value, scope)]) { part, scope in
            switch part {
            case .name(let name), .member(.instance, let name):
                guard let property = scope.type.flatMap({ context.property(name, of: $0, on: scope.platforms) }),
                    isView(property)
                else {
                    isOpaque = true
                    return .stop
                }
                let inside = table.scope(of: property)
                isOpaque = inside.body.results.isEmpty
                guard inside.body.results.count == 1, seen.insert(property).inserted else { return .stop }
                return .visitInstead(inside.body.results, in: inside)
            case .member, .parameter, .closureParameter: isOpaque = true
            case .call(let position):
                guard let call = scope.call(at: position) else { return .stop }
                if let base = view(modifiedBy: call, scope) { return .visitInstead([base], in: scope) }
                isOpaque = isUnknown(call, scope)
            default: break
            }
            return .stop
        }
        return isOpaque
    }

    /// What a modifier is applied to: another call, or a property that is a view.
    private func view(modifiedBy call: CallFacts, _ scope: Scope) -> Expression? {
        guard case .member(let base, _) = call.callee else { return nil }
        switch base {
        case .call: return base
        case .name(let name), .member(.instance, let name):
            let property = scope.type.flatMap { context.property(name, of: $0, on: scope.platforms) }
            return property.map(isView) == true ? base : nil
        default: return nil
        }
    }

    /// Whether what a call makes is in code that is not among the sources.
    private func isUnknown(_ call: CallFacts, _ scope: Scope) -> Bool {
        switch call.callee {
        // A closure that the function is handed: `content()`.
        case .parameter: true
        case .name(let name): name.first?.isLowercase == true && !isBuilt(call, scope)
        case .member(let base, let name):
            name.first?.isLowercase == true && !isBuilt(call, scope)
                && TypeName(reading: base)?.last.first?.isUppercase != true
        default: false
        }
    }

    /// Whether a property is a view, as its type says.
    private func isView(_ property: PropertyID) -> Bool {
        table.property(property).declaration.hasSuffix("some View")
    }

    /// Whether the function that a call runs is among the sources, with its body.
    private func isBuilt(_ call: CallFacts, _ scope: Scope) -> Bool {
        context.function(of: call, in: scope).map { !table.function($0).body.results.isEmpty } ?? false
    }
}
