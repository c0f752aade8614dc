import Facts
import NavigationModel
import Types

/// What is shown without a call.
extension StateCallResolver {
    /// The first views of stacks, and what views show by a value they are given.
    /// - Parameter effects: what calls do; a root's screen that some call shows is told by that call, where it is known what the
    ///   root shows first.
    package func declaredEffects(beside effects: [CallEffect]) -> [PropagatedEffect] {
        firstViews() + handedRoots() + roots(beside: effects) + choices() + conditionalRoots()
    }

    /// The screens of roots that no call shows, or all, where any may be the first.
    private func roots(beside effects: [CallEffect]) -> [PropagatedEffect] {
        var called: [TypeID: Set<String>] = [:]
        for case .show(let shown) in effects.lazy.map(\.kind) {
            if let owner = shown.coordinator { called[owner, default: []].insert(shown.destination) }
        }
        let states = map.switches.compactMap { item in
            item.scope.sites.first.map { site in
                let names = index.values.cases(of: item.type).map {
                    map.name($0.name, from: .values(item.type), in: item.holder)
                }
                return (holder: item.holder, screens: Set(names), site: site, location: item.location)
            }
        }
        let conditions = map.conditionalRoots.map { root in
            let names = root.screens.map { map.name(table.name(of: $0.type), from: .place, in: root.holder) }
            let first = root.screens[0].site
            return (holder: root.holder, screens: Set(names), site: first, location: first.call.location)
        }
        return (states + conditions).flatMap { item -> [PropagatedEffect] in
            guard let root = coordinators[item.holder], root.kind == .root else { return [] }
            let first = root.initial.map(\.destination)
            let known = first.isEmpty ? [] : (called[item.holder] ?? []).union(first)
            return root.destinations.compactMap { place in
                // What is presented over a root is among its destinations too.
                guard item.screens.contains(place.name), !known.contains(place.name),
                    !place.targets.targets.isEmpty
                else { return nil }
                let shown = ShownDestination(
                    coordinator: item.holder, destination: place.name, style: .root, isInferred: false)
                return declared(shown, by: item.holder, at: item.site, item.location)
            }
        }
    }

    /// The coordinators that views show by a value they are given.
    private func choices() -> [PropagatedEffect] {
        map.choices.flatMap { choice -> [PropagatedEffect] in
            guard let site = choice.scope.sites.first else { return [] }
            return choice.cases.arms.flatMap { arm in
                arm.targets.targets.compactMap { target in
                    guard case .declared(let type) = target, coordinators[type] != nil else { return nil }
                    let shown = ShownDestination(
                        coordinator: nil, destination: arm.name, style: .switch, isInferred: false, targets: [target])
                    return declared(shown, by: choice.holder, at: site, arm.location)
                }
            }
        }
    }

    /// The screens that views of scenes choose between by a condition.
    private func conditionalRoots() -> [PropagatedEffect] {
        ConditionalRoots(map: map).screens().map { screen in
            let shown = ShownDestination(
                coordinator: nil, destination: table.name(of: screen.type), style: .root, isInferred: false,
                targets: [.declared(screen.type)])
            return declared(shown, by: screen.holder, at: screen.site, nil)
        }
    }

    private func declared(
        _ shown: ShownDestination, by holder: TypeID, at site: CallSite, _ location: RelativeLocation?
    ) -> PropagatedEffect {
        PropagatedEffect(
            kind: .show(shown), holder: holder, evidence: .declared, through: [], site: site, location: location)
    }
}
