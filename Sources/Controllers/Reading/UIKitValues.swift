import Facts
import Linking
import Presentation
import Types

/// Finds what an expression in the place of a controller is: through wrappers, configuration, local names, properties,
/// factories and what stands behind protocols.
final class UIKitValues {
    let types: UIKitTypes
    let context: LinkingContext
    private let targets: TargetResolver
    let memo: Memo<ValueQuery, ValueQuery.Answer>
    let assignments: Memo<AssignedQuery, AssignedQuery.Answer>
    var table: TypeTable { context.table }

    /// The reason where nothing leads to a controller.
    static let atRunTime = "the view controller is chosen at run time"
    private static let noFactory = "what makes the view controller was not found"
    static let storyboard = "the screen stands in a storyboard, and its class is not written here"
    /// More types than these behind one protocol tell nothing.
    static let most = 3

    /// What a body gives.
    enum ValueQuery: Query {
        typealias Answer = [UIKitShown]

        /// - Parameter position: of a tuple's element; nil for the whole.
        case body(BodyID, position: Int?)
        case property(PropertyID)
        /// What a body sets a property to that it shows itself.
        case set(PropertyID, in: BodyID)
    }

    /// The values that a type's code sets its properties to, by name.
    struct AssignedQuery: Query {
        typealias Answer = [String: [CallSite]]

        let type: TypeID
    }

    /// What a library says more of.
    let library: UIKitLibrary

    init(_ types: UIKitTypes, _ library: UIKitLibrary = UIKitLibrary()) {
        self.types = types
        self.library = library
        context = types.context
        targets = TargetResolver(context)
        memo = types.memory.memo(of: ValueQuery.self)
        assignments = types.memory.memo(of: AssignedQuery.self)
    }

    // MARK: Expressions

    func shown(by value: Expression, in scope: Scope, at position: Int? = nil) -> [UIKitShown] {
        switch value {
        case .call(let index):
            guard let call = scope.call(at: index) else { return [] }
            return shown(by: call, in: scope, at: position)
        case .branch, .match:
            return (value.alternatives ?? []).filter { $0 != .constant("nil") }
                .flatMap { shown(by: $0, in: scope, at: position) }.unique
        case .tuple(let parts):
            let position = position ?? 0
            return parts.indices.contains(position) ? shown(by: parts[position], in: scope) : []
        case .name(let name): return shown(byName: name, in: scope)
        case .member(let base, let name): return shown(byMember: name, of: base, in: scope)
        case .parameter(let name): return [UIKitShown(.parameter(name))]
        case .typed(let type): return shown(byType: type, in: scope)
        case .closureParameter(_, _, _, let type?): return shown(byType: type, in: scope)
        case .closureParameter(let index, _, let position, nil):
            guard position == 0, let call = scope.call(at: index) else { return [UIKitShown(.unknown(Self.atRunTime))] }
            if let configured = configured(by: call, in: scope) { return shown(by: configured, in: scope) }
            if case .member(let base, "map") = call.callee { return shown(by: base, in: scope) }
            return [UIKitShown(.unknown(Self.atRunTime))]
        case .instance: return shown(byInstanceIn: scope)
        case .closure(let results):
            return results.last.map { shown(by: $0, in: scope, at: position) } ?? []
        case .array(let parts): return parts.flatMap { shown(by: $0, in: scope) }.unique
        case .implicitMember, .typeObject, .literal, .constant, .keyPath, .unknown:
            return [UIKitShown(.unknown(Self.atRunTime))]
        }
    }

    /// What a call hands to its closure and gives back: `DetailController() &> { $0.delegate = self }`,
    /// `DetailController().then { $0.delegate = self }`, `configure(controller) { … }`.
    func configured(by call: CallFacts, in scope: Scope) -> Expression? {
        guard let last = call.arguments.last, last.isClosure else { return nil }
        switch call.callee {
        case .name(let name):
            guard call.arguments.count == 2, call.arguments[0].label == nil, !call.arguments[0].isClosure else {
                return nil
            }
            let isOperator = name.first.map { !$0.isLetter && $0 != "_" && $0 != "$" } ?? false
            return isOperator || UIKitNames.configuring.contains(name) ? call.arguments[0].value : nil
        case .member(let base, let name):
            guard call.arguments.count == 1, UIKitNames.configuring.contains(name) else { return nil }
            return base
        default: return nil
        }
    }

    private func shown(byInstanceIn scope: Scope) -> [UIKitShown] {
        guard let type = scope.type else { return [] }
        if table[type].isExternal || table[type].kind == .protocol { return [UIKitShown(.receiver)] }
        return [of(type)]
    }

    /// A value of a type of the sources.
    func of(_ type: TypeID) -> UIKitShown {
        switch types.kind(of: type) {
        case .silent: UIKitShown(.silent)
        case .stack where types.isEmptyContainer(type): UIKitShown(.container(table[type].name))
        case .controller, .stack, .tabs, .split, .pages, .host: UIKitShown(.target(.declared(type)))
        case .view, .delegate, nil: UIKitShown(.object(type))
        }
    }

    /// A value of a type that is only named, as an annotation or a cast does.
    func shown(byType name: TypeName, in scope: Scope) -> [UIKitShown] {
        if let type = context.find(name, in: scope), !table[type].isExternal {
            if table[type].kind == .protocol { return conforming(to: type) }
            return [of(type)]
        }
        return library.shown(name, scope) ?? [ofLibrary(name.last)]
    }

    /// A value that a library's type says nothing more about.
    private func ofLibrary(_ name: String) -> UIKitShown {
        switch UIKitTypes.kind(ofLibrary: name) {
        case .silent: UIKitShown(.silent)
        case .stack, .tabs, .split, .pages: UIKitShown(.container(name))
        case .controller, .host:
            UIKitNames.controllers.contains(name)
                ? UIKitShown(.unknown(Self.atRunTime)) : UIKitShown(.target(.external(name)))
        case .view, .delegate, nil: UIKitShown(.unknown(Self.atRunTime))
        }
    }

    /// What stands behind a protocol.
    private func conforming(to type: TypeID) -> [UIKitShown] {
        let all = context.conformances.conformers(of: type)
        let real = all.filter { !table[$0].isStandIn }
        let found = real.isEmpty ? all : real
        guard !found.isEmpty, found.count <= Self.most else {
            return [UIKitShown(.unknown("\(found.count) types conform to \(table[type].name)"))]
        }
        return found.map { of($0).inferred(found.count > 1) }
    }

    // MARK: Calls

    private func shown(by call: CallFacts, in scope: Scope, at position: Int?) -> [UIKitShown] {
        if let configured = configured(by: call, in: scope) { return shown(by: configured, in: scope, at: position) }
        if let made = made(by: call, in: scope) { return made }
        if call.arguments.isEmpty, case .member(.parameter(let name), _) = call.callee, isOpen(name, in: scope) {
            return [UIKitShown(.parameter(name))]
        }
        if let function = context.function(of: call, in: scope) {
            return results(of: function, by: call, in: scope, at: position)
        }
        return unknown(call, in: scope)
    }

    /// Whether a parameter is of a protocol or a class that others inherit from, so that callers decide what is in it:
    /// `module` of `module.toPresent()`.
    func isOpen(_ parameter: String, in scope: Scope) -> Bool {
        guard let function = scope.function,
            let type = table.function(function).parameters.first(where: { $0.name == parameter })?.type,
            let declared = context.find(type, in: table.scope(of: function))
        else { return false }
        return table[declared].kind == .protocol || types.inherited.contains(declared)
    }

    /// What a call makes that is written as a type's name.
    private func made(by call: CallFacts, in scope: Scope) -> [UIKitShown]? {
        guard var name = TypeName(reading: call.callee) else { return nil }
        if name.last == "init" { name.components.removeLast() }
        guard let first = name.last.first, first.isUppercase else { return nil }
        let type = context.find(name, in: scope)
        let declared = type.flatMap { table[$0].isExternal ? nil : $0 }
        let kind = declared.map { types.kind(of: $0) } ?? UIKitTypes.kind(ofLibrary: name.last)
        if kind == .silent { return [UIKitShown(.silent)] }
        if let root = call.argument("rootViewController"), kind == .stack || declared == nil {
            return shown(by: root, in: scope).map { $0.wrapped(in: name.last) }
        }
        if let declared {
            if kind == .host, let root = call.argument("rootView"), isGeneric(declared) {
                return views(root, in: scope, wrapper: name.last)
            }
            return [of(declared)]
        }
        if kind == .host || call.argument("rootView") != nil, let root = call.argument("rootView") {
            return views(root, in: scope, wrapper: name.last)
        }
        if declared == nil, library.hosts.contains(name.last), let root = call.arguments.last, root.isClosure {
            return views(root.value, in: scope, wrapper: name.last)
        }
        switch kind {
        case .stack, .tabs, .split, .pages: return [UIKitShown(.container(name.last))]
        case .controller, .host:
            return UIKitNames.controllers.contains(name.last)
                ? [UIKitShown(.unknown("a plain \(name.last) is filled where it is made"))]
                : [UIKitShown(.target(.external(name.last)))]
        default: return nil
        }
    }

    private func isGeneric(_ type: TypeID) -> Bool {
        table[type].parts.contains { !table[$0].genericParameters.isEmpty }
    }

    /// The views of SwiftUI in a hosting controller.
    private func views(_ root: Expression, in scope: Scope, wrapper: String) -> [UIKitShown] {
        let found = targets.targets(of: root, in: scope)
        guard !found.targets.isEmpty else {
            return [UIKitShown(.unknown("the view in \(wrapper) is built in place"))]
        }
        return found.targets.map { UIKitShown(.target($0), wrapper: wrapper) }
    }

    /// What a function gives back that a call runs.
    private func results(
        of function: FunctionID, by call: CallFacts, in scope: Scope, at position: Int?
    ) -> [UIKitShown] {
        let facts = table.function(function)
        let inside = table.scope(of: function)
        if facts.returnType?.components == ["Self"] || isGenericResult(facts) {
            if let named = call.arguments.lazy.compactMap({ $0.value.namedType }).first {
                return shown(byType: named, in: scope)
            }
            if facts.returnType?.components == ["Self"], case .member(let base, _) = call.callee {
                return receiver(base, in: scope)
            }
        }
        if position == nil, let type = facts.returnType.flatMap({ context.find($0, in: inside) }),
            !table[type].isExternal,
            types.kind(of: type) == .silent || types.isController(type) && !types.inherited.contains(type)
        {
            return [of(type)]
        }
        if let type = facts.returnType, context.find(type, in: inside) == nil, UIKitNames.isSilent(type.last) {
            return [UIKitShown(.silent)]
        }
        var found: [UIKitShown] = []
        let implementations = implementations(of: function, by: call, in: scope)
        for implementation in implementations {
            found += body(of: implementation, at: position).map { $0.inferred(implementations.count > 1) }
        }
        if found.isEmpty, let type = facts.returnType { found = shown(byType: type, in: inside) }
        return found.flatMap { part -> [UIKitShown] in
            switch part.what {
            case .parameter(let name):
                guard let argument = facts.argument(name, in: call) else { return [] }
                return shown(by: argument, in: scope).map { $0.wrapped(in: part.wrapper).inferred(part.isInferred) }
            case .receiver:
                guard case .member(let base, _) = call.callee else { return [part] }
                return shown(by: base, in: scope).map { $0.wrapped(in: part.wrapper) }
            default: return [part]
            }
        }.unique
    }

    /// Whether a function gives back what its generic parameter says.
    private func isGenericResult(_ facts: FunctionFacts) -> Bool {
        guard facts.isGeneric, let type = facts.returnType, type.components.count == 1 else { return false }
        return facts.declaration.contains("<\(type.last)") || facts.declaration.contains(", \(type.last)")
    }

    /// The type that a method is called on: `DetailController.make()`, `controller.configured()`.
    private func receiver(_ base: Expression, in scope: Scope) -> [UIKitShown] {
        if case .metatype(let type)? = context.type(of: base, in: scope) { return [of(type)] }
        if let name = TypeName(reading: base), name.last.first?.isUppercase == true {
            return [ofLibrary(name.last)]
        }
        return shown(by: base, in: scope)
    }

    /// The bodies that a call of a function may run: for what a protocol asks for, those of the types that conform.
    func implementations(of function: FunctionID, by call: CallFacts, in scope: Scope) -> [FunctionID] {
        guard let owner = table.owner(of: function), table[owner].kind == .protocol else { return [function] }
        if case .member(let base, _) = call.callee, base != .instance {
            let known = Set(shown(by: base, in: scope).compactMap(\.type)).filter { table[$0].kind != .protocol }
            if known.count == 1, let type = known.first, let own = implementation(of: function, in: type) {
                return [own]
            }
        }
        let all = context.conformances.conformers(of: owner)
        let real = all.filter { !table[$0].isStandIn }
        return (real.isEmpty ? all : real).compactMap { implementation(of: function, in: $0) }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// What a type declares or inherits for a function of a protocol or of what it inherits from.
    func implementation(of function: FunctionID, in type: TypeID) -> FunctionID? {
        let facts = table.function(function)
        return context.functions(facts.name, of: type).first { table.function($0).hasSignature(of: facts) }
    }

    /// What the body of a function gives back.
    private func body(of function: FunctionID, at position: Int?) -> [UIKitShown] {
        memo.value(of: .body(function.body, position: position), unknown: []) {
            let scope = self.table.scope(of: function)
            return scope.body.results.suffix(1).flatMap { self.shown(by: $0, in: scope, at: position) }.unique
        }
    }

    /// What a call gives whose function is not among the sources.
    private func unknown(_ call: CallFacts, in scope: Scope) -> [UIKitShown] {
        if call.name == "instantiateViewController" || call.name == "instantiateInitialViewController" {
            for argument in call.arguments where argument.isClosure {
                let made = shown(by: argument.value, in: scope)
                if made.isKnown { return made }
            }
            let label = call.argument("withIdentifier") ?? call.argument("identifier")
            if case .literal(let text)? = label, let type = context.find(TypeName(text), in: scope),
                types.isController(type)
            {
                return [of(type)]
            }
            return [UIKitShown(.unknown(Self.storyboard))]
        }
        if let named = call.arguments.lazy.compactMap({ $0.value.namedType }).first {
            let known = shown(byType: named, in: scope)
            if known.isKnown { return known }
        }
        if case .member(let base, let name) = call.callee {
            if case .metatype(let type)? = context.type(of: base, in: scope), types.isController(type) {
                return [of(type)]
            }
            if case .call = base, name.first?.isLowercase == true {
                // What configures a controller that is made in the same chain.
                let made = shown(by: base, in: scope)
                if made.contains(where: { if case .target = $0.what { true } else { false } }) { return made }
            }
        }
        return [UIKitShown(.unknown(Self.noFactory))]
    }

    /// The assignments to properties of other objects, by the name of the property.
    private(set) lazy var settings: [String: [CallSite]] = {
        var found: [String: [CallSite]] = [:]
        for site in context.code.calls(named: .assignment) {
            guard case .member(.member(let base, let name), "=") = site.call.callee, base != .instance else { continue }
            found[name, default: []].append(site)
        }
        return found
    }()

    /// The calls that make values of each type.
    private(set) lazy var makers = Dictionary(grouping: context.constructions, by: \.type).mapValues { $0.map(\.site) }
}

extension Expression {
    /// `T` of `T.self`.
    var namedType: TypeName? { if case .typeObject(let type) = self { type } else { nil } }

    /// Whether two expressions name one property of the enclosing type.
    func isSame(as other: Expression) -> Bool {
        switch (self, other) {
        case (.name(let left), .member(.instance, let right)), (.member(.instance, let left), .name(let right)):
            left == right
        default: self == other
        }
    }
}
