import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// What is there from the beginning: `Home.State(path: StackState([.detail(…)]))`, `@Presents var tip: Tip.State? = Tip.State()`.
extension TCAPresentationEffects {
    /// Shows what the states of features begin with, wherever they are made.
    mutating func beginStates() {
        let initial = TCAInitial(features: features, routers: state.routers, values: values)
        for feature in features.ids where !linked.isOther(feature) {
            for place in linked.states.presented(by: feature) {
                let all = initial.written(place.property, of: feature).flatMap { beginnings($0, place) }
                // What else makes a state says nothing of what the app begins with.
                let first = all.filter { $0.contains { $0.evidence == .declared } }.map { $0.map(\.name) }
                let values = first.reduce(into: [[String?]]()) { if !$0.contains($1) { $0.append($1) } }
                for value in all {
                    let number = values.count > 1 ? values.firstIndex(of: value.map(\.name)) : nil
                    for one in value { begin(one, place, number.map { .beginning($0) }) }
                }
            }
        }
    }

    /// Something that is there from the beginning.
    private struct Beginning {
        /// The case; nil for a single child.
        let name: String?
        /// The case of what that case holds.
        var inner: String?
        let evidence: Evidence
        let location: RelativeLocation
    }

    /// What each of the values holds that a property may begin with: several where a condition decides.
    private func beginnings(_ written: TCAInitial.Written, _ place: TCAPresented) -> [[Beginning]] {
        let (scope, location) = (written.scope, written.location)
        // What a reducer makes a child with is there once it does.
        let evidence: Evidence = written.isFirst ? .declared : .call
        return (written.value.alternatives ?? [written.value]).filter { !$0.isNil }.map { part in
            guard let screens = place.screens else {
                return isMade(part, of: place, scope)
                    ? [Beginning(name: nil, evidence: evidence, location: location)] : []
            }
            var found: [Beginning] = []
            for element in place.form == .stack ? elements(of: part, scope) : [part] {
                let own: RelativeLocation? =
                    if case .call(let index) = element { scope.call(at: index)?.location } else { nil }
                for named in values.screens(element, of: screens, in: scope).named
                where named.screen != "none" && named.screen != "some" {
                    found.append(
                        Beginning(
                            name: named.screen, inner: named.inner, evidence: evidence, location: own ?? location))
                }
            }
            return found
        }.filter { !$0.isEmpty }
    }

    /// Whether a value is the state of a single child, made in place.
    private func isMade(_ value: Expression, of place: TCAPresented, _ scope: Scope) -> Bool {
        guard place.form == .optional, case .call(let index) = value, let call = scope.call(at: index) else {
            return false
        }
        return call.callee == .implicitMember("init") || features.feature(madeBy: value, in: scope) == place.child
    }

    /// - Parameter operation: which of several values it is part of, where there are several.
    private mutating func begin(_ one: Beginning, _ place: TCAPresented, _ operation: ShowOperation?) {
        let (name, evidence, location) = (one.name, one.evidence, one.location)
        let destination = name ?? singleName(of: place)
        let coordinator = linked.known[place.owner]?.coordinator
        let owned = coordinator.flatMap { $0.destination(destination) == nil ? nil : $0.type }
        let key = TCAShownViews.Key(owner: place.owner, property: place.property, name: name)
        if place.form == .stack {
            guard let owned,
                let stack = linked.presentations.stacks.first(where: {
                    $0.state.owner == place.owner && $0.state.property == place.property
                })
            else { return }
            presented.insert(key)
            let pushed = ShownDestination(
                coordinator: owned, destination: destination, style: .push, isInferred: false,
                operation: operation, targets: name.flatMap { linked.ownTargets(of: place, $0, inner: one.inner) })
            return begin(pushed, owned, evidence, stack.site, location)
        }
        for modifier in linked.presentations.shown(place, name) {
            presented.insert(key)
            let shown = ShownDestination(
                coordinator: owned, destination: destination, style: modifier.style, isInferred: false,
                operation: operation, targets: linked.targets(of: modifier).targets,
                platforms: modifier.platforms)
            for holder in holders(of: modifier) {
                begin(shown, linked.coordinatorByView[holder] ?? holder, evidence, modifier.site, location)
            }
        }
    }

    private mutating func begin(
        _ shown: ShownDestination, _ holder: TypeID, _ evidence: Evidence, _ site: CallSite,
        _ location: RelativeLocation
    ) {
        found.effects.append(
            PropagatedEffect(
                kind: .show(shown), holder: holder, evidence: evidence, through: [], site: site, location: location))
    }
}
