import Facts
import NavigationModel
import Types

/// What changes of states show where conditions choose between screens.
extension StateCallResolver {
    /// Which screens of roots and columns are there once states are set to a value; those that may be where only a run tells.
    func chooses(
        _ slots: Set<StateProperty>, _ value: Expression, _ call: CallFacts, _ scope: Scope
    ) -> CallOutcome? {
        guard !rootsByState.isEmpty else { return nil }
        var seen: Set<String> = []
        let roots = table.sorted(slots).flatMap { rootsByState[$0] ?? [] }.filter { root in
            seen.insert("\(root.holder) \(root.column?.name ?? "")").inserted
        }
        let value = call.name == "toggle" ? .unknown : value
        let chosen = roots.map { root in (root, screens(of: root, setting: slots, to: value, call, scope)) }
            .filter { !$0.1.begun.isEmpty }
        let shown = chosen.flatMap { root, screens -> [ShownDestination] in
            let isInferred = screens.isOpen || chosen.count > 1
            return screens.begun.map { screen in
                let name = root.column?.name ?? table.name(of: screen.type)
                return ShownDestination(
                    coordinator: root.holder, destination: map.name(name, from: .place, in: root.holder),
                    style: root.column?.style ?? .root, isInferred: isInferred,
                    targets: root.column == nil ? nil : screen.shown.targets, platforms: screen.site.scope.platforms)
            }
        }
        return shown.isEmpty ? nil : .shows(shown, handed: [], nil)
    }

    /// The screens that may be there once states are set, and were not before; and whether others may be there as well.
    private func screens(
        of root: ConditionalRoots.Root, setting slots: Set<StateProperty>, to value: Expression, _ call: CallFacts,
        _ scope: Scope
    ) -> (begun: [ConditionalRoots.Screen], isOpen: Bool) {
        let known = StateRequirement.Value(value)
        // What is taken out of a column leaves behind what was there before.
        if root.column != nil, known == .no { return ([], false) }
        let states = Set(root.screens.flatMap(\.conditions.questions).flatMap(\.slots))
        let others = settings(beside: call, of: states, scope)
        let asked = root.screens.filter { screen in
            let required = screen.requirements.filter { !$0.slots.isDisjoint(with: slots) }
            return !required.isEmpty && required.allSatisfy { known.map($0.allowed.contains) ?? true }
        }
        let outcomes = asked.map { screen in
            screen.conditions.outcome(changing: { !$0.slots.isDisjoint(with: slots) }) { question in
                let isSet = !question.slots.isDisjoint(with: slots)
                let other = others.last { !question.slots.isDisjoint(with: $0.slots) }
                return (isSet ? value : other?.value).flatMap {
                    question.answer(settingTo: $0, in: scope, isItem: root.column != nil, table)
                }
            }
        }
        let possible = zip(asked, outcomes).filter(\.1.mayHold).map(\.0.type)
        return (zip(asked, outcomes).filter(\.1.mayBegin).map(\.0), Set(possible).count > 1)
    }

    /// What the code that always runs beside a call sets some states to.
    private func settings(
        beside call: CallFacts, of states: Set<StateProperty>, _ scope: Scope
    ) -> [(slots: Set<StateProperty>, value: Expression)] {
        let names = Set(states.map(\.name))
        var around: Set<Int> = []
        var next = call.statement
        while next.block > 0, around.insert(next.block).inserted, scope.body.blocks.indices.contains(next.block - 1) {
            next = scope.body.blocks[next.block - 1].around
        }
        return scope.body.calls.compactMap { other in
            guard other.index != call.index, other.closure == call.closure, around.contains(other.statement.block),
                case .member(let target, "=") = other.callee, let value = other.arguments.first?.value,
                Self.isNamed(target, among: names)
            else { return nil }
            let slots = index.slots.slots(of: target, in: scope)
            return slots.isDisjoint(with: states) ? nil : (slots, value)
        }
    }
}
