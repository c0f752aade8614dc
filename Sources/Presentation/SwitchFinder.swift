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
    /// The types that assign to a slot from outside, by slot; nil stands for what a list selects.
    private let assigned: [StateProperty: Set<TypeID?>]

    private var context: LinkingContext { index.context }
    private var table: TypeTable { context.table }

    init(index: PresentationIndex, entries: Set<TypeID>, wholes: Set<TypeID>) {
        self.index = index
        self.entries = entries
        self.wholes = wholes
        all = SwitchSearch(index: index, entries: entries).switches(in: index.context.code.scopes)
        assigned = Self.assigned(Set(all.flatMap(\.slots)), index)
    }

    private static func assigned(
        _ wanted: Set<StateProperty>, _ index: PresentationIndex
    ) -> [StateProperty: Set<TypeID?>] {
        guard !wanted.isEmpty else { return [:] }
        var assigned: [StateProperty: Set<TypeID?>] = [:]
        let names = index.slots.aliases.union(wanted.map(\.name)).union(["projectedValue"])
        for site in index.context.code.calls(named: .assignment) {
            guard let holder = site.holder, case .member(let target, _) = site.call.callee,
                StateCallResolver.lastName(of: target).map(names.contains) ?? true
            else { continue }
            for slot in index.slots.slots(of: target, in: site.scope) { assigned[slot, default: []].insert(holder) }
        }
        for site in index.context.code.calls(named: .list) where site.holder != nil {
            guard let selection = site.call.argument("selection") else { continue }
            for slot in index.slots.slots(of: selection, in: site.scope) { assigned[slot, default: []].insert(nil) }
        }
        return assigned
    }

    /// The views that switch over a state that the app changes.
    func switches() -> [StateOwnership.Switch] {
        all.filter { found in
            let isEntry = entries.contains(found.holder)
            let isChanged = found.slots.contains { slot in
                assigned[slot]?.contains { $0 != found.holder && $0 != slot.owner } ?? false
            }
            let isWhole = found.cases.arms.allSatisfy { arm in
                arm.targets.targets.contains { if case .declared = $0 { true } else { false } }
            }
            return isEntry && isState(found.slots, isEntry: true)
                || wholes.contains(found.holder) && isWhole && isState(found.slots, isEntry: true)
                || isChanged && isWhole && isState(found.slots, isEntry: false)
        }
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
