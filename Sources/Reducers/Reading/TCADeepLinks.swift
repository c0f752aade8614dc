import Linking
import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Finds what addresses set off: a view sends an action, and a reducer answers it.
///
/// ```swift
/// .onOpenURL { store.send(.opened($0)) }
/// case let .opened(url): state.selectedTab = .shop; state.shop.routes.push(.loaf(.init(id: url.lastPathComponent)))
/// ```
struct TCADeepLinks {
    private let stores: TCAStores
    /// What each reducer shows, in the order of the source.
    private let answers: [TCAFeatureID: [TCAAnswer]]
    private var code: CallIndex { stores.context.code }

    /// - Parameter answers: what reducers show, in the order of the source.
    init(stores: TCAStores, answers: [TCAAnswer]) {
        self.stores = stores
        self.answers = answers.reduce(into: [:]) { found, answer in
            if let feature = answer.feature { found[feature, default: []].append(answer) }
        }
    }

    func found() -> [HandlerAnswer] {
        guard !answers.isEmpty else { return [] }
        return code.handlers.flatMap { handler in
            sent(from: handler).flatMap { feature, action in found(feature, action, handler) }
        }
    }

    /// The actions that a handler's closure sends, and whose they are.
    private func sent(from handler: CallID) -> [(feature: TCAFeatureID, action: String)] {
        let scope = code.scope(of: handler.body)
        guard scope.type != nil else { return [] }
        return scope.body.calls.indices.filter { scope.body.isInside($0, of: handler.index) }.compactMap { index in
            let call = scope.body.calls[index]
            guard case .member(let store, "send") = call.callee,
                let value = call.arguments.first?.value, let action = TCAInitial.value(value, scope),
                let sent = stores.scoped(store, in: scope), !sent.isInside
            else { return nil }
            return (sent.feature, action)
        }
    }

    /// What an action sets off, apart for each pattern that matches it.
    private func found(_ feature: TCAFeatureID, _ action: String, _ handler: CallID) -> [HandlerAnswer] {
        var names: [String] = []
        var steps: [String: [HandlerAnswer.Step]] = [:]
        for answer in answers[feature] ?? [] where answer.isAsked(by: action) {
            let name = Self.name(answer.patterns, action)
            if steps[name] == nil { names.append(name) }
            steps[name, default: []] += HandlerAnswer.Step(answer.shown, at: answer.location).map { [$0] } ?? []
        }
        return names.map { HandlerAnswer(of: handler, to: $0, steps[$0] ?? []) }
    }

    /// The cases inside of the action, or what is matched of the address; the action itself where there is neither.
    private static func name(_ patterns: [PatternFacts], _ action: String) -> String {
        // What the state is like says nothing of the address.
        let asked = patterns.filter { !$0.subject.hasPrefix("state") }
        if let address = asked.address { return address }
        var words: [String] = []
        var current = patterns.flatMap(\.cases).first { $0.name == action }
        while let pattern = current {
            words += pattern.name.map { [$0] } ?? []
            current = pattern.values.first { $0.name != nil }
        }
        return words.count > 1 ? words.dropFirst().joined(separator: "/") : action
    }
}

extension TCAAnswer {
    /// Whether it is the answer to an action.
    fileprivate func isAsked(by action: String) -> Bool {
        patterns.contains { $0.cases.contains { $0.name == action } }
    }
}
