import Base
import Facts
import NavigationModel
import Types

/// Tells what calls do that show values, change paths, or set the state that something is bound to.
package final class StateCallResolver {
    /// What becomes of a value that a function hands on.
    package struct DeferredPresentation: Hashable {
        /// What takes the value.
        package enum Sink: Hashable {
            /// A path: what the value's type stands for is shown.
            case path
            /// A state that something is bound to.
            case state(Set<StateProperty>)
            /// The name of a window.
            case window
            /// What presents the views it is given.
            case content
        }

        var sink: Sink
        let style: Style?
        var expected: ValueType?
        /// The type whose state it is.
        package var owner: TypeID?
        /// The platforms that the code which hands it on is compiled for.
        var platforms = Platforms.all
        /// Whether a link shows it that is made for each of some values: people choose which.
        var isOfRow = false

        /// - Parameters:
        ///   - owner: the type whose state it is.
        ///   - platforms: those that the code which hands it on is compiled for.
        package init(
            sink: Sink, style: Style?, expected: ValueType? = nil, owner: TypeID? = nil, platforms: Platforms = .all
        ) {
            self.sink = sink
            self.style = style
            self.expected = expected
            self.owner = owner
            self.platforms = platforms
        }
    }

    package let map: StateOwnership
    let coordinators: [TypeID: LinkedCoordinator]
    /// What is declared for values of a type, and for states.
    let byType: [ValueType: [PresentationRule]]
    let bySlot: [StateProperty: [PresentationRule]]
    let windows: [String: [PresentationRule]]
    let switches: [StateProperty: [StateOwnership.Switch]]
    /// The roots and the columns whose screens each state decides about.
    let rootsByState: [StateProperty: [ConditionalRoots.Root]]
    /// The states of routers that say what stacks show at their bottom.
    let rootStates: Set<StateProperty>
    /// The names of properties that something is bound to, so that other assignments cost nothing.
    let names: Set<String>
    let below: [TypeID: Set<TypeID>]
    /// The states that some code sets to a case, where a place has cases.
    let assigned: Set<StateProperty>
    /// The routers that are another name of a library's.
    let aliases: Set<TypeID>
    /// What watched states hand their values on to.
    package let observers: StateObservers
    /// The calls that hand on what a state is set to, so that it is told where that is set.
    let handing: Set<RelativeLocation>
    /// What presents the views it is given.
    package let presenters: ContentPresenters
    /// What links are in that do something else than to push.
    private(set) lazy var columns = ColumnContents(map)

    package var index: PresentationIndex { map.index }
    package var context: LinkingContext { index.context }
    var table: TypeTable { context.table }

    package init(map: StateOwnership, coordinators: [LinkedCoordinator]) {
        self.map = map
        self.coordinators = Dictionary(uniqueKeysWithValues: coordinators.map { ($0.type, $0) })
        aliases = Set(map.builders.keys.filter { map.index.context.table[$0].kind == .typealias })
        var byType: [ValueType: [PresentationRule]] = [:]
        var bySlot: [StateProperty: [PresentationRule]] = [:]
        var windows: [String: [PresentationRule]] = [:]
        for place in map.index.presentations {
            switch place.key {
            case .type(let type): byType[type, default: []].append(place)
            case .state(let slots, _, _): for slot in slots { bySlot[slot, default: []].append(place) }
            case .window(let name): windows[name, default: []].append(place)
            }
        }
        self.byType = byType
        self.bySlot = bySlot
        self.windows = windows
        switches = (map.columnSwitches + map.switches).reduce(into: [:]) { found, item in
            for slot in item.slots { found[slot, default: []].append(item) }
        }
        rootsByState = (map.conditionalRoots + map.conditionalColumns).reduce(into: [:]) { found, root in
            for slot in Set(root.screens.flatMap(\.requirements).flatMap(\.slots)) {
                found[slot, default: []].append(root)
            }
        }
        presenters = ContentPresenters(map.index.presentations, map.index.targets)
        var names = Set(map.paths.map(\.name))
        names.formUnion(bySlot.keys.map(\.name))
        names.formUnion(map.selections.keys.map(\.name))
        names.formUnion(switches.keys.map(\.name))
        names.formUnion(rootsByState.keys.map(\.name))
        rootStates = Set(map.roots.map(\.slot))
        names.formUnion(rootStates.map(\.name))
        names.formUnion(map.index.values.wrappers.carriers.values.map(\.property))
        observers = StateObservers(map: map, names: names)
        names.formUnion(observers.targets.keys.map(\.name))
        names.formUnion(map.index.slots.namesOfKeyed)
        // A binding may be called otherwise than the state it is bound to.
        let bindings = map.index.context.table.traits.all.bindings
        let keys = map.index.slots.keys
        map.index.context.table.forEachProperty { property in
            if property.attributes.contains(where: { bindings.contains($0.name) })
                || SlotResolver.isComputedBinding(property, bindings)
                || property.environmentKey.map(keys.contains) ?? false
            {
                names.insert(property.name)
            }
        }
        map.index.context.table.forEachProperty { property in
            if let read = ComputedState.name(readBy: property), names.contains(read) { names.insert(property.name) }
        }
        self.names = names
        below = Set(map.index.presentations.map(\.holder)).reduce(into: [:]) { $0[$1] = map.reach.all(below: $1) }
        var assigned: Set<StateProperty> = []
        let code = map.context.code
        for site in code.calls(named: .assignment) + code.calls(named: .toggle) {
            let call = site.call
            guard case .member(let target, let name) = call.callee, Self.isNamed(target, among: names),
                name == "toggle" || call.arguments.first.map({ $0.value != .constant("nil") }) ?? false
            else { continue }
            assigned.formUnion(map.index.slots.slots(of: target, in: site.scope))
        }
        // `sheets.append(.help)`
        for site in code.calls(named: .append) {
            guard case .member(let target, _) = site.call.callee, Self.isNamed(target, among: names) else { continue }
            assigned.formUnion(map.index.slots.slots(of: target, in: site.scope).filter { bySlot[$0] != nil })
        }
        for slots in observers.sent.values { assigned.formUnion(slots) }
        for (slot, targets) in observers.targets where assigned.contains(slot) {
            for case .states(let states) in targets.map(\.kind) { assigned.formUnion(states) }
        }
        self.assigned = assigned
        handing = observers.handing.filter { assigned.contains($0.key) }.values.reduce(into: []) { $0.formUnion($1) }
    }

    /// The states that something is bound to.
    package var slots: Set<StateProperty> {
        map.paths.union(bySlot.keys).union(map.selections.keys).union(switches.keys).union(rootsByState.keys)
            .union(rootStates).union(observers.targets.keys)
    }

    /// The cases of the enum that a state's values are of.
    package func caseNames(of slot: StateProperty) -> [String] {
        index.slots.declaredType(of: slot).map { declared in
            index.values.cases(of: index.values.each(declared.name, in: declared.scope)).map(\.name)
        } ?? []
    }

    /// Whether an expression ends with one of some names, or is what a list of such a name keeps: `paths[tab]`.
    static func isNamed(_ value: Expression, among names: Set<String>) -> Bool {
        var value = value
        while case .member(let base, "[]") = value, !names.contains("[]") { value = base }
        return lastName(of: value).map(names.contains) ?? false
    }

    package static func lastName(of value: Expression) -> String? {
        switch value {
        case .name(let name): name
        case .member(let base, let name): name == "wrappedValue" ? lastName(of: base) : name
        default: nil
        }
    }

    // MARK: Calls

    /// What a call does; nil where it has nothing to do with values and states.
    package func outcome(of call: CallFacts, in scope: Scope) -> CallOutcome? {
        if let slots = observers.sent[call.location], let value = call.arguments.first?.value {
            return handedOn(by: slots, value, call, scope).reduce(.nothing) { .together($0, $1) }
        }
        if let given = index.given[call.location] {
            let all = given.compactMap { declared(call, $0, scope) }
            if let first = all.first { return all.dropFirst().reduce(first) { .together($0, $1) } }
        }
        if index.handing.contains(call.location) { return nil }
        if call.mayMakeValue, let type = presenters.made[call.location],
            let outcome = presented(byMaking: type, call, scope)
        {
            return outcome
        }
        for role in scope.roles(of: call) {
            let outcome: CallOutcome?
            switch role.action {
            case .link(let content, let style): outcome = link(call, content, style, scope)
            case .value(let value, let presentation): outcome = self.value(call, value, presentation, role, scope)
            case .declare(let place): outcome = declared(call, place, scope)
            case .window(let id): outcome = window(call, id, scope)
            case .change(let change): outcome = self.change(call, change, role, scope)
            case .host(let facts): outcome = reduced(call, facts, scope)
            default: outcome = nil
            }
            if let outcome { return outcome }
        }
        return nil
    }

    /// Whether a name is the library's, and not a type of the app.
    /// - Parameter modules: those of the library, which may be among the sources.
    func isLibrary(_ call: CallFacts, orIn modules: Set<String> = [], _ scope: Scope) -> Bool {
        guard case .name(let name) = call.callee else { return true }
        return context.isLibrary(TypeName(name), orIn: modules, in: scope)
    }
}
