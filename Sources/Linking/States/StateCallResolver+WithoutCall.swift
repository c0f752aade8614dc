import Facts
import NavigationModel

/// What is shown without a call.
extension StateCallResolver {
    /// The first views of stacks, and what views show by a value they are given.
    /// - Parameter effects: what calls do; a root's screen that some call shows is told by that call.
    func declaredEffects(beside effects: [CallGraph.Effect]) -> [EffectPropagation.PropagatedEffect] {
        var found = firstViews()
        for item in map.switches {
            guard let root = coordinators[item.holder], root.kind == .root, let site = item.scope.sites.first else {
                continue
            }
            let called = effects.compactMap { effect -> String? in
                guard case .show(let shown) = effect.kind, shown.coordinator == item.holder else { return nil }
                return shown.destination
            }
            let shown = Set(root.initial.map(\.destination) + called)
            for place in root.destinations where !shown.contains(place.facts.name) && !place.targets.targets.isEmpty {
                let root = CallLinker.Shown(
                    coordinator: item.holder, destination: place.facts.name, style: .root, isInferred: false)
                found.append(
                    .init(
                        kind: .show(root), holder: item.holder, evidence: .declared, through: [], site: site,
                        location: item.location))
            }
        }
        for choice in map.choices {
            guard let site = choice.scope.sites.first else { continue }
            for arm in choice.cases.arms {
                for case .declared(let type) in arm.targets.targets where coordinators[type] != nil {
                    let shown = CallLinker.Shown(
                        coordinator: nil, destination: arm.name, style: .switch, isInferred: false,
                        targets: [.declared(type)])
                    found.append(
                        .init(
                            kind: .show(shown), holder: choice.holder, evidence: .declared, through: [], site: site,
                            location: arm.location))
                }
            }
        }
        for screen in ConditionalRoots(map: map).screens() {
            let shown = CallLinker.Shown(
                coordinator: nil, destination: table.name(of: screen.type), style: .root, isInferred: false,
                targets: [.declared(screen.type)])
            found.append(
                .init(kind: .show(shown), holder: screen.holder, evidence: .declared, through: [], site: screen.site))
        }
        return found
    }
}
