import Base
import Facts
import NavigationModel
import Types

/// Reads what values and states present.
struct PresentationReader {
    /// What a call presents, before it is known which types stand for others.
    private struct Reading {
        let place: DeclaredPresentations.Place
        let key: PresentationRule.Key
        /// The type of its values as the code writes it.
        var written: String?
        let style: CallRole.Presentation?
        /// The case that is shown, where what is bound is that case of a state: `$model.destination.edit`.
        var choice: String?
    }

    let values: ValueResolver
    /// The enums that generic types are written with.
    let arguments: [TypeID: [ValueType]]
    let closures: HandedClosures
    let cases: CaseTargetReader
    private let readings: [Reading]

    private var context: LinkingContext { values.context }
    private var table: TypeTable { context.table }

    /// - Parameters:
    ///   - values: tells values before it is known which types stand for others.
    ///   - arguments: the enums that generic types are written with.
    init(
        values: ValueResolver, arguments: [TypeID: [ValueType]], closures: HandedClosures, cases: CaseTargetReader,
        places: [DeclaredPresentations.Place]
    ) {
        self.values = values
        self.arguments = arguments
        self.closures = closures
        self.cases = cases
        readings = places.map { Self.read($0, values) }
    }

    /// The types that stand for an enum which they hold, as the closures that show their values tell.
    func wrappers() -> WrapperTypes {
        var found = WrapperTypes()
        for reading in readings {
            guard let type = reading.key.type, case .declared(let id) = type,
                let (held, shown) = shownInside(id, reading.place), enumRules(for: reading).isEmpty,
                read(reading.place, as: type).arms.isEmpty
            else { continue }
            if case .declared(shown.shownBy) = held.type {
                found.carriers[id] = held
            } else {
                found.structs[id] = held.type
            }
        }
        return found
    }

    /// What the calls present, in their order.
    /// - Parameter wrappers: the types that stand for others.
    func rules(_ wrappers: WrapperTypes) -> [PresentationRule] {
        completed(readings.flatMap { rules(for: $0, wrappers) })
    }

    private func rules(for reading: Reading, _ wrappers: WrapperTypes) -> [PresentationRule] {
        let place = reading.place
        if let choice = reading.choice {
            var shown = CaseTargets()
            let targets = read(place, as: nil).rest
            shown.add(CaseTargets.Arm(name: choice, targets: targets, location: place.site.call.location))
            return [rule(reading, reading.key, shown)]
        }
        var handed: [PresentationRule] = []
        if case .type(.named(let name)) = reading.key, table.isGenericParameter(name, of: place.holder) {
            handed = handedRules(for: reading)
        }
        let told = enumRules(for: reading)
        guard told.isEmpty else { return handed + told }
        var shown = read(place, as: reading.key.type)
        var key = reading.key
        if case .declared(let id)? = key.type {
            if shown.arms.isEmpty, let inside = shownInside(id, place) { shown = inside.shown }
            if let carried = wrappers.carriers[id] { key = key.holding(carried.type) }
        }
        return handed + [rule(reading, typed(key, shown), shown, written: reading.written)]
    }

    private func rule(
        _ reading: Reading, _ key: PresentationRule.Key, _ shown: CaseTargets, written: String? = nil
    ) -> PresentationRule {
        PresentationRule(
            holder: reading.place.holder, site: reading.place.site, system: reading.place.system, key: key,
            style: reading.style, content: reading.place.facts.content, cases: shown, written: written,
            isOfCase: reading.choice != nil)
    }

    /// What the closure of a call builds for values of a type.
    private func read(_ place: DeclaredPresentations.Place, as type: ValueType?) -> CaseTargets {
        cases.read(place.facts.content, of: place.site, type: type)
    }

    // MARK: What presents

    private static func read(_ place: DeclaredPresentations.Place, _ values: ValueResolver) -> Reading {
        let scope = place.site.scope
        func reading(
            _ key: PresentationRule.Key, written: String? = nil, style: CallRole.Presentation? = place.facts.style
        ) -> Reading {
            Reading(place: place, key: key, written: written, style: style)
        }
        switch place.facts.trigger {
        case .type(let name):
            let written =
                name.last == "Array" ? name.arguments.first.map { "[\($0.description)]" } : name.description
            return reading(.type(values.type(name, in: scope)), written: written)
        case .handedType(let type):
            let name = values.context.writtenType(of: type, in: scope)?.name ?? TypeName("value")
            return reading(.type(.named(name.description)))
        case .path(let path): return reading(.type(values.element(of: path, in: scope) ?? .named("value")))
        case .window(.literal(let name)): return reading(.window(name))
        case .window(.typeObject(let name)):
            return reading(.type(values.type(name, in: scope)), style: .style(.window))
        case .window(let id): return reading(.window(name(of: id, in: scope) ?? "window"))
        case .state(let state):
            if let (base, choice) = choice(of: state, in: scope, values) {
                var found = reading(key(of: base, in: scope, values))
                found.choice = choice
                return found
            }
            return reading(key(of: state, in: scope, values))
        }
    }

    /// The state and its case that a binding stands for, where the case is a member of the enum: `$model.destination.edit`.
    private static func choice(
        of state: Expression, in scope: Scope, _ values: ValueResolver
    ) -> (state: Expression, choice: String)? {
        guard case .member(let base, let name) = state, let type = item(of: base, in: scope, values),
            case .declared(let id) = type, values.table[id].kind == .enum, values.hasCase(name, type),
            values.context.property(name, of: id) == nil, !values.slots.slots(of: base, in: scope).isEmpty
        else { return nil }
        return (base, name)
    }

    /// What is presented by a state: where it is stored, what it is called, and of what type it is.
    private static func key(
        of state: Expression, in scope: Scope, _ values: ValueResolver
    ) -> PresentationRule.Key {
        let type = item(of: state, in: scope, values)
        var found = values.slots.slots(of: state, in: scope)
        if found.isEmpty, let type { found = stored(type, values) }
        found = found.reduce(into: []) { $0.formUnion(values.slots.family(of: $1)) }
        let written = values.slots.isMade(state, in: scope) ? nil : name(of: state, in: scope)
        let name = written ?? values.table.first(of: found)?.name ?? "modal"
        return .state(found, name: name, type)
    }

    /// The last name of what a state is bound to.
    private static func name(of state: Expression, in scope: Scope) -> String? {
        switch state {
        case .call(let position) where scope.body.calls.indices.contains(position):
            // `$store.scope(state: \.detail, action: \.detail)`
            let call = scope.body.calls[position]
            let scoped = call.argument("state") ?? call.arguments.first { $0.label == nil }?.value
            if case .keyPath(_, let path)? = scoped, let last = path.last {
                return last.first == "$" ? String(last.dropFirst()) : last
            }
            // `Binding(get: { model.isShown }, set: { … })`
            guard let parts = call.bindingValue, parts.count == 1 else { return nil }
            return name(of: parts[0], in: scope)
        case .name(let name): return name
        case .member(let base, let name): return name == "wrappedValue" ? self.name(of: base, in: scope) : name
        case .implicitMember(let name): return name
        default: return nil
        }
    }

    /// The type of a state that is presented while it is not nil; nil for a Bool.
    private static func item(of state: Expression, in scope: Scope, _ values: ValueResolver) -> ValueType? {
        guard let found = values.context.writtenType(of: state, in: scope) else { return nil }
        var name = found.name
        if values.table.traits.all.bindings.contains(name.last) {
            guard let inner = name.arguments.first else { return item(readBy: state, in: scope, values) }
            name = inner
        }
        return name.last == "Bool" ? nil : values.type(name, in: found.scope)
    }

    /// The type of what a binding reads that is made in place without one: `Binding(get: { model.sheet }, set: { … })`.
    private static func item(readBy state: Expression, in scope: Scope, _ values: ValueResolver) -> ValueType? {
        guard case .call(let position) = state, let parts = scope.call(at: position)?.bindingValue else { return nil }
        return parts.lazy.compactMap { part in
            if case .call = part { nil } else { item(of: part, in: scope, values) }
        }.first
    }

    /// The properties of objects that hold a value of an enum, for a binding that is handed in from outside.
    private static func stored(_ type: ValueType, _ values: ValueResolver) -> Set<StateProperty> {
        let table = values.table
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

    // MARK: What is presented

    /// What is shown case by case for the only enum that a type holds, where it is known by that.
    private func shownInside(
        _ type: TypeID, _ place: DeclaredPresentations.Place
    ) -> (held: WrapperType, shown: CaseTargets)? {
        guard let held = values.held(by: type) else { return nil }
        let inside = cases.read(place.facts.content, of: place.site, type: held.type, heldBy: held.property)
        guard !inside.arms.isEmpty, inside.arms.allSatisfy({ values.hasCase($0.name, held.type) }) else { return nil }
        if case .declared(inside.shownBy) = held.type { return (held, inside) }
        return held.isAlone ? (held, inside) : nil
    }

    /// What is presented case by case for the enums that a generic type is written with.
    private func enumRules(for reading: Reading) -> [PresentationRule] {
        enums(standingFor: reading.key, in: reading.place.holder).compactMap { type in
            let shown = read(reading.place, as: type)
            return shown.arms.isEmpty ? nil : rule(reading, reading.key.holding(type), shown)
        }
    }

    /// The enums that a generic router, or a view around one, is written with, where its parameter is the type of what is
    /// shown: `.sheet(item: $router.sheet) { $0.view() }`.
    private func enums(standingFor key: PresentationRule.Key, in holder: TypeID) -> [ValueType] {
        let known: [ValueType]
        switch key {
        case .type(.named(let name)) where table.isGenericParameter(name, of: holder):
            known = arguments.values.flatMap(\.self)
        case .state(let slots, _, .named(let name)):
            known = slots.filter { values.isParameter(name, of: $0) }.flatMap { arguments[$0.owner] ?? [] }
        default: return []
        }
        let declared = Set(known).compactMap { if case .declared(let id) = $0 { id } else { nil } }
        return table.sorted(declared).map { .declared($0) }
    }

    /// What views show that are made with the closures a generic view shows values by: each such view declares them.
    private func handedRules(for reading: Reading) -> [PresentationRule] {
        let place = reading.place
        let known = Set(arguments.values.joined())
        return closures.closures(runIn: place.facts.content, place.site.scope).compactMap { closure in
            guard let holder = closure.site.holder else { return nil }
            let arms = cases.read(closure.value, of: closure.site, type: nil).arms
            let fitting = known.filter { type in arms.allSatisfy { values.hasCase($0.name, type) } }
            guard !arms.isEmpty, fitting.count == 1, let type = fitting.first else { return nil }
            return PresentationRule(
                holder: holder, site: closure.site, system: place.system, key: .type(type), style: reading.style,
                content: closure.value, cases: cases.read(closure.value, of: closure.site, type: type), written: nil)
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

    /// Gives the states of a library's router the type that is left over: `presentedSheet` of
    /// `Router<Route, Sheet>`, where destinations are declared for `Route`.
    private func completed(_ rules: [PresentationRule]) -> [PresentationRule] {
        let keyed = Set(rules.compactMap(\.type))
        return rules.map { rule in
            guard case .state(let slots, let name, let type) = rule.key, let owner = slots.first?.owner,
                table[owner].kind == .typealias
            else { return rule }
            if let type, case .declared = type { return rule }
            let rest = (arguments[owner] ?? []).filter { !keyed.contains($0) }
            guard rest.count == 1 else { return rule }
            var rule = rule
            rule.key = .state(slots, name: name, rest[0])
            return rule
        }
    }
}
