import Base
import Facts
import NavigationModel
import Types

/// What stacks show at first where their router is made with it: `Router(root: .home)`.
extension StateCallResolver {
    /// Each view that puts such a stack around what it builds, with what the router begins with that it hands in.
    func handedRoots() -> [PropagatedEffect] {
        map.roots.flatMap { root in
            makers(besidesCodeOf: root.host.holder).flatMap { site -> [PropagatedEffect] in
                guard let name = root.owner.ownName,
                    let router = context.argument(keptIn: name, of: root.host.holder, by: site.call)
                else { return [] }
                var seen: Set<PropertyID> = []
                return begun(root.slot, by: router, in: site.scope, &seen).compactMap { value in
                    guard let destination = value.name else { return nil }
                    let shown = ShownDestination(
                        coordinator: root.slot.owner,
                        destination: map.name(destination, from: .values(value.type), in: root.slot.owner),
                        style: .root, isInferred: false)
                    return site.holder.map {
                        PropagatedEffect(
                            kind: .show(shown), holder: $0, evidence: .declared, through: [], site: site)
                    }
                }
            }
        }
    }

    private func makers(besidesCodeOf type: TypeID) -> [CallSite] {
        context.makers(of: type).filter { $0.holder != type }
    }

    /// What a router's state is where it is made, through properties that keep the router, and those who hand it in.
    /// - Parameter seen: the properties that were looked at, each of which says all it can say once.
    private func begun(
        _ state: StateProperty, by router: Expression, in scope: Scope, _ seen: inout Set<PropertyID>
    ) -> [NavigationValue] {
        if case .call(let position) = router, let call = scope.call(at: position) {
            guard let value = context.argument(keptIn: state.name, of: state.owner, by: call) else { return [] }
            return begun(with: value, of: state.owner, in: scope)
        }
        guard let name = router.ownName, let type = scope.type, let property = context.property(name, of: type),
            seen.insert(property).inserted
        else { return [] }
        let results = table.property(property).body.results
        let inside = table.scope(of: property)
        if !results.isEmpty { return results.flatMap { begun(state, by: $0, in: inside, &seen) }.unique }
        return makers(besidesCodeOf: type).flatMap { site -> [NavigationValue] in
            guard let given = context.argument(keptIn: name, of: type, by: site.call) else { return [] }
            return begun(state, by: given, in: site.scope, &seen)
        }.unique
    }

    /// The cases that a value can be of the enums that a router drives.
    private func begun(with value: Expression, of router: TypeID, in scope: Scope) -> [NavigationValue] {
        for type in map.enums[router] ?? [] {
            let cases = Set(index.values.cases(of: type).map(\.name))
            let found = index.values.values(of: value, in: scope, expected: type)
            let named = found.values.filter { $0.type == type && ($0.name.map(cases.contains) ?? false) }
            if !named.isEmpty, named.count == found.values.count { return named }
        }
        return []
    }
}
