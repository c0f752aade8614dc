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
        reach(of: place, holders: holders, at: site) { _, _ in kind }
    }

    /// The same where it depends on what is presented whose actions are answered; nil where nothing comes of these.
    mutating func reach(
        of place: TCAPresented, holders: [TypeID], at site: CallSite,
        _ kind: (TCAPresentationEffects, [TCAShownViews.Key]) -> CallEffect.Kind?
    ) {
        if let view = site.holder, isPart(view) {
            if let kind = kind(self, []) { add(kind, linked.coordinatorByView[view] ?? view, .call, [], site) }
            return
        }
        let around = state.feature(around: site) ?? place.owner
        let fallback = features[around].type
        for context in callers.contexts(of: site, fallback: fallback) {
            guard let told = kind(self, context.presented) else { continue }
            note(told, context.feature, context.patterns)
            if case .show(let shown) = told {
                answers.append(
                    TCAAnswer(
                        shown: shown, feature: context.feature, patterns: context.patterns,
                        branch: CodeBranch(site), location: site.call.location))
            }
            let isClosed = if case .show = told { isClosed(place, before: context.callers) } else { false }
            for answering in isClosed ? [features[place.owner].type] : context.holders {
                for holder in self.holders(answering, of: place, holders) {
                    add(told, holder, context.through.isEmpty ? .call : .indirect, context.through, site)
                }
            }
            guard !isClosed, context.holders == [fallback] else { continue }
            reachSenders(of: context, fallback, of: place, holders, kind)
        }
    }

    /// Adds an effect for the views whose actions a reducer answers by sending the own action that leads to it:
    /// `case .path(.element(id: _, action: .list(.done))): return .send(.show(.summary))`.
    private mutating func reachSenders(
        of context: TCACallers.Context, _ own: TypeID, of place: TCAPresented, _ holders: [TypeID],
        _ kind: (TCAPresentationEffects, [TCAShownViews.Key]) -> CallEffect.Kind?
    ) {
        for sender in callers.senders(of: context, own: own) {
            guard let kind = kind(self, sender.context.presented), concerns(sender, kind, of: place) else { continue }
            for holder in self.holders(sender.holder, of: place, holders) {
                add(kind, holder, .indirect, [], sender.site)
            }
        }
    }

    /// Whether an effect is one for the view whose action is answered: only what is closed leaves, and what follows that comes from
    /// the view below.
    private func concerns(
        _ sender: TCACallers.Sender, _ kind: CallEffect.Kind, of place: TCAPresented
    ) -> Bool {
        guard case .exit = kind else { return !isClosed(place, before: sender.context.callers) }
        return sender.context.presented.contains { key in
            key.owner == place.owner && key.property == place.property
                && linked.views.presented[key]?.contains(sender.holder) == true
        }
    }

    /// Whether what was presented is taken away before code runs that presents the next: then that comes from the view below.
    ///
    /// ```swift
    /// func next(_ state: inout State) { state.destination = nil; showFirst(&state) }
    /// ```
    /// - Parameter callers: those on the way, the last of which answers: what that takes away itself, it goes on from.
    private func isClosed(_ place: TCAPresented, before callers: [CallSite]) -> Bool {
        place.form != .stack
            && callers.dropLast().contains { caller in
                caller.scope.sites.contains { site in
                    guard case .member(let target, "=") = site.call.callee,
                        site.call.arguments.first?.value.isNil == true,
                        caller.isReached(after: site.call), let closed = self.place(of: target, in: site.scope)
                    else { return false }
                    return closed.owner == place.owner && closed.property == place.property
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

    func isPart(_ type: TypeID) -> Bool {
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
