import Facts
import Types

/// Tells which of the views that switch over a state show one of several wholes.
final class SwitchFinder {
    let index: PresentationIndex
    let entries: Set<TypeID>
    /// Views that all which an entry shows consists of.
    let wholes: Set<TypeID>
    /// The views that switch over a state.
    private let all: [StateOwnership.Switch]
    /// The switches that all is which an entry, or what it consists of, shows.
    private let wholeSwitches: Set<RelativeLocation>
    /// The calls that assign to a slot, by that.
    private let assignments: [StateProperty: [CallSite]]
    /// The slots that lists select.
    private let listed: Set<StateProperty>

    private var context: LinkingContext { index.context }
    private var table: TypeTable { context.table }

    init(index: PresentationIndex, reach: ViewContainment) {
        self.index = index
        entries = reach.entries
        wholes = reach.wholes
        wholeSwitches = reach.wholeSwitches
        all = SwitchSearch(index: index, entries: entries).switches(in: index.context.code.scopes)
        (assignments, listed) = Self.assigned(Set(all.flatMap(\.slots)), index)
    }

    private static func assigned(
        _ wanted: Set<StateProperty>, _ index: PresentationIndex
    ) -> (assignments: [StateProperty: [CallSite]], listed: Set<StateProperty>) {
        guard !wanted.isEmpty else { return ([:], []) }
        var assigned: [StateProperty: [CallSite]] = [:]
        var listed: Set<StateProperty> = []
        let names = index.slots.aliases.union(wanted.map(\.name)).union(["projectedValue"])
        for site in index.context.code.calls(named: .assignment) {
            guard site.holder != nil, case .member(let target, _) = site.call.callee,
                StateCallResolver.lastName(of: target).map(names.contains) ?? true
            else { continue }
            for slot in index.slots.slots(of: target, in: site.scope) { assigned[slot, default: []].append(site) }
        }
        for site in index.context.code.calls(named: .list) where site.holder != nil {
            guard let selection = site.call.argument("selection") else { continue }
            listed.formUnion(index.slots.slots(of: selection, in: site.scope))
        }
        return (assigned, listed)
    }

    /// The views that switch over a state that the app changes.
    func switches() -> [StateOwnership.Switch] {
        all.compactMap { found in
            let isEntry = entries.contains(found.holder) && isWholeBody(found)
            let isChanged = found.slots.contains { slot in
                listed.contains(slot)
                    || (assignments[slot] ?? []).contains { $0.holder != found.holder && $0.holder != slot.owner }
            }
            // An arm that shows nothing is none of the wholes.
            let isWhole = found.cases.arms.filter { !$0.targets.isNothing }.allSatisfy { arm in
                arm.targets.targets.contains { if case .declared = $0 { true } else { false } }
            }
            let hasBar = hasBar(found)
            let isBody = context.mayBeASwitch(found.scope)
            let isFound =
                isEntry && isState(found.slots, isEntry: true)
                || wholes.contains(found.holder) && isWhole && isWholeBody(found)
                    && isState(found.slots, isEntry: true)
                || (isBody && (isChanged || hasBar) || isStepped(found)) && isWhole
                    && isState(found.slots, isEntry: false)
            guard isFound else { return nil }
            var found = found
            if hasBar, context.conformances.isView(found.holder) { found.style = .tab }
            return found
        }
    }

    /// Whether a switch is all that its view shows, or stands in an app or a scene.
    private func isWholeBody(_ found: StateOwnership.Switch) -> Bool {
        context.conformances.isEntry(found.holder) || wholeSwitches.contains(found.location)
    }

    /// Whether some code lists all cases for people to choose from: `ForEach(Tab.allCases) { tab in Button { selection = tab } … }`.
    private func hasBar(_ found: StateOwnership.Switch) -> Bool {
        found.slots.contains { slot in
            (assignments[slot] ?? []).contains { site in
                guard case .closureParameter(let call, _, 0, _)? = site.call.arguments.first?.value else {
                    return false
                }
                return site.scope.call(at: call).flatMap { context.allCases(handedBy: $0) } != nil
            }
        }
    }

    /// Whether the screens themselves are handed what goes on to others:
    /// `switch step { case .name: NameStep(onNext: { step = .photo }) case .photo: PhotoStep(onBack: { step = .name }) }`.
    private func isStepped(_ found: StateOwnership.Switch) -> Bool {
        let screens = Set(found.cases.arms.flatMap(\.targets.targets))
        let sites = found.slots.flatMap { assignments[$0] ?? [] }.filter { $0.holder == found.holder }
        let steps = sites.flatMap { site -> [String] in
            let isHanded = site.scope.calls(around: site.call).contains { call, _ in
                guard let name = TypeName(reading: call.callee), let type = context.find(name, in: site.scope) else {
                    return false
                }
                return screens.contains(.declared(type))
            }
            guard isHanded, let value = site.call.arguments.first?.value else { return [] }
            return value.destinations(in: site.scope.body.calls).names.map(\.name)
        }
        return Set(steps).count > 1
    }

    /// Views that show one of several containers by a value they are given.
    func choices(among coordinators: Set<TypeID>) -> [StateOwnership.Switch] {
        all.filter { found in
            !isState(found.slots, isEntry: true)
                && found.cases.arms.allSatisfy { arm in
                    arm.targets.targets.contains { target in
                        if case .declared(let type) = target { coordinators.contains(type) } else { false }
                    }
                }
        }
    }

    private func isState(_ slots: Set<StateProperty>, isEntry: Bool) -> Bool {
        slots.contains { slot in
            guard let property = index.slots.property(of: slot) else { return false }
            if property.attributes.contains(where: { table.traits.all.stateAttributes.contains($0.name) }) {
                return true
            }
            if table[slot.owner].kind == .class || isDerived(property) { return true }
            // A view's plain property is given to it; what an app looks at in another struct is part of its state.
            return isEntry && !context.conformances.isPart(slot.owner) && property.declaration.contains("var ")
        }
    }

    /// Whether a property says which whole is shown by looking at other states: `var phase: Phase { if … }`.
    private func isDerived(_ property: PropertyFacts) -> Bool {
        property.type != nil && property.body.results.contains { $0.alternatives != nil }
    }
}
