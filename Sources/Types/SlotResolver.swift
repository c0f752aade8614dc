import Facts

/// Finds the slots that expressions read and write, bindings followed to where the state is stored.
package final class SlotResolver {
    /// What everything is looked up through.
    package let context: LinkingContext
    /// The slots that a binding property stands for, by the property.
    private let bound: [StateProperty: Set<StateProperty>]
    /// The slots that are handed on through the environment, by its key.
    private let shared: [String: Set<StateProperty>]
    /// The first of the properties that keep their value under the same key, by each of the others.
    private let keyed: [StateProperty: StateProperty]
    /// What plain properties are handed where their types are made.
    private let handed: [StateProperty: [(value: Expression, site: CallSite)]]
    /// The properties that keep what a plain property hands on, by that.
    private var keepers: [StateProperty: [StateProperty]] = [:]

    private var table: TypeTable { context.table }

    /// - Parameter context: what everything is looked up through.
    package init(context: LinkingContext) {
        self.context = context
        (bound, handed) = Self.bindings(context)
        shared = Self.shared(context)
        keyed = Self.keyed(context)
        for (slot, value, scope) in table.sorted(handed.keys).flatMap({ slot in
            (handed[slot] ?? []).map { (slot, $0.value, $0.site.scope) }
        }) {
            switch value {
            case .name(let name), .member(.instance, let name):
                guard let type = scope.type, context.property(name, of: type) != nil else { continue }
                keepers[StateProperty(owner: type, name: name), default: []].append(slot)
            default: continue
            }
        }
    }

    /// A property, and those of other types that keep what it hands on to them unchanged: `FirstStep(onDone: onDone)`.
    package func handingOn(_ slot: StateProperty) -> [StateProperty] {
        var found = [slot]
        var seen: Set<StateProperty> = [slot]
        var position = 0
        while position < found.count {
            for keeper in keepers[found[position]] ?? [] where seen.insert(keeper).inserted { found.append(keeper) }
            position += 1
        }
        return found
    }

    /// The slots an expression may mean; several where a binding is handed in from several places.
    package func slots(of expression: Expression, in scope: Scope) -> Set<StateProperty> {
        var open: Set<BodyID> = []
        return slots(of: expression, in: scope, &open)
    }

    /// - Parameter open: the bodies whose results are being followed, each of which is followed once.
    private func slots(of expression: Expression, in scope: Scope, _ open: inout Set<BodyID>) -> Set<StateProperty> {
        if let parts = expression.alternatives {
            // `selection ?? .home`
            return parts.reduce(into: []) { $0.formUnion(slots(of: $1, in: scope, &open)) }
        }
        switch expression {
        case .member(let base, "wrappedValue"), .member(let base, "projectedValue"):
            return slots(of: base, in: scope, &open)
        case .call(let index) where scope.body.calls.indices.contains(index):
            return slots(ofBindingMadeBy: scope.body.calls[index], in: scope, &open)
        default:
            return Self.slot(of: expression, in: scope, context).map { stored($0, &open) } ?? []
        }
    }

    /// What a binding that is made in place, or by a function of the app, is bound to.
    private func slots(
        ofBindingMadeBy call: CallFacts, in scope: Scope, _ open: inout Set<BodyID>
    ) -> Set<StateProperty> {
        if isBindingMade(by: call) {
            // `Binding(get: { self.path }, set: { self.path = $0 })`
            return (call.bindingValue ?? []).reduce(into: []) { $0.formUnion(slots(of: $1, in: scope, &open)) }
        }
        guard let function = context.function(of: call, in: scope),
            table.function(function).returnType.map({ table.traits.all.bindings.contains($0.last) }) == true
        else { return [] }
        return slots(ofResultsOf: table.scope(of: function), &open)
    }

    private func slots(ofResultsOf scope: Scope, _ open: inout Set<BodyID>) -> Set<StateProperty> {
        guard let body = scope.id, open.insert(body).inserted else { return [] }
        return scope.body.results.reduce(into: []) { $0.formUnion(slots(of: $1, in: scope, &open)) }
    }

    /// Where a property's state is stored: itself, what its binding is handed, or, where a protocol asks for it, the
    /// properties of the types that conform.
    private func stored(_ slot: StateProperty, _ open: inout Set<BodyID>) -> Set<StateProperty> {
        var found: Set<StateProperty> = []
        var queue = [slot]
        var seen: Set<StateProperty> = [slot]
        while let next = queue.popLast() {
            if table[next.owner].kind == .protocol {
                let conforming = storing(next)
                for source in conforming where seen.insert(source).inserted { queue.append(source) }
                if !conforming.isEmpty { continue }
            }
            let property = context.property(next.name, of: next.owner)
            if let property, Self.isComputedBinding(table.property(property), table.traits.all.bindings) {
                found.formUnion(slots(ofResultsOf: table.scope(of: property), &open))
                continue
            }
            if let property, let source = ComputedState.source(of: property, of: next.owner, context),
                let slot = Self.slot(of: source, in: table.scope(of: property), context)
            {
                if seen.insert(slot).inserted { queue.append(slot) }
                continue
            }
            let key = property.flatMap { table.property($0).environmentKey }
            let sources = bound[next] ?? key.flatMap { shared[$0] } ?? keyed[next].map { [$0] }
            guard let sources, !sources.isEmpty else {
                found.insert(next)
                continue
            }
            for source in sources where seen.insert(source).inserted { queue.append(source) }
        }
        return found
    }

    /// The properties that types which conform to a protocol have for one that it asks for.
    private func storing(_ required: StateProperty) -> [StateProperty] {
        context.conformances.conformers(of: required.owner).compactMap { type in
            guard let property = context.property(required.name, of: type), table.owner(of: property) != required.owner
            else { return nil }
            return StateProperty(owner: type, name: required.name)
        }
    }

    /// The property that an expression means, as it stands.
    private static func slot(of expression: Expression, in scope: Scope, _ context: LinkingContext) -> StateProperty? {
        switch expression {
        case .name(let name), .member(.instance, let name):
            return scope.type.flatMap { slot(name, of: $0, context) }
        case .closureParameter(let call, _, 0, _) where scope.body.calls.indices.contains(call):
            return delayed(scope.body.calls[call], in: scope, context)
        case .member(let base, "wrappedValue"), .member(let base, "projectedValue"):
            return slot(of: base, in: scope, context)
        case .member(let base, let name):
            switch context.type(of: base, in: scope) {
            case .instance(let type), .metatype(let type): return slot(name, of: type, context)
            case .external, nil:
                // `paths[tab]`, `sheets.last`: what a list keeps is kept where that is.
                guard ComputedState.elements.contains(name), let list = slot(of: base, in: scope, context),
                    let property = context.property(list.name, of: list.owner),
                    let type = context.table.property(property).type,
                    ComputedState.keeps(type, name, context.table.traits)
                else { return nil }
                return list
            }
        default: return nil
        }
    }

    /// What `$routes.withDelaysIfUnsupported { $0.push(.home) }` and `withDelaysIfUnsupported(self, \.routes) { … }`
    /// hand to their closures.
    private static func delayed(_ call: CallFacts, in scope: Scope, _ context: LinkingContext) -> StateProperty? {
        guard call.name.map(context.table.traits.all.delayingCalls.contains) == true,
            case .member(let base, _) = call.callee
        else { return nil }
        let values = call.arguments.map(\.value)
        if values.count > 1, case .keyPath(_, let path) = values[1], let name = path.last {
            guard case .instance(let owner) = context.type(of: values[0], in: scope) else { return nil }
            return slot(name, of: owner, context)
        }
        return slot(of: base, in: scope, context)
    }

    private static func slot(_ name: String, of type: TypeID, _ context: LinkingContext) -> StateProperty? {
        let table = context.table
        guard let owner = context.property(name, of: type).flatMap({ table.owner(of: $0) }) else {
            // The properties of a library's router are known by name alone.
            return table[type].kind == .typealias ? StateProperty(owner: type, name: name) : nil
        }
        // What a class stores is another state in each class that inherits from it.
        return StateProperty(owner: table[type].kind == .class ? type : owner, name: name)
    }

    /// What a property is handed where its type is made: `Card(panel: .orders)`.
    package func values(handedTo slot: StateProperty) -> [(value: Expression, site: CallSite)] { handed[slot] ?? [] }

    /// What is handed to the properties of types where they are made: `Child(path: $path)`.
    private static func bindings(
        _ context: LinkingContext
    ) -> ([StateProperty: Set<StateProperty>], [StateProperty: [(value: Expression, site: CallSite)]]) {
        let table = context.table
        var found: [StateProperty: Set<StateProperty>] = [:]
        var handed: [StateProperty: [(value: Expression, site: CallSite)]] = [:]
        for made in context.constructions where !table[made.type].isExternal {
            let (type, scope) = (made.type, made.site.scope)
            for (_, name, value) in context.keptArguments(of: made.site.call, making: type) {
                guard let property = context.property(name, of: type) else { continue }
                guard isBinding(table.property(property), table.traits.all.bindings) else {
                    if table.property(property).body == BodyFacts() {
                        handed[StateProperty(owner: type, name: name), default: []].append((value, made.site))
                    }
                    continue
                }
                guard let source = slot(of: value, in: scope, context) else { continue }
                found[StateProperty(owner: type, name: name), default: []].insert(source)
            }
        }
        return (found, handed)
    }

    /// What `.environment(\.path, $path)` hands on.
    private static func shared(_ context: LinkingContext) -> [String: Set<StateProperty>] {
        var found: [String: Set<StateProperty>] = [:]
        for site in context.code.calls(named: .environment) {
            guard let key = EnvironmentActions.key(of: site.call),
                let slot = slot(of: site.call.arguments[1].value, in: site.scope, context)
            else { continue }
            found[key, default: []].insert(slot)
        }
        return found
    }

    /// The properties of a module that keep their value under the same key of the same store:
    /// `@AppStorage("isSignedIn") var isSignedIn`, in the app and in the view that signs in.
    private static func keyed(_ context: LinkingContext) -> [StateProperty: StateProperty] {
        struct Key: Hashable {
            let attribute: String
            let key: Expression
            let module: String
        }
        let table = context.table
        var first: [Key: StateProperty] = [:]
        var found: [StateProperty: StateProperty] = [:]
        for property in table.keyedProperties {
            guard let owner = table.owner(of: property),
                let attribute = table.property(property).attributes.first(where: {
                    table.traits.all.keyedAttributes.contains($0.name)
                }), let key = attribute.key
            else { continue }
            let slot = StateProperty(owner: owner, name: table.property(property).name)
            let place = Key(
                attribute: attribute.name, key: key, module: table[table.scope(of: property).file].module)
            let known = first[place] ?? slot
            first[place] = known
            if known != slot { found[slot] = known }
        }
        return found
    }

    /// The names of the properties that stand for a slot of another one.
    package var aliases: Set<String> {
        let environment = shared.isEmpty ? [] : table.environmentNames
        return environment.union(bound.keys.map(\.name)).union(namesOfKeyed)
    }

    /// The names of the properties that keep their value under the key of another one.
    package var namesOfKeyed: Set<String> { Set(keyed.keys.map(\.name)) }

    /// The keys under which the environment hands on slots.
    package var keys: Set<String> { Set(shared.keys) }

    /// Whether a call stands in the setter of a binding: `path = $0` in `Binding(get: { path }, set: { path = $0 })`.
    package func isSetter(around call: CallFacts, _ scope: Scope) -> Bool {
        guard let closure = call.closure, let made = scope.call(at: closure.call), isBindingMade(by: made),
            made.bindingValue != nil
        else { return false }
        return closure.argument == 1
    }

    /// Whether a call makes a binding in place: `Binding(get: …, set: …)`, or `.init(get: …, set: …)`.
    private func isBindingMade(by call: CallFacts) -> Bool {
        switch call.callee {
        case .name(let name): table.traits.all.bindings.contains(name)
        case .implicitMember("init"): call.arguments.map(\.label) == ["get", "set"]
        default: false
        }
    }

    /// Whether a property is a binding that its code makes: `var path: Binding<[Route]> { $router.path }`.
    package static func isComputedBinding(_ property: PropertyFacts, _ bindings: Set<String>) -> Bool {
        property.type.map { bindings.contains($0.last) } == true
            && property.body.results.contains { $0 != .constant("nil") }
    }

    /// Whether an expression means a binding that the app's code makes, and is called otherwise than its state.
    package func isMade(_ expression: Expression, in scope: Scope) -> Bool {
        guard let slot = Self.slot(of: expression, in: scope, context), let property = property(of: slot) else {
            return false
        }
        return Self.isComputedBinding(property, table.traits.all.bindings)
    }

    private static func isBinding(_ property: PropertyFacts, _ bindings: Set<String>) -> Bool {
        property.attributes.contains { bindings.contains($0.name) }
            || property.type.map { bindings.contains($0.last) } == true
    }

    /// The slot and that of the class which declares it for those that inherit it.
    package func family(of slot: StateProperty) -> Set<StateProperty> {
        guard let owner = context.property(slot.name, of: slot.owner).flatMap({ table.owner(of: $0) }) else {
            return [slot]
        }
        return [slot, StateProperty(owner: owner, name: slot.name)]
    }

    /// The property that stores a slot.
    package func property(of slot: StateProperty) -> PropertyFacts? {
        context.property(slot.name, of: slot.owner).map { table.property($0) }
    }

    /// The type a slot is declared with, and the code it is declared in.
    package func declaredType(of slot: StateProperty) -> (name: TypeName, scope: Scope)? {
        guard let property = context.property(slot.name, of: slot.owner) else { return nil }
        return context.writtenType(of: property)
    }
}

extension CallFacts {
    /// What a binding that is made in place reads: `path` of `Binding(get: { path }, set: { path = $0 })`, or of
    /// `Binding { path } set: { path = $0 }`. What sets it is the other of its two closures.
    package var bindingValue: [Expression]? {
        guard arguments.count == 2, case .closure(let parts) = arguments[0].value,
            [nil, "get"].contains(arguments[0].label), [nil, "set"].contains(arguments[1].label)
        else { return nil }
        return parts
    }
}
