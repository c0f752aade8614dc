import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// Where the code of reducers goes back.
extension TCAPresentationEffects {
    /// Whether a stack becomes what there was of it: `state.path = state.path.filter { … }`.
    mutating func changesOwn(
        _ place: TCAPresented, _ value: Expression, _ scope: Scope, _ site: CallSite
    ) -> Bool {
        guard case .call(let index) = value, let call = site.scope.call(at: index) else { return false }
        if call.callee == .name("StackState"), let inner = call.arguments.first, !inner.isTrailingClosure {
            return changesOwn(place, inner.value, scope, site)
        }
        guard case .member(let base, let name) = call.callee, let own = self.place(of: base, in: scope),
            own.owner == place.owner, own.property == place.property
        else { return false }
        switch name {
        case "map": return true
        case "filter", "dropLast", "prefix":
            exit(place, nil, .pop(count: nil), at: site)
            return true
        default: return false
        }
    }

    /// - Parameter operation: how a stack goes back; nil for what is presented in another way.
    mutating func exit(
        _ place: TCAPresented, _ name: String?, _ operation: ExitOperation?, at site: CallSite
    ) {
        if place.form == .optional, let coordinator = linked.known[place.owner]?.coordinator, coordinator.kind == .root,
            linked.choices[place.owner]?.contains(where: { $0.looks(at: [place.property]) }) == true
        {
            return
        }
        let shown = linked.presentations.shown.filter {
            $0.state.owner == place.owner && $0.state.property == place.property
        }
        if shown.isEmpty, operation == nil, isUnshown(place) { reportUnshown(place.property, site) }
        guard operation != nil || !shown.isEmpty else { return }
        let owner = linked.known[place.owner]?.coordinator.type
        let holders = shown.flatMap(holders(of:)).unique
        reach(of: place, holders: holders, at: site) { effects, answered in
            if let operation { return .exit(coordinator: owner, operation, to: nil) }
            let leaving = answered.filter { $0.owner == place.owner && $0.property == place.property }
            // What only asks something leaves nothing.
            if !leaving.isEmpty, leaving.allSatisfy({ effects.isAsking(place, $0.name) }) { return nil }
            let names = Set(leaving.map(\.name))
            let own = shown.filter { names.contains($0.name) }
            let isPushed = (own.isEmpty ? shown : own).allSatisfy { $0.style == .push || $0.style.isColumn }
            return .exit(coordinator: owner, isPushed ? .pop(count: 1) : .dismiss(count: 1), to: nil)
        }
    }

    /// Whether something presented is an alert or a dialog.
    func isAsking(_ place: TCAPresented, _ name: String?) -> Bool {
        if linked.presentations.isAsked(place, name) { return true }
        guard let name, let screens = place.screens else { return false }
        return features.cases(ofType: screens.type).contains {
            $0.facts.name == name && TCAPresentedStates.isAlert($0)
        }
    }

    /// Whether something is marked as presented, and no view shows any of it, not even among other things.
    private func isUnshown(_ place: TCAPresented) -> Bool {
        guard place.isMarked, !linked.presentations.isPart(place) else { return false }
        guard place.screens != nil else { return !linked.presentations.isAsked(place, nil) }
        let names = linked.states.cases(of: place).map(\.facts.name)
        let coordinator = linked.known[place.owner]?.coordinator
        return names.contains { name in
            !linked.presentations.isAsked(place, name)
                && coordinator?.destination(name)?.targets.targets.isEmpty != false
        }
    }

    /// Where a function changes a stack that it is handed, that is told where it is called: `func goBack(_ path: inout [Route])`.
    mutating func changeHanded(_ receiver: Expression, at site: CallSite) -> Bool {
        guard case .parameter(let name) = receiver, let function = site.scope.function else { return false }
        var isStack = false
        for caller in callers.callers(of: site) {
            guard let given = table.function(function).argument(name, in: caller.call),
                let place = place(of: given, in: caller.scope), place.form == .stack
            else { continue }
            isStack = true
            guard let operation = site.call.removal else {
                report(
                    caller, "navdocs doesn't follow what the function adds to the stack",
                    help: "append to the stack in the reducer itself")
                continue
            }
            exit(place, nil, operation, at: caller)
        }
        return isStack
    }

    /// Where a modifier of the app's own closes what it presents, that goes back for the views that use it.
    mutating func close(_ value: Expression, setTo target: Expression, at site: CallSite) -> Bool {
        let closed = linked.presentations.closed(value, setTo: target, in: site.scope)
        for shown in closed {
            for holder in holders(of: shown) {
                add(
                    .exit(coordinator: nil, .dismiss(count: 1), to: nil), linked.coordinatorByView[holder] ?? holder,
                    .indirect, site.scope.function.map { [.function($0)] } ?? [], shown.site)
            }
        }
        return !closed.isEmpty
    }

    mutating func dismiss(at site: CallSite) {
        guard let feature = features.feature(around: site.scope) else { return }
        note(.exit(coordinator: nil, .dismiss(count: 1), to: nil), feature, site.call.patterns)
        let views = linked.views(showing: feature)
        if views.isEmpty {
            let name = table.name(of: features[feature].type)
            report(site, "no view for `\(name)` was found", help: "show `\(name)` in a view")
        }
        for view in views {
            add(.exit(coordinator: nil, .dismiss(count: 1), to: nil), view, .call, [], site)
        }
    }
}
