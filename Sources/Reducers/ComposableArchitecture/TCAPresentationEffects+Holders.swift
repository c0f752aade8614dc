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

    /// The views with a modifier: where a function adds it to all views, those that call that, and where it stands in a
    /// modifier of the app's own, those that apply it.
    func holders(of shown: TCAPresentations.Shown) -> [TypeID] {
        var found: [TypeID] = []
        var seen: Set<Place> = []
        var waiting = [Place(type: shown.holder, function: shown.site.scope.function)]
        while let place = waiting.popLast() {
            guard seen.insert(place).inserted else { continue }
            var sites: [CallSite] = []
            if table[place.type].isExternal {
                sites = place.function.map { graph.callers(of: $0) } ?? []
            } else if graph.context.conformances.isModifier(place.type) {
                sites = graph.context.makers(of: place.type)
            }
            let outer = sites.compactMap { site in
                site.holder.map { Place(type: $0, function: site.scope.function) }
            }
            if outer.isEmpty {
                if !table[place.type].isExternal, !found.contains(place.type) { found.append(place.type) }
            } else {
                waiting += outer.reversed()
            }
        }
        return found
    }

    /// Where code stands.
    private struct Place: Hashable {
        let type: TypeID
        let function: FunctionID?
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
