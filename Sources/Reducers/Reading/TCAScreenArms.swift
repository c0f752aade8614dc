import Linking
import Facts
import Presentation
import Types

/// Finds what a view shows for each screen of a `TCARouter`.
///
/// ```swift
/// TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
///     switch screen.case {
///     case let .home(store): HomeView(store: store)
///     }
/// }
/// TCARouter(store) { screen in
///     SwitchStore(screen) { CaseLet(state: /Screen.home, action: Action.home, then: HomeView.init) }
/// }
/// ```
struct TCAScreenArms {
    /// One screen and what is built for it.
    struct Arm {
        let screen: String
        /// The case of the actions that the screen answers to, which may be another's as well.
        let action: String
        let value: Expression
        let scope: Scope

        fileprivate func isSame(as other: Arm) -> Bool {
            screen == other.screen && action == other.action && scope.id == other.scope.id && value == other.value
        }
    }

    let context: LinkingContext
    /// The screens there are, so that a `switch` over something else is not taken for one over them.
    let screens: Set<String>
    /// The feature that the screens are the cases of, and what tells which a store is of: a `switch` over another's is none over
    /// them, even if it has a case of the same name.
    private let feature: (id: TCAFeatureID, stores: TCAStores)?
    private let memo: Memo<ArmsQuery, [Arm]>

    /// What a function or a property builds for some screens.
    private struct ArmsQuery: Query {
        typealias Answer = [Arm]

        let body: BodyID
        let screens: Set<String>
        let feature: TCAFeatureID?
    }

    /// - Parameters:
    ///   - context: tells what functions run.
    ///   - screens: the screens there are.
    ///   - feature: the feature that they are the cases of, and what tells which a store is of, where that is known.
    init(context: LinkingContext, screens: Set<String>, of feature: (id: TCAFeatureID, stores: TCAStores)? = nil) {
        self.context = context
        self.screens = screens
        self.feature = feature
        memo = context.memory.memo(of: ArmsQuery.self)
    }

    /// The arms of a router's closure.
    func arms(of router: CallFacts, in scope: Scope) -> [Arm] {
        guard let content = router.arguments.last(where: { $0.isTrailingClosure || $0.label == "screenContent" }) else {
            return []
        }
        return arms(builtBy: content.value, scope)
    }

    /// The arms in what a closure builds; where that is a view that is handed the store, those in its body:
    /// `destination: { PathView(store: $0) }`.
    func arms(builtBy content: Expression, _ scope: Scope) -> [Arm] {
        let found = arms(in: content, scope)
        guard found.isEmpty, case .closure(let results) = content, results.count == 1,
            let call = scope.chain(endingAt: results[0]).last, call.handsStore,
            let path = TypeName(reading: call.callee),
            let type = context.find(path, in: scope), !context.table[type].isExternal,
            let body = context.property("body", of: type)
        else { return found }
        return arms(in: context.table.scope(of: body))
    }

    /// The arms in what builds views.
    func arms(in value: Expression, _ scope: Scope) -> [Arm] {
        switch value {
        case .match(let subject, let choices):
            let isOther = isOther(subject, scope)
            return choices.flatMap { choice -> [Arm] in
                let inner = arms(in: choice.value, scope)
                if isOther { return inner }
                let names = Self.names(choice.patterns, subject, scope).filter(screens.contains)
                return inner.isEmpty || names.isEmpty
                    ? inner + names.map { Arm(screen: $0, action: $0, value: choice.value, scope: scope) } : inner
            }
        case .branch(let parts), .array(let parts), .tuple(let parts), .closure(let parts):
            return parts.flatMap { arms(in: $0, scope) }
        case .call(let index): return scope.call(at: index).map { arms(in: $0, scope) } ?? []
        case .name(let name), .member(.instance, let name):
            guard let type = scope.type else { return [] }
            if let property = context.property(name, of: type) {
                return arms(in: context.table.scope(of: property))
            }
            // A method handed over by name: `TCARouter(store, screenContent: screen)`.
            return context.functions(name, of: type).flatMap { arms(in: context.table.scope(of: $0)) }
        default: return []
        }
    }

    /// Whether what is asked for its case is the store of another feature.
    private func isOther(_ subject: Expression, _ scope: Scope) -> Bool {
        guard let feature, let asked = feature.stores.scoped(subject, in: scope), asked.path.isEmpty else {
            return false
        }
        return asked.start != feature.id
    }

    /// The cases that an arm stands for; `if let store = store.scope(state: \.home, …)` stands for one.
    private static func names(_ patterns: [CasePattern], _ subject: Expression, _ scope: Scope) -> [String] {
        guard patterns == [.some], case .call(let index) = subject, scope.body.calls.indices.contains(index),
            let state = scope.body.calls[index].argument("state")
        else { return patterns.compactMap(\.name) }
        return TCAStores.path(state)?.last.map { [$0] } ?? []
    }

    private func arms(in call: CallFacts, _ scope: Scope) -> [Arm] {
        if call.name == "CaseLet" { return Self.caseLet(call, scope).map { [$0] } ?? [] }
        if Self.isOwn(call), let function = context.function(of: call, in: scope) {
            return arms(in: context.table.scope(of: function))
        }
        var parts = call.closures
        if case .member(let base, _) = call.callee { parts.insert(base, at: 0) }
        return parts.flatMap { arms(in: $0, scope) }
    }

    /// Whether a call is of the view's own: `screen(for: store)`, and not of what is built.
    static func isOwn(_ call: CallFacts) -> Bool {
        switch call.callee {
        case .name, .member(.instance, _), .member(.name, _): true
        default: false
        }
    }

    /// The arms in what a function or a property builds, each once.
    private func arms(in scope: Scope) -> [Arm] {
        guard let body = scope.id else { return [] }
        return memo.value(of: ArmsQuery(body: body, screens: screens, feature: feature?.id), unknown: []) {
            scope.body.results.flatMap { self.arms(in: $0, scope) }.reduce(into: []) { found, arm in
                if !found.contains(where: { $0.isSame(as: arm) }) { found.append(arm) }
            }
        }
    }

    /// `CaseLet(state: /Screen.home, action: Action.home, then: HomeView.init)`, and with a closure.
    static func caseLet(_ call: CallFacts, _ scope: Scope) -> Arm? {
        let unlabelled = call.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
        guard let screen = (call.argument("state") ?? unlabelled).flatMap(casePath) else { return nil }
        let content = call.argument("then") ?? call.arguments.last { $0.isTrailingClosure }?.value
        return Arm(
            screen: screen, action: call.argument("action").flatMap(casePath) ?? screen, value: content ?? .unknown,
            scope: scope)
    }

    /// The case that `/Screen.home`, `Screen.Action.home`, `\.home` and `\Screen.State.home` name.
    static func casePath(_ value: Expression) -> String? {
        switch value {
        case .member(_, let name), .implicitMember(let name): name
        case .keyPath(_, let path): path.last
        default: nil
        }
    }
}
