import Facts

/// The closures that views are made with, by the property that keeps each: what `build` of `RouterView` is.
///
/// ```swift
/// struct RouterView<Content: View>: View { @ViewBuilder var build: (Route) -> Content }
/// RouterView { route in switch route { case .detail: DetailView() } }
/// ```
package struct HandedClosures {
    /// A closure that a view is made with.
    package struct Closure {
        /// The closure, or the function in its place.
        package let value: Expression
        /// The call that makes the view.
        package let site: CallSite
    }

    private var found: [StateProperty: [Closure]] = [:]

    /// - Parameter context: what everything is looked up through.
    package init(context: LinkingContext) {
        var kept: [TypeID: Set<String>] = [:]
        for made in context.constructions where !made.isExplicit && context.conformances.isView(made.type) {
            let type = made.type
            guard !made.site.call.arguments.isEmpty else { continue }
            let names = kept[type] ?? Self.closures(of: type, context)
            kept[type] = names
            guard !names.isEmpty else { continue }
            for kept in context.keptArguments(of: made.site.call, making: type) where names.contains(kept.property) {
                found[StateProperty(owner: type, name: kept.property), default: []].append(
                    Closure(value: kept.value, site: made.site))
            }
        }
    }

    /// The properties of a type that may keep closures: what is written of them names no type.
    private static func closures(of type: TypeID, _ context: LinkingContext) -> Set<String> {
        Set(
            context.table[type].properties.filter { name, reference in
                let property = context.table.property(reference)
                return property.environmentKey == nil && property.body == BodyFacts()
                    && property.type.map { isFunction($0, in: context.table.scope(of: reference), context) } ?? true
            }.keys)
    }

    /// Whether a type is a name for that of functions: `typealias ViewProvider<Content: View> = () -> Content`.
    private static func isFunction(_ type: TypeName, in scope: Scope, _ context: LinkingContext) -> Bool {
        let found = context.table.find(type.components, from: scope.file, within: scope.type, isFollowing: false)
        return found.map { context.table[$0].kind == .typealias && context.table.alias(of: $0) == nil } ?? false
    }

    /// What a call runs, where it is of a property that keeps a closure: `build(route)`.
    package func closures(runBy call: CallFacts, in scope: Scope) -> [Closure] {
        Self.slot(runBy: call, in: scope).flatMap { found[$0] } ?? []
    }

    /// The property that an expression names, with what it is made with, where that keeps a closure: `build`, `self.build`.
    package func slot(holding value: Expression, in scope: Scope) -> (slot: StateProperty, closures: [Closure])? {
        switch value {
        case .name(let name), .member(.instance, let name):
            guard let slot = scope.type.map({ StateProperty(owner: $0, name: name) }), let closures = found[slot] else {
                return nil
            }
            return (slot, closures)
        default: return nil
        }
    }

    /// The property that holds the closure a call runs, if it is one.
    package static func slot(runBy call: CallFacts, in scope: Scope) -> StateProperty? {
        switch call.callee {
        case .name(let name), .member(.instance, let name): scope.type.map { StateProperty(owner: $0, name: name) }
        default: nil
        }
    }

    /// What the calls in a piece of code run.
    package func closures(runIn value: Expression, _ scope: Scope) -> [Closure] {
        var run: [Closure] = []
        value.walk { part in
            switch part {
            case .closure, .branch, .tuple: return .visitChildren
            case .match(_, let arms): return .visitInstead(arms.map(\.value), in: ())
            case .name(let name), .member(.instance, let name):
                // `navigationDestination(for: Route.self, destination: build)`.
                run += scope.type.flatMap { found[StateProperty(owner: $0, name: name)] } ?? []
                return .skipChildren
            case .call(let index):
                guard let call = scope.call(at: index) else { return .skipChildren }
                let own = closures(runBy: call, in: scope)
                run += own
                guard own.isEmpty else { return .skipChildren }
                guard case .member(let base, _) = call.callee else { return .visitInstead(call.closures, in: ()) }
                return .visitInstead(call.closures + [base], in: ())
            default: return .skipChildren
            }
        }
        return run
    }

    /// What is built by running a closure that a view is made with, whoever makes it: `build(route)`, `build(route).padding()`.
    /// - Returns: nil where an expression runs none.
    package func shown(
        byRunning value: Expression, _ scope: Scope, _ targets: TargetResolver
    ) -> TargetResolver.Targets? {
        guard let run = slot(runBy: value, scope) else { return nil }
        var all = TargetResolver.Targets()
        var seen: Set<StateProperty> = [run]
        var waiting = [run]
        while let slot = waiting.popLast() {
            for closure in found[slot] ?? [] {
                // One that is itself made with it hands it on: `SearchView(build: build)`.
                if let outer = self.slot(holding: closure.value, in: closure.site.scope)?.slot {
                    if seen.insert(outer).inserted { waiting.append(outer) }
                } else {
                    all.formUnion(targets.targets(of: closure.value, in: closure.site.scope))
                }
            }
        }
        return all
    }

    /// The property whose closure an expression runs, modifiers aside.
    private func slot(runBy value: Expression, _ scope: Scope) -> StateProperty? {
        var current = value
        while true {
            switch current {
            case .closure(let parts) where parts.count == 1: current = parts[0]
            case .call(let index):
                guard let call = scope.call(at: index) else { return nil }
                if let slot = Self.slot(runBy: call, in: scope), found[slot] != nil { return slot }
                guard case .member(let base, _) = call.callee else { return nil }
                current = base
            default: return nil
            }
        }
    }
}
