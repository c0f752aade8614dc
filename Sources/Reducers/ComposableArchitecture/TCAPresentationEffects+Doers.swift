import Base
import Linking
import Presentation
import Types

extension TCALinkedFeatures {
    func doers(in graph: CallGraph) -> ((PropagatedEffect) -> [TypeID])? {
        // Few apps have any.
        var made: TCAPresentationEffects?
        return { effect in
            guard let feature = features.feature(of: effect.holder), !isOther(feature) else { return [effect.holder] }
            let effects = made ?? TCAPresentationEffects(self, graph)
            made = effects
            return effects.doers(of: effect, of: feature)
        }
    }
}

/// Who does what reducers do by other means than their state: `router.push(.detail)`.
extension TCAPresentationEffects {
    /// The views whose actions lead to an effect of a feature's code.
    fileprivate func doers(of effect: PropagatedEffect, of feature: TCAFeatureID) -> [TypeID] {
        guard features.feature(around: effect.site.scope) == feature else { return [effect.holder] }
        let own = features[feature].type
        return callers.contexts(of: effect.site, fallback: own).flatMap(\.holders).flatMap(views).unique
    }

    /// The views that a feature stands for where it is no container itself.
    private func views(standingFor type: TypeID) -> [TypeID] {
        guard let feature = features.feature(of: type), features[feature].type == type else { return [type] }
        if let coordinator = linked.known[feature]?.coordinator, coordinator.kind != .router { return [type] }
        let views = linked.views(showing: feature).map { linked.coordinatorByView[$0] ?? $0 }
        return views.isEmpty ? [type] : views
    }
}
