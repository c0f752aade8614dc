import Base
import Facts
import Linking
import Types

/// Where the sources use some names, each of an action or of a case that is presented: who sends it, who may make one, and what
/// of the views is about it.
struct TCANames {
    /// An action, or another case: the enum that declares it, and its name.
    struct Action: Hashable {
        let type: TypeID
        let name: String
    }

    /// The actions that are sent where it is known whose they are.
    private(set) var sent: Set<Action> = []
    /// The names that values are made by, of a type that isn't known.
    private(set) var made: Set<String> = []
    /// The cases that values are made by, where it is known of which enum.
    private(set) var madeCases: Set<Action> = []
    /// The names that code uses in any way outside of patterns, other than in what is sent.
    private(set) var used: Set<String> = []
    /// The names that code may show something by: in views and in what is added to views and stores, and elsewhere outside of
    /// reducers as far as it looks at what is there.
    private(set) var shown: Set<String> = []
    /// The names beside which a `switch` outside of reducers has a `default` that builds something.
    private(set) var rest: Set<String> = []

    private let wanted: Set<String>
    private let bits: NameFilter
    private let cases: TCAActionCases
    let stores: TCAStores
    let state: TCAState

    /// - Parameter wanted: the names.
    init(_ wanted: Set<String>, stores: TCAStores, scopes: [Scope]) {
        self.wanted = wanted
        self.stores = stores
        state = TCAState(
            features: stores.features, routers: TCARouters([], features: stores.features, stores: stores))
        bits = wanted.reduce(into: NameFilter()) { $0.insert($1) }
        cases = TCAActionCases(features: stores.features)
        for scope in scopes { collect(scope) }
    }

    private func isWanted(_ name: String) -> Bool { bits.contains(name) && wanted.contains(name) }

    /// An argument of a call, by the positions of both.
    private struct Place: Hashable {
        let call: Int
        let argument: Int
    }

    private mutating func collect(_ scope: Scope) {
        var told: Set<Int> = []
        var toldArguments: Set<Place> = []
        for call in scope.body.calls {
            guard let level = level(of: call, scope) else { continue }
            follow(call, level, scope, &told, &toldArguments)
        }
        let kind = kind(of: scope)
        takeTyped(scope, &told, &toldArguments, kind)
        for call in scope.body.calls {
            if !told.contains(call.index) { take(call.callee, scope, isMade: true, kind) }
            for (position, argument) in call.arguments.enumerated()
            where !toldArguments.contains(Place(call: call.index, argument: position)) {
                take(argument.value, scope, isMade: !Self.isPath(argument, of: call), kind)
            }
            if kind != .reducer { for pattern in call.conditions { take(pattern.cases) } }
        }
        let given = given(by: scope)
        for result in scope.body.results {
            // What isn't said more of than its name is told already.
            if case .implicitMember(let name) = result, let given, isWanted(name), type(given, having: name) != nil {
                continue
            }
            take(result, scope, isMade: true, kind)
        }
        guard kind != .reducer else { return }
        for choice in scope.body.switches { for arm in choice.arms { take(arm.patterns) } }
    }

    /// What code is there for, as far as it matters for what is shown.
    private enum Kind {
        case reducer, views, other
    }

    private func kind(of scope: Scope) -> Kind {
        guard let type = scope.type else { return .views }
        if stores.features.feature(of: type) != nil { return .reducer }
        return stores.context.table[type].isExternal || stores.context.conformances.isPart(type) ? .views : .other
    }

    // MARK: Sending

    /// What the action is looked up among that a call sends.
    private func level(of call: CallFacts, _ scope: Scope) -> TCAActionCases.Level? {
        guard let feature = TCASends.feature(of: call, scope, stores) else { return nil }
        return TCASends.sendsViewActions(call, scope, stores)
            ? cases.step("view", at: .feature(feature))?.next : .feature(feature)
    }

    /// Notes the actions that a call sends, from the outermost in, and that their names are told.
    private mutating func follow(
        _ call: CallFacts, _ level: TCAActionCases.Level, _ scope: Scope, _ told: inout Set<Int>,
        _ toldArguments: inout Set<Place>
    ) {
        var (call, level, position) = (call, level, 0)
        while call.arguments.indices.contains(position) {
            switch call.arguments[position].value {
            case .implicitMember(let name):
                guard let step = cases.step(name, at: level) else { return }
                toldArguments.insert(Place(call: call.index, argument: position))
                if let own = step.declared { sent.insert(Action(type: own.type, name: name)) }
                return
            case .call(let index):
                guard let inner = scope.call(at: index), inner.index > call.index,
                    case .implicitMember(let name) = inner.callee, let step = cases.step(name, at: level)
                else { return }
                told.insert(index)
                if let own = step.declared { sent.insert(Action(type: own.type, name: name)) }
                guard let next = step.next, !inner.arguments.isEmpty else { return }
                (call, level, position) = (inner, next, inner.arguments.count - 1)
            default: return
            }
        }
    }

    // MARK: Values

    /// Notes the cases that are made where it is known of which enum they are, and that their names are told.
    private mutating func takeTyped(
        _ scope: Scope, _ told: inout Set<Int>, _ toldArguments: inout Set<Place>, _ kind: Kind
    ) {
        for call in scope.body.calls {
            guard let use = changed(by: call, scope), let value = call.arguments.first?.value else { continue }
            if isTold(value, of: use, scope, &told, kind) {
                toldArguments.insert(Place(call: call.index, argument: 0))
            }
        }
        guard let use = given(by: scope) else { return }
        for value in scope.body.results.flatMap({ $0.alternatives ?? [$0] }) {
            _ = isTold(value, of: use, scope, &told, kind)
        }
    }

    /// Notes a case with what it is of; whether no more is to be said of the value than what it is made with.
    private mutating func isTold(
        _ value: Expression, of use: TypeUse, _ scope: Scope, _ told: inout Set<Int>, _ kind: Kind
    ) -> Bool {
        guard let name = value.caseName(in: scope.body.calls), isWanted(name), let type = type(use, having: name)
        else { return false }
        madeCases.insert(Action(type: type, name: name))
        note(name, false, isShown: kind == .views)
        if case .call(let index) = value { told.insert(index) }
        return true
    }

    // MARK: Words

    /// The calls that name cases to look at what is there: what they are handed makes none.
    private static let looking: Set<String> = [
        "scope", "Scope", "ifLet", "ifCaseLet", "forEach", "CaseLet", "IfLetStore", "SwitchStore", "ForEachStore",
        "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector", "alert", "confirmationDialog",
        "sending", "modify", "is", "binding", "NavigationStack", "NavigationStackStore", "NavigationLinkStore",
        "NavigationLinkWithStore",
    ]

    /// Whether an argument says by a path which case a call looks at.
    private static func isPath(_ argument: ArgumentFacts, of call: CallFacts) -> Bool {
        !argument.isClosure && call.name.map(looking.contains) == true
    }

    private mutating func take(_ expression: Expression, _ scope: Scope, isMade: Bool, _ kind: Kind) {
        expression.walk { part in
            switch part {
            case .implicitMember(let name): note(name, isMade, isShown: kind == .views)
            // Within an enum its own cases need no more than their names.
            case .name(let name) where scope.type.map { stores.context.table[$0].kind == .enum } == true:
                note(name, isMade, isShown: kind == .views)
            case .member(let owner, let name) where TypeName(reading: owner)?.last.first?.isUppercase == true:
                if isMade, let path = TypeName(reading: owner), isWanted(name),
                    let type = type(TypeUse(path, in: scope), having: name)
                {
                    madeCases.insert(Action(type: type, name: name))
                    note(name, false, isShown: kind == .views)
                    break
                }
                note(name, isMade, isShown: kind == .views)
            case .keyPath(_, let path):
                for name in path { note(name, isMade, isShown: kind != .reducer) }
            case .match(_, let arms):
                guard kind != .reducer else { break }
                for arm in arms { take(arm.patterns) }
                takeRest(of: arms, scope)
            default: break
            }
            return .visitChildren
        }
    }

    private mutating func note(_ name: String, _ isMade: Bool, isShown: Bool) {
        guard isWanted(name) else { return }
        used.insert(name)
        if isMade { made.insert(name) }
        if isShown { shown.insert(name) }
    }

    private mutating func take(_ patterns: [CasePattern]) {
        var waiting = patterns
        while let pattern = waiting.popLast() {
            if let name = pattern.name, isWanted(name) { shown.insert(name) }
            waiting += pattern.values
            if case .tuple(let parts) = pattern { waiting += parts }
        }
    }

    private mutating func takeRest(of arms: [MatchArm], _ scope: Scope) {
        guard arms.contains(where: { $0.patterns == [.any] && !scope.isEmptyView($0.value) }) else { return }
        rest.formUnion(arms.flatMap { $0.patterns.compactMap(\.name) })
    }
}

extension Scope {
    /// Whether an expression builds nothing: `EmptyView()`.
    func isEmptyView(_ value: Expression) -> Bool {
        switch value {
        case .call(let index): call(at: index)?.callee == .name("EmptyView")
        case .closure(let parts), .branch(let parts): parts.allSatisfy(isEmptyView)
        default: false
        }
    }
}
