import Facts

/// The closures of views that build the elements of a list.
extension LinkingContext {
    /// What the code of a view does with closures that it holds.
    package struct RowBuilders {
        /// The closures that it only builds elements of lists with.
        package var rows: Set<String> = []
        /// The others that it calls.
        package var others: Set<String> = []
    }

    private struct RowBuildersQuery: Query {
        typealias Answer = RowBuilders

        let type: TypeID
    }

    /// The closures with which a view builds one element of a list each, and no screen: `List(birds) { row($0) }`.
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
                guard let name = held(by: call.callee, in: type) else { continue }
                if scope.calls(around: call).contains(where: { outer, _ in
                    outer.name.map(traits.all.iterators.contains) ?? false
                }) {
                    found.rows.insert(name)
                } else {
                    found.others.insert(name)
                }
            }
        }
        found.rows.subtract(found.others)
        return found
    }

    /// The property of a view that an expression names: `row`, `self.row`.
    private func held(by expression: Expression, in type: TypeID) -> String? {
        switch expression {
        case .name(let name), .member(.instance, let name): table[type].properties[name] == nil ? nil : name
        default: nil
        }
    }
}
