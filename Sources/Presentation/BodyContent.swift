import Facts
import Types

/// What the whole body of a view comes to: what stands there alone, through containers with one child, modifiers, conditions, and
/// the view's own properties and functions. A row among others in a list or a column is no whole.
///
/// ```swift
/// var body: some View { NavigationStack { content }.onAppear { load() } }
/// var content: some View { switch state { case .signedOut: LoginView() case .signedIn: MainView() } }
/// ```
struct BodyContent {
    /// The views of the sources that fill it, each in a branch of its own where there are several.
    private(set) var views: [TypeID] = []
    /// The switches that say what fills it, by where their arms begin.
    private(set) var switches: Set<RelativeLocation> = []
    private let targets: TargetResolver

    private var context: LinkingContext { targets.context }
    private var traits: SystemTraits { context.table.traits.all }

    init(of view: TypeID, _ targets: TargetResolver) {
        self.targets = targets
        let table = targets.context.table
        let declared = table[view]
        let bodies = [declared.properties["body"]].compactMap { $0 } + (declared.otherProperties["body"] ?? [])
        var seen = Set(bodies.map(\.body))
        let start = bodies.map(table.scope(of:)).flatMap { scope in
            [(Expression.closure(scope.body.results), scope)]
        }
        Expression.walk(start) { part, scope in
            switch part {
            case .closure(let parts):
                let whole = parts.filter { !isBeside($0, in: scope) }
                return whole.count == 1 ? .visitInstead(whole, in: scope) : .skipChildren
            case .match(_, let arms):
                if let location = arms.first?.location { switches.insert(location) }
                return .visitInstead(arms.map(\.value), in: scope)
            case .branch(let parts): return .visitInstead(parts, in: scope)
            case .name(let name), .member(.instance, let name):
                guard let own = context.property(name, of: view, on: scope.platforms), seen.insert(own.body).inserted
                else { return .skipChildren }
                let inside = table.scope(of: own)
                return .visitInstead([.closure(inside.body.results)], in: inside)
            case .call(let position):
                guard let call = scope.call(at: position) else { return .skipChildren }
                return next(from: call, part, in: scope, of: view, &seen)
            default: return .skipChildren
            }
        }
    }

    /// What a call of a body shows in its place, or the view of the sources that it makes.
    private mutating func next(
        from call: CallFacts, _ value: Expression, in scope: Scope, of view: TypeID, _ seen: inout Set<BodyID>
    ) -> ExpressionStep<Scope> {
        if call.name.map(traits.switchContainers.contains) ?? false, TypeName(reading: call.callee) != nil {
            return .visitInstead(call.arguments.filter { $0.label == nil }.map(\.value), in: scope)
        }
        if let path = TypeName(reading: call.callee), path.last.first?.isUppercase == true {
            let shown = targets.targets(of: value, in: scope).targets
            if shown.count == 1, case .declared(let inner) = shown[0], context.conformances.isView(inner) {
                views.append(inner)
            }
            return .skipChildren
        }
        if let function = context.function(of: call, in: scope), context.table.owner(of: function) == view {
            guard seen.insert(function.body).inserted else { return .skipChildren }
            let inside = context.table.scope(of: function)
            return .visitInstead([.closure(inside.body.results)], in: inside)
        }
        if case .member(let base, _) = call.callee { return .visitInstead([base], in: scope) }
        return .skipChildren
    }

    /// What only lies behind the whole, fills a gap, or appears beside it: `Color.black`, `if isOffline { Banner() }`.
    private func isBeside(_ part: Expression, in scope: Scope) -> Bool {
        if let arms = part.alternatives { return arms.count == 1 }
        guard let first = scope.chain(endingAt: part).last else {
            if case .member(let base, _) = part { return TypeName(reading: base).map(isFiller) ?? false }
            return false
        }
        return TypeName(reading: first.callee).map(isFiller) ?? false
    }

    private func isFiller(_ name: TypeName) -> Bool { traits.fillers.contains(name.components[0]) }
}
