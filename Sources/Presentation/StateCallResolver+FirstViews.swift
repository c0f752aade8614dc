import Base
import Facts
import Types

/// What stacks show at first.
extension StateCallResolver {
    /// The first view of each stack: a destination of the router where the stack names a case, else a view without a
    /// coordinator.
    func firstViews() -> [PropagatedEffect] {
        index.hosts.filter { !$0.isWrapper }.flatMap { host in
            host.facts.content.filter { $0.style == .root }.flatMap { firstViews($0, of: host) }
        }
    }

    private func firstViews(_ content: ContainerFacts.Content, of host: ContainerHost) -> [PropagatedEffect] {
        let isOwn = map.builders[host.holder].map { $0.kind == host.facts.kind || isElsewhere(host, than: $0) } ?? false
        let routes = firstRoutes(in: content.value, host)
        guard routes.isEmpty else {
            guard isOwn else {
                return routes.flatMap { route in makers(of: content, host).compactMap { reached(route, $0) } }
            }
            return routes.compactMap { reached($0, host.site) }
        }
        guard isOwn else { return [] }
        let shown = map.shown(content, in: host)
        guard !shown.targets.isEmpty, !shown.targets.allSatisfy({ $0.isEmptyView(table.traits) }),
            isSole(content.value, host.scope)
        else { return [] }
        return index.targets.compiled(shown, by: content.value, in: host.scope).compactMap { targets, platforms in
            let root = ShownDestination(
                coordinator: nil, destination: "root", style: isLater(host) ? .switch : .root, isInferred: false,
                targets: targets, platforms: platforms)
            return reached(root, host.site)
        }
    }

    /// Whether a container is there only once a state of its view is of another case than at first:
    /// `switch step { case .welcome: Welcome() case .setup: NavigationStack { Setup() } }`.
    private func isLater(_ host: ContainerHost) -> Bool {
        host.call.conditions.contains { condition in
            guard condition.choices != nil, let type = host.scope.type,
                let property = context.property(condition.subject, of: type).map(table.property),
                property.attributes.contains(where: { table.traits.all.stateAttributes.contains($0.name) })
            else { return false }
            let slot = StateProperty(owner: type, name: condition.subject)
            guard let declared = index.slots.declaredType(of: slot) else { return false }
            let expected = index.values.type(declared.name, in: declared.scope)
            let first = map.initial(of: .name(condition.subject), [slot], expected, in: host.scope)
            return !first.isEmpty && !condition.mayHold(for: Set(first))
        }
    }

    /// Whether a container is there only on platforms on which its view is no other coordinator.
    private func isElsewhere(_ host: ContainerHost, than builder: CoordinatorBuilder) -> Bool {
        let taken = builder.initial.reduce(into: Platforms()) { $0.formUnion($1.platforms) }
        return !taken.isEmpty && !taken.meets(host.call.platforms)
    }

    /// Where the views are made whose closures a container runs, once each.
    private func makers(of content: ContainerFacts.Content, _ host: ContainerHost) -> [CallSite] {
        var seen: Set<CallID> = []
        return index.closures.closures(runIn: content.value, host.scope).compactMap { closure in
            let isNew = closure.site.id.map { seen.insert($0).inserted } ?? true
            return isNew ? closure.site : nil
        }
    }

    private func reached(_ shown: ShownDestination, _ site: CallSite) -> PropagatedEffect? {
        (site.holder ?? shown.coordinator).map {
            .init(kind: .show(shown), holder: $0, evidence: .declared, through: [], site: site)
        }
    }

    /// The destinations that the first view is built for: `build(.home)`, `router.view(for: router.root)`.
    func firstRoutes(in content: Expression, _ host: ContainerHost) -> [ShownDestination] {
        var seen: Set<NavigationValue> = []
        return routes(in: content, host).compactMap { value in
            guard let name = value.name, let owner = owner(of: value, host), seen.insert(value).inserted else {
                return nil
            }
            // `build(.main(.home))` shows what is built for the inner case.
            let inner =
                value.inner.isEmpty
                ? nil : map.cases(of: value.type, for: owner).arm(of: name)?.targets(of: value.inner).targets
            return ShownDestination(
                coordinator: owner, destination: map.name(name, from: .values(value.type), in: owner), style: .root,
                isInferred: false, targets: inner)
        }
    }

    /// The router that has a value as its destination, the one the container follows before others.
    private func owner(of value: NavigationValue, _ host: ContainerHost) -> TypeID? {
        guard let owners = map.owners[value.type], let first = owners.first else { return nil }
        let followed = Set(host.slots.map(\.owner))
        let owner = owners.first(where: followed.contains) ?? first
        let place = value.name.flatMap { map.builders[owner]?.destination($0, from: .values(value.type)) }
        return place?.targets.targets.isEmpty == false ? owner : nil
    }

    /// The cases that what builds a container's only view is handed, modifiers aside.
    private func routes(in value: Expression, _ host: ContainerHost) -> [NavigationValue] {
        var found: [NavigationValue] = []
        value.walk { part in
            switch part {
            case .closure(let parts): return parts.count == 1 ? .visitChildren : .stop
            case .call(let position):
                guard let call = host.scope.call(at: position) else { return .stop }
                if builds(call, host) { found = call.arguments.flatMap { named($0.value, host) } }
                guard found.isEmpty, case .member(let base, _) = call.callee else { return .stop }
                return .visitInstead([base], in: ())
            case .member(let base, _): found = named(base, host)
            default: break
            }
            return .stop
        }
        return found
    }

    /// Whether a call runs code of the app that builds views: a function, or a closure that the view was made with.
    private func builds(_ call: CallFacts, _ host: ContainerHost) -> Bool {
        guard index.closures.closures(runBy: call, in: host.scope).isEmpty else { return true }
        return context.function(of: call, in: host.scope).map { table.function($0).name != "init" } ?? false
    }

    /// The cases a value can be; empty unless all that it can be is known.
    private func named(_ value: Expression, _ host: ContainerHost) -> [NavigationValue] {
        let expected = index.values.types(ofPath: host.slots).first
        let found = index.values.values(of: value, in: host.scope, expected: expected)
        guard !found.isOpen, found.parameters.isEmpty, found.values.allSatisfy({ $0.name != nil }) else {
            return initial(of: value, host)
        }
        return found.values
    }

    /// What a state is at first: `build(router.root)` with `@Published var root: Route = .home`.
    private func initial(of value: Expression, _ host: ContainerHost) -> [NavigationValue] {
        let slots = index.slots.slots(of: value, in: host.scope)
        guard let slot = table.first(of: slots), let declared = index.slots.declaredType(of: slot) else { return [] }
        let type = index.values.type(declared.name, in: declared.scope)
        return map.initial(of: value, slots, type, in: host.scope).map { NavigationValue(type: type, name: $0) }
    }

    /// Whether a container holds one view and nothing beside it, behind views of the app that are put around that as well,
    /// and no parts of a screen in its place: `switch state { case .loading: Text("…") case .failed: ErrorView() }`.
    private func isSole(_ value: Expression, _ scope: Scope) -> Bool {
        var isSole = true
        var seen: Set<BodyID> = []
        Expression.walk([(value, Surroundings(scope: scope))]) { part, around in
            switch part {
            case .closure(let parts):
                guard parts.count != 1 else { return .visitChildren }
                guard !around.isElsewhere || around.isWrapped else { return .skipChildren }
                isSole = false
                return .stop
            case .branch, .match:
                var inside = around
                inside.isChoice = true
                inside.isElsewhere = true
                return .visitInstead(part.alternatives ?? [], in: inside)
            case .name(let name), .member(.instance, let name):
                guard let type = around.scope.type,
                    let property = context.property(name, of: type, on: around.scope.platforms)
                else { return .skipChildren }
                return looked(into: table.scope(of: property), around, &seen)
            case .call(let position):
                guard let call = around.scope.call(at: position) else { return .skipChildren }
                if call.isOwn, let function = context.function(of: call, in: around.scope),
                    table.function(function).name != "init"
                {
                    return looked(into: table.scope(of: function), around, &seen)
                }
                let type = TypeName(reading: call.callee).flatMap { context.find($0, in: around.scope) }
                if case .member(let base, let name) = call.callee, name != "init", type == nil {
                    return .visitInstead([base], in: around)
                }
                if let type, !table[type].isExternal {
                    guard let closures = index.targets.closures(ofWrapper: type, in: call) else { return .skipChildren }
                    var inside = around
                    inside.isWrapped = true
                    return .visitInstead(closures, in: inside)
                }
                let isScreen =
                    around.isWrapped
                    || around.isChoice && call.name.map(table.traits.all.scrolling.contains) ?? false
                if isScreen && index.targets.targets(of: part, in: around.scope).targets.isEmpty
                    || around.isChoice && index.targets.isPartInstead(part, in: around.scope)
                {
                    isSole = false
                    return .stop
                }
                return around.isChoice && !around.isWrapped
                    ? .skipChildren : .visitInstead(call.closures, in: around)
            default: return .skipChildren
            }
        }
        return isSole
    }

    /// What is around a part of what a container holds.
    private struct Surroundings {
        var scope: Scope
        /// Whether a view of the app is put around it.
        var isWrapped = false
        /// Whether something else may be there in its place.
        var isChoice = false
        /// Whether it is no part of what the container itself is given: there, what stands beside it was looked at.
        var isElsewhere = false
    }

    /// The code that a part of a container stands in; what a choice in it builds is looked at in turn.
    private func looked(
        into made: Scope, _ around: Surroundings, _ seen: inout Set<BodyID>
    ) -> ExpressionStep<Surroundings> {
        guard let body = made.id, seen.insert(body).inserted else { return .skipChildren }
        var inside = around
        inside.scope = made
        inside.isElsewhere = true
        return .visitInstead(made.body.results, in: inside)
    }
}

extension CallFacts {
    /// Whether it is of a function of the type around it: `content()`, `self.content()`.
    fileprivate var isOwn: Bool {
        switch callee {
        case .name, .member(.instance, _): true
        default: false
        }
    }
}
