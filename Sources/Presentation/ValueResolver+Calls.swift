import Base
import Facts
import NavigationModel
import Types

/// The values that calls make.
extension ValueResolver {
    /// Adds what a call gives.
    func collect(
        _ call: CallFacts, _ scope: Scope, _ expected: ValueType?, _ style: Style?, _ found: inout Found
    ) {
        if let content = content(ofCarrier: call, scope, expected) {
            return collect(content.value, scope, content.type, style, &found)
        }
        switch call.callee {
        case .implicitMember(let name): implicit(name, call, scope, expected, style, &found)
        case .member(let base, let name):
            if case .metatype(let type) = context.type(of: base, in: scope), name != "init",
                made(name, of: type, call, scope, style, &found)
            {
                return
            }
            method(name, of: base, call, scope, expected, style, &found)
        case .closure(let parts):
            for part in parts { collect(part, scope, expected, style, &found) }
        default:
            if case .name("AnyHashable") = call.callee, let value = call.arguments.first?.value {
                collect(value, scope, expected, style, &found)
            } else if let function = context.function(of: call, in: scope) {
                returned(by: function, expected, style, &found)
            } else {
                made(by: call, scope, expected, style, &found)
            }
        }
    }

    /// A case or a method of the type that the context asks for: `.detail(id)`, `.sheet(.settings)`, `.some(route)`.
    private func implicit(
        _ name: String, _ call: CallFacts, _ scope: Scope, _ expected: ValueType?, _ style: Style?,
        _ found: inout Found
    ) {
        let first = call.arguments.first?.value
        if name == "init", call.arguments.count == 1, case .array? = first, call.arguments[0].label == nil {
            // `path = .init([.detail])`
            return first.map { collect($0, scope, expected, style, &found) } ?? ()
        }
        if let presented = table.traits.all.presentingCases[name], let first,
            !hasCase(name, expected) || isCase(first, expected, scope)
        {
            collect(first, scope, expected, presented, &found)
        } else if name == "some" || name == "init", let first, expected == nil {
            collect(first, scope, expected, style, &found)
        } else if !hasCase(name, expected), case .declared(let id)? = expected,
            let function = context.functions(name, of: id).first
        {
            returned(by: function, expected, style, &found)
        } else {
            add(name, of: expected, inner(call, name, expected, scope), style, scope, &found)
        }
    }

    /// Adds a case of a type, or a value of a type nested in it.
    /// - Returns: false where the type has neither.
    private func made(
        _ name: String, of type: TypeID, _ call: CallFacts, _ scope: Scope, _ style: Style?, _ found: inout Found
    ) -> Bool {
        if hasCase(name, .declared(type)) {
            add(name, of: .declared(type), inner(call, name, .declared(type), scope), style, scope, &found)
            return true
        }
        guard let nested = table[type].nested[name] else { return false }
        found.values.append(NavigationValue(type: .declared(nested), style: style))
        return true
    }

    /// What a method gives: one of the sources, or one that takes something from a list.
    private func method(
        _ name: String, of base: Expression, _ call: CallFacts, _ scope: Scope, _ expected: ValueType?,
        _ style: Style?, _ found: inout Found
    ) {
        if let function = context.function(of: call, in: scope) {
            returned(by: function, expected, style, &found)
        } else if ["first", "last", "randomElement"].contains(name),
            let many = context.writtenType(of: base, in: scope), let element = many.name.arguments.first,
            case let type = self.type(element, in: many.scope), cases(of: type).isEmpty
        {
            found.values.append(NavigationValue(type: type, style: style))
        } else if ["randomElement", "first", "last", "shuffled", "reversed", "filter", "map"].contains(name) {
            collect(base, scope, expected, style, &found)
        } else {
            made(by: call, scope, expected, style, &found)
        }
    }

    /// Whether a value is written as a case of an enum: the inner one of `.root(.root)`.
    private func isCase(_ value: Expression, _ type: ValueType?, _ scope: Scope) -> Bool {
        switch value {
        case .implicitMember(let name): return hasCase(name, type)
        case .call(let position) where scope.body.calls.indices.contains(position):
            guard case .implicitMember(let name) = scope.body.calls[position].callee else { return false }
            return hasCase(name, type)
        default: return false
        }
    }

    /// The only enum that a struct or an object holds.
    func held(by type: TypeID) -> WrapperType? {
        guard [.struct, .class].contains(table[type].kind), !table[type].isExternal else { return nil }
        let stored = table[type].properties.filter { _, reference in
            let property = table.property(reference)
            return !property.isStatic && property.body.results.count <= 1 && !property.declaration.isEmpty
        }
        let enums = stored.compactMap { name, reference -> (property: String, type: ValueType)? in
            guard let declared = table.property(reference).type else { return nil }
            let type = self.type(declared, in: table.scope(of: reference))
            return cases(of: type).isEmpty ? nil : (name, type)
        }
        guard enums.count == 1, let only = enums.first else { return nil }
        return WrapperType(
            property: only.property, type: only.type,
            isAlone: table[type].kind == .struct && stored.count <= 2)
    }

    /// What a carrier of an enum is made with: `page` of `Frame(page: page)`, and of `.init(page: page)` where one is asked for.
    private func content(
        ofCarrier call: CallFacts, _ scope: Scope, _ expected: ValueType?
    ) -> (value: Expression, type: ValueType)? {
        guard !wrappers.carriers.isEmpty, !call.arguments.isEmpty else { return nil }
        let carrier: WrapperType?
        if call.callee == .implicitMember("init") {
            carrier = table.sorted(wrappers.carriers).map(\.value).first { carrier in
                carrier.type == expected && call.argument(carrier.property) != nil
            }
        } else if var name = TypeName(reading: call.callee) {
            if name.last == "init" { name.components.removeLast() }
            carrier = context.find(name, in: scope).flatMap { wrappers.carriers[$0] }
        } else {
            carrier = nil
        }
        guard let carrier, let value = call.argument(carrier.property) ?? call.arguments.first?.value else {
            return nil
        }
        return (value, carrier.type)
    }

    func made(
        by call: CallFacts, _ scope: Scope, _ expected: ValueType?, _ style: Style?, _ found: inout Found
    ) {
        if var name = TypeName(reading: call.callee) {
            if name.last == "init" { name.components.removeLast() }
            if name.last.first?.isUppercase == true {
                let made = type(name, in: scope)
                if case .declared(let id) = made, let inner = wrappers.structs[id] {
                    let held = call.arguments.lazy.compactMap { argument in
                        values(of: argument.value, in: scope, expected: inner).values.first { $0.name != nil }
                    }.first
                    found.values.append(
                        NavigationValue(type: made, name: held?.name, inner: held?.inner ?? [], style: style))
                    return
                }
                found.values.append(NavigationValue(type: made, style: style))
                return
            }
        }
        if let expected {
            found.values.append(NavigationValue(type: expected, style: style))
            found.isOpen = !cases(of: expected).isEmpty
        } else {
            found.isOpen = true
        }
    }

    private func returned(
        by function: FunctionID, _ expected: ValueType?, _ style: Style?, _ found: inout Found
    ) {
        let facts = table.function(function)
        let scope = table.scope(of: function)
        let type = facts.returnType.map { each($0, in: scope) } ?? expected
        let isFollowed = type.map { !cases(of: $0).isEmpty } ?? true
        let values = isFollowed ? values(facts.body.results, scope, .returned(function), type, style) : []
        if !values.isEmpty {
            found.values += values
        } else if let type {
            found.values.append(NavigationValue(type: type, style: style))
        } else {
            found.isOpen = true
        }
    }

    /// The cases of other enums that a case is made with.
    func inner(_ call: CallFacts, _ name: String, _ type: ValueType?, _ scope: Scope) -> [String] {
        call.arguments.compactMap { argument in
            switch argument.value {
            case .implicitMember(let name): name
            case .call(let index) where scope.body.calls.indices.contains(index):
                if case .implicitMember(let name) = scope.body.calls[index].callee { name } else { nil }
            case .member(let base, let name):
                if case .metatype(let type) = context.type(of: base, in: scope), hasCase(name, .declared(type)) {
                    name
                } else {
                    nil
                }
            default: nil
            }
        }
    }
}
