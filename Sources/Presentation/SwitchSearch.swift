import Facts
import Types

/// Finds views, apps and scenes whose whole body is a switch over a state.
///
/// ```swift
/// switch session.state {
/// case .signedOut: LoginView()
/// case .signedIn: MainTabView()
/// }
/// ```
package struct SwitchSearch {
    let index: PresentationIndex
    let entries: Set<TypeID>

    /// - Parameter entries: the apps and scenes.
    package init(index: PresentationIndex, entries: Set<TypeID>) {
        self.index = index
        self.entries = entries
    }

    /// The first switch of each body, in order.
    package func switches(in scopes: [Scope]) -> [StateOwnership.Switch] {
        scopes.flatMap { scope -> [StateOwnership.Switch] in
            guard let holder = scope.type, index.context.mayHoldASwitch(scope) else { return [] }
            return scope.body.results.compactMap { whole($0, scope, holder) }.prefix(1).map { $0 }
        }
    }

    /// The switch that makes up a whole body, through containers and modifiers.
    private func whole(_ value: Expression, _ scope: Scope, _ holder: TypeID) -> StateOwnership.Switch? {
        var found: StateOwnership.Switch?
        value.walk { part in
            switch part {
            case .closure, .branch: return .visitChildren
            case .match(let subject, let arms):
                guard let (type, slots) = state(subject, scope) else {
                    return .visitInstead(arms.map(\.value), in: ())
                }
                found = choice(part, over: subject, type, slots, scope, holder)
                return found == nil ? .skipChildren : .stop
            case .call(let position):
                guard let call = scope.call(at: position) else { return .skipChildren }
                if case .member(let base, _) = call.callee { return .visitInstead([base], in: ()) }
                guard let name = call.name, index.context.table.traits.all.switchContainers.contains(name) else {
                    return .skipChildren
                }
                return .visitInstead(call.closures, in: ())
            default: return .skipChildren
            }
        }
        return found
    }

    /// The states that are looked at. Of `style ?? settings.style`, only the first is a state of the view's: what stands in for that is
    /// a setting.
    private func states(_ subject: Expression, _ scope: Scope) -> Set<StateProperty> {
        let all = index.slots.slots(of: subject, in: scope)
        guard case .branch(let parts) = subject, parts.count == 2 else { return all }
        let first = index.slots.slots(of: parts[0], in: scope)
        let isOptional = first.contains { index.slots.property(of: $0)?.declaration.hasSuffix("?") ?? false }
        return isOptional ? first : all
    }

    /// The state of an enum that is looked at; nil for a condition that is true or not, and a value that is there or not.
    private func state(_ subject: Expression, _ scope: Scope) -> (type: ValueType, slots: Set<StateProperty>)? {
        let slots = states(subject, scope)
        guard let slot = index.context.table.first(of: slots), let declared = index.slots.declaredType(of: slot) else {
            return nil
        }
        let type = index.values.type(declared.name, in: declared.scope)
        return index.values.cases(of: type).isEmpty ? nil : (type, slots)
    }

    /// A switch over a state, where it chooses between screens of the app's.
    private func choice(
        _ value: Expression, over subject: Expression, _ type: ValueType, _ slots: Set<StateProperty>, _ scope: Scope,
        _ holder: TypeID
    ) -> StateOwnership.Switch? {
        guard case .match(_, let arms) = value else { return nil }
        let cases = CaseTargetReader(targets: index.targets).read(value, switchingOver: { $0 == subject }, in: scope)
        let shown = Set(cases.arms.flatMap(\.targets.targets) + cases.rest.targets).filter { target in
            if case .declared = target { true } else { false }
        }
        let isEntry = entries.contains(holder) && cases.arms.count > 1
        guard shown.count > (isEntry ? 0 : 1), let location = arms.first?.location else { return nil }
        return StateOwnership.Switch(
            holder: holder, subject: subject, slots: slots, type: type, cases: cases, scope: scope, location: location,
            platforms: scope.platforms)
    }
}
