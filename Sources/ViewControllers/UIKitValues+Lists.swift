import Facts
import Linking
import Types

/// Lists of controllers that are made of other lists, one of each element.
///
/// ```swift
/// tabs.viewControllers = Place.allCases.map { $0.makeController() }
/// tabs.viewControllers = [Place.trees, .shop].map(controller(for:))
/// tabs.viewControllers = children.map { $0.navigationController }
/// ```
extension UIKitValues {
    /// What a call makes of the elements of a list, in their order; nil where the call doesn't, or its list isn't written out.
    func mapped(by call: CallFacts, in scope: Scope) -> [UIKitShown]? {
        guard let name = call.name, Self.mapping.contains(name), call.arguments.count == 1,
            let elements = context.items(handedBy: call).flatMap({ elements(of: $0, in: scope) })
        else { return nil }
        let element = Self.element(handedBy: call)
        if let each = given(by: call.arguments[0].value, forEach: elements.named, call, in: scope) { return each }
        let made: [UIKitShown]
        switch call.arguments[0].value {
        case .closure(let results): made = results.last.map { shown(by: $0, in: scope) } ?? []
        case .keyPath(_, let path) where !path.isEmpty:
            made = shown(by: path.reduce(element) { .member($0, $1) }, in: scope)
        case let function: made = given(by: function, for: element, call, in: scope) ?? []
        }
        let isScreen = made.contains { if case .target = $0.what { true } else { false } }
        if !isScreen, isOfElement(call.arguments[0].value, of: call, in: scope), let all = objects(in: elements) {
            return all
        }
        guard made.isKnown else { return nil }
        return made.flatMap { part -> [UIKitShown] in
            guard case .handed(call.index, 0) = part.what, let all = shown(byAll: elements) else { return [part] }
            return all.map { $0.wrapped(in: part.wrapper) }
        }
    }

    /// The element of a list that a call hands to its closure.
    private static func element(handedBy call: CallFacts) -> Expression {
        .closureParameter(call: call.index, argument: 0, index: 0, type: nil)
    }

    /// Whether a closure gives what an element of the list has: `$0.router.navigationController`, `$0.toPresentable()`.
    private func isOfElement(_ closure: Expression, of call: CallFacts, in scope: Scope) -> Bool {
        var next: Expression
        switch closure {
        case .closure(let results) where results.count == 1: next = results[0]
        case .keyPath(_, let path): return !path.isEmpty
        default: return false
        }
        while true {
            switch next {
            case .member(let base, _): next = base
            case .call(let index):
                guard let inner = scope.call(at: index), inner.arguments.isEmpty else { return false }
                next = inner.callee
            default: return next == Self.element(handedBy: call)
            }
        }
    }

    /// What the elements of a list are, where these are objects of the app's own: child coordinators.
    private func objects(in elements: Elements) -> [UIKitShown]? {
        guard let all = shown(byAll: elements), !all.isEmpty else { return nil }
        let areObjects = all.allSatisfy { if case .object = $0.what { true } else { false } }
        return areObjects ? all : nil
    }

    /// What the elements of a list are, one after another; nil where they are cases, or not written out.
    private func shown(byAll elements: Elements) -> [UIKitShown]? {
        guard case .values(let all, let body) = elements else { return nil }
        let scope = table.scope(of: body)
        return all.flatMap { shown(by: $0, in: scope) }
    }

    /// What each element of a list is that code is handed one after another; nil where that isn't written out.
    func shown(byElementHandedBy call: Int, in scope: Scope) -> [UIKitShown]? {
        let element = Expression.closureParameter(call: call, argument: 0, index: 0, type: nil)
        guard let body = scope.id, let elements = listed(element, in: scope), elements.cases == nil else { return nil }
        let shown = memo.value(of: .element(handedBy: call, in: body), unknown: []) {
            (self.shown(byAll: elements) ?? []).map(\.outside).unique
        }
        return shown.isEmpty ? nil : shown
    }

    /// What a value is for each element of a list: a list that is made of another, or what code makes of one element after another;
    /// nil for any other value.
    package func made(ofListed value: Expression, in scope: Scope) -> [UIKitShown]? {
        if case .call(let index) = value, let call = scope.call(at: index), let made = mapped(by: call, in: scope) {
            return made
        }
        return isMade(ofListed: value, in: scope) ? shown(by: value, in: scope) : nil
    }

    private func isMade(ofListed value: Expression, in scope: Scope) -> Bool {
        if listed(value, in: scope) != nil { return true }
        switch value {
        case .member(let base, _): return isMade(ofListed: base, in: scope)
        case .call(let index):
            guard let call = scope.call(at: index) else { return false }
            return ([call.receiver].compactMap { $0 } + call.arguments.map(\.value)).contains {
                isMade(ofListed: $0, in: scope)
            }
        default: return false
        }
    }

    private static let mapping: Set<String> = ["map", "compactMap"]
    private static let handing = mapping.union(["forEach"])

    /// What a closure or a function gives for each case of a list, one after another; nil where that isn't told for all of them.
    private func given(
        by maker: Expression, forEach cases: [(name: String, value: Expression)], _ call: CallFacts, in scope: Scope
    ) -> [UIKitShown]? {
        var found: [UIKitShown] = []
        for (name, value) in cases {
            let made = given(byMaker: maker, for: value, call, in: scope)
            guard var part = made?.first, made?.count == 1, made?.isKnown == true else { return nil }
            part.item = name
            found.append(part)
        }
        return found.isEmpty ? nil : found
    }

    /// What a closure or a function gives for one case.
    private func given(byMaker maker: Expression, for item: Expression, _ call: CallFacts, in scope: Scope)
        -> [UIKitShown]?
    {
        switch maker {
        case .closure(let results): results.last.flatMap { shown(by: $0, for: item, call, in: scope) }
        case .keyPath(_, let path) where !path.isEmpty:
            shown(by: path.reduce(item) { .member($0, $1) }, in: scope)
        default: given(by: maker, for: item, call, in: scope)
        }
    }

    /// What a closure gives for one case: it hands the case on, or asks it for something.
    private func shown(by made: Expression, for item: Expression, _ call: CallFacts, in scope: Scope) -> [UIKitShown]? {
        let element = Self.element(handedBy: call)
        if case .member(element, let name) = made { return shown(by: .member(item, name), in: scope) }
        guard case .call(let index) = made, let inner = scope.call(at: index) else { return nil }
        let arguments = inner.arguments.map { argument in
            argument.value == element ? ArgumentFacts(label: argument.label, value: item) : argument
        }
        var callee = inner.callee
        if case .member(element, let name) = callee { callee = .member(item, name) }
        guard callee != inner.callee || arguments != inner.arguments else { return nil }
        return shown(by: inner.with(callee: callee, arguments: arguments), in: scope, at: nil)
    }

    /// What a function gives for an element that it is handed, which is written by its name alone.
    private func given(by function: Expression, for element: Expression, _ call: CallFacts, in scope: Scope)
        -> [UIKitShown]?
    {
        let (base, name): (Expression?, String)
        switch function {
        case .name(let own): (base, name) = (nil, own)
        case .member(let owner, let own): (base, name) = (owner, own)
        default: return nil
        }
        if name == "init", let made = base.flatMap({ TypeName(reading: $0) }) {
            // `screens.map(UINavigationController.init(rootViewController:))`
            guard types.kind(of: made, in: scope) == .stack else { return nil }
            return shown(by: element, in: scope).map { $0.wrapped(in: made.last) }
        }
        let all: [FunctionID]
        switch base {
        case nil, .instance?:
            all = scope.type.map { context.functions(name, of: $0) } ?? []
        case let base?:
            switch context.type(of: base, in: scope) {
            case .instance(let type), .metatype(let type): all = context.functions(name, of: type)
            default: all = []
            }
        }
        let fitting = (all.isEmpty && base == nil ? table.globalFunctions(name, from: scope.file) : all).filter {
            table.function($0).parameters.count == 1
        }
        guard fitting.count == 1 else { return nil }
        let argument = ArgumentFacts(label: table.function(fitting[0]).parameters[0].label, value: element)
        let run = call.with(callee: base.map { .member($0, name) } ?? .name(name), arguments: [argument])
        return results(of: fitting[0], by: run, in: scope, at: nil)
    }

    /// The elements of a list, as far as they are written out.
    enum Elements {
        /// What stands in a body.
        case values([Expression], in: BodyID)
        /// All cases of an enum.
        case cases([String], of: Expression)

        /// The cases that they are; nil where they aren't all cases.
        var cases: [String]? {
            switch self {
            case .cases(let names, _): return names
            case .values(let values, _):
                let names = values.compactMap { value -> String? in
                    switch value {
                    case .implicitMember(let name): name
                    case .member(let owner, let name):
                        TypeName(reading: owner)?.last.first?.isUppercase == true ? name : nil
                    default: nil
                    }
                }
                return names.count == values.count ? names : nil
            }
        }

        /// The cases that they are, with how each may be written; empty where they aren't all cases.
        var named: [(name: String, value: Expression)] {
            switch self {
            case .cases(let names, let owner): names.map { ($0, .member(owner, $0)) }
            case .values(let values, _):
                // `[Place.trees, .shop]`
                cases.map { names in
                    let owner = values.lazy.compactMap { value in
                        if case .member(let owner, _) = value { owner } else { nil }
                    }.first
                    return names.map { name in (name, owner.map { .member($0, name) } ?? .implicitMember(name)) }
                } ?? []
            }
        }
    }

    /// The lists that bodies give.
    struct ElementsQuery: Query {
        typealias Answer = Elements?

        let body: BodyID
    }

    private func elements(of items: Expression, in scope: Scope) -> Elements? {
        switch items {
        case .array(let parts): return parts.isEmpty ? nil : scope.id.map { .values(parts, in: $0) }
        case .member(let base, "allCases"):
            guard let name = TypeName(reading: base), let type = context.find(name, in: scope) else { return nil }
            if let written = context.property("allCases", of: type) {
                let elements = elements(givenBy: written.body)
                return elements?.cases.map { .cases($0, of: base) } ?? elements
            }
            let names = table.declarations(of: type).flatMap(\.cases).map(\.name)
            return names.isEmpty ? nil : .cases(names, of: base)
        case .name(let name), .member(.instance, let name):
            guard let type = scope.type, let property = context.property(name, of: type) else { return nil }
            return elements(givenBy: property.body) ?? elements(assignedTo: name, of: type, in: scope)
        case .call(let index):
            guard let call = scope.call(at: index), let function = context.function(of: call, in: scope) else {
                return nil
            }
            let all = implementations(of: function, by: call, in: scope)
            return all.count == 1 ? elements(givenBy: all[0].body) : nil
        default: return nil
        }
    }

    /// The elements of the list that a property or a function is, where it is no other.
    private func elements(givenBy body: BodyID) -> Elements? {
        lists.value(of: ElementsQuery(body: body), unknown: nil) {
            let scope = self.table.scope(of: body)
            guard scope.body.results.count == 1 else { return nil }
            return self.elements(of: scope.body.results[0], in: scope)
        }
    }

    /// The elements of the list that a piece of code sets a property to.
    private func elements(assignedTo property: String, of type: TypeID, in scope: Scope) -> Elements? {
        let sites = (assigned(in: type)[property] ?? []).filter { $0.scope.id == scope.id }
        guard sites.count == 1, let value = sites[0].call.arguments.first?.value else { return nil }
        return elements(of: value, in: sites[0].scope)
    }

    /// What is left of conditions on an element of a list: each element is made something of.
    /// - Parameter value: what a condition's subject is.
    func settled(
        _ left: CallChoices.Left?, of conditions: [PatternFacts], in scope: Scope, value: (String) -> Expression?
    ) -> CallChoices.Left? {
        guard var left, !left.isDecided else { return left }
        for match in conditions {
            guard let value = value(match.subject), let names = listed(value, in: scope)?.cases else { return left }
            guard names.contains(where: { match.mayHold(for: [$0]) }) else { return nil }
        }
        left.isDecided = true
        left.handed = []
        return left
    }

    /// The list that a value is each element of, one after another.
    private func listed(_ value: Expression, in scope: Scope) -> Elements? {
        switch value {
        case .closureParameter(let index, _, 0, _):
            guard let call = scope.call(at: index), Self.handing.contains(call.name ?? "") else { return nil }
            return context.items(handedBy: call).flatMap { elements(of: $0, in: scope) }
        case .member(let list, "[]"): return elements(of: list, in: scope)
        default: return nil
        }
    }

    /// Whether an element of a list may be what a condition asks for; nil where that isn't known.
    func isListed(_ subject: Expression, _ cases: [CasePattern], in scope: Scope) -> Bool? {
        guard let names = listed(subject, in: scope)?.cases else { return nil }
        let match = PatternFacts(subject: "", pattern: "", cases: cases)
        return names.contains { match.mayHold(for: [$0]) }
    }

    /// A list without what leaves out what isn't there, and what copies it: `[first, second].compactMap { $0 }`, `Array(screens)`.
    func unwrapped(list: Expression, in scope: Scope) -> Expression {
        guard case .call(let index) = list, let call = scope.call(at: index) else { return list }
        switch call.callee {
        case .member(let base, "compactMap"):
            return call.arguments.map(\.value) == [.closure([Self.element(handedBy: call)])] ? base : list
        case .name("Array"):
            return call.arguments.count == 1 && call.arguments[0].label == nil ? call.arguments[0].value : list
        default: return list
        }
    }

    /// What code puts into a list of its own: `screens.append(ListController())`.
    package func appended(to list: Expression, in scope: Scope) -> [Expression] {
        switch list {
        case .typed(let type):
            guard let element = type.arguments.first, type.last == "Array" else { return [] }
            guard types.kind(of: element, in: scope)?.isController == true else { return [] }
        case .call(let index):
            guard let call = scope.call(at: index), call.arguments.isEmpty, case .array = call.callee else { return [] }
        case .array: break
        default: return []
        }
        return scope.body.calls.flatMap { call -> [Expression] in
            guard call.callee == .member(list, "append"), call.arguments.count == 1 else { return [] }
            if call.arguments[0].label == nil { return [call.arguments[0].value] }
            guard case .array(let parts) = call.arguments[0].value else { return [] }
            return parts
        }
    }
}
