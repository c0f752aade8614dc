import Rules
import Facts
import Linking
import NavigationModel
import Types

/// The views that nothing but flows of Scaffolding shows, with what they are made of.
struct FlowViews {
    /// The views by their types, with the name of a flow that shows each.
    let flows: [TypeID: NodeReference]

    private static let stacks: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]
    private static let presenting: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector"]

    init(_ app: CheckedApp) {
        var shown: [String: NodeReference] = [:]
        for owner in app.coordinators where owner.system == .scaffolding && owner.kind == .flow {
            for destination in owner.destinations
            where !(destination.targets.wrapper.map(Self.stacks.contains) ?? false) {
                for target in destination.targets.targets
                where app.index.screen(app.reference(to: target).id) != nil {
                    shown[app.reference(to: target).id] = app.reference(to: owner.type)
                }
            }
        }
        let parts = shown.sorted { $0.key < $1.key }
        for (view, flow) in parts {
            for part in app.index.parts(of: [NodeReference(name: view, id: view)]) where shown[part] == nil {
                shown[part] = flow
            }
        }
        let flows = Set(
            app.coordinators.filter { $0.system == .scaffolding && $0.kind == .flow }.map {
                app.reference(to: $0.type).id
            })
        while true {
            let outside = shown.keys.filter { view in
                !app.index.destinations(showing: view).allSatisfy { flows.contains($0.coordinator.id) }
                    || !app.index.plainTransitions(into: view).isEmpty
                    || !app.index.screens(containing: view).allSatisfy { shown[$0.id] != nil }
            }
            guard !outside.isEmpty else { break }
            for view in outside { shown[view] = nil }
        }
        self.flows = shown.reduce(into: [:]) { found, entry in
            if let type = app.type(withID: entry.key), app.isView(type) { found[type] = entry.value }
        }
    }

    /// The calls of some names in these views that are about the flow itself: in no stack of the view's own, and in
    /// nothing that it presents.
    func calls(named names: Set<String>, in app: CheckedApp) -> [(scope: Scope, call: CallFacts, flow: NodeReference)] {
        app.scopes.flatMap { scope -> [(scope: Scope, call: CallFacts, flow: NodeReference)] in
            guard let type = scope.type, let flow = flows[type] else { return [] }
            return scope.body.calls.filter { call in
                guard let name = call.name, names.contains(name) else { return false }
                return scope.calls(around: call).allSatisfy { outer, _ in
                    !(outer.name.map { Self.stacks.contains($0) || Self.presenting.contains($0) } ?? false)
                }
            }.map { (scope, $0, flow) }
        }
    }
}
