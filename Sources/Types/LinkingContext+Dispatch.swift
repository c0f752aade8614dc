import Facts

/// What a call of a function runs.
package struct Dispatch {
    /// The function, or where a protocol asks for it, what the types that conform declare for it.
    package var functions: [FunctionID] = []
    /// Whether the sources leave it open which of several types' it is.
    package var isOpen = false
}

extension LinkingContext {
    /// What a call runs that names a function.
    package func dispatch(of function: FunctionID, by call: CallFacts, in scope: Scope) -> Dispatch {
        var found = Dispatch(functions: [])
        for variant in variants(of: function) {
            let dispatch = implementations(of: variant, for: call, in: scope)
            found.functions += dispatch.functions
            found.isOpen = found.isOpen || dispatch.isOpen
        }
        found.functions.removeAll { !table.function($0).platforms.meets(call.platforms) }
        return found
    }

    /// What a function is: itself, or for a protocol's requirement what the type declares that conforms, where it can be told,
    /// and else what each of them does.
    private func implementations(of function: FunctionID, for call: CallFacts, in scope: Scope) -> Dispatch {
        guard let owner = table.owner(of: function), table[owner].kind == .protocol else {
            return Dispatch(functions: [function])
        }
        if case .member(let receiver, _) = call.callee, receiver != .instance,
            let type = concreteType(of: receiver, in: scope), let own = implementation(of: function, in: type)
        {
            return Dispatch(functions: [own])
        }
        return memory.memo(of: ConformersQuery.self).value(of: ConformersQuery(function: function), unknown: Dispatch())
        {
            self.implementations(of: function, by: self.conformances.conformers(of: owner))
        }
    }

    /// What a requirement of a protocol may run, asked about once.
    private struct ConformersQuery: Query {
        typealias Answer = Dispatch

        let function: FunctionID
    }

    /// What each of the types that conform to a function's protocol does for it.
    private func implementations(of function: FunctionID, by conformers: [TypeID]) -> Dispatch {
        var found = Dispatch(functions: [function])
        var counted: Set<FunctionID> = []
        let isOneMade = conformers.contains { !makers(of: $0).isEmpty }
        for type in conformers {
            guard let own = implementation(of: function, in: type) else { continue }
            if !found.functions.contains(own) { found.functions.append(own) }
            // What does nothing, and is made by no code of the app, is there for previews.
            let isUnused =
                isOneMade && makers(of: type).isEmpty && table.owner(of: own) == type
                && table.function(own).body == BodyFacts()
            if !table[type].isStandIn, !isUnused { counted.insert(own) }
        }
        found.isOpen = counted.count > 1
        return found
    }

    /// What a type declares or inherits for a function of a protocol or of what it inherits from; where it does neither, what
    /// a protocol does for all its types, and else what that asks for.
    package func implementation(of function: FunctionID, in type: TypeID) -> FunctionID? {
        let facts = table.function(function)
        var given: FunctionID?
        var asked: FunctionID?
        for owner in [type] + conformances.ancestors(of: type) {
            let named = (table[owner].functions[facts.name] ?? []).filter { other in
                table.function(other).hasSignature(of: facts) && meets(type, requirementsOf: other.body)
            }
            // Of several that differ only in what they are handed, the one of the same types.
            let typed = named.count > 1 ? named.filter { table.function($0).takesTypes(of: facts) } : []
            let all = typed.isEmpty ? named : typed
            guard let first = all.first(where: { table.function($0).isGeneric == facts.isGeneric }) ?? all.first else {
                continue
            }
            guard owner != type, table[owner].kind == .protocol else { return first }
            asked = asked ?? first
            given = given ?? mostRequiring(all.filter { table.function($0).body != BodyFacts() })
        }
        return given ?? asked
    }

    /// Of what a protocol does in several ways, the one for the fewest types: `extension Row where Self: View`, before `extension Row`.
    private func mostRequiring(_ functions: [FunctionID]) -> FunctionID? {
        var found: (function: FunctionID, count: Int)?
        for function in functions {
            let count = table.declaration(around: function.body)?.requirements.count ?? 0
            if found.map({ count > $0.count }) ?? true { found = (function, count) }
        }
        return found?.function
    }

    // MARK: Closures that properties give

    /// The properties whose closures a call runs, `effects.openDetail()`: for what a protocol asks for, those of the types that
    /// conform.
    package func closures(runBy call: CallFacts, in scope: Scope) -> (properties: [PropertyID], isOpen: Bool) {
        guard let property = property(meantBy: call.callee, in: scope) else { return ([], false) }
        guard let owner = table.owner(of: property), table[owner].kind == .protocol else { return ([property], false) }
        let name = table.property(property).name
        if case .member(let receiver, _) = call.callee, receiver != .instance,
            let type = concreteType(of: receiver, in: scope), let own = self.property(name, of: type)
        {
            return ([own], false)
        }
        var found = [property]
        var counted: Set<PropertyID> = []
        for type in conformances.conformers(of: owner) {
            guard let own = self.property(name, of: type) else { continue }
            if !found.contains(own) { found.append(own) }
            if !table[type].isStandIn { counted.insert(own) }
        }
        return (found, counted.count > 1)
    }
}
