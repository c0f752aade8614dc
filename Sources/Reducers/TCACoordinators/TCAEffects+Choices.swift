import Linking
import Facts
import Presentation
import Types

extension TCAEffects {
    /// `state.isLoggedIn = true`, `state.selectedTab = .home`, `state = .main(.init())`, where a coordinator's view looks
    /// at it.
    mutating func choose(_ target: Expression, _ value: Expression, at site: CallSite) {
        var path: [String] = []
        var current = target
        while true {
            if case .state(let feature)? = state.place(of: current, in: site.scope), let chosen = choices[feature] {
                choose(chosen, feature, path, value, at: site)
            }
            guard case .member(let base, let name) = current else { return }
            path.insert(name, at: 0)
            current = base
        }
    }

    private mutating func choose(
        _ chosen: TCAChosen, _ feature: TCAFeatureID, _ path: [String], _ value: Expression, at site: CallSite
    ) {
        guard let coordinator = known[feature]?.coordinator else { return }
        for part in value.alternatives ?? [value] {
            guard let text = TCAInitial.value(part, site.scope) else {
                let isOwn = callers.contexts(of: site, fallback: coordinator.type).allSatisfy {
                    $0.holders == [coordinator.type]
                }
                // What the user chose in the bar itself comes back this way.
                if chosen.looks(at: path), !(isOwn && chosen.kind == .tab) {
                    report(
                        site,
                        "the view that \(coordinator.name ?? table.name(of: coordinator.type)) shows is chosen at run "
                            + "time", help: "assign a case here, as in `state.tab = .home`")
                }
                continue
            }
            for choice in chosen.shown(path, text) ?? [] {
                let shown = ShownDestination(
                    coordinator: coordinator.type, destination: choice.name,
                    style: chosen.kind == .tab ? .tab : .root, isInferred: false)
                reach(.show(shown), of: feature, at: site, via: site, through: [])
            }
        }
    }
}

extension TCAChosen {
    /// Whether the view looks at a property.
    func looks(at path: [String]) -> Bool {
        path == selection || choices.contains { $0.conditions.contains { $0.path == path } }
    }
}
