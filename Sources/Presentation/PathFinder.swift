import Facts
import Types

/// Finds the properties that are paths of containers.
struct PathFinder {
    let index: PresentationIndex
    private var table: TypeTable { index.context.table }
    private var traits: SystemTraits { table.traits.all }

    /// What stacks are bound to, lists of values that destinations are declared for, and what is declared as a path and
    /// changed somewhere.
    func paths() -> Set<StateProperty> {
        var found: Set<StateProperty> = []
        for host in index.hosts where host.facts.kind == .stack || host.facts.kind == .flow {
            for slot in host.slots { found.formUnion(index.slots.family(of: slot)) }
        }
        let pushed = pushedTypes()
        var kept: Set<StateProperty> = []
        var handed: [StateProperty] = []
        for declared in table.types where !declared.isExternal {
            for (name, reference) in declared.properties {
                let slot = StateProperty(owner: declared.id, name: name)
                let property = table.property(reference)
                if declared.kind == .class, !pushed.isEmpty, let type = property.type,
                    (type.keptInDictionary ?? type).last == "Array",
                    let value = index.values.types(ofPath: [slot]).first, pushed.contains(value)
                {
                    found.insert(slot)
                } else if isPath(property) {
                    if isBinding(property) { handed.append(slot) } else { kept.insert(slot) }
                }
            }
        }
        // What is only kept for later is no path that is shown.
        let changed = index.context.code.receivers(among: Set((kept + handed).map(\.name)))
        for binding in handed where changed.contains(binding.name) {
            let scope = Scope(file: table[binding.owner].file, type: binding.owner)
            found.formUnion(index.slots.slots(of: .name(binding.name), in: scope).intersection(kept))
        }
        return found.union(kept.filter { changed.contains($0.name) })
    }

    /// The enums that destinations are declared for.
    private func pushedTypes() -> Set<ValueType> {
        Set(
            index.presentations.compactMap { place in
                guard case .type(let type) = place.key, place.style != .style(.window),
                    !index.values.cases(of: type).isEmpty
                else { return nil }
                return type
            })
    }

    /// Whether a property is declared as a path, or as a binding of one.
    private func isPath(_ property: PropertyFacts) -> Bool {
        let isDeclared: Bool
        if let type = property.type, case let written = (type.keptInDictionary ?? type).last {
            isDeclared = traits.openPaths.contains(written) || traits.typedPaths.contains(written)
        } else {
            isDeclared = property.body.calls.first?.name.map(traits.openPaths.contains) ?? false
        }
        return isDeclared
    }

    private func isBinding(_ property: PropertyFacts) -> Bool {
        property.attributes.contains { traits.bindings.contains($0.name) }
    }
}
