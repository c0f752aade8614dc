import Facts

/// Where a view comes from that is presented by code which is given it.
package enum GivenContent: Hashable {
    /// A parameter of the function.
    case parameter(String)
    /// A property of the view or modifier.
    case property(String)

    /// What is given for a presentation's content, modifiers aside; nil where the code builds something by itself.
    package init?(of content: Expression, in scope: Scope, _ context: LinkingContext) {
        var found: Set<GivenContent> = []
        var isGiven = true
        content.walk { part in
            switch part {
            case .closure(let parts):
                let views = parts.filter { !Self.isFiller($0, scope, context) }
                if views.count == 1 { return .visitInstead(views, in: ()) }
            case .match, .branch:
                // `if let card { Frame { card } }`, `isShown ? content() : nil`
                let given = (part.alternatives ?? []).filter { $0 != .constant("nil") }
                if !given.isEmpty { return .visitInstead(given, in: ()) }
            case .parameter(let name):
                found.insert(.parameter(name))
                return .skipChildren
            case .name(let name), .member(.instance, let name):
                guard Self.keepsView(name, scope, context) else { break }
                found.insert(.property(name))
                return .skipChildren
            case .call(let position):
                guard let call = scope.call(at: position) else { break }
                // `item.map { content($0) }`
                if case .member(_, "map") = call.callee, call.closures.count == 1 {
                    return .visitInstead(call.closures, in: ())
                }
                if case .member(let base, _) = call.callee, base != .instance { return .visitInstead([base], in: ()) }
                if let inner = Self.content(of: call, scope, context) { return .visitInstead([inner], in: ()) }
                return .visitInstead([call.callee], in: ())
            default: break
            }
            isGiven = false
            return .stop
        }
        // The same in all cases, if there are several.
        guard isGiven, found.count == 1, let only = found.first else { return nil }
        self = only
    }

    /// What a view is put around: the closure of a library's container, `VStack { content }`, or of one of the app's own, and what
    /// that is handed in its place, `Card(content: content)`.
    private static func content(of call: CallFacts, _ scope: Scope, _ context: LinkingContext) -> Expression? {
        guard case .name(let name) = call.callee, name.isCapitalized else { return nil }
        let closures: [Expression]
        if let type = context.find(TypeName(name), in: scope), !context.table[type].isExternal {
            let targets = TargetResolver(context)
            closures =
                targets.closures(ofWrapper: type, in: call)
                ?? targets.given(inWrapper: type, in: call, scope) { keepsView($0, scope, context) }
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
