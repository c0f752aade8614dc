import Base
import Facts
import NavigationModel
import Types

/// Reduces expressions to the values they stand for.
package struct ValueResolver {
    /// What an expression can be.
    struct Found {
        var values: [NavigationValue] = []
        /// Parameters of the enclosing function that it may be.
        var parameters: [String] = []
        /// Properties that it may be, and that some parameter is handed to where their type is made.
        var properties: [StateProperty] = []
        /// What actions of the environment are called with that it may be.
        var actions: [ValueSource] = []
        /// Whether some of it could not be told.
        var isOpen = false
    }

    /// What is found once.
    struct Question: Query {
        typealias Answer = [NavigationValue]

        enum Subject: Hashable {
            /// What a function returns.
            case returned(FunctionID)
            /// What a property is made with.
            case made(PropertyID)
            /// What a property of a type is handed where the type is made.
            case handed(StateProperty)
        }

        let subject: Subject
        let expected: ValueType?
        let style: Style?
        /// Whether it is asked while wrappers are looked for, and not known yet.
        let isPlain: Bool
    }

    let context: LinkingContext
    let slots: SlotResolver
    let statics: StaticRoutes
    /// The types that stand for an enum which they hold.
    let wrappers: WrapperTypes
    private let isPlain: Bool
    private let memo: Memo<Question, [NavigationValue]>
    var table: TypeTable { context.table }

    /// - Parameter wrappers: nil while these are looked for: what is told by then is no answer later.
    init(context: LinkingContext, slots: SlotResolver, statics: StaticRoutes, wrappers: WrapperTypes?) {
        self.context = context
        self.statics = statics
        self.slots = slots
        self.wrappers = wrappers ?? WrapperTypes()
        isPlain = wrappers == nil
        memo = context.memory.memo(of: Question.self)
    }

    /// The type a name means, protocols left as they are.
    package func type(_ name: TypeName, in scope: Scope) -> ValueType {
        var (name, scope) = (name, scope)
        var owners: Set<TypeID> = []
        while true {
            if let found = context.find(name, in: scope) { return classified(by: found) }
            // What `Planet.ID` stands for: the type that `id` is declared with. That may name itself.
            guard let owner = owner(ofIdentifier: name, in: scope), owners.insert(owner).inserted else {
                return .named(name.description)
            }
            guard let property = context.property("id", of: owner), let declared = context.writtenType(of: property)
            else { return .named("\(table[owner].name).ID") }
            (name, scope) = (declared.name, declared.scope)
        }
    }

    /// The type whose `ID` a name means.
    private func owner(ofIdentifier name: TypeName, in scope: Scope) -> TypeID? {
        guard name.components.count > 1, name.last == "ID" else { return nil }
        return context.find(TypeName(Array(name.components.dropLast())), in: scope)
    }

    /// What a type of the sources stands for: the enum it carries, else itself.
    func classified(by type: TypeID) -> ValueType { wrappers.carriers[type]?.type ?? .declared(type) }

    /// The type of the values in a list: `[Screen]`, `[Route<Screen>]`, `Routes<Screen>`; nil for any other type.
    func element(of name: TypeName, in scope: Scope) -> ValueType? {
        let traits = table.traits.all
        if let kept = name.keptInDictionary { return kept.last == "Array" ? element(of: kept, in: scope) : nil }
        if traits.presentedValues.contains(name.last) { return name.arguments.first.map { type($0, in: scope) } }
        func isPath(_ name: String) -> Bool { name == "Array" || traits.typedPaths.contains(name) }
        guard let inner = name.arguments.first,
            isPath(name.last) || traits.bindings.contains(name.last) || traits.navigators.contains(name.last)
                || traits.pathWrappers.contains(name.last)
        else { return nil }
        let isNested =
            traits.bindings.contains(name.last) || traits.presentedValues.contains(inner.last) || isPath(inner.last)
        return isNested ? element(of: inner, in: scope) ?? type(inner, in: scope) : type(inner, in: scope)
    }

    /// What a value of a type, or each value of a list, is.
    func each(_ name: TypeName, in scope: Scope) -> ValueType {
        element(of: name, in: scope) ?? type(context.element(of: name), in: scope)
    }

    /// What `id` of a type is.
    private func identifier(of type: TypeID) -> ValueType {
        guard let property = context.property("id", of: type), let declared = context.writtenType(of: property) else {
            return .named("\(table[type].name).ID")
        }
        return self.type(declared.name, in: declared.scope)
    }

    /// The cases of an enum, in the order of their declarations, and the static routes of a struct; empty for any
    /// other type.
    func cases(of type: ValueType) -> [CaseFacts] {
        guard case .declared(let id) = type else { return [] }
        if let inner = wrappers.structs[id] { return cases(of: inner) }
        guard table[id].kind == .enum else { return statics.routes(of: id).map(\.facts).unique }
        return table[id].parts.flatMap { table[$0].cases }
    }

    func hasCase(_ name: String, _ type: ValueType?) -> Bool {
        guard case .declared(let id)? = type else { return false }
        if let inner = wrappers.structs[id] { return hasCase(name, inner) }
        return table[id].kind == .enum
            ? context.isCase(name, of: id) : statics.routes(of: id).contains { $0.facts.name == name }
    }

    /// What an expression stands for.
    /// - Parameter expected: the type the context asks for, for `.detail` and the like.
    func values(of expression: Expression, in scope: Scope, expected: ValueType?) -> Found {
        var found = Found()
        collect(expression, scope, expected, nil, &found)
        return found
    }

    /// The type of the values of a list, told by those that write it.
    func expected(among parts: [Expression], _ scope: Scope) -> ValueType? {
        parts.lazy.compactMap { context.writtenType(of: $0, in: scope) }.first.map { type($0.name, in: $0.scope) }
    }

    /// Adds what an expression stands for.
    func collect(
        _ expression: Expression, _ scope: Scope, _ expected: ValueType?, _ style: Style?, _ found: inout Found
    ) {
        switch expression {
        case .implicitMember(let name): add(name, of: expected, [], style, scope, &found)
        case .branch, .match, .array:
            for part in expression.parts { collect(part, scope, expected, style, &found) }
        case .member(let base, let name):
            if case .metatype(let type) = context.type(of: base, in: scope) {
                add(name, of: .declared(type), [], style, scope, &found)
            } else {
                member(name, of: base, expression, scope, expected, style, &found)
            }
        case .name(let name):
            if let type = scope.type, let property = context.property(name, of: type, on: scope.platforms) {
                self.property(property, expected, style, &found)
            } else {
                found.isOpen = true
            }
        case .parameter(let name): found.parameters.append(name)
        case .literal(let text):
            let type = text.allSatisfy(\.isNumber) ? "Int" : "String"
            found.values.append(NavigationValue(type: .named(type), literal: text, style: style))
        case .closureParameter(let call, let argument, let index, let type):
            let closure = ClosureContext(call: call, argument: argument)
            if let action = EnvironmentActions.action(closure, in: scope, context) {
                found.actions.append(.action(action, argument: index))
            } else if let given = given(to: closure, at: index, scope, expected, style) {
                found.values += given.values
                found.isOpen = found.isOpen || given.isOpen
            } else if index == 0, let call = scope.call(at: call) {
                handed(expression, by: call, isTyped: type != nil, scope, expected, style, &found)
            } else {
                addTyped(expression, scope, style, &found)
            }
        case .typed, .typeObject, .instance: addTyped(expression, scope, style, &found)
        case .constant: break
        case .call(let index):
            if let call = scope.call(at: index) {
                collect(call, scope, expected, style, &found)
            } else {
                addExpected(expected, style, &found)
            }
        case .closure, .keyPath, .tuple, .bound, .unknown: addExpected(expected, style, &found)
        }
    }

    /// The values of a type that the context asks for, where it has no cases to choose from.
    private func addExpected(_ expected: ValueType?, _ style: Style?, _ found: inout Found) {
        if let expected, cases(of: expected).isEmpty {
            found.values.append(NavigationValue(type: expected, style: style))
        } else {
            found.isOpen = true
        }
    }

    /// What a call hands to its closure one by one: all cases of an enum, the values of a list that is written there.
    private func handed(
        _ parameter: Expression, by call: CallFacts, isTyped: Bool, _ scope: Scope, _ expected: ValueType?,
        _ style: Style?, _ found: inout Found
    ) {
        if let name = context.allCases(handedBy: call) {
            let type = self.type(name, in: scope)
            found.values += cases(of: type).map { NavigationValue(type: type, name: $0.name, style: style) }
        } else if !isTyped, case .array(let parts)? = context.items(handedBy: call) {
            let expected = expected ?? self.expected(among: parts, scope)
            for part in parts { collect(part, scope, expected, style, &found) }
        } else {
            addTyped(parameter, scope, style, &found)
        }
    }

    /// A case, or a static member, of a type.
    func add(
        _ name: String, of type: ValueType?, _ inner: [String], _ style: Style?, _ scope: Scope,
        _ found: inout Found
    ) {
        guard let type else {
            found.isOpen = true
            return
        }
        if hasCase(name, type) {
            found.values += (style.map { [($0, .all)] } ?? styles(of: name, type)).map {
                NavigationValue(type: type, name: name, inner: inner, style: $0.style, platforms: $0.platforms)
            }
        } else if case .declared(let id) = type, let property = context.property(name, of: id) {
            self.property(property, type, style, &found)
        } else if case .declared(let id) = type, let nested = table[id].nested[name] {
            found.values.append(NavigationValue(type: .declared(nested), style: style))
        } else if cases(of: type).isEmpty || name == "init" {
            found.values.append(NavigationValue(type: type, style: style))
        } else {
            found.isOpen = true
        }
    }

    /// How a static route says that it is shown, on each platform; nil for what is none.
    private func styles(of name: String, _ type: ValueType) -> [(style: Style?, platforms: Platforms)] {
        guard case .declared(let id) = type else { return [(nil, .all)] }
        let routes = statics.routes(of: id).filter { $0.facts.name == name }
        guard !routes.isEmpty else { return [(nil, .all)] }
        return routes.compiled(for: .all, \.platforms).map { ($0.style, $1) }
    }

    /// What a member of a value is: a property, an identifier, an element of a list.
    private func member(
        _ name: String, of base: Expression, _ whole: Expression, _ scope: Scope, _ expected: ValueType?,
        _ style: Style?, _ found: inout Found
    ) {
        if name == "wrappedValue" { return collect(base, scope, expected, style, &found) }
        if case .instance(let type)? = context.type(of: base, in: scope) {
            if name == "id" {
                found.values.append(NavigationValue(type: identifier(of: type), style: style))
                return
            }
            if let property = context.property(name, of: type, on: scope.platforms) {
                let written = context.writtenType(of: property).map { each($0.name, in: $0.scope) }
                if let written, !cases(of: written).isEmpty, let made = made(name, of: base, scope) {
                    for part in made { collect(part.value, part.scope, written, style, &found) }
                    return
                }
                return self.property(property, expected, style, &found)
            }
        }
        if name == "id", let type = context.writtenType(of: base, in: scope) {
            found.values.append(NavigationValue(type: .named("\(type.name.last).ID"), style: style))
        } else if ["first", "last", "[]"].contains(name) {
            element(whole, of: base, scope, expected, style, &found)
        } else {
            addTyped(whole, scope, style, &found)
        }
    }

    /// What the values of a list have in a property that are handed on one by one, where the list is written:
    /// `row.route` of `ForEach([Row(route: .home), Row(route: .help)]) { row in … }`.
    private func made(_ name: String, of item: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)]? {
        guard case .closureParameter(let position, _, 0, _) = item, let call = scope.call(at: position),
            let items = context.items(handedBy: call)
        else { return nil }
        var (list, inside) = (items, scope)
        if let property = context.property(meantBy: items, in: scope), table.property(property).attributes.isEmpty {
            inside = table.scope(of: property)
            guard inside.body.results.count == 1 else { return nil }
            list = inside.body.results[0]
        }
        guard case .array(let parts) = list, !parts.isEmpty else { return nil }
        let made = parts.compactMap { part -> Expression? in
            if case .call(let index) = part { inside.call(at: index)?.argument(name) } else { nil }
        }
        return made.count == parts.count ? made.map { ($0, inside) } : nil
    }

    /// One of a list: `routes.last`, `options.first`, `options[0]`.
    private func element(
        _ whole: Expression, of list: Expression, _ scope: Scope, _ expected: ValueType?, _ style: Style?,
        _ found: inout Found
    ) {
        if case .parameter(let name) = list {
            // Any of what callers hand in.
            found.parameters.append(name)
        } else if case .array = list {
            let expected =
                expected ?? context.writtenType(of: whole, in: scope).map { type($0.name, in: $0.scope) }
            collect(list, scope, expected, style, &found)
        } else if let many = context.writtenType(of: list, in: scope), let element = many.name.arguments.last {
            found.values.append(NavigationValue(type: type(element, in: many.scope), style: style))
        } else {
            collect(list, scope, expected, style, &found)
        }
    }

    /// What a property is made with, where its type is an enum; else its type.
    func property(
        _ reference: PropertyID, _ expected: ValueType?, _ style: Style?, _ found: inout Found
    ) {
        let facts = table.property(reference)
        let scope = table.scope(of: reference)
        let type = context.writtenType(of: reference).map { each($0.name, in: $0.scope) }
        let isState = facts.attributes.contains { !["MainActor", "ViewBuilder"].contains($0.name) }
        if !isState, !facts.body.results.isEmpty, type.map({ !cases(of: $0).isEmpty }) ?? true {
            let made = values(facts.body.results, scope, .made(reference), type ?? expected, style)
            if !made.isEmpty {
                let isChoice = made.count > 1 && facts.body.results.contains { $0.arms(over: .instance) != nil }
                found.values += isChoice ? made.map(\.chosen) : made
                return
            }
        }
        guard let type else {
            found.isOpen = true
            return
        }
        if !isState, let owner = scope.type, isGeneric(reference, of: owner) {
            // Whoever makes a value says of which type that is: `RowLink(destination: Planet())`.
            let slot = StateProperty(owner: owner, name: facts.name)
            if !slots.values(handedTo: slot).isEmpty { return found.properties.append(slot) }
        }
        if !isState, facts.body == BodyFacts(), !cases(of: type).isEmpty, let owner = scope.type {
            let slot = StateProperty(owner: owner, name: facts.name)
            if slots.values(handedTo: slot).contains(where: { if case .parameter = $0.value { true } else { false } }) {
                found.properties.append(slot)
            }
            let named = values(handedTo: slot, type, style).filter { $0.name != nil }
            if !named.isEmpty {
                for value in named where !found.values.contains(value) { found.values.append(value) }
                return
            }
        }
        found.values.append(NavigationValue(type: type, style: style))
    }

    /// What a property is handed where its type is made: that says which case it is.
    private func values(handedTo slot: StateProperty, _ type: ValueType, _ style: Style?) -> [NavigationValue] {
        remembered(.handed(slot), type, style) {
            var inner = Found()
            for handed in slots.values(handedTo: slot) {
                collect(handed.value, handed.site.scope, type, style, &inner)
            }
            return inner.values.unique
        }
    }

    /// What some code gives, by what it belongs to: found once, however often it is asked for.
    func values(
        _ results: [Expression], _ scope: Scope, _ subject: Question.Subject, _ expected: ValueType?, _ style: Style?
    ) -> [NavigationValue] {
        remembered(subject, expected, style) {
            var inner = Found()
            for result in results { collect(result, scope, expected, style, &inner) }
            return inner.values.unique
        }
    }

    private func remembered(
        _ subject: Question.Subject, _ expected: ValueType?, _ style: Style?, _ look: @escaping () -> [NavigationValue]
    ) -> [NavigationValue] {
        let question = Question(subject: subject, expected: expected, style: style, isPlain: isPlain)
        return memo.value(of: question, unknown: [], look)
    }

    private func addTyped(_ expression: Expression, _ scope: Scope, _ style: Style?, _ found: inout Found) {
        if let type = context.writtenType(of: expression, in: scope) {
            found.values.append(NavigationValue(type: each(type.name, in: type.scope), style: style))
        } else if case .instance(let type) = context.type(of: expression, in: scope) {
            found.values.append(NavigationValue(type: classified(by: type), style: style))
        } else {
            found.isOpen = true
        }
    }
}

extension Expression {
    /// What a choice can give, or what a list is made of.
    fileprivate var parts: [Expression] {
        if case .array(let parts) = self { parts } else { alternatives ?? [] }
    }
}
