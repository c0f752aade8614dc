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
                for written in initial.written(place.property, of: feature) { begin(written, place) }
            }
        }
    }

    private mutating func begin(_ written: TCAInitial.Written, _ place: TCAPresented) {
        let (scope, location) = (written.scope, written.location)
        // What a reducer makes a child with is there once it does.
        let evidence: Evidence = written.isFirst ? .declared : .call
        for part in written.value.alternatives ?? [written.value] where !part.isNil {
            guard let screens = place.screens else {
                if isMade(part, of: place, scope) { begin(place, nil, evidence, location) }
                continue
            }
            for element in place.form == .stack ? elements(of: part, scope) : [part] {
                let own: RelativeLocation? =
                    if case .call(let index) = element { scope.call(at: index)?.location } else { nil }
                for named in values.screens(element, of: screens, in: scope).named
                where named.screen != "none" && named.screen != "some" {
                    begin(place, named.screen, evidence, own ?? location)
                }
            }
        }
    }

    /// Whether a value is the state of a single child, made in place.
    private func isMade(_ value: Expression, of place: TCAPresented, _ scope: Scope) -> Bool {
        guard place.form == .optional, case .call(let index) = value, let call = scope.call(at: index) else {
            return false
        }
        return call.callee == .implicitMember("init") || features.feature(madeBy: value, in: scope) == place.child
    }

    private mutating func begin(
        _ place: TCAPresented, _ name: String?, _ evidence: Evidence, _ location: RelativeLocation
    ) {
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
                targets: name.flatMap { linked.ownTargets(of: place, $0) })
            return begin(pushed, owned, evidence, stack.site, location)
        }
        for modifier in linked.presentations.shown(place, name) {
            presented.insert(key)
            let shown = ShownDestination(
                coordinator: owned, destination: destination, style: modifier.style, isInferred: false,
                targets: linked.targets(of: modifier).targets)
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
