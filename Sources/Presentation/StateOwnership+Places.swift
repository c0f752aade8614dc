import Facts
import NavigationModel
import Types

/// Destinations that views declare.
extension StateOwnership {
    /// The coordinator that a place belongs to: the router or enum of its values, else the container in the same view.
    func owner(of place: PresentationRule) -> TypeID? {
        if let type = place.type, let known = owners[type]?.first { return known }
        if case .state(let slots, _, _) = place.key,
            let flag = table.sorted(slots.intersection(flags)).first
        {
            return flag.owner
        }
        if case .window = place.key { return nil }
        if place.style == .style(.window) { return nil }
        guard let builder = builders[place.holder], [.stack, .flow, .split, .tab, .root].contains(builder.kind) else {
            return nil
        }
        return place.holder
    }

    /// Gives a router the types whose values are made where it is told to show them, where no other coordinator declares
    /// what they show: `router.push(HelpDestination())`.
    mutating func addPushedTypes() {
        guard !routers.isEmpty else { return }
        var open: Set<TypeID> = []
        for place in index.presentations {
            guard case .type(.declared(let type)) = place.key, table[type].kind == .struct, place.cases.arms.isEmpty,
                owner(of: place) == nil
            else { continue }
            open.insert(type)
        }
        guard !open.isEmpty else { return }
        var telling: [TypeID: Set<TypeID>] = [:]
        for made in context.constructions where open.contains(made.type) {
            let scope = made.site.scope
            for call in scope.body.calls where call.arguments.contains(where: { $0.value == .call(made.site.index) }) {
                guard case .member(let receiver, _) = call.callee, let router = router(receiver, scope) else {
                    continue
                }
                telling[made.type, default: []].insert(router)
            }
        }
        for (type, routers) in table.sorted(telling) where routers.count == 1 {
            guard let router = routers.first,
                index.presentations(of: .declared(type)).allSatisfy({ owner(of: $0) == nil })
            else { continue }
            owners[.declared(type)] = [router]
            add(.declared(type), to: router)
        }
    }

    /// The router that an expression is, or whose path it is.
    private func router(_ receiver: Expression, _ scope: Scope) -> TypeID? {
        var candidates = index.slots.slots(of: receiver, in: scope).intersection(paths).map(\.owner)
        if case .instance(let type)? = context.type(of: receiver, in: scope) { candidates.append(type) }
        return candidates.first { builders[$0]?.kind == .router }
    }

    mutating func addPlaces() {
        // The outermost modifier is the first call of an expression, and the last of the source.
        let sorted = index.presentations.sorted { table.isOrdered($0.location, before: $1.location) }
        for place in sorted where !isGeneric(place) {
            guard let owner = owner(of: place), owner == place.holder, builders[owner]?.kind != .router else {
                continue
            }
            if let type = place.type, !place.cases.arms.isEmpty {
                let declared = index.values.cases(of: type).map { unwrapped($0, of: type) }
                for arm in place.cases.arms {
                    let enumCase = declared.first { $0.name == arm.name }
                    add(
                        enumCase.map(facts) ?? destination(arm.name, "case .\(arm.name):", at: arm.location),
                        arm.targets,
                        parameters: enumCase?.parameters ?? [], from: .values(type), to: owner)
                }
            } else {
                add(label(of: place), place.cases.rest, at: place, to: owner)
            }
        }
    }

    /// Whether the type of a place's values is whatever its view is made with: `navigationDestination(for: Value.self)`.
    func isGeneric(_ place: PresentationRule) -> Bool {
        guard case .type(.named(let name)) = place.key else { return false }
        return table.isGenericParameter(name, of: place.holder)
    }

    /// Where the names of what a place shows come from.
    func origin(of place: PresentationRule) -> DestinationOrigin {
        guard let type = place.type, !place.cases.arms.isEmpty else { return .place }
        return .values(type)
    }

    /// What a place without cases is called: the type of its values, or the state it is bound to.
    func label(of place: PresentationRule) -> String {
        switch place.key {
        case .type(let type): place.written ?? name(of: type)
        case .state(_, let name, _): name
        case .window(let name): name
        }
    }
}
