import Facts

/// Where a view comes from that is presented by code which is given it.
package enum GivenContent: Hashable {
    /// A parameter of the function.
    case parameter(String)
    /// A property of the view or modifier.
    case property(String)

    /// What is given for a presentation's content, modifiers aside; nil where the code builds something by itself.
    package init?(of content: Expression, in scope: Scope, _ context: LinkingContext) {
        guard let reading = Reading(content, scope, context) else { return nil }
        self = reading.given
    }

    /// Whether content is what is given, with parts of its own above or beside that: a title, a background, a button that closes.
    package static func isFramed(_ content: Expression, in scope: Scope, _ context: LinkingContext) -> Bool {
        Reading(content, scope, context)?.isFramed ?? false
    }

    /// What content is made of.
    private struct Reading {
        /// Whether a part stands among others that may be of the code's own.
        private enum Place {
            case alone, among
        }

        let given: GivenContent
        /// Whether anything stands beside what is given.
        let isFramed: Bool

        init?(_ content: Expression, _ scope: Scope, _ context: LinkingContext) {
            var found: Set<GivenContent> = []
            var frame: [Expression] = []
            var isGiven = true
            func isOther(_ part: Expression, _ place: Place) -> ExpressionStep<Place> {
                if place == .among {
                    frame.append(part)
                    return .skipChildren
                }
                isGiven = false
                return .stop
            }
            Expression.walk([(content, Place.alone)]) { part, place in
                switch part {
                case .closure(let parts):
                    let views = parts.filter { !GivenContent.isFiller($0, scope, context) }
                    return .visitInstead(views, in: views.count == 1 ? place : .among)
                case .match, .branch:
                    // `if let card { Frame { card } }`, `isShown ? content() : nil`
                    let given = (part.alternatives ?? []).filter { $0 != .constant("nil") }
                    if given.isEmpty || given.count > 1 && place == .among { return isOther(part, place) }
                    return .visitInstead(given, in: place)
                case .parameter(let name):
                    if place == .among, !GivenContent.keepsView(parameter: name, scope, context) {
                        return isOther(part, place)
                    }
                    found.insert(.parameter(name))
                    return .skipChildren
                case .name(let name), .member(.instance, let name):
                    guard GivenContent.keepsView(name, scope, context) else { break }
                    found.insert(.property(name))
                    return .skipChildren
                case .call(let position):
                    guard let call = scope.call(at: position) else { break }
                    if case .name(let name) = call.callee, name.isCapitalized {
                        guard let inner = GivenContent.content(of: call, scope, context) else { break }
                        return .visitInstead([inner], in: place)
                    }
                    // `item.map { content($0) }`
                    if case .member(_, "map") = call.callee, call.closures.count == 1 {
                        return .visitInstead(call.closures, in: place)
                    }
                    if case .member(let base, _) = call.callee, base != .instance {
                        return .visitInstead([base], in: place)
                    }
                    return .visitInstead([call.callee], in: place)
                default: break
                }
                return isOther(part, place)
            }
            if found.count > 1 { found = found.filter { !$0.isPart(context) } }
            // The same in all cases, if there are several.
            guard isGiven, found.count == 1, let only = found.first,
                frame.isEmpty || only.isContent(context) || Self.isNoScreen(frame, scope, context)
            else { return nil }
            given = only
            isFramed = !frame.isEmpty
        }

        /// Whether nothing among what stands beside a view is a screen.
        private static func isNoScreen(_ frame: [Expression], _ scope: Scope, _ context: LinkingContext) -> Bool {
            let targets = TargetResolver(context)
            return frame.allSatisfy { targets.targets(of: $0, in: scope).targets.isEmpty }
        }
    }

    /// Whether it is called what a view is about.
    private func isContent(_ context: LinkingContext) -> Bool {
        switch self {
        case .parameter(let name), .property(let name): context.table.traits.all.contentLabels.contains(name)
        }
    }

    /// Whether it is called what stands around that.
    private func isPart(_ context: LinkingContext) -> Bool {
        switch self {
        case .parameter(let name), .property(let name): context.table.traits.all.partLabels.contains(name)
        }
    }

    /// What a view is put around: the closure of a library's container, `VStack { content }`, or of one of the app's own, and what
    /// that is handed in its place, `Card(content: content)`.
    private static func content(of call: CallFacts, _ scope: Scope, _ context: LinkingContext) -> Expression? {
        guard case .name(let name) = call.callee else { return nil }
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

    /// Whether a parameter may be a view that is given from outside, or a closure that builds one.
    private static func keepsView(parameter name: String, _ scope: Scope, _ context: LinkingContext) -> Bool {
        let parameters = scope.function.map { context.table.function($0).parameters } ?? []
        guard let type = parameters.first(where: { $0.name == name })?.type else { return true }
        return context.find(type, in: scope) == nil && !context.table.traits.all.primitives.contains(type.last)
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
