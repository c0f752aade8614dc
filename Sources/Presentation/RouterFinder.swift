import Facts
import NavigationModel
import Types

/// Finds router objects: classes that hold paths or presented items which views are bound to, and so drive the enums
/// those take their values from.
///
/// ```swift
/// @Observable final class Router {
///     var path: [Route] = []
///     var sheet: SheetRoute?
///     func push(_ route: Route) { path.append(route) }
/// }
/// ```
final class RouterFinder {
    /// A router, and what it drives in the order of its declarations.
    struct Router {
        let type: TypeID
        var enums: [ValueType] = []
        /// Its properties that say whether something is presented.
        var flags: [StateProperty] = []
    }

    let index: PresentationIndex
    private var context: LinkingContext { index.context }
    private var table: TypeTable { context.table }

    /// The paths that containers are bound to, and properties declared as one.
    private let paths: Set<StateProperty>
    /// The enums whose values any code puts on paths without a type.
    private let put: [StateProperty: [ValueType]]

    init(index: PresentationIndex, paths: Set<StateProperty>) {
        self.index = index
        self.paths = paths
        put = Self.put(on: paths, index)
    }

    private static func put(on paths: Set<StateProperty>, _ index: PresentationIndex)
        -> [StateProperty: [ValueType]]
    {
        let names = Set(paths.map(\.name))
        var found: [StateProperty: [ValueType]] = [:]
        for site in index.context.code.calls(named: .append) {
            guard case .member(let target, _) = site.call.callee, case .member = target,
                StateCallResolver.isNamed(target, among: names), let value = site.call.arguments.first?.value
            else { continue }
            let slots = index.slots.slots(of: target, in: site.scope).intersection(paths)
            guard !slots.isEmpty else { continue }
            let types = index.values.values(of: value, in: site.scope, expected: nil).values.map(\.type)
            for slot in slots {
                found[slot, default: []] += types.filter { !index.values.cases(of: $0).isEmpty }
            }
        }
        return found
    }

    func routers() -> [Router] {
        var slots: [TypeID: Set<StateProperty>] = [:]
        let flows = Set(index.hosts.filter { $0.facts.kind == .flow }.flatMap(\.slots))
        let bound = Set(index.hosts.flatMap(\.slots))
        let inherited = Set(bound.flatMap { index.slots.family(of: $0) }).subtracting(bound)
        for slot in paths
        where !flows.contains(slot) && !inherited.contains(slot) && (bound.contains(slot) || isChanged(slot)) {
            slots[slot.owner, default: []].insert(slot)
        }
        // Where classes that inherit a state are bound, what they inherit from is not.
        let bases = Set(paths.flatMap { context.conformances.ancestors(of: $0.owner) })
        for place in index.presentations {
            guard case .state(let bound, _, _) = place.key else { continue }
            for slot in bound where slots.keys.contains(slot.owner) || !bases.contains(slot.owner) {
                slots[slot.owner, default: []].insert(slot)
            }
        }
        for type in table.types where type.kind == .typealias && index.arguments[type.id] != nil {
            if let alias = table.alias(of: type.id), table.traits.lists.contains(alias.name.last) { continue }
            slots[type.id, default: []].formUnion([])
        }
        return table.sorted(slots).compactMap { router(of: $0.key, table.sorted($0.value)) }
    }

    /// Whether an object's own methods put something on a path.
    private func isChanged(_ slot: StateProperty) -> Bool {
        table[slot.owner].functions.values.joined().contains { function in
            let scope = table.scope(of: function)
            return scope.body.calls.contains { call in
                guard case .member(let target, let name) = call.callee, ["append", "=", "+="].contains(name) else {
                    return false
                }
                return index.slots.slots(of: target, in: scope).contains(slot)
            }
        }
    }

    private func router(of type: TypeID, _ slots: [StateProperty]) -> Router? {
        guard isObject(type) || isModel(slots) else { return nil }
        var router = Router(type: type)
        if table[type].kind == .typealias {
            router.enums = written(for: type)
            return router.enums.isEmpty ? nil : router
        }
        for slot in slots.sorted(by: { table.isOrdered(position($0), before: position($1)) }) {
            if paths.contains(slot) {
                let typed = index.values.types(ofPath: [slot])
                let driven = typed.isEmpty ? pushed(by: type) + written(for: type) + (put[slot] ?? []) : typed
                for driven in driven where !router.enums.contains(driven) { router.enums.append(driven) }
            } else {
                let items = index.presentations(of: slot).compactMap { place -> ValueType? in
                    if case .state(_, _, let type) = place.key { type } else { nil }
                }
                for item in items where !router.enums.contains(item) { router.enums.append(item) }
                if items.isEmpty { router.flags.append(slot) }
            }
        }
        let drivesPath = slots.contains(where: paths.contains)
        router.enums = router.enums.filter { !index.values.cases(of: $0).isEmpty || drivesPath }
        let drivesEnum = router.enums.contains { !index.values.cases(of: $0).isEmpty }
        return drivesEnum ? router : nil
    }

    /// Whether a type is an object of its own, and not what one view keeps beside itself.
    private func isObject(_ type: TypeID) -> Bool {
        let declared = table[type]
        if declared.kind == .typealias { return true }
        guard declared.kind == .class || declared.kind == .actor, !declared.isExternal else { return false }
        if let outer = declared.outer, context.conformances.isView(outer) { return false }
        // What stands in for an object in tests and previews drives nothing.
        guard !declared.isStandIn else { return false }
        return !["ViewModel", "VM", "Model"].contains { declared.name.hasSuffix($0) }
    }

    /// Whether states hold enums that are meant to be looked into case by case: what has them is no view's helper,
    /// whatever it is called.
    private func isModel(_ slots: [StateProperty]) -> Bool {
        slots.contains { slot in
            let types =
                paths.contains(slot)
                ? index.values.types(ofPath: [slot]) : index.presentations(of: slot).compactMap(\.type)
            return types.contains(where: index.isLookedInto)
        }
    }

    /// The enums a generic router is written with, as far as something shows their values.
    private func written(for type: TypeID) -> [ValueType] {
        (index.arguments[type] ?? []).filter { value in
            if !index.presentations(of: value).isEmpty { return true }
            guard case .declared(let id) = value, table[type].kind != .typealias else { return false }
            let own = CaseTargetReader(targets: index.targets).ownScreens(of: id)
            return own?.arms.contains { !$0.targets.targets.isEmpty } ?? false
        }
    }

    /// Where a slot's property stands in its type.
    private func position(_ slot: StateProperty) -> RelativeLocation {
        index.slots.property(of: slot)?.location ?? .unknown
    }

    /// The types of what a router's own methods put on an untyped path, and of what destinations are declared for
    /// where it is bound.
    private func pushed(by type: TypeID) -> [ValueType] {
        var found: [ValueType] = []
        func add(_ value: ValueType) {
            if !found.contains(value), !index.values.cases(of: value).isEmpty { found.append(value) }
        }
        for functions in table[type].functions.sorted(by: { $0.key < $1.key }).map(\.value) {
            for function in functions {
                let scope = table.scope(of: function)
                let added = scope.body.calls.filter { call in
                    if case .member(let base, _) = call.callee, !index.slots.isSetter(around: call, scope) {
                        !index.slots.slots(of: base, in: scope).isDisjoint(with: paths)
                    } else {
                        false
                    }
                }
                let put = added.flatMap(\.arguments).map { index.values.values(of: $0.value, in: scope, expected: nil) }
                let handed = Set(put.flatMap(\.parameters))
                // What cannot be told may come from any of them.
                let isOpen = put.contains { $0.isOpen || $0.values.isEmpty && $0.parameters.isEmpty }
                for parameter in table.function(function).parameters
                where isOpen || parameter.name.map(handed.contains) ?? false {
                    if let name = parameter.type { add(index.values.type(name, in: scope)) }
                }
            }
        }
        for host in index.hosts(boundTo: type) {
            for place in index.presentations(in: host.holder) where !isInAnother(place, than: host) {
                if case .type(let value) = place.key { add(value) }
            }
        }
        return found
    }

    /// Whether a place stands in another container of the same code.
    private func isInAnother(_ place: PresentationRule, than host: ContainerHost) -> Bool {
        let around = index.hosts(in: host.holder).filter { other in
            other.scope === place.scope
                && place.scope.body.isInside(place.call.index, of: other.call.index)
        }
        return !around.isEmpty
            && !around.contains { $0.call.index == host.call.index && $0.scope === host.scope }
    }
}
