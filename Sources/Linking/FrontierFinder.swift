import Base
import NavigationModel
import Presentation
import Types

/// Collects the leads of a graph.
struct FrontierFinder {
    let propagation: EffectPropagation
    let states: StateCallResolver

    private var scopes: [Scope] { graph.scopes }
    private var graph: CallGraph { propagation.graph }
    private var context: LinkingContext { graph.context }
    private var table: TypeTable { context.table }
    private var map: StateOwnership { states.map }

    func leads() -> Frontier {
        var leads = Frontier()
        var owners = Set(graph.linker.coordinators.keys)
        let sites = addCarriers(to: &leads, &owners)
        // Views that have something of the environment name its key, and no type.
        for key in map.index.slots.keys { leads.members[key] = [key] }
        // What makes a view with a container has that container.
        for type in map.index.wrappers { leads.members[name(of: type)] = [name(of: type)] }
        let switched = SwitchSearch(index: map.index, entries: []).switches(in: scopes).flatMap(\.slots)
        for slot in states.slots.union(switched).union(graph.watchers.slots) {
            owners.insert(slot.owner)
            if isPrivate(slot) { continue }
            leads.members[name(of: slot.owner), default: []].insert(slot.name)
        }
        for place in map.index.presentations {
            if case .declared(let type) = place.type, table[type].kind == .enum { owners.insert(type) }
        }
        let words = graph.linker.words
        for function in Array(words.verbs.keys) + words.presents + words.answers.keys + words.answers.values {
            let type = function.type.map { String($0.prefix { $0 != "." }) }
            leads.members[type ?? function.name, default: []].insert(function.name)
        }
        // SwiftUI alone calls a modifier's body; and alone a library's coordinator has a view to put into a window.
        for type in leads.members.keys { leads.members[type]?.remove("body") }
        for (type, coordinator) in graph.linker.coordinators {
            let views = table.traits[coordinator.system].viewMembers
            if !views.isEmpty { leads.members[name(of: type), default: []].formUnion(views) }
        }
        leads.asked = RequiredTypeNames(
            context: context, scopes: scopes, coordinators: owners, sites: sites,
            members: leads.members.values.reduce(into: []) { $0.formUnion($1) }
        ).names()
        guard !leads.members.isEmpty || !graph.linker.coordinators.isEmpty else { return leads }
        leads.views = Set(table.types.filter { context.conformances.isPart($0.id) }.map { $0.path[0] })
        let traits = table.traits.all
        leads.kinds = traits.viewProtocols.union(traits.modifierProtocols).union(traits.entryProtocols)
            .union(traits.launchProtocols)
            .union(traits.leadingTypes)
        return leads
    }

    /// Whether code of another file cannot set a property. Views that look at it are read anyway.
    private func isPrivate(_ slot: StateProperty) -> Bool {
        table[slot.owner].properties[slot.name].map { table.property($0).isSetPrivately } ?? false
    }

    /// The name by which code of another file gets at a type, or at what is inside it.
    private func name(of type: TypeID) -> String { table[type].path[0] }

    /// Adds the functions that navigate and the closures that do; gives the calls that run them.
    private func addCarriers(to leads: inout Frontier, _ owners: inout Set<TypeID>) -> [CallSite] {
        var functions: Set<FunctionID> = []
        var closures: Set<StateProperty> = []
        var keys: Set<String> = []
        var modifiers: Set<TypeID> = []
        var queue = graph.effects.map(\.site) + graph.parameterFlows.map(\.site)
        for case .property(let slot) in graph.parameterFlows.map(\.source) {
            queue += map.index.slots.values(handedTo: slot).map(\.site)
        }
        var position = 0
        while position < queue.count {
            let site = queue[position]
            position += 1
            if let closure = propagation.handedOn(site), let property = closure.property,
                closures.insert(StateProperty(owner: closure.type, name: property)).inserted
            {
                leads.members[name(of: closure.type), default: []].insert(property)
                owners.insert(closure.type)
                queue += propagation.runs(of: closure)
            }
            if let action = EnvironmentActions.action(around: site, context),
                keys.insert(action.key).inserted
            {
                leads.members[action.key] = [action.key]
                queue += graph.sites(running: action)
            }
            if let modifier = site.holder, modifiers.insert(modifier).inserted {
                queue += propagation.applied[modifier] ?? []
            }
            // Nobody is told to run an initializer.
            guard let function = site.scope.function, functions.insert(function).inserted,
                table.function(function).name != "init"
            else { continue }
            let name = table.function(function).name
            let isPrivate = table.function(function).modifiers.contains { ["private", "fileprivate"].contains($0) }
            if let type = site.scope.type {
                owners.insert(type)
                if !isPrivate { leads.members[self.name(of: type), default: []].insert(name) }
            } else if !isPrivate {
                leads.members[name] = [name]
            }
            queue += graph.callers(of: function)
        }
        return queue
    }
}
