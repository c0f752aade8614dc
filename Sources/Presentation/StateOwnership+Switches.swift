import Facts
import Types

/// Views that show one of several wholes.
extension StateOwnership {
    mutating func addSwitches() {
        let finder = SwitchFinder(index: index, reach: reach)
        switches = finder.switches()
        choices = finder.choices(among: Set(builders.keys))
        for found in switches {
            let known = builders[found.holder]?.kind
            // What a stack shows at its bottom is among what it shows.
            guard known == nil || known == .stack else { continue }
            if known == nil {
                builders[found.holder] = CoordinatorBuilder(
                    type: found.holder, system: table.traits.views, kind: found.style == .tab ? .tab : .root,
                    location: declaration(of: found.holder) ?? found.location)
            }
            for enumCase in index.values.cases(of: found.type) {
                guard let shown = found.cases.targets(of: enumCase.name) ?? declared(found.cases.rest) else { continue }
                add(
                    facts(of: enumCase), shown, parameters: enumCase.parameters, from: .values(found.type),
                    to: found.holder)
            }
            guard known == nil else { continue }
            for name in first(of: found) {
                builders[found.holder]?.begin(
                    with: InitialFacts(
                        destination: name, style: found.style, platforms: found.platforms, location: found.location),
                    from: .values(found.type))
            }
        }
    }

    /// What is there at first: one of the wholes, and each of the tabs.
    private func first(of found: Switch) -> [String] {
        guard found.style == .tab else { return initial(of: found.subject, found.slots, found.type, in: found.scope) }
        let shown = Set(found.cases.arms.filter { !$0.targets.isNothing }.map(\.name))
        return index.values.cases(of: found.type).map(\.name).filter(shown.contains)
    }

    /// What is built where no case is named, as far as it is of the sources.
    func declared(_ targets: TargetResolver.Targets) -> TargetResolver.Targets? {
        targets.targets.contains { if case .declared = $0 { true } else { false } } ? targets : nil
    }
}
