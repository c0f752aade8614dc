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
struct SwitchSearch {
    let index: PresentationIndex
    let entries: Set<TypeID>

    /// The first switch of each body, in order.
    func switches(in scopes: [Scope]) -> [StateOwnership.Switch] {
        scopes.flatMap { scope -> [StateOwnership.Switch] in
            guard let holder = scope.type, Self.isLookedAt(scope, index.context) else { return [] }
            return scope.body.results.compactMap { whole($0, scope, holder, 0) }.prefix(1).map { $0 }
        }
    }

    /// The switch that makes up a whole body, through containers and modifiers.
    private func whole(_ value: Expression, _ scope: Scope, _ holder: TypeID, _ depth: Int) -> StateOwnership.Switch? {
        guard depth < 40 else { return nil }
        switch value {
        case .closure(let parts), .branch(let parts):
            return parts.lazy.compactMap { whole($0, scope, holder, depth + 1) }.first
        case .match(let subject, let arms):
            let slots = index.slots.slots(of: subject, in: scope)
            guard let slot = index.context.table.first(of: slots), let declared = index.slots.declaredType(of: slot)
            else {
                return arms.lazy.compactMap { whole($0.value, scope, holder, depth + 1) }.first
            }
            let type = index.values.type(declared.name, in: declared.scope)
            guard !index.values.cases(of: type).isEmpty else {
                // A condition that is true or not, or a value that is there or not.
                return arms.lazy.compactMap { whole($0.value, scope, holder, depth + 1) }.first
            }
            let cases = CaseTargetReader(targets: index.targets).read(
                value, switchingOver: { $0 == subject }, in: scope)
            let shown = Set(cases.arms.flatMap(\.targets.targets) + cases.rest.targets).filter { target in
                if case .declared = target { true } else { false }
            }
            let isEntry = entries.contains(holder) && cases.arms.count > 1
            guard shown.count > (isEntry ? 0 : 1), let location = arms.first?.location else { return nil }
            return StateOwnership.Switch(
                holder: holder, subject: subject, slots: slots, type: type, cases: cases, scope: scope,
                location: location)
        case .call(let position) where scope.body.calls.indices.contains(position):
            let call = scope.body.calls[position]
            if case .member(let base, _) = call.callee { return whole(base, scope, holder, depth + 1) }
            guard let name = call.name, index.context.table.traits.all.switchContainers.contains(name) else {
                return nil
            }
            return call.arguments.lazy.compactMap { argument -> StateOwnership.Switch? in
                guard case .closure = argument.value else { return nil }
                return whole(argument.value, scope, holder, depth + 1)
            }.first
        default: return nil
        }
    }

    /// Whether a body is one that may be made up of a switch.
    static func isLookedAt(_ scope: Scope, _ context: LinkingContext) -> Bool {
        guard let holder = scope.type, let property = scope.property, !context.table[holder].isExternal,
            context.conformances.isView(holder) || context.conformances.isEntry(holder)
        else { return false }
        let facts = context.table.property(property)
        return facts.name == "body" || facts.attributes.contains { $0.name == "ViewBuilder" }
    }
}
