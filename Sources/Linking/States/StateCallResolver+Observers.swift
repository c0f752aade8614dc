import Facts
import Types

/// States whose observers put what they are set to on a path.
extension StateCallResolver {
    /// `step` of `var step = Step.start { didSet { path.append(step) } }`, with the path.
    static func observed(_ map: StateOwnership) -> [StateProperty: StateProperty] {
        let table = map.index.context.table
        var found: [StateProperty: StateProperty] = [:]
        for site in map.context.code.calls(named: .append) {
            guard let property = site.scope.property, let owner = site.scope.type,
                case .member(let target, _) = site.call.callee, let value = site.call.arguments.first?.value,
                isValue(value, of: table.property(property)),
                let path = table.first(
                    of: map.index.slots.slots(of: target, in: site.scope).intersection(map.paths))
            else { continue }
            found[StateProperty(owner: owner, name: table.property(property).name)] = path
        }
        return found
    }

    /// Whether an expression in an observer is what the property was set to.
    private static func isValue(_ value: Expression, of property: PropertyFacts) -> Bool {
        switch value {
        case .name(let name), .member(.instance, let name): name == property.name || name == "newValue"
        default: false
        }
    }

    /// Whether a call stands in an observer, and what it does is told where the state is set.
    func isObserver(_ call: CallFacts, _ scope: Scope) -> Bool {
        guard let property = scope.property, let owner = scope.type else { return false }
        let facts = table.property(property)
        return observed[StateProperty(owner: owner, name: facts.name)] != nil
            && call.arguments.first.map { Self.isValue($0.value, of: facts) } == true
    }
}
