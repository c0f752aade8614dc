import Base
import Facts
import NavigationModel
import Types

/// Everything the sources say about containers, about what values and states show, and about who drives them.
struct PresentationIndex {
    /// A container in a body.
    struct Host {
        let holder: TypeID
        let site: CallGraph.Site
        let system: NavigationSystem
        let facts: ContainerFacts
        /// What it is bound to.
        let slots: Set<StateProperty>
        /// Whether it only wraps what another container or modifier shows.
        let isWrapper: Bool
        var scope: Scope { site.scope }
        var call: CallFacts { site.call }
    }

    let types: TypeResolver
    let targets: TargetResolver
    let slots: SlotResolver
    private(set) var values: ValueResolver
    private(set) var hosts: [Host] = []
    private(set) var presentations: [PresentationRule] = []
    private var rulesByType: [ValueType: [PresentationRule]] = [:]
    private var rulesByState: [StateProperty: [PresentationRule]] = [:]
    private var rulesByHolder: [TypeID: [PresentationRule]] = [:]
    private var rulesByLocation: [RelativeLocation: PresentationRule] = [:]
    /// The containers that are bound to something of a type, by the type.
    private var hostsByOwner: [TypeID: [Host]] = [:]
    private var hostsByHolder: [TypeID: [Host]] = [:]
    /// The enums that generic types, aliases and subclasses of generic types are written with.
    let arguments: [TypeID: [ValueType]]
    /// What views are made with.
    let closures: HandedClosures

    private var table: TypeTable { types.table }

    init(targets: TargetResolver, code: CallIndex, constructions: [CallIndex.Construction]) {
        self.targets = targets
        types = targets.types
        slots = SlotResolver(types: types, code: code, constructions: constructions)
        values = ValueResolver(types: types, slots: slots, statics: StaticRoutes(targets: targets))
        arguments = Self.arguments(types, values, code)
        closures = HandedClosures(types: types, constructions: constructions)
        for site in code.classified {
            guard let holder = site.holder else { continue }
            let call = site.call
            for role in site.roles {
                guard case .host(let facts) = role.action, isMeant(role, call, site.scope) else { continue }
                add(facts, role.system, site, holder)
            }
        }
        let reader = CaseTargetReader(targets: targets, hosts: Set(hosts.map(\.holder)), closures: closures)
        for host in hosts {
            if let place = host.facts.place { add(place, host.system, host.site, host.holder, reader) }
        }
        for site in code.classified {
            guard let holder = site.holder else { continue }
            for role in site.roles {
                guard case .declare(let place) = role.action, isMeant(role, site.call, site.scope) else {
                    continue
                }
                add(place, role.system, site, holder, reader)
            }
        }
        completeTypes()
        fillIndices()
    }

    private mutating func fillIndices() {
        for rule in presentations {
            if let type = rule.type { rulesByType[type, default: []].append(rule) }
            if case .state(let slots, _, _) = rule.key {
                for slot in slots { rulesByState[slot, default: []].append(rule) }
            }
            rulesByHolder[rule.holder, default: []].append(rule)
            if rulesByLocation[rule.location] == nil { rulesByLocation[rule.location] = rule }
        }
        for host in hosts {
            for owner in Set(host.slots.map(\.owner)) { hostsByOwner[owner, default: []].append(host) }
            hostsByHolder[host.holder, default: []].append(host)
        }
    }

    /// What presents values of a type, in order.
    func presentations(of type: ValueType) -> [PresentationRule] { rulesByType[type] ?? [] }

    /// What a state presents, in order.
    func presentations(of slot: StateProperty) -> [PresentationRule] { rulesByState[slot] ?? [] }

    /// What the code of a type presents, in order.
    func presentations(in holder: TypeID) -> [PresentationRule] { rulesByHolder[holder] ?? [] }

    /// What a call declares.
    func presentation(at location: RelativeLocation) -> PresentationRule? { rulesByLocation[location] }

    /// The containers that are bound to something of a type, in order.
    func hosts(boundTo owner: TypeID) -> [Host] { hostsByOwner[owner] ?? [] }

    /// The containers in the code of a type, in order.
    func hosts(in holder: TypeID) -> [Host] { hostsByHolder[holder] ?? [] }

    /// Gives the states of a library's router the type that is left over: `presentedSheet` of
    /// `Router<Route, Sheet>`, where destinations are declared for `Route`.
    private mutating func completeTypes() {
        let keyed = Set(presentations.compactMap(\.type))
        for position in presentations.indices {
            guard case .state(let slots, let name, let type) = presentations[position].key,
                let owner = slots.first?.owner, table[owner].kind == .typealias
            else { continue }
            if let type, case .declared = type { continue }
            let rest = (arguments[owner] ?? []).filter { !keyed.contains($0) }
            if rest.count == 1 { presentations[position].key = .state(slots, name: name, rest[0]) }
        }
    }

    /// Whether a call means the library's: `Router` and `FlowStack` are words of several libraries, and an object of
    /// the app may have a method `sheet`.
    private func isMeant(_ role: CallRole, _ call: CallFacts, _ scope: Scope) -> Bool {
        switch call.callee {
        case .name(let name): return isLibrary(TypeName(name), orIn: table.traits[role.system].modules, in: scope)
        case .member(let base, let name):
            guard case .instance(let type)? = types.type(of: base, in: scope), !table[type].isExternal,
                !types.conformances.isPart(type), !types.conformances.isEntry(type)
            else { return true }
            return types.functions(name, of: type).isEmpty
        default: return true
        }
    }

    /// Whether no type of the app has a name, so that it is the library's.
    /// - Parameter modules: those of the library, which may be among the sources.
    func isLibrary(_ name: TypeName, orIn modules: Set<String> = [], in scope: Scope) -> Bool {
        guard let type = types.find(name, in: scope), !table[type].isExternal else { return true }
        return modules.contains(table[type].module)
    }

    private mutating func add(
        _ facts: ContainerFacts, _ system: NavigationSystem, _ site: CallGraph.Site, _ holder: TypeID
    ) {
        let bound = facts.state.map { slots.slots(of: $0, in: site.scope) } ?? []
        hosts.append(
            Host(
                holder: holder, site: site, system: system, facts: facts, slots: bound,
                isWrapper: isWrapped(site.call, site.scope)))
    }

    private mutating func add(
        _ place: PresentationFacts, _ system: NavigationSystem, _ site: CallGraph.Site, _ holder: TypeID,
        _ reader: CaseTargetReader
    ) {
        let scope = site.scope
        var place = place
        let key: PresentationRule.Key
        var written: String?
        switch place.trigger {
        case .type(let name):
            key = .type(values.type(name, in: scope))
            written = name.last == "Array" ? name.arguments.first.map { "[\($0.description)]" } : name.description
        case .path(let path): key = element(of: path, in: scope).map { .type($0) } ?? .type(.named("value"))
        case .window(let id):
            if case .literal(let name) = id {
                key = .window(name)
            } else if case .typeObject(let name) = id {
                key = .type(values.type(name, in: scope))
                place.style = .style(.window)
            } else {
                key = .window(name(of: id, in: scope) ?? "window")
            }
        case .state(let state):
            let type = item(of: state, in: scope)
            var found = slots.slots(of: state, in: scope)
            if found.isEmpty, let type { found = stored(type) }
            found = found.reduce(into: []) { $0.formUnion(slots.family(of: $1)) }
            key = .state(found, name: name(of: state, in: scope) ?? table.first(of: found)?.name ?? "modal", type)
        }
        let type: ValueType? =
            switch key {
            case .type(let type): type
            case .state(_, _, let type): type
            case .window: nil
            }
        if case .type(.named(let name)) = key, table.isGenericParameter(name, of: holder) {
            add(handedTo: place, system, reader, in: scope)
        }
        let told = enums(standingFor: key, in: holder).compactMap { type -> PresentationRule? in
            let cases = reader.read(place.content, of: site, type: type)
            guard !cases.arms.isEmpty else { return nil }
            return PresentationRule(
                holder: holder, site: site, system: system, key: key.holding(type), style: place.style, cases: cases,
                written: nil)
        }
        guard told.isEmpty else {
            presentations += told
            return
        }
        var cases = reader.read(place.content, of: site, type: type)
        var presented = key
        if cases.arms.isEmpty, case .declared(let id)? = type, let held = values.held(by: id) {
            let inside = reader.read(place.content, of: site, type: held.type, heldBy: held.property)
            if !inside.arms.isEmpty, inside.arms.allSatisfy({ values.hasCase($0.name, held.type) }) {
                if case .declared(inside.shownBy) = held.type {
                    values.boxes[id] = held
                    presented = key.holding(held.type)
                    cases = inside
                } else if held.isAlone {
                    values.wrapped[id] = held.type
                    cases = inside
                }
            }
        }
        presentations.append(
            PresentationRule(
                holder: holder, site: site, system: system, key: typed(presented, cases), style: place.style,
                cases: cases, written: written))
    }

    /// The enums that a generic router, or a view around one, is written with, where its parameter is the type of what is
    /// shown: `.sheet(item: $router.sheet) { $0.view() }`.
    private func enums(standingFor key: PresentationRule.Key, in holder: TypeID) -> [ValueType] {
        let known: [ValueType]
        switch key {
        case .type(.named(let name)) where table.isGenericParameter(name, of: holder):
            known = arguments.values.flatMap(\.self)
        case .state(let slots, _, .named(let name)):
            known = slots.filter { isParameter(name, of: $0) }.flatMap { arguments[$0.owner] ?? [] }
        default: return []
        }
        let declared = Set(known).compactMap { if case .declared(let id) = $0 { id } else { nil } }
        return table.sorted(declared).map { .declared($0) }
    }

    /// What views show that are made with the closures a generic view shows values by: each such view declares them.
    private mutating func add(
        handedTo place: PresentationFacts, _ system: NavigationSystem, _ reader: CaseTargetReader, in scope: Scope
    ) {
        let known = Set(arguments.values.joined())
        for closure in reader.closures?.closures(runIn: place.content, scope) ?? [] {
            guard let holder = closure.site.holder else { continue }
            let arms = reader.read(closure.value, of: closure.site, type: nil).arms
            let fitting = known.filter { type in arms.allSatisfy { values.hasCase($0.name, type) } }
            guard !arms.isEmpty, fitting.count == 1, let type = fitting.first else { continue }
            presentations.append(
                PresentationRule(
                    holder: holder, site: closure.site, system: system, key: .type(type), style: place.style,
                    cases: reader.read(closure.value, of: closure.site, type: type), written: nil))
        }
    }

    /// A key whose type is told by the cases that are shown, where a router's generic parameter stands in its place.
    private func typed(_ key: PresentationRule.Key, _ cases: CaseTargets) -> PresentationRule.Key {
        guard case .state(let slots, let name, let type) = key, !cases.arms.isEmpty else { return key }
        if let type, case .declared = type { return key }
        let fitting = table.sorted(slots).flatMap { arguments[$0.owner] ?? [] }.first { candidate in
            cases.arms.allSatisfy { values.hasCase($0.name, candidate) }
        }
        return .state(slots, name: name, fitting ?? type)
    }

    /// The enums that generic types are written with, by the type; for an alias, those of what it stands for.
    private static func arguments(
        _ types: TypeResolver, _ values: ValueResolver, _ code: CallIndex
    ) -> [TypeID: [ValueType]] {
        let table = types.table
        var found: [TypeID: [ValueType]] = [:]
        func add(_ names: [TypeName], to type: TypeID?, in scope: Scope) {
            guard let type else { return }
            for name in names {
                let value = values.type(name, in: scope)
                guard !values.cases(of: value).isEmpty, found[type]?.contains(value) != true else { continue }
                found[type, default: []].append(value)
            }
        }
        for type in table.types {
            for part in type.parts {
                let facts = table[part]
                // Few are written with types.
                let properties = facts.properties.flatMap { property in
                    [property.type, property.environmentType].compactMap { $0?.arguments.isEmpty == false ? $0 : nil }
                }
                guard facts.alias != nil || type.kind == .class && !facts.inherits.isEmpty || !properties.isEmpty else {
                    continue
                }
                let scope = Scope(file: part.file, type: type.id)
                add(facts.alias?.arguments ?? [], to: type.id, in: scope)
                for parent in facts.inherits where type.kind == .class { add(parent.arguments, to: type.id, in: scope) }
                for name in properties { add(name.arguments, to: types.find(name, in: scope), in: scope) }
            }
        }
        for site in code.generic {
            guard let name = TypeName(reading: site.call.callee) else { continue }
            add(site.call.typeArguments, to: types.find(name, in: site.scope), in: site.scope)
        }
        return found
    }

    /// The last name of what a state is bound to.
    private func name(of state: Expression, in scope: Scope) -> String? {
        switch state {
        case .call(let position) where scope.body.calls.indices.contains(position):
            // `$store.scope(state: \.detail, action: \.detail)`
            let call = scope.body.calls[position]
            if case .keyPath(_, let path)? = call.argument("state") { return path.last }
            // `Binding(get: { model.isShown }, set: { … })`
            guard case .closure(let parts)? = call.argument("get"), parts.count == 1 else { return nil }
            return name(of: parts[0], in: scope)
        case .name(let name): return name
        case .member(let base, let name): return name == "wrappedValue" ? self.name(of: base, in: scope) : name
        case .implicitMember(let name): return name
        default: return nil
        }
    }

    /// The properties of objects that hold a value of an enum, for a binding that is handed in from outside.
    private func stored(_ type: ValueType) -> Set<StateProperty> {
        guard !values.cases(of: type).isEmpty else { return [] }
        var found: Set<StateProperty> = []
        for owner in table.types where owner.kind == .class && !owner.isExternal {
            for (name, reference) in owner.properties where table.property(reference).body.results.count <= 1 {
                guard let declared = table.property(reference).type,
                    values.type(declared, in: table.scope(of: reference)) == type
                else { continue }
                found.insert(StateProperty(owner: owner.id, name: name))
            }
        }
        return found
    }

    /// Whether a container stands in what another one, or a modifier, shows.
    private func isWrapped(_ call: CallFacts, _ scope: Scope) -> Bool {
        for (outer, _) in scope.calls(around: call) {
            for role in scope.roles(of: outer) {
                switch role.action {
                case .declare, .link: return true
                case .host(let facts) where facts.kind != .stack: return true
                default: break
                }
            }
        }
        return false
    }

    /// The type of the values on a typed path: `[Screen]`, `[Route<Screen>]`, `Routes<Screen>`.
    func element(of path: Expression, in scope: Scope) -> ValueType? {
        types(ofPath: slots.slots(of: path, in: scope)).first
            ?? types.writtenType(of: path, in: scope).flatMap { values.element(of: $0.name, in: $0.scope) }
    }

    func types(ofPath slots: Set<StateProperty>) -> [ValueType] {
        table.sorted(slots).compactMap { slot in
            guard let type = self.slots.declaredType(of: slot).flatMap({ values.element(of: $0.name, in: $0.scope) })
            else {
                return nil
            }
            if case .declared(let id) = type, table[id].kind == .typealias { return nil }
            // A generic parameter says nothing.
            if case .named(let name) = type, isParameter(name, of: slot) { return nil }
            return type
        }
    }

    private func isParameter(_ name: String, of slot: StateProperty) -> Bool {
        guard let owner = types.property(slot.name, of: slot.owner).flatMap({ table.owner(of: $0) }) else {
            return false
        }
        return table.isGenericParameter(name, of: owner)
            || table[owner].nested[name].map {
                table[$0].kind == .typealias
            } ?? false
    }

    /// The type of a state that is presented while it is not nil; nil for a Bool.
    private func item(of state: Expression, in scope: Scope) -> ValueType? {
        let found = types.writtenType(of: state, in: scope)
        guard let found else { return nil }
        var name = found.name
        if table.traits.all.bindings.contains(name.last), let inner = name.arguments.first { name = inner }
        return name.last == "Bool" ? nil : values.type(name, in: found.scope)
    }
}
