/// Collects the leads of a graph.
struct LeadFinder {
    let spreader: EffectSpreader
    let states: StateLinker

    private var scopes: [Scope] { graph.scopes }
    private var graph: CallGraph { spreader.graph }
    private var table: TypeTable { spreader.table }
    private var map: StateMap { states.map }
    private var conformances: Conformances { spreader.conformances }

    /// What makes a type something that can be shown, or start an app.
    private static let shown: Set<String> = [
        "View", "AnyView", "ViewModifier", "ToolbarContent", "ButtonStyle", "UIViewControllerRepresentable",
        "UIViewRepresentable", "NSViewRepresentable", "App", "Scene", "EnvironmentValues",
    ]

    func leads() -> NavigationLeads {
        var leads = NavigationLeads()
        var owners = Set(spreader.linker.coordinators.keys)
        let sites = addCarriers(to: &leads, &owners)
        let switched = SwitchFinder(index: map.index, scopes: scopes, entries: []).candidates()
        for slot in states.slots.union(switched) {
            leads.members.insert(slot.name)
            owners.insert(slot.owner)
        }
        for place in map.index.places {
            if case .declared(let type) = place.type, table.types[type].kind == .enum { owners.insert(type) }
        }
        for type in owners where !table.types[type].isExternal { leads.types.insert(table.types[type].path[0]) }
        leads.asked = AskedTypes(
            types: map.index.types, scopes: scopes, coordinators: owners, sites: sites, members: leads.members
        ).names()
        guard !leads.members.isEmpty || !spreader.linker.coordinators.isEmpty else { return leads }
        leads.views = Set(table.types.filter { conformances.isPart($0.id) }.map { $0.path[0] })
        leads.kinds = Self.shown
        // SwiftUI alone calls a modifier's body; and alone a library's coordinator has a view to put into a window.
        leads.members.remove("body")
        let libraries: Set<NavigationSystem> = [.scaffolding, .stinsen]
        if spreader.linker.coordinators.values.contains(where: { libraries.contains($0.system) }) {
            leads.members.insert("view")
        }
        return leads
    }

    /// Adds the functions that navigate and the closures that do; gives the calls that run them.
    private func addCarriers(to leads: inout NavigationLeads, _ owners: inout Set<Int>) -> [CallGraph.Site] {
        var functions: Set<FunctionReference> = []
        var closures: Set<Slot> = []
        var queue = graph.effects.map(\.site) + graph.forwards.map(\.site)
        var position = 0
        while position < queue.count {
            let site = queue[position]
            position += 1
            if let closure = spreader.handedOn(site), let property = closure.property,
                closures.insert(Slot(owner: closure.type, name: property)).inserted
            {
                leads.members.insert(property)
                owners.insert(closure.type)
                queue += graph.invocations[closure.type]?[property] ?? []
            }
            // Nobody is told to run an initializer.
            guard let function = site.scope.function, functions.insert(function).inserted,
                table.function(function).name != "init"
            else { continue }
            let name = table.function(function).name
            leads.members.insert(name)
            if let type = site.scope.type, !table.types[type].isExternal {
                owners.insert(type)
            } else {
                leads.types.insert(name)
            }
            queue += graph.callers[function] ?? []
        }
        return queue
    }
}
