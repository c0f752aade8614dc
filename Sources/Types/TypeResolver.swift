import Facts

/// Tells the types of expressions, as far as the sources say them.
package final class TypeResolver {
    /// What an expression is.
    package enum Resolved: Hashable, Sendable {
        case instance(TypeID)
        case metatype(TypeID)
        /// A type that the sources name and do not declare.
        case external(String)
    }

    /// The types of the sources.
    package let table: TypeTable
    /// What they conform to.
    package let conformances: Conformances
    /// The types whose undeclared methods come from a navigation library and return the receiver.
    package let coordinators: Set<TypeID>
    /// For each coordinator, the coordinator that each of its destinations shows.
    let children: [TypeID: [String: TypeID]]
    private let memo = Memo<Question, Answer>()

    /// - Parameter children: for each coordinator, the coordinator that each of its destinations shows.
    package init(
        table: TypeTable, conformances: Conformances, coordinators: Set<TypeID>, children: [TypeID: [String: TypeID]]
    ) {
        self.table = table
        self.conformances = conformances
        self.coordinators = coordinators
        self.children = children
    }

    private var traits: TraitsTable { table.traits }

    private static let deepest = 40

    /// What an expression is; nil where the sources do not say it.
    package func type(of expression: Expression, in scope: Scope, depth: Int = 0) -> Resolved? {
        guard depth < Self.deepest else { return nil }
        switch expression {
        case .instance: return scope.type.map { .instance($0) }
        case .name(let name): return type(ofName: name, in: scope)
        case .typed(let type): return instance(of: type, in: scope)
        case .typeObject(let type): return find(type, in: scope).map { .metatype($0) }
        case .parameter(let name):
            guard let function = scope.function else { return nil }
            let parameter = table.function(function).parameters.first { $0.name == name }
            return parameter?.type.flatMap { instance(of: $0, in: scope) }
        case .closureParameter(_, _, _, let type?): return instance(of: type, in: scope)
        case .closureParameter(let call, _, let index, nil):
            if let mapped = mapped(by: call, index, in: scope, depth) { return mapped }
            return TypeInference(types: self).type(of: expression, in: scope).map {
                instance(of: $0.name, in: $0.scope)
            }
        case .member(let base, let name): return type(ofMember: name, of: base, in: scope, depth)
        case .call(let index):
            guard scope.body.calls.indices.contains(index) else { return nil }
            return type(ofCall: scope.body.calls[index], in: scope, depth)
        case .branch, .match:
            for part in expression.alternatives ?? [] {
                if let found = type(of: part, in: scope, depth: depth + 1) { return found }
            }
            return nil
        case .implicitMember, .tuple, .array, .literal, .constant, .closure, .keyPath, .unknown: return nil
        }
    }

    /// What `$0` is in `coordinator.map { $0.route(to: .home) }` where the coordinator is optional.
    private func mapped(by call: Int, _ index: Int, in scope: Scope, _ depth: Int) -> Resolved? {
        guard index == 0, scope.body.calls.indices.contains(call),
            case .member(let base, let name) = scope.body.calls[call].callee, name == "map" || name == "flatMap",
            case .instance(let type) = self.type(of: base, in: scope, depth: depth + 1)
        else { return nil }
        return .instance(type)
    }

    /// The type a name means, aliases and protocols with one conforming type followed.
    package func find(_ name: TypeName, in scope: Scope) -> TypeID? {
        if name.components == ["Self"] { return scope.type }
        if let found = table.find(name, from: scope.file, within: scope.type) { return found }
        // `Router.Destination`, where `Router` is a generic parameter: what its constraint's type calls so.
        guard name.components.count == 2,
            let constraint = constraint(of: TypeName(name.components[0]), in: scope),
            case .instance(let owner) = instance(of: constraint, in: scope)
        else { return nil }
        return table[owner].nested[name.components[1]] == nil
            ? nil : table.find([name.components[1]], from: scope.file, within: owner)
    }

    func instance(of name: TypeName, in scope: Scope) -> Resolved {
        if let constraint = constraint(of: name, in: scope) { return instance(of: constraint, in: scope) }
        if !name.arguments.isEmpty, let routed = routed(by: name, in: scope) { return .instance(routed) }
        guard let type = find(name, in: scope) else {
            return routed(by: name, in: scope).map { .instance($0) } ?? .external(name.last)
        }
        if table[type].isExternal { return .external(table[type].name) }
        if table[type].kind == .protocol,
            let only = conformances.onlyConformer(of: type, preferring: coordinators)
        {
            return .instance(only)
        }
        return .instance(type)
    }

    /// The protocol or class of the sources that a generic parameter is one of: `struct Row<Router: Routing>`.
    private func constraint(of name: TypeName, in scope: Scope) -> TypeName? {
        guard name.components.count == 1, name.arguments.isEmpty else { return nil }
        var type = scope.type
        while let id = type {
            for part in table[id].parts {
                guard let constraint = table[part].constraints[name.last] else { continue }
                return constraint != name && find(constraint, in: scope) != nil ? constraint : nil
            }
            type = table[id].outer
        }
        return nil
    }

    /// The coordinator that a router's or wrapper's type is about: `HomeCoordinator.Router`,
    /// `NavigationRouter<HomeCoordinator>`, `NavigationViewCoordinator<HomeCoordinator>`.
    private func routed(by name: TypeName, in scope: Scope) -> TypeID? {
        guard
            traits.all.routerSuffixes.contains(where: name.last.hasSuffix)
                || traits.all.coordinatorWrappers.contains(name.last)
        else { return nil }
        if name.components.count == 1, traits.all.routerSuffixes.contains(name.last) {
            return scope.type.flatMap { coordinators.contains($0) ? $0 : nil }
        }
        let subject = name.arguments.first ?? TypeName(Array(name.components.dropLast()))
        guard !subject.components.isEmpty, let type = find(subject, in: scope), coordinators.contains(type) else {
            return nil
        }
        return type
    }

    private func type(ofName name: String, in scope: Scope) -> Resolved? {
        if let type = scope.type, let property = property(name, of: type) {
            return self.type(of: property)
        }
        if name == "Self" { return scope.type.map { .metatype($0) } }
        if let type = table.find([name], from: scope.file, within: scope.type) { return .metatype(type) }
        return table.globalVariable(name, from: scope.file).flatMap { self.type(of: $0) }
    }

    private func type(ofMember name: String, of base: Expression, in scope: Scope, _ depth: Int) -> Resolved? {
        if name == "[]" {
            return TypeInference(types: self).type(of: .member(base, name), in: scope).map {
                instance(of: $0.name, in: $0.scope)
            }
        }
        switch type(of: base, in: scope, depth: depth + 1) {
        case .instance(let type):
            if let property = property(name, of: type) { return self.type(of: property) }
            // `.child` of what is wrapped to be shown, and `.coordinator` of a router, are the coordinator itself.
            return coordinators.contains(type) && traits.all.wrappedMembers.contains(name) ? .instance(type) : nil
        case .metatype(let type):
            if let nested = table[type].nested[name] { return .metatype(nested) }
            if isCase(name, of: type) { return .instance(type) }
            return property(name, of: type).flatMap { self.type(of: $0) }
        case .external(let owner)?:
            return added(name, to: owner, in: scope) ?? namedType(.member(base, name), in: scope)
        case nil: return namedType(.member(base, name), in: scope)
        }
    }

    private func namedType(_ expression: Expression, in scope: Scope) -> Resolved? {
        guard let name = TypeName(reading: expression) else { return nil }
        return table.find(name, from: scope.file, within: scope.type).map { .metatype($0) }
    }

    /// What an extension adds to a library's type: `navigation` of `EnvironmentValues`.
    private func added(_ name: String, to library: String, in scope: Scope) -> Resolved? {
        guard let type = table.find([library], from: scope.file, within: nil), table[type].isExternal else {
            return nil
        }
        return table[type].properties[name].flatMap { self.type(of: $0) }
    }

    private func type(ofCall call: CallFacts, in scope: Scope, _ depth: Int) -> Resolved? {
        for argument in call.arguments {
            guard let label = argument.label, traits.all.resultLabels.contains(label),
                case .typeObject(let type) = argument.value
            else { continue }
            return instance(of: type, in: scope)
        }
        switch call.callee {
        case .name(let name):
            if let function = function(of: call, in: scope) {
                return returned(by: function, to: call, scope)
            }
            if name.first?.isUppercase == true { return instance(of: TypeName(name), in: scope) }
            if let named = namedType(in: call, scope) { return named }
            // A method that a library gives the enclosing coordinator.
            guard let type = scope.type, coordinators.contains(type) else { return nil }
            return .instance(child(shownBy: call, on: type, in: scope) ?? type)
        case .member(let base, "init"):
            if case .metatype(let type) = type(of: base, in: scope, depth: depth + 1) { return .instance(type) }
            return nil
        case .member(let base, let name):
            // Told once: telling it again for the function would double the work at each link of a chain.
            let receiver = type(of: base, in: scope, depth: depth + 1)
            if let function = function(name, on: receiver, for: call, scope, depth) {
                if table.function(function).returnType?.components == ["Self"] { return receiver }
                return returned(by: function, to: call, scope)
            }
            if let named = namedType(in: call, scope) { return named }
            if case .instance(let type) = receiver, coordinators.contains(type) {
                return child(shownBy: call, on: type, in: scope).map { .instance($0) } ?? receiver
            }
            if case .metatype(let type) = receiver, let nested = table[type].nested[name] {
                return .instance(nested)
            }
            guard let type = TypeName(reading: call.callee), type.last.first?.isUppercase == true else { return nil }
            return table.find(type, from: scope.file, within: scope.type).map { .instance($0) }
        default: return nil
        }
    }

    /// The coordinator that a call shows, where it gives that one back.
    private func child(shownBy call: CallFacts, on type: TypeID, in scope: Scope) -> TypeID? {
        for role in scope.roles(of: call) where role.returnsTarget {
            switch role.action {
            case .show(let destinations, _), .ask(let destinations):
                let names = destinations.flatMap { $0.destinations(in: scope.body.calls).names }
                return names.first.flatMap { children[type]?[$0.name] }
            default: continue
            }
        }
        return nil
    }

    /// `T` of `ancestor(ofType: T.self)` and `container.resolve(T.self)`.
    private func namedType(in call: CallFacts, _ scope: Scope) -> Resolved? {
        guard case .typeObject(let type) = call.arguments.first?.value, call.arguments.count <= 2 else { return nil }
        return instance(of: type, in: scope)
    }

    private func returned(
        by function: FunctionID, to call: CallFacts, _ scope: Scope
    ) -> Resolved? {
        let facts = table.function(function)
        let inside = table.scope(of: function)
        if facts.isGeneric, let type = facts.returnType, find(type, in: inside) == nil {
            // `func shell<T>(_ type: T.Type) -> T?` returns what it is given.
            if let named = namedType(in: call, scope) { return named }
        }
        if let type = facts.returnType, !traits.all.openResults.contains(type.last) {
            return instance(of: type, in: inside)
        }
        return memo.value(of: .function(function), unknown: .type(nil)) {
            .type(facts.body.results.lazy.compactMap { self.type(of: $0, in: inside) }.first)
        }.type
    }

    private func type(of reference: PropertyID) -> Resolved? {
        memo.value(of: .property(reference), unknown: .type(nil)) { .type(self.looked(into: reference)) }.type
    }

    /// The type of a property as it is written where that is not where it is declared, which ``TypeInference`` tells.
    func written(
        of property: PropertyID, _ look: @escaping () -> (name: TypeName, scope: Scope)?
    ) -> (name: TypeName, scope: Scope)? {
        memo.value(of: .written(property), unknown: .written(nil)) { .written(look()) }.written
    }

    /// What is remembered, in one memory: each may lead to the others.
    private enum Question: Hashable {
        case function(FunctionID)
        case property(PropertyID)
        case written(PropertyID)
    }

    private enum Answer {
        case type(Resolved?)
        case written((name: TypeName, scope: Scope)?)

        var type: Resolved? { if case .type(let type) = self { type } else { nil } }
        var written: (name: TypeName, scope: Scope)? { if case .written(let written) = self { written } else { nil } }
    }

    private func looked(into reference: PropertyID) -> Resolved? {
        let property = table.property(reference)
        let inside = table.scope(of: reference)
        if let type = property.type ?? property.environmentType { return instance(of: type, in: inside) }
        if let key = property.environmentKey { return environmentValue(key, from: inside.file) }
        if let wrapped = wrapped(property, in: inside) { return wrapped }
        return property.body.results.lazy.compactMap { self.type(of: $0, in: inside) }.first
    }

    /// The type of what one of the app's own property wrappers holds: `@Router var router`.
    private func wrapped(_ property: PropertyFacts, in scope: Scope) -> Resolved? {
        guard property.body.results.isEmpty else { return nil }
        for attribute in property.attributes {
            let name = TypeName(attribute.name.split(separator: ".").map(String.init))
            guard let wrapper = find(name, in: scope), let value = self.property("wrappedValue", of: wrapper) else {
                continue
            }
            if let type = type(of: value) { return type }
        }
        return nil
    }

    /// The type of a value that an extension of `EnvironmentValues`, or of a container of dependencies, declares.
    private func environmentValue(_ key: String, from file: FileID) -> Resolved? {
        for owner in traits.all.environments {
            if let values = table.find([owner], from: file, within: nil),
                let property = table[values].properties[key]
            {
                // `var home: Factory<HomeModel>` makes what it is written with.
                let made = table.property(property).type.flatMap {
                    traits.all.factories.contains($0.last) ? $0.arguments.first : nil
                }
                return made.map { instance(of: $0, in: table.scope(of: property)) } ?? type(of: property)
            }
        }
        return nil
    }
}
