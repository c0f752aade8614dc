import Facts
import Linking
import Presentation
import Types

/// Finds what an expression in the place of a controller is: through wrappers, configuration, local names, properties,
/// factories and what stands behind protocols.
package final class UIKitValues {
    package let types: UIKitTypes
    package let context: LinkingContext
    package let targets: TargetResolver
    let memo: Memo<ValueQuery, ValueQuery.Answer>
    let assignments: Memo<AssignedQuery, AssignedQuery.Answer>
    let lists: Memo<ElementsQuery, ElementsQuery.Answer>
    /// Tells what gets where.
    package let choices: CallChoices
    package var table: TypeTable { context.table }

    /// The reason where nothing leads to a controller.
    package static let atRunTime = "the view controller is chosen at run time"
    static let missingScene = "the scene isn't in any storyboard that was read"
    static let noFactory = "the code that creates the view controller wasn't found"
    package static let storyboard = "the screen is in a storyboard, and its class isn't named here"
    /// More types than these behind one protocol tell nothing.
    package static let most = 3

    /// What a body gives.
    enum ValueQuery: Query {
        typealias Answer = [UIKitShown]

        /// - Parameter position: of a tuple's element; nil for the whole.
        case body(BodyID, position: Int?)
        /// What the value that a body gives keeps in a property.
        case kept(BodyID, property: String)
        case property(PropertyID)
        /// What a body sets a property to that it shows itself.
        case set(PropertyID, in: BodyID)
        /// What each element of a list is that a call of a body hands to its closure.
        case element(handedBy: Int, in: BodyID)
        /// What a case of the value that a body gives holds.
        case held(BodyID, case: String, position: Int)
        /// What a parameter makes that is a closure.
        case made(FunctionID, parameter: String)
    }

    /// The values that a type's code sets its properties to, by name.
    struct AssignedQuery: Query {
        typealias Answer = [String: [CallSite]]

        let type: TypeID
    }

    /// What a library says more of.
    package let library: UIKitLibrary
    package let erasers: TypeErasers

    package init(_ types: UIKitTypes, _ library: UIKitLibrary = UIKitLibrary()) {
        self.types = types
        self.library = library
        context = types.context
        targets = TargetResolver(context)
        choices = CallChoices(context, isOfLibrary: UIKitNames.isOf)
        erasers = TypeErasers(context, types.memory)
        memo = types.memory.memo(of: ValueQuery.self)
        assignments = types.memory.memo(of: AssignedQuery.self)
        lists = types.memory.memo(of: ElementsQuery.self)
    }

    // MARK: Expressions

    package func shown(by value: Expression, in scope: Scope, at position: Int? = nil) -> [UIKitShown] {
        switch value {
        case .call(let index):
            guard let call = scope.call(at: index) else { return [] }
            return shown(by: call, in: scope, at: position)
        case .branch(let parts): return shown(byAny: parts, in: scope, at: position)
        case .match: return shown(byAny: [value], in: scope, at: position)
        case .tuple(let parts):
            let position = position ?? 0
            return parts.indices.contains(position) ? shown(by: parts[position], in: scope) : []
        case .name(let name): return shown(byName: name, in: scope)
        case .member(let base, let name): return shown(byMember: name, of: base, in: scope)
        case .parameter(let name): return [shown(byParameter: name, in: scope)]
        case .typed(let type): return shown(byType: type, in: scope)
        case .closureParameter(let index, _, let place, let type):
            if let call = scope.call(at: index), let given = library.handed(call, place) {
                return shown(by: given, in: scope)
            }
            if let type {
                let known = shown(byType: type, in: scope)
                if known.isKnown { return known }
            }
            guard let call = scope.call(at: index) else { return [UIKitShown(.unknown(Self.atRunTime))] }
            if place == 0, let configured = configured(by: call, in: scope) { return shown(by: configured, in: scope) }
            if place == 0, case .member(let base, "map") = call.callee { return shown(by: base, in: scope) }
            if place == 0, let all = shown(byElementHandedBy: index, in: scope) { return all }
            return [UIKitShown(.handed(call: index, position: place))]
        case .instance: return shown(byInstanceIn: scope)
        case .closure(let results):
            let last = results.last.map { shown(by: $0, in: scope, at: position) } ?? []
            guard !last.isKnown, !last.isEmpty else { return last }
            // What a closure builds may be views of SwiftUI, in a stack of these or one below the other.
            let views = targets.targets(of: value, in: scope).targets
            return views.isEmpty ? last : views.map { UIKitShown(.target($0)) }
        case .array(let parts): return parts.flatMap { shown(by: $0, in: scope) }.unique
        case .constant("nil"): return []
        case .bound:
            // A controller that is taken out of its case: `case .alert(let alert): return alert`.
            if let given = given(takenOutOf: value, in: scope) { return given }
            let held = context.writtenType(of: value, in: scope)
            return held.map { shown(byType: $0.name, in: $0.scope) } ?? [UIKitShown(.unknown(Self.atRunTime))]
        case .typeObject(let type) where types.kind(of: type, in: scope)?.isController == true:
            // What is made of a class that is handed in.
            return shown(byType: type, in: scope)
        case .implicitMember, .typeObject, .literal, .constant, .keyPath, .unknown:
            return [UIKitShown(.unknown(Self.atRunTime))]
        }
    }

    /// What one of several values is, each with what has to hold for it.
    private func shown(byAny parts: [Expression], in scope: Scope, at position: Int?) -> [UIKitShown] {
        var named: [String: [CasePattern]] = [:]
        for case .match(let subject, let arms) in parts {
            guard let decider = subject.decider else { continue }
            named[decider, default: []] += arms.flatMap(\.patterns).filter(\.isWholeCase)
        }
        let wrappers = wrappers(madeBy: parts, in: scope)
        return parts.flatMap { part -> [UIKitShown] in
            if let type = part.only.castType, wrappers.contains(type.last) { return [] }
            guard case .match(let subject, let arms) = part else {
                let asked = parts.count > 1 ? presence(askedBy: part, in: scope) : []
                return shown(by: part, in: scope, at: position).map {
                    $0.conditions.isEmpty ? $0 : $0.given(asked)
                }
            }
            return arms.flatMap { arm -> [UIKitShown] in
                if isListed(subject, arm.patterns, in: scope) == false { return [] }
                let found = shown(by: arm.value, in: scope, at: position)
                guard let decider = subject.decider,
                    let asked = condition(on: decider, arm.patterns, besides: named[decider] ?? [])
                else { return found }
                return found.map { $0.given([asked]) }
            }
        }.unique
    }

    /// What has to hold of what callers decide for an arm; nil where it says nothing certain.
    /// - Parameter named: all that the arms beside it name.
    func condition(on decider: String, _ patterns: [CasePattern], besides named: [CasePattern]) -> PatternFacts? {
        let isRest = patterns == [.any]
        let condition = PatternFacts(
            subject: decider, pattern: "", cases: isRest ? named : patterns, isExcluded: isRest)
        return patterns.contains(.some) || condition.choices == nil && condition.texts == nil ? nil : condition
    }

    /// What parameters have to be there, or be left out, where a piece of code makes what else callers decide:
    /// `if let name { board.scene(name) } else { board.first() }`.
    private func presence(askedBy value: Expression, in scope: Scope) -> [PatternFacts] {
        guard case .call(let index) = value, let call = scope.call(at: index), let function = scope.function else {
            return []
        }
        let names = table.function(function).parameters.compactMap(\.name)
        return call.conditions.filter { $0.choices == ["nil"] && names.contains($0.subject) }
    }

    /// The containers that some of several values put around what the others are already: `shown as? Stack`, and else
    /// `Stack(rootViewController: shown)`.
    private func wrappers(madeBy parts: [Expression], in scope: Scope) -> Set<String> {
        guard parts.contains(where: { $0.only.castType != nil }) else { return [] }
        return Set(
            parts.compactMap { part -> String? in
                guard case .call(let index) = part.only, let call = scope.call(at: index),
                    call.argument("rootViewController") != nil
                else { return nil }
                return TypeName(reading: call.callee)?.last
            })
    }

    /// What a function is handed: callers decide that, unless its type says that it is an alert.
    private func shown(byParameter name: String, in scope: Scope) -> UIKitShown {
        if let type = scope.function.flatMap({ table.function($0).type(of: name) }),
            types.kind(of: type, in: scope) == .silent
        {
            return UIKitShown(.silent)
        }
        return UIKitShown(.parameter(name))
    }

    /// What a call hands to its closure and gives back: `DetailController() &> { $0.delegate = self }`,
    /// `DetailController().then { $0.delegate = self }`, `configure(controller) { … }`.
    package func configured(by call: CallFacts, in scope: Scope) -> Expression? {
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
    package func of(_ type: TypeID) -> UIKitShown {
        switch types.kind(of: type) {
        case .silent: UIKitShown(.silent)
        case .stack where types.isEmptyContainer(type): UIKitShown(.container(table[type].name))
        case .controller, .stack, .tabs, .split, .pages, .host: UIKitShown(.target(.declared(type)))
        case nil where context.conformances.isView(type): UIKitShown(.target(.declared(type)))
        case .view, .delegate, nil: UIKitShown(.object(type))
        }
    }

    /// A value of a type that is only named, as an annotation or a cast does.
    package func shown(byType name: TypeName, in scope: Scope) -> [UIKitShown] {
        if let all = erasers.standsFor(name, in: scope) {
            guard !all.isEmpty, all.count <= Self.most else {
                return [
                    UIKitShown(.unknown("the type isn't known, because \(name.last) can be one of \(all.count) types"))
                ]
            }
            return all.map { of($0).inferred(all.count > 1) }
        }
        if let type = context.find(name, in: scope), !table[type].isExternal {
            if table[type].kind == .protocol { return conforming(to: type) }
            return framed(by: name, of: type, in: scope) ?? [of(type)]
        }
        return library.shown(name, scope) ?? [ofLibrary(name.last)]
    }

    /// A value that a library's type says nothing more about.
    func ofLibrary(_ name: String) -> UIKitShown {
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
        let libraries = context.conformances.libraryConformers(of: type)
        if real.isEmpty, !libraries.isEmpty {
            return libraries.map { ofLibrary(table[$0].name).inferred(libraries.count > 1) }
        }
        let found = real.isEmpty ? all : real
        guard !found.isEmpty, found.count <= Self.most else {
            return [
                UIKitShown(
                    .unknown("the type isn't known, because \(found.count) types conform to \(table[type].name)"))
            ]
        }
        return found.map { of($0).inferred(found.count > 1) }
    }

    /// The assignments to properties of other objects, by the name of the property.
    package private(set) lazy var settings: [String: [CallSite]] = {
        var found: [String: [CallSite]] = [:]
        for site in context.code.calls(named: .assignment) {
            guard case .member(.member(let base, let name), "=") = site.call.callee, base != .instance else { continue }
            found[name, default: []].append(site)
        }
        return found
    }()

    /// The storyboards of the sources.
    package private(set) lazy var storyboards = UIKitStoryboards(table)

    /// The calls that make values of each type.
    package private(set) lazy var makers: [TypeID: [CallSite]] = {
        let implicit = context.sites(named: "init").compactMap { site -> (type: TypeID, site: CallSite)? in
            guard site.call.callee == .implicitMember("init"),
                case .instance(let type)? = context.type(of: .call(site.index), in: site.scope)
            else { return nil }
            return (type, site)
        }
        let named = context.constructions.map { (type: $0.type, site: $0.site) }
        return Dictionary(grouping: named + implicit, by: \.type).mapValues { $0.map(\.site) }
    }()
}

extension FunctionFacts {
    /// The type of a parameter.
    package func type(of parameter: String) -> TypeName? { parameters.first { $0.name == parameter }?.type }
}

extension Expression {
    /// `T` of `T.self`.
    package var namedType: TypeName? { if case .typeObject(let type) = self { type } else { nil } }

    /// What it is, whatever has to hold for it, where that is one value.
    fileprivate var only: Expression {
        var next = self
        while case .match(_, let arms) = next, arms.count == 1 { next = arms[0].value }
        return next
    }

    /// What all that is known of it is that it is cast to.
    fileprivate var castType: TypeName? { if case .typed(let type) = self { type } else { nil } }

    /// Whether two expressions name one property of the enclosing type.
    package func isSame(as other: Expression) -> Bool {
        switch (self, other) {
        case (.name(let left), .member(.instance, let right)), (.member(.instance, let left), .name(let right)):
            left == right
        default: self == other
        }
    }
}
