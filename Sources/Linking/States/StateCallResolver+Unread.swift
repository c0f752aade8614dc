import Facts
import NavigationModel
import Types

/// What could not be told.
extension StateCallResolver {
    /// Places whose closure hands on a view that is made elsewhere.
    func unread() -> [UnresolvedCode] { index.presentations.compactMap(unread) + map.undecided }

    func isUnread(_ place: PresentationRule) -> Bool { unread(place) != nil }

    func unread(_ place: PresentationRule) -> UnresolvedCode? {
        guard place.cases.arms.isEmpty, place.cases.rest.targets.isEmpty,
            place.type.map({ index.values.cases(of: $0).isEmpty || map.cases(of: $0).arms.isEmpty }) ?? true,
            !table[place.holder].isExternal || place.scope.function != nil
        else { return nil }
        let call = place.call
        let content = call.arguments.last { argument in
            if case .closure = argument.value { argument.label != "onDismiss" } else { false }
        }
        guard case .closure(let parts)? = content?.value, parts.count == 1, isOpaque(parts[0], place.scope) else {
            return nil
        }
        return UnresolvedCode(
            text: call.text, reason: "what it shows is made in code that could not be followed",
            help: "name the view in the closure", location: call.location)
    }

    /// A stack whose path is a store's: `NavigationStack(path: $store.scope(state: \.path, action: \.path))`.
    func reduced(_ call: CallFacts, _ host: ContainerFacts, _ scope: Scope) -> CallLinker.Outcome? {
        guard host.kind == .stack, case .call(let position)? = host.state, scope.body.calls.indices.contains(position),
            case .member(_, let name) = scope.body.calls[position].callee, table.traits.all.scopingCalls.contains(name)
        else { return nil }
        return .notUnderstood(
            UnresolvedCode(
                text: call.text,
                reason: "what is pushed is decided by the store that its path is taken from, which was not followed",
                help: "bind the stack to a property that keeps its path", location: call.location))
    }

    private func isOpaque(_ value: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 100 else { return false }
        switch value {
        case .name(let name), .member(.instance, let name):
            guard let property = scope.type.flatMap({ context.property(name, of: $0) }), isView(property) else {
                return true
            }
            let inside = table.scope(of: property)
            let parts = inside.body.results
            return parts.isEmpty || parts.count == 1 && isOpaque(parts[0], inside, depth: depth + 1)
        case .member, .parameter: return true
        case .closureParameter: return true
        case .call(let position) where scope.body.calls.indices.contains(position):
            let call = scope.body.calls[position]
            guard case .member(let base, let name) = call.callee else {
                // A closure that the function is handed: `content()`.
                if case .parameter = call.callee { return true }
                if case .name(let name) = call.callee {
                    return name.first?.isLowercase == true && !isBuilt(call, scope)
                }
                return false
            }
            switch base {
            case .call: return isOpaque(base, scope, depth: depth + 1)
            case .name(let property), .member(.instance, let property):
                if let view = scope.type.flatMap({ context.property(property, of: $0) }), isView(view) {
                    return isOpaque(base, scope, depth: depth + 1)
                }
            default: break
            }
            return name.first?.isLowercase == true && !isBuilt(call, scope)
                && TypeName(reading: base)?.last.first?.isUppercase != true
        default: return false
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
