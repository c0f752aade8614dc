import Facts

/// The closures of views that build the elements of a list, or what the view presents.
extension LinkingContext {
    /// What the code of a view does with closures that it holds.
    package struct RowBuilders {
        /// The closures that it only builds elements of lists with.
        package var rows: Set<String> = []
        /// The closures that it only builds what it presents with.
        package var presented: Set<String> = []
        /// The others that it calls.
        package var others: Set<String> = []
    }

    private struct RowBuildersQuery: Query {
        typealias Answer = RowBuilders

        let type: TypeID
    }

    /// The closures with which a view builds one element of a list each, and no screen, `List(birds) { row($0) }`, and those with
    /// which it builds what it presents: `sheet(item: $bird) { detail($0) }`.
    package func rowBuilders(of type: TypeID) -> RowBuilders {
        memory.memo(of: RowBuildersQuery.self).value(of: RowBuildersQuery(type: type), unknown: RowBuilders()) {
            self.readRowBuilders(of: type)
        }
    }

    private func readRowBuilders(of type: TypeID) -> RowBuilders {
        var found = RowBuilders()
        for property in table[type].properties.values {
            let scope = table.scope(of: property)
            for call in scope.body.calls {
                let isIterator = call.name.map(traits.all.iterators.contains) ?? false
                if isIterator {
                    found.rows.formUnion(call.arguments.compactMap { held(by: $0.value, in: type) })
                }
                let around = scope.calls(around: call)
                if !isIterator,
                    around.contains(where: { outer, _ in outer.name.map(traits.all.iterators.contains) ?? false })
                {
                    // `ForEach(birds) { Row(bird: $0, content: content) }`
                    found.rows.formUnion(call.arguments.compactMap { held(by: $0.value, in: type) })
                }
                guard let name = held(by: call.callee, in: type) else { continue }
                if around.contains(where: { outer, _ in outer.name.map(traits.all.iterators.contains) ?? false }) {
                    found.rows.insert(name)
                } else if around.contains(where: { outer, _ in presents(outer, in: scope) }) {
                    found.presented.insert(name)
                } else {
                    found.others.insert(name)
                }
            }
        }
        found.presented.subtract(found.rows.union(found.others))
        found.rows.subtract(found.others)
        return found
    }

    /// Whether what a closure of a call builds is another screen: the call is a sheet, or a modifier of the app's own that is told by a
    /// binding when to show it.
    private func presents(_ call: CallFacts, in scope: Scope) -> Bool {
        if call.name.map(traits.all.presentingCalls.contains) ?? false { return true }
        guard case .member = call.callee, let function = function(of: call, in: scope),
            let owner = table.owner(of: function), traits.all.viewProtocols.contains(table[owner].name)
        else { return false }
        return table.function(function).parameters.contains { parameter in
            parameter.type.map { traits.all.bindings.contains($0.last) } ?? false
        }
    }

    /// The property of a view that an expression names: `row`, `self.row`.
    private func held(by expression: Expression, in type: TypeID) -> String? {
        switch expression {
        case .name(let name), .member(.instance, let name): table[type].properties[name] == nil ? nil : name
        default: nil
        }
    }
}
