import Facts

/// Where a view comes from that is presented by code which is given it.
package enum GivenContent: Hashable {
    /// A parameter of the function.
    case parameter(String)
    /// A property of the view or modifier.
    case property(String)

    /// What is given for a presentation's content, modifiers aside; nil where the code builds something by itself.
    package init?(of content: Expression, in scope: Scope, _ context: LinkingContext) {
        var found: GivenContent?
        content.walk { part in
            switch part {
            case .closure(let parts):
                let views = parts.filter { !Self.isFiller($0, scope, context) }
                return views.count == 1 ? .visitInstead(views, in: ()) : .stop
            case .match, .branch:
                // `if let card { Frame { card } }`, `isShown ? content() : nil`
                let given = (part.alternatives ?? []).filter { $0 != .constant("nil") }
                return given.count == 1 ? .visitInstead(given, in: ()) : .stop
            case .parameter(let name): found = .parameter(name)
            case .name(let name), .member(.instance, let name):
                if Self.keepsView(name, scope, context) { found = .property(name) }
            case .call(let position):
                guard let call = scope.call(at: position) else { return .stop }
                // `item.map { content($0) }`
                if case .member(_, "map") = call.callee, call.closures.count == 1 {
                    return .visitInstead(call.closures, in: ())
                }
                if case .member(let base, _) = call.callee, base != .instance { return .visitInstead([base], in: ()) }
                if let inner = Self.content(of: call, scope, context) { return .visitInstead([inner], in: ()) }
                return .visitInstead([call.callee], in: ())
            default: break
            }
            return .stop
        }
        guard let found else { return nil }
        self = found
    }

    /// What a view is put around: the closure of a library's container, `VStack { content }`, or of one of the app's own, and what
    /// that is handed in its place, `Card(content: content)`.
    private static func content(of call: CallFacts, _ scope: Scope, _ context: LinkingContext) -> Expression? {
        guard case .name(let name) = call.callee, name.isCapitalized else { return nil }
        let closures: [Expression]
        if let type = context.find(TypeName(name), in: scope), !context.table[type].isExternal {
            let targets = TargetResolver(context)
            closures =
                targets.closures(ofWrapper: type, in: call) ?? targets.parameters(inWrapper: type, in: call, scope)
        } else {
            closures = context.table.traits.all.containers.contains(name) ? call.closures : []
        }
        return closures.count == 1 ? closures[0] : nil
    }

    /// Whether an expression only separates or fills.
    private static func isFiller(_ value: Expression, _ scope: Scope, _ context: LinkingContext) -> Bool {
        guard case .name(let name)? = scope.chain(endingAt: value).last?.callee else { return false }
        return context.table.traits.all.fillers.contains(name)
    }

    /// Whether a property keeps a view that is given from outside, or a closure that builds one.
    private static func keepsView(_ name: String, _ scope: Scope, _ context: LinkingContext) -> Bool {
        guard let type = scope.type, let property = context.property(name, of: type).map(context.table.property),
            property.body == BodyFacts(), property.environmentKey == nil
        else { return false }
        guard let written = property.type?.last else { return true }
        return context.table.isGenericParameter(written, of: type)
            || context.table.traits.all.containers.contains(written)
    }
}
