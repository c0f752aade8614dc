import Base
import Facts
import Linking
import Presentation
import Types

/// What views show of features' states in their own code, without a modifier or a stack of SwiftUI's.
extension TCAPresentations {
    /// What a view shows in place for something presented.
    private struct InPlace {
        let state: TCAPresented
        /// The case; nil for a single child.
        let name: String?
        let content: Expression
        let site: CallSite
        /// The column of a split view that it fills.
        var column: Style?
    }

    /// Adds what views show in place of, or above, what they show else: `if let store = store.scope(…) { … }`.
    /// - Parameter isWhole: whether the view of a feature is nothing but a choice by one of its properties.
    mutating func addInPlace(isWhole: (TCAPresented) -> Bool) {
        let columns = TCAColumns(stores.context)
        for scope in stores.context.code.scopes {
            guard let view = scope.type, scope.property != nil || scope.function != nil,
                stores.context.conformances.isView(view)
            else { continue }
            var found: [InPlace] = []
            Expression.walk(scope.body.results.map { ($0, columns.column(of: scope)) }) { part, column in
                switch part {
                case .match(let subject, let arms):
                    guard let (state, name) = presented(subject, in: scope), state.form != .stack else {
                        return .visitChildren
                    }
                    let arm = arms.first { $0.patterns == [.some] }
                    let site = site(of: subject, in: scope)
                    if state.screens == nil {
                        // A single child is a part of the view, unless it fills a column.
                        if column != nil, let arm, let site, state.form == .optional {
                            found.append(
                                InPlace(state: state, name: nil, content: arm.value, site: site, column: column))
                        } else {
                            parts.insert(key(state))
                        }
                    }
                    // What is the whole of a view is told by that, also where another system has its feature.
                    if isWhole(state) { parts.insert(key(state)) }
                    guard state.screens != nil, !isWhole(state), let site else { return .visitChildren }
                    guard let name else {
                        // What is chosen in a part of a view shows where one is, not what is presented.
                        if state.isMarked { found += inPlace(part, state, site, column) }
                        return .visitChildren
                    }
                    guard let arm else { return .visitChildren }
                    found.append(InPlace(state: state, name: name, content: arm.value, site: site, column: column))
                    return .visitInstead(arms.filter { $0.patterns != [.some] }.map(\.value), in: column)
                case .call(let index):
                    guard let call = scope.call(at: index) else { return .skipChildren }
                    return inside(call, column, scope, isWhole, &found)
                case .closure(let results): return .visitInstead(results, in: results.count == 1 ? column : nil)
                default: return .visitChildren
                }
            }
            for place in found where shown(place.state, place.name).isEmpty {
                shown.append(
                    Shown(
                        state: place.state, name: place.name, style: place.column ?? .root, holder: view,
                        content: place.content, site: place.site))
            }
        }
    }

    /// Notes what a call shows in place, and says where in it there may be more.
    private mutating func inside(
        _ call: CallFacts, _ column: Style?, _ scope: Scope, _ isWhole: (TCAPresented) -> Bool, _ found: inout [InPlace]
    ) -> ExpressionStep<Style?> {
        let split = TCAColumns.columns(of: call)
        guard split.isEmpty else { return .visitInstead(split.map { ($0.content, $0.style) }) }
        var inside = call.arguments.filter { $0.isClosure && $0.label != "destination" }.map(\.value)
        if Self.styles[call.name ?? ""] != nil { inside = [] }
        if call.callee == .name("IfLetStore"), let store = call.arguments.first?.value,
            let (state, name) = presented(store, in: scope)
        {
            let content =
                call.argument("then") ?? call.arguments.first(where: { $0.label == nil && $0.isTrailingClosure })?.value
            let fills = state.screens == nil && column != nil && state.form == .optional
            if state.screens == nil, !fills || content == nil { parts.insert(key(state)) }
            if let content, fills || (name != nil && state.screens != nil && !isWhole(state)) {
                found.append(
                    InPlace(
                        state: state, name: fills ? nil : name, content: content,
                        site: CallSite(scope: scope, call: call), column: column))
            }
        }
        if call.callee == .name("SwitchStore"), let store = call.arguments.first?.value,
            let (state, name) = presented(store, in: scope), name == nil, state.screens != nil, state.isMarked,
            !isWhole(state)
        {
            let site = CallSite(scope: scope, call: call)
            for closure in call.closures { found += inPlace(closure, state, site, column) }
            inside = []
        }
        let whole = TCAColumns.whole(of: call)
        if case .member(let base, _) = call.callee { inside.append(base) }
        return .visitInstead(inside.map { ($0, whole.contains($0) ? column : nil) })
    }

    /// What a switch over something presented shows, case by case.
    private func inPlace(
        _ value: Expression, _ state: TCAPresented, _ site: CallSite, _ column: Style?
    ) -> [InPlace] {
        let names = Set(states.cases(of: state).map(\.facts.name))
        return TCAScreenArms(context: stores.context, screens: names).arms(in: value, site.scope).map {
            InPlace(
                state: state, name: $0.screen, content: $0.value, site: CallSite(scope: $0.scope, call: site.call),
                column: column)
        }
    }

    /// The call that a value is made by, or is made on.
    private func site(of value: Expression, in scope: Scope) -> CallSite? {
        var current = value
        while case .member(let base, _) = current { current = base }
        if case .call(let index) = current, let call = scope.call(at: index) {
            return CallSite(scope: scope, call: call)
        }
        return scope.body.calls.first.map { CallSite(scope: scope, call: $0) }
    }

    // MARK: By hand

    /// Adds the stacks that views show element by element: `if let store = store.scope(state: \.path[id: id], …) { … }`.
    mutating func addStacksByHand() {
        var found: [Stack] = []
        for scope in stores.context.code.scopes {
            guard let view = scope.type, scope.property != nil || scope.function != nil,
                stores.context.conformances.isView(view)
            else { continue }
            Expression.walk(scope.body.results.map { ($0, ()) }) { part, _ in
                switch part {
                case .match(let subject, let arms):
                    guard case .call = subject, let (state, name) = presented(subject, in: scope), name == nil,
                        state.form == .stack, state.screens != nil,
                        let arm = arms.first(where: { $0.patterns == [.some] }),
                        let site = site(of: subject, in: scope),
                        !stacks.contains(where: { key($0.state) == key(state) })
                    else { return .visitChildren }
                    let beginning = beginning(of: view, state)
                    found.append(
                        Stack(
                            state: state, view: view, root: beginning.map { .closure([$0.value]) },
                            destination: .closure([arm.value]), site: site, rootScope: beginning?.scope))
                    return .skipChildren
                case .call(let index):
                    guard let call = scope.call(at: index) else { return .skipChildren }
                    var inside = call.closures
                    if case .member(let base, _) = call.callee { inside.append(base) }
                    return .visitInstead(inside, in: ())
                default: return .visitChildren
                }
            }
        }
        stacks += found
    }

    /// What a view shows while nothing is on a stack: `if store.path.isEmpty { … }`.
    private func beginning(of view: TypeID, _ state: TCAPresented) -> (value: Expression, scope: Scope)? {
        guard let body = stores.context.property("body", of: view) else { return nil }
        let scope = stores.context.table.scope(of: body)
        var found: Expression?
        Expression.walk(scope.body.results.map { ($0, ()) }) { part, _ in
            switch part {
            case .match(.member(let stack, "isEmpty"), let arms):
                guard let asked = presented(stack, in: scope)?.state, key(asked) == key(state) else {
                    return .visitChildren
                }
                found = arms.first { $0.patterns == [.literal("true")] }?.value
                return .stop
            case .call(let index):
                guard let call = scope.call(at: index) else { return .skipChildren }
                return .visitInstead(TCAColumns.whole(of: call), in: ())
            default: return .visitChildren
            }
        }
        return found.map { ($0, scope) }
    }
}
