/// What is shown without a call.
extension StateLinker {
    /// The first views of stacks, and what views show by a value they are given.
    /// - Parameter effects: what calls do; a root's screen that some call shows is told by that call.
    func declaredEffects(beside effects: [CallGraph.Effect]) -> [EffectSpreader.Reached] {
        var found: [EffectSpreader.Reached] = []
        for host in index.hosts where map.drafts[host.holder] != nil && !host.isWrapper {
            guard let draft = map.drafts[host.holder], draft.kind == host.facts.kind else { continue }
            for content in host.facts.content where content.style == .root {
                let shown = map.shown(content, in: host)
                guard !shown.targets.isEmpty, shown.targets != [.external("EmptyView")],
                    isSole(content.value, host.scope)
                else { continue }
                found.append(
                    reached(
                        .init(
                            coordinator: nil, destination: "root", style: .root, isInferred: false,
                            targets: shown.targets), host.holder, .init(scope: host.scope, index: host.index)))
            }
        }
        for item in map.switches {
            guard let root = coordinators[item.holder], root.kind == .root, !item.scope.body.calls.isEmpty else {
                continue
            }
            let called = effects.compactMap { effect -> String? in
                guard case .show(let shown) = effect.kind, shown.coordinator == item.holder else { return nil }
                return shown.destination
            }
            let shown = Set(root.initial.map(\.destination) + called)
            for place in root.places where !shown.contains(place.facts.name) && !place.targets.targets.isEmpty {
                let root = CallLinker.Shown(
                    coordinator: item.holder, destination: place.facts.name, style: .root, isInferred: false)
                found.append(
                    .init(
                        kind: .show(root), holder: item.holder, evidence: .declared, through: [],
                        site: .init(scope: item.scope, index: 0), location: item.location))
            }
        }
        for choice in map.choices {
            let site = CallGraph.Site(scope: choice.scope, index: 0)
            guard !choice.scope.body.calls.isEmpty else { continue }
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
        return found
    }

    /// Whether a container holds one view and nothing beside it.
    private func isSole(_ value: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 200 else { return false }
        switch value {
        case .closure(let parts): return parts.count == 1 && isSole(parts[0], scope, depth: depth + 1)
        case .call(let position) where scope.body.calls.indices.contains(position):
            let call = scope.body.calls[position]
            if case .member(let base, let name) = call.callee, name != "init", TypeName(reading: call.callee) == nil {
                return isSole(base, scope, depth: depth + 1)
            }
            if let name = TypeName(reading: call.callee), let type = types.find(name, in: scope),
                !table.types[type].isExternal
            {
                return true
            }
            return call.arguments.allSatisfy { argument in
                if case .closure = argument.value { isSole(argument.value, scope, depth: depth + 1) } else { true }
            }
        default: return true
        }
    }

    private func reached(
        _ shown: CallLinker.Shown, _ holder: Int, _ site: CallGraph.Site
    ) -> EffectSpreader.Reached {
        .init(kind: .show(shown), holder: holder, evidence: .declared, through: [], site: site)
    }
}
