import Facts

/// Tells the types of expressions as they are written, generic arguments included.
package struct TypeInference {
    let types: TypeResolver

    /// - Parameter types: tells what expressions are.
    package init(types: TypeResolver) { self.types = types }

    private var table: TypeTable { types.table }

    /// The type of an expression, and the code that writes it.
    package func type(of expression: Expression, in scope: Scope) -> (name: TypeName, scope: Scope)? {
        written(by: expression, in: scope).map { expanded($0.name, in: $0.scope) }
    }

    /// What stands for a container: `Routes<Screen>` for `ScreenRoutes`.
    private func expanded(_ name: TypeName, in scope: Scope) -> (name: TypeName, scope: Scope) {
        guard name.arguments.isEmpty, let type = types.find(name, in: scope),
            let alias = table.alias(of: type), table.traits.lists.contains(alias.name.last)
        else { return (name, scope) }
        return alias
    }

    private func written(
        by expression: Expression, in scope: Scope
    ) -> (name: TypeName, scope: Scope)? {
        switch expression {
        case .typed(let name): return (name, scope)
        case .closureParameter(_, _, _, let name?): return (name, scope)
        case .closureParameter(let call, _, let index, nil):
            guard scope.body.calls.indices.contains(call) else { return nil }
            if let numbered = numbered(by: scope.body.calls[call], in: scope) {
                return index == 1 ? self.element(of: numbered, in: scope) : nil
            }
            return index == 0 ? element(of: scope.body.calls[call], in: scope) : nil
        case .member(.closureParameter(let call, _, 0, nil), "element") where scope.body.calls.indices.contains(call):
            guard let numbered = numbered(by: scope.body.calls[call], in: scope) else { return nil }
            return self.element(of: numbered, in: scope)
        case .parameter(let name):
            guard let function = scope.function else { return nil }
            let parameter = table.function(function).parameters.first { $0.name == name }
            return parameter?.type.map { ($0, scope) }
        case .name(let name), .member(.instance, let name):
            guard let type = scope.type, let property = types.property(name, of: type) else { return nil }
            return self.type(of: property)
        case .member(let base, "[]"):
            guard let many = type(of: base, in: scope) else { return nil }
            return (many.name.last == "Dictionary" ? many.name.arguments.last : many.name.arguments.first).map {
                ($0, many.scope)
            }
        case .array(let parts):
            return parts.lazy.compactMap { type(of: $0, in: scope) }.first.map {
                (TypeName(["Array"], arguments: [$0.name]), $0.scope)
            }
        case .member(let base, let name):
            switch types.type(of: base, in: scope) {
            case .metatype(let type) where types.isCase(name, of: type):
                return (TypeName(table[type].path), scope)
            case .instance(let type), .metatype(let type):
                return types.property(name, of: type).flatMap { self.type(of: $0) }
            case .external, nil: return nil
            }
        case .call(let index) where scope.body.calls.indices.contains(index):
            return type(of: scope.body.calls[index], in: scope)
        case .branch, .match:
            return (expression.alternatives ?? []).lazy.compactMap { type(of: $0, in: scope) }.first
        default: return nil
        }
    }

    /// The type of a property, and the code that writes it.
    package func type(of property: PropertyID) -> (name: TypeName, scope: Scope)? {
        let facts = table.property(property)
        let scope = table.scope(of: property)
        if let name = facts.type ?? facts.environmentType { return (name, scope) }
        return types.written(of: property) {
            facts.body.results.lazy.compactMap { self.type(of: $0, in: scope) }.first
        }
    }

    private func type(of call: CallFacts, in scope: Scope) -> (name: TypeName, scope: Scope)? {
        if let function = types.function(of: call, in: scope) {
            let facts = table.function(function)
            return facts.returnType.map { ($0, table.scope(of: function)) }
        }
        if case .member(let base, let name) = call.callee {
            if case .metatype(let type) = types.type(of: base, in: scope), types.isCase(name, of: type) {
                return (TypeName(table[type].path), scope)
            }
            // `items.filter { … }` and the like are still items.
            if ["filter", "sorted", "reversed", "prefix", "dropFirst", "shuffled", "suffix", "dropLast"].contains(name)
            {
                return type(of: base, in: scope)
            }
            if ["first", "last", "randomElement", "max", "min"].contains(name),
                let many = type(of: base, in: scope)
            {
                return many.name.arguments.first.map { ($0, many.scope) }
            }
        }
        guard var name = TypeName(reading: call.callee) else { return nil }
        if name.last == "init" { name.components.removeLast() }
        guard name.last.first?.isUppercase == true else { return nil }
        name.arguments = call.typeArguments
        return (name, scope)
    }

    /// The enum whose cases, all of them, a call hands to its closure one by one.
    package func allCases(handedBy call: CallFacts, in scope: Scope) -> TypeName? {
        guard let name = call.name, table.traits.all.iterators.contains(name),
            case .member(let base, "allCases")? = call.arguments.first?.value
        else { return nil }
        return TypeName(reading: base)
    }

    /// The values that a call hands to its closure one by one: `planets` of `ForEach(planets) { … }`.
    package func items(handedBy call: CallFacts) -> Expression? {
        switch call.name {
        case let name? where table.traits.all.iterators.contains(name):
            return call.arguments.first.flatMap { $0.isTrailingClosure ? nil : $0.value }
        case "map", "flatMap", "compactMap", "forEach", "filter", "first":
            if case .member(let base, _) = call.callee { return base }
            return nil
        default: return nil
        }
    }

    /// The values that a call hands to its closure with their positions: `planets` of
    /// `ForEach(Array(planets.enumerated()), id: \.offset) { position, planet in … }`.
    private func numbered(by call: CallFacts, in scope: Scope) -> Expression? {
        var items = items(handedBy: call)
        while case .call(let position)? = items, scope.body.calls.indices.contains(position) {
            let inner = scope.body.calls[position]
            if case .member(let base, "enumerated") = inner.callee { return base }
            guard inner.callee == .name("Array") else { return nil }
            items = inner.arguments.first?.value
        }
        return nil
    }

    /// What a list is made of.
    private func element(of items: Expression, in scope: Scope) -> (name: TypeName, scope: Scope)? {
        guard let found = type(of: items, in: scope), isCollection(found.name.last)
        else {
            return nil
        }
        return found.name.arguments.first.map { ($0, found.scope) }
    }

    /// What `ForEach(planets) { planet in … }` hands to its closure.
    private func element(of call: CallFacts, in scope: Scope) -> (name: TypeName, scope: Scope)? {
        if call.name == "TableColumn" {
            // A column's closure is handed what the rows of its table are made of.
            let table = call.closure.map { scope.body.calls[$0.call] }
            guard let table, table.name == "Table" else { return nil }
            return element(of: table, in: scope)
        }
        let items = items(handedBy: call)
        if case .member(let base, "allCases")? = items, let name = TypeName(reading: base) { return (name, scope) }
        guard let items, let found = type(of: items, in: scope) else { return nil }
        if isCollection(found.name.last) { return found.name.arguments.first.map { ($0, found.scope) } }
        // `coordinator.map { … }` of an optional hands on the value itself.
        return ["map", "flatMap"].contains(call.name ?? "") ? found : nil
    }

    /// What a collection's type is made of; any other type itself.
    package func element(of name: TypeName) -> TypeName {
        isCollection(name.last) ? name.arguments.first ?? name : name
    }

    private func isCollection(_ name: String) -> Bool {
        Self.collections.contains(name) || table.traits.all.collections.contains(name)
            || table.traits.all.bindings.contains(name)
    }

    /// Those of the standard library.
    private static let collections: Set<String> = [
        "Array", "Set", "ArraySlice", "ContiguousArray", "LazyFilterSequence", "ReversedCollection", "Range",
        "ClosedRange",
    ]
}
