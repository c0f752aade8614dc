import Facts
import NavigationModel
import Types

/// Screens that apps and views show instead of each other by conditions.
extension StateOwnership {
    mutating func addConditionalRoots() {
        for root in ConditionalRoots(map: self).roots() where isOpen(root.holder) {
            conditionalRoots.append(root)
            builders[root.holder] = CoordinatorBuilder(
                type: root.holder, system: table.traits.views, kind: .root,
                location: declaration(of: root.holder) ?? root.screens[0].site.call.location)
            for screen in root.screens {
                let facts = DestinationFacts(
                    name: table.name(of: screen.type), parameters: [], shows: .view, function: "",
                    declaration: screen.site.call.text, location: screen.site.call.location)
                add(facts.compiled(with: screen.site.scope, table), screen.shown, to: root.holder)
            }
            let first = root.screens.filter { $0.requirements.allSatisfy(mayHoldAtFirst) }
            guard Set(first.map(\.type)).count == 1 else { continue }
            for screen in first {
                let facts = InitialFacts(
                    destination: table.name(of: screen.type), style: .root, platforms: screen.site.scope.platforms,
                    location: screen.site.call.location)
                builders[root.holder]?.begin(with: facts, from: .place)
            }
        }
    }

    /// The columns whose screens conditions choose between; what only fills a column beside a list is the list's.
    mutating func addConditionalColumns() {
        for host in index.hosts where host.facts.kind == .split {
            for content in host.facts.content where content.style != .splitSidebar {
                guard let column = ConditionalRoots(map: self).column(content, of: host),
                    let name = column.column?.name,
                    builders[host.holder]?.destination(name, from: .place) != nil
                else { continue }
                conditionalColumns.append(column)
            }
        }
    }

    /// Whether nothing else than a container without destinations makes a type a coordinator.
    private func isOpen(_ type: TypeID) -> Bool {
        builders[type].map { $0.kind == .stack && $0.destinations.isEmpty } ?? true
    }

    /// Whether a state may be at first what is asked for.
    private func mayHoldAtFirst(_ requirement: StateRequirement) -> Bool {
        requirement.slots.contains { slot in
            guard let property = index.slots.property(of: slot) else { return true }
            // `var user: User?` is nil at first.
            let isEmpty = property.body.results.isEmpty && property.declaration.hasSuffix("?")
            let first = isEmpty ? .no : property.body.results.first.flatMap { StateRequirement.Value($0) }
            return first.map(requirement.allowed.contains) ?? true
        }
    }
}
