import Facts
import Types

/// Finds what a list of routes holds at first: `@State var routes: Routes<Screen> = [.root(.home)]`.
struct InitialRoutes {
    let index: PresentationIndex

    /// The names of the screens at the bottom of a path.
    func roots(of path: Expression, _ host: ContainerHost) -> [String] {
        var found: [String] = []
        for slot in index.context.table.sorted(index.slots.slots(of: path, in: host.scope)) {
            guard let property = index.context.property(slot.name, of: slot.owner) else { continue }
            let type = index.values.types(ofPath: [slot]).first
            let scope = index.context.table.scope(of: property)
            for result in index.context.table.property(property).body.results { add(result, scope, type, &found) }
            for initializer in index.context.table[slot.owner].functions["init"] ?? [] {
                let scope = index.context.table.scope(of: initializer)
                for call in scope.body.calls where call.name == "=" {
                    guard case .member(let target, _) = call.callee, let value = call.arguments.first?.value else {
                        continue
                    }
                    if target == .name("_\(slot.name)") {
                        add(wrapped(value, scope), scope, type, &found)
                    } else if index.slots.slots(of: target, in: scope).contains(slot) {
                        add(value, scope, type, &found)
                    }
                }
            }
        }
        return found
    }

    /// What a property wrapper is made with: `_routes = State(initialValue: [.root(.home)])`.
    private func wrapped(_ value: Expression, _ scope: Scope) -> Expression {
        guard case .call(let position) = value, scope.body.calls.indices.contains(position) else { return value }
        return scope.body.calls[position].arguments.first?.value ?? value
    }

    private func add(_ value: Expression, _ scope: Scope, _ type: ValueType?, _ found: inout [String]) {
        let values = index.values.values(of: value, in: scope, expected: type).values
        for value in values where value.style == .root || value == values.first {
            if let name = value.name, !found.contains(name) { found.append(name) }
        }
    }
}
