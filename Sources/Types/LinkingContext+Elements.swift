import Facts

/// What collections are made of, and what closures are handed.
extension LinkingContext {
    /// What a collection's type is made of; any other type itself.
    package func element(of name: TypeName) -> TypeName {
        isCollection(name.last) ? name.arguments.first ?? name : name
    }

    /// The enum whose cases, all of them, a call hands to its closure one by one.
    package func allCases(handedBy call: CallFacts) -> TypeName? {
        guard let name = call.name, traits.all.iterators.contains(name),
            case .member(let base, "allCases")? = call.arguments.first?.value
        else { return nil }
        return TypeName(reading: base)
    }

    /// The values that a call hands to its closure one by one: `planets` of `ForEach(planets) { … }`.
    package func items(handedBy call: CallFacts) -> Expression? {
        switch call.name {
        case let name? where traits.all.iterators.contains(name):
            return call.arguments.first.flatMap { $0.isTrailingClosure ? nil : $0.value }
        case "map", "flatMap", "compactMap", "forEach", "filter", "first":
            if case .member(let base, _) = call.callee { return base }
            return nil
        default: return nil
        }
    }

    /// What a call hands to its closure as one of the closure's parameters.
    func source(ofParameter index: Int, handedBy call: CallFacts, in scope: Scope) -> TypeSource? {
        if let numbered = numbered(by: call, in: scope) {
            guard index == 1, let element = element(of: numbered, in: scope) else { return nil }
            return .written(element.name, element.scope)
        }
        guard index == 0 else { return nil }
        if let element = element(handedBy: call, in: scope).map(expanded) {
            return .written(element.name, element.scope)
        }
        // `$0` of `coordinator.map { $0.route(to: .home) }`, where the coordinator is optional.
        guard case .member(let base, let name) = call.callee, Self.unwrapping.contains(name),
            case .instance(let type)? = type(of: base, in: scope)
        else { return nil }
        return .known(.instance(type))
    }

    /// One of a collection's elements: `birds[0]`, `birds.first`, `$0.element` of what is handed on with its position.
    /// - Parameter type: the collection's type, as it is written.
    func element(
        _ name: String, of base: Expression, _ type: @autoclosure () -> WrittenType?, in scope: Scope
    ) -> WrittenType? {
        switch (name, base) {
        case ("[]", .member(let owner, "allCases")) where TypeName(reading: owner)?.last.first?.isUppercase == true:
            return TypeName(reading: owner).map { ($0, scope) }
        case ("[]", _):
            guard let many = type() else { return nil }
            let arguments = many.name.arguments
            return (many.name.last == "Dictionary" ? arguments.last : arguments.first).map {
                expanded(($0, many.scope))
            }
        case ("first", _), ("last", _):
            guard let many = type(), Self.collections.contains(many.name.last) else { return nil }
            return many.name.arguments.first.map { expanded(($0, many.scope)) }
        case ("element", .closureParameter(let index, _, 0, nil)):
            let items = scope.call(at: index).flatMap { numbered(by: $0, in: scope) }
            return items.flatMap { element(of: $0, in: scope) }
        default: return nil
        }
    }

    /// What a method of the standard library takes from a collection: some of its elements, or one.
    func part(_ name: String, takenFrom base: Expression, in scope: Scope) -> WrittenType? {
        if Self.narrowing.contains(name) { return writtenType(of: base, in: scope) }
        guard Self.choosing.contains(name), let many = writtenType(of: base, in: scope) else {
            return nil
        }
        return many.name.arguments.first.map { ($0, many.scope) }
    }

    /// The values that a call hands to its closure with their positions: `planets` of
    /// `ForEach(Array(planets.enumerated()), id: \.offset) { position, planet in … }`.
    private func numbered(by call: CallFacts, in scope: Scope) -> Expression? {
        var items = items(handedBy: call)
        while case .call(let position)? = items, let inner = scope.call(at: position) {
            if case .member(let base, "enumerated") = inner.callee { return base }
            guard inner.callee == .name("Array") else { return nil }
            items = inner.arguments.first?.value
        }
        return nil
    }

    /// What a list is made of.
    private func element(of items: Expression, in scope: Scope) -> WrittenType? {
        guard let found = writtenType(of: items, in: scope), isCollection(found.name.last) else {
            return nil
        }
        return found.name.arguments.first.map { expanded(($0, found.scope)) }
    }

    /// What `ForEach(planets) { planet in … }` hands to its closure.
    private func element(handedBy call: CallFacts, in scope: Scope) -> WrittenType? {
        if call.name == "TableColumn" {
            // A column's closure is handed what the rows of its table are made of.
            guard let table = call.closure.flatMap({ scope.call(at: $0.call) }), table.name == "Table" else {
                return nil
            }
            return element(handedBy: table, in: scope)
        }
        let items = items(handedBy: call)
        if case .member(let base, "allCases")? = items, let name = TypeName(reading: base) { return (name, scope) }
        guard let items, let found = writtenType(of: items, in: scope) else { return nil }
        if isCollection(found.name.last) { return found.name.arguments.first.map { ($0, found.scope) } }
        // `coordinator.map { … }` of an optional hands on the value itself.
        return call.name.map(Self.unwrapping.contains) == true ? found : nil
    }

    /// Whether a type is a list, a set or a binding, as libraries call these.
    package func isCollection(_ name: String) -> Bool {
        Self.collections.contains(name) || traits.all.collections.contains(name) || traits.all.bindings.contains(name)
    }

    /// Those of the standard library.
    private static let collections: Set<String> = [
        "Array", "Set", "ArraySlice", "ContiguousArray", "LazyFilterSequence", "ReversedCollection", "Range",
        "ClosedRange",
    ]
    /// What gives some elements of a collection.
    private static let narrowing: Set<String> = [
        "filter", "sorted", "reversed", "prefix", "dropFirst", "shuffled", "suffix", "dropLast",
    ]
    /// What gives one.
    private static let choosing: Set<String> = ["first", "last", "randomElement", "max", "min"]
    /// What hands an optional's value to a closure.
    private static let unwrapping: Set<String> = ["map", "flatMap"]
}
