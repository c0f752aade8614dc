/// Finds views, apps and scenes that show one of several wholes by a state.
///
/// ```swift
/// switch session.state {
/// case .signedOut: LoginView()
/// case .signedIn: MainTabView()
/// }
/// ```
struct SwitchFinder {
    let index: StateIndex
    let scopes: [Scope]
    let entries: Set<Int>
    /// The types that assign to a slot from outside, by slot.
    private let assigned: [Slot: Set<Int>]

    private var types: TypeResolver { index.types }
    private var table: TypeTable { types.table }

    init(index: StateIndex, scopes: [Scope], entries: Set<Int>) {
        self.index = index
        self.scopes = scopes
        self.entries = entries
        var assigned: [Slot: Set<Int>] = [:]
        for scope in scopes {
            guard let holder = scope.type else { continue }
            for call in scope.body.calls {
                switch call.name {
                case "=":
                    guard case .member(let target, _) = call.callee else { continue }
                    for slot in index.slots.slots(of: target, in: scope) { assigned[slot, default: []].insert(holder) }
                case "List":
                    guard let selection = call.argument("selection") else { continue }
                    for slot in index.slots.slots(of: selection, in: scope) {
                        assigned[slot, default: []].insert(-1)
                    }
                default: continue
                }
            }
        }
        self.assigned = assigned
    }

    /// The views that switch over a state that the app changes.
    func switches() -> [StateMap.Switch] {
        all().filter { found in
            let isEntry = entries.contains(found.holder)
            let isChanged = found.slots.contains { slot in
                assigned[slot]?.contains { $0 != found.holder && $0 != slot.owner } ?? false
            }
            let isWhole = found.cases.arms.allSatisfy { arm in
                arm.targets.targets.contains { if case .declared = $0 { true } else { false } }
            }
            return isEntry && isState(found.slots, isEntry: true)
                || isChanged && isWhole && isState(found.slots, isEntry: false)
        }
    }

    /// Views that show one of several containers by a value they are given.
    func choices(among coordinators: Set<Int>) -> [StateMap.Switch] {
        all().filter { found in
            !isState(found.slots, isEntry: true)
                && found.cases.arms.allSatisfy { arm in
                    arm.targets.targets.contains { target in
                        if case .declared(let type) = target { coordinators.contains(type) } else { false }
                    }
                }
        }
    }

    /// The states that views switch over, whether or not anything is known to change them.
    func candidates() -> Set<Slot> { Set(all().flatMap(\.slots)) }

    private func isState(_ slots: Set<Slot>, isEntry: Bool) -> Bool {
        slots.contains { slot in
            guard let property = index.slots.property(of: slot) else { return false }
            let kept = ["State", "Binding", "AppStorage", "SceneStorage", "Published", "ObservedObject", "StateObject"]
            if property.attributes.contains(where: { kept.contains($0.name) }) { return true }
            if table.types[slot.owner].kind == .class || isDerived(property) { return true }
            // A view's plain property is given to it; what an app looks at in another struct is part of its state.
            return isEntry && !types.conformances.isPart(slot.owner) && property.declaration.contains("var ")
        }
    }

    /// Whether a property says which whole is shown by looking at other states: `var phase: Phase { if … }`.
    private func isDerived(_ property: PropertyFacts) -> Bool {
        property.type != nil && property.body.results.contains { $0.alternatives != nil }
    }

    /// Whether a body is one that may be made up of a switch.
    static func isLookedAt(_ scope: Scope, _ types: TypeResolver) -> Bool {
        guard let holder = scope.type, let property = scope.property, !types.table.types[holder].isExternal,
            types.conformances.isView(holder) || types.conformances.isEntry(holder)
        else { return false }
        let facts = types.table.property(property)
        return facts.name == "body" || facts.attributes.contains { $0.name == "ViewBuilder" }
    }

    private func all() -> [StateMap.Switch] {
        scopes.flatMap { scope -> [StateMap.Switch] in
            guard let holder = scope.type, Self.isLookedAt(scope, types) else { return [] }
            return scope.body.results.compactMap { whole($0, scope, holder, 0) }.prefix(1).map { $0 }
        }
    }

    private static let containers: Set<String> = [
        "Group", "ZStack", "VStack", "GeometryReader", "ScrollViewReader", "WindowGroup", "AnyView", "NavigationStack",
        "NavigationView", "Window",
    ]

    /// The switch that makes up a whole body, through containers and modifiers.
    private func whole(_ value: Expression, _ scope: Scope, _ holder: Int, _ depth: Int) -> StateMap.Switch? {
        guard depth < 40 else { return nil }
        switch value {
        case .closure(let parts), .branch(let parts):
            return parts.lazy.compactMap { whole($0, scope, holder, depth + 1) }.first
        case .match(let subject, let arms):
            let slots = index.slots.slots(of: subject, in: scope)
            guard let slot = slots.min(), let declared = index.slots.declaredType(of: slot) else {
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
            return StateMap.Switch(
                holder: holder, subject: subject, slots: slots, type: type, cases: cases, scope: scope,
                location: location)
        case .call(let position) where scope.body.calls.indices.contains(position):
            let call = scope.body.calls[position]
            if case .member(let base, _) = call.callee { return whole(base, scope, holder, depth + 1) }
            guard let name = call.name, Self.containers.contains(name) else { return nil }
            return call.arguments.lazy.compactMap { argument -> StateMap.Switch? in
                guard case .closure = argument.value else { return nil }
                return whole(argument.value, scope, holder, depth + 1)
            }.first
        default: return nil
        }
    }
}
