import Base
import Facts
import Types

/// Finds the states that are watched by code which hands what they are set to on to a path or another state.
///
/// ```swift
/// .onChange(of: model.pending) { _, route in if let route { path.append(route) } }
/// .onReceive(model.$pending) { route in show(route) }
/// router.screen.map { $0?.modal() }.assign(to: &$modal)
/// var step = Step.start { didSet { path.append(step) } }
/// ```
package struct StateObservers {
    /// What a watched state's value is handed on to.
    struct Target: Hashable {
        enum Kind: Hashable {
            case path(StateProperty)
            case states(Set<StateProperty>)
        }

        let kind: Kind
        /// The platforms that the code between is compiled for.
        var platforms: Platforms
    }

    /// What the values of each state are handed on to.
    private(set) var targets: [StateProperty: [Target]] = [:]
    /// The calls that hand a value on, by the state.
    private(set) var handing: [StateProperty: Set<RelativeLocation>] = [:]
    /// The calls that publish a value of a watched state, `screen.send(.home)`, and where they stand with what they set.
    package private(set) var sends: [CallID] = []
    private(set) var sent: [RelativeLocation: Set<StateProperty>] = [:]
    /// The calls that run code once a state is set, by the state.
    package private(set) var watchers: [StateProperty: [CallID]] = [:]
    /// The calls that set a state to what something publishes, where that was not followed.
    private(set) var unread: [UnresolvedCode] = []

    private let map: StateOwnership
    private var context: LinkingContext { map.context }
    private var table: TypeTable { context.table }
    private var traits: SystemTraits { table.traits.all }

    /// - Parameter names: what properties are called that something is bound to.
    init(map: StateOwnership, names: Set<String>) {
        self.map = map
        for site in context.code.calls(named: .append) { addTarget(ofObserver: site) }
        for name in [CallIndex.Name.onChange, .onReceive, .sink] {
            for site in context.code.calls(named: name) { addTargets(of: site, names) }
        }
        for site in context.code.calls(named: .assign) { addTarget(ofPublished: site, names) }
        addSends()
    }

    /// Adds what a publisher's values are assigned to: `assign(to: &$modal)`, `assign(to: \.modal, on: self)`.
    private mutating func addTarget(ofPublished site: CallSite, _ names: Set<String>) {
        let (call, scope) = (site.call, site.scope)
        guard case .member(let publisher, _) = call.callee, var target = call.argument("to") else { return }
        if case .keyPath(_, let path) = target, path.count == 1, let owner = call.argument("on") {
            target = .member(owner, path[0])
        }
        target = target.published(in: scope)
        guard names.contains(StateCallResolver.lastName(of: target) ?? "") else { return }
        let states = map.index.slots.slots(of: target, in: scope).subtracting(map.paths)
        guard let first = table.first(of: states) else { return }
        let isSame = scope.chain(endingAt: publisher).allSatisfy { !Self.changing.contains($0.name ?? "") }
        let watched = map.index.slots.slots(of: publisher.published(in: scope), in: scope).filter { slot in
            isSame || type(of: slot) == type(of: first)
        }
        guard watched.isEmpty else {
            for slot in watched { add(Target(kind: .states(states), platforms: call.platforms), to: slot) }
            return
        }
        let shown = states.flatMap { map.index.presentations(of: $0) }
        guard shown.contains(where: { !$0.cases.arms.isEmpty }) else { return }
        unread.append(
            UnresolvedCode(
                text: call.text, reason: "the published value is chosen at run time",
                help: "assign the destination to `\(first.name)` directly, without a publisher", location: call.location
            ))
    }

    /// What gives other values than it is given.
    private static let changing: Set<String> = [
        "map", "tryMap", "compactMap", "flatMap", "scan", "combineLatest", "merge", "zip", "switchToLatest", "collect",
    ]

    /// The type of a state's values.
    private func type(of slot: StateProperty) -> ValueType? {
        map.index.slots.declaredType(of: slot).map { map.index.values.each($0.name, in: $0.scope) }
    }

    private mutating func addSends() {
        let watched = Set(targets.keys.map(\.name))
        guard !watched.isEmpty else { return }
        for site in context.code.calls(named: .send) {
            guard case .member(let target, _) = site.call.callee, site.call.arguments.count == 1, let id = site.id,
                watched.contains(StateCallResolver.lastName(of: target) ?? "")
            else { continue }
            let slots = map.index.slots.slots(of: target, in: site.scope).filter { targets[$0] != nil }
            guard !slots.isEmpty else { continue }
            sends.append(id)
            sent[site.call.location] = slots
        }
    }

    private mutating func addTargets(of site: CallSite, _ names: Set<String>) {
        let (call, scope) = (site.call, site.scope)
        guard let watched = Self.watched(by: call, in: scope) else { return }
        let slots = map.index.slots.slots(of: watched, in: scope)
        guard !slots.isEmpty else { return }
        if let watcher = site.id { for slot in slots { watchers[slot, default: []].append(watcher) } }
        guard let position = call.arguments.lastIndex(where: { if case .closure = $0.value { true } else { false } })
        else { return }
        let count = call.arguments[position].parameterTypes.count
        let isValue: (Expression) -> Bool = { value in
            // The last of the old value and the new one.
            if case .closureParameter(call.index, position, let index, _) = value { return index == max(count, 1) - 1 }
            return value == watched
        }
        var found: [(target: Target, location: RelativeLocation)] = []
        var open: Set<FunctionID> = []
        for inner in scope.body.calls
        where scope.calls(around: inner).contains(where: { $0.closure.call == call.index }) && isOpen(inner, scope, nil)
        {
            let targets = handed(on: inner, scope, names, on: call.platforms, &open, isValue)
            found += targets.map { ($0, inner.location) }
        }
        for slot in slots {
            for (target, location) in found where target.kind != .states([slot]) {
                add(target, to: slot)
                handing[slot, default: []].insert(location)
            }
        }
    }

    /// What a call looks at that runs a closure for each of its values.
    private static func watched(by call: CallFacts, in scope: Scope) -> Expression? {
        switch (call.name.flatMap(CallIndex.Name.init), call.callee) {
        case (.onChange, _): call.argument("of")
        case (.sink, .member(let publisher, _)): publisher.published(in: scope)
        default: call.arguments.first?.value.published(in: scope)
        }
    }

    /// Adds the path that a property's own observer puts its values on.
    private mutating func addTarget(ofObserver site: CallSite) {
        guard let property = site.scope.property, let owner = site.scope.type,
            case .member(let target, _) = site.call.callee, let value = site.call.arguments.first?.value,
            Self.isValue(value, of: table.property(property)),
            let path = table.first(of: map.index.slots.slots(of: target, in: site.scope).intersection(map.paths))
        else { return }
        let slot = StateProperty(owner: owner, name: table.property(property).name)
        add(Target(kind: .path(path), platforms: site.call.platforms), to: slot)
        handing[slot, default: []].insert(site.call.location)
    }

    /// Whether an expression in an observer is what the property was set to.
    private static func isValue(_ value: Expression, of property: PropertyFacts) -> Bool {
        switch value {
        case .name(let name), .member(.instance, let name): name == property.name || name == "newValue"
        default: false
        }
    }

    /// Adds what a state's values are handed on to; the same on several platforms is one.
    private mutating func add(_ target: Target, to slot: StateProperty) {
        if let known = targets[slot]?.firstIndex(where: { $0.kind == target.kind }) {
            targets[slot]?[known].platforms.formUnion(target.platforms)
        } else {
            targets[slot, default: []].append(target)
        }
    }

    /// Whether code runs whichever case the value is of.
    /// - Parameter parameter: the value's name; nil in a closure, where it is one that the type does not know.
    private func isOpen(_ call: CallFacts, _ scope: Scope, _ parameter: String?) -> Bool {
        call.conditions.allSatisfy { condition in
            guard condition.cases.contains(where: { if case .named = $0 { true } else { false } }) else { return true }
            let root = String(condition.subject.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            if let parameter { return root != parameter }
            return root == "self" || scope.type.flatMap { context.property(root, of: $0) } != nil
        }
    }

    /// What a call does with a value: it puts that on a path, sets a state to it, or runs a function that does.
    private func handed(
        on call: CallFacts, _ scope: Scope, _ names: Set<String>, on platforms: Platforms,
        _ open: inout Set<FunctionID>, _ isValue: (Expression) -> Bool
    ) -> [Target] {
        let platforms = platforms.intersection(call.platforms)
        guard !platforms.isEmpty, call.arguments.contains(where: { isPassed($0.value, scope, isValue) }) else {
            return []
        }
        for case .change(let change) in scope.roles(of: call).map(\.action) {
            guard case .member(let target, _) = call.callee,
                names.contains(StateCallResolver.lastName(of: target) ?? "")
            else { continue }
            if case .remove = change { continue }
            let slots = map.index.slots.slots(of: target, in: scope)
            if let path = table.first(of: slots.intersection(map.paths)) {
                return [Target(kind: .path(path), platforms: platforms)]
            }
            guard case .replace = change, !slots.isEmpty else { continue }
            return [Target(kind: .states(slots), platforms: platforms)]
        }
        guard let function = context.function(of: call, in: scope), open.insert(function).inserted else { return [] }
        let facts = table.function(function)
        let inside = table.scope(of: function)
        return facts.parameters.compactMap(\.name).flatMap { name -> [Target] in
            guard let argument = facts.argument(name, in: call), isValue(argument) else { return [] }
            return inside.body.calls.filter { isOpen($0, inside, name) }.flatMap {
                handed(on: $0, inside, names, on: platforms, &open) { $0 == .parameter(name) }
            }
        }
    }

    /// Whether a value is handed on, alone or in a list.
    private func isPassed(_ value: Expression, _ scope: Scope, _ isValue: (Expression) -> Bool) -> Bool {
        if case .array(let parts) = value { parts.contains(where: isValue) } else { isValue(value) }
    }
}
