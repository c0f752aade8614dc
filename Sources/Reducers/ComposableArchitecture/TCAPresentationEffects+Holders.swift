import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// Whose effects they are: the views whose actions reducers answer.
extension TCAPresentationEffects {
    /// Adds an effect for the views whose actions lead to it.
    /// - Parameter holders: the views with what shows it, where there are any.
    mutating func reach(
        _ kind: CallEffect.Kind, of place: TCAPresented, holders: [TypeID], at site: CallSite
    ) {
        if let view = site.holder, isPart(view) {
            return add(kind, linked.coordinatorByView[view] ?? view, .call, [], site)
        }
        let around = features.feature(around: site.scope) ?? place.owner
        let fallback = features[around].type
        for context in callers.contexts(of: site, fallback: fallback) {
            note(kind, context.feature, context.patterns)
            if case .show(let shown) = kind {
                answers.append(
                    TCAAnswer(
                        shown: shown, feature: context.feature, patterns: context.patterns,
                        branch: CodeBranch(site), location: site.call.location))
            }
            for answering in context.holders {
                for holder in self.holders(answering, of: place, holders) {
                    add(kind, holder, context.through.isEmpty ? .call : .indirect, context.through, site)
                }
            }
        }
    }

    /// The views with a modifier: where a function adds it to all views, those that call that.
    func holders(of shown: TCAPresentations.Shown) -> [TypeID] {
        guard table[shown.holder].isExternal else { return [shown.holder] }
        var found: [TypeID] = []
        var seen: Set<FunctionID> = []
        var waiting = shown.site.scope.function.map { [$0] } ?? []
        while let function = waiting.popLast() {
            guard seen.insert(function).inserted else { continue }
            for caller in graph.callers(of: function) {
                guard let holder = caller.holder else { continue }
                if table[holder].isExternal {
                    waiting += caller.scope.function.map { [$0] } ?? []
                } else if !found.contains(holder) {
                    found.append(holder)
                }
            }
        }
        return found
    }

    private func isPart(_ type: TypeID) -> Bool {
        !table[type].isExternal && graph.context.conformances.isPart(type)
    }

    /// The views that a feature stands for where it is no container itself.
    func holders(_ type: TypeID, of place: TCAPresented, _ presenting: [TypeID]) -> [TypeID] {
        guard let feature = features.feature(of: type), features[feature].type == type else { return [type] }
        if let coordinator = linked.known[feature]?.coordinator, coordinator.kind != .router {
            return feature == place.owner && !presenting.isEmpty && place.form != .stack
                ? presenting.map { linked.coordinatorByView[$0] ?? $0 } : [type]
        }
        if feature == place.owner, !presenting.isEmpty { return presenting.map { linked.coordinatorByView[$0] ?? $0 } }
        let views = linked.views(showing: feature)
        guard views.isEmpty else { return views }
        // A feature without a view of its own is presented from the views of others.
        let presenters = linked.presentations.shown.filter { $0.state.owner == feature }.flatMap(holders(of:))
            .reduce(into: [TypeID]()) { found, view in
                let holder = linked.coordinatorByView[view] ?? view
                if !found.contains(holder) { found.append(holder) }
            }
        return presenters.isEmpty ? [type] : presenters
    }
}
