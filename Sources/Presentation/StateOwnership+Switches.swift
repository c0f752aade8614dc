import Facts
import Types

/// Views that show one of several wholes.
extension StateOwnership {
    mutating func addSwitches() {
        let finder = SwitchFinder(index: index, entries: reach.entries, wholes: reach.wholes)
        switches = finder.switches()
        choices = finder.choices(among: Set(builders.keys))
        for found in switches where builders[found.holder] == nil {
            builders[found.holder] = CoordinatorBuilder(
                type: found.holder, system: table.traits.views, kind: .root,
                location: declaration(of: found.holder) ?? found.location)
            for enumCase in index.values.cases(of: found.type) {
                guard let shown = found.cases.targets(of: enumCase.name) ?? declared(found.cases.rest) else { continue }
                add(
                    facts(of: enumCase), shown, parameters: enumCase.parameters, from: .values(found.type),
                    to: found.holder)
            }
            for name in initial(of: found.subject, found.slots, found.type, in: found.scope) {
                builders[found.holder]?.begin(
                    with: InitialFacts(
                        destination: name, style: .root, platforms: found.platforms, location: found.location),
                    from: .values(found.type))
            }
        }
    }

    /// What is built where no case is named, as far as it is of the sources.
    func declared(_ targets: TargetResolver.Targets) -> TargetResolver.Targets? {
        targets.targets.contains { if case .declared = $0 { true } else { false } } ? targets : nil
    }
}
