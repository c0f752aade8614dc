import Linking
import Base
import Facts
import NavigationModel
import Types

/// Finds what addresses set off: a view sends an action, and a reducer answers it.
///
/// ```swift
/// .onOpenURL { store.send(.opened($0)) }
/// case let .opened(url): state.selectedTab = .shop; state.shop.routes.push(.loaf(.init(id: url.lastPathComponent)))
/// ```
struct TCADeepLinks {
    let stores: TCAStores
    /// The calls, with those that are handed addresses.
    let code: CallIndex
    /// What reducers show, in the order of the source.
    let answers: [TCAEffects.Answer]

    func links() -> [DeepLinkLinker.Found] {
        guard !answers.isEmpty else { return [] }
        return code.handlers.flatMap { handler in
            sent(from: handler).flatMap { feature, action in links(feature, action, handler) }
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

    /// The chains that an action sets off, one for each pattern that matches it.
    private func links(
        _ feature: TCAFeatureID, _ action: String, _ handler: CallID
    ) -> [DeepLinkLinker.Found] {
        let own = answers.filter { answer in
            answer.feature == feature && answer.patterns.contains { $0.cases.contains { $0.name == action } }
        }
        var names: [String] = []
        var hops: [String: [TCAEffects.Answer]] = [:]
        for answer in own {
            let name = Self.name(answer.patterns, action)
            if hops[name] == nil { names.append(name) }
            hops[name, default: []].append(answer)
        }
        return names.flatMap { name in
            Self.chains(hops[name] ?? []).map { chain in
                DeepLinkLinker.Found(
                    address: name, code: .handler(handler), trigger: .handler(handler),
                    chain: DeepLinkLinker.Chain(
                        hops: chain.compactMap { shown in
                            shown.coordinator.map {
                                DeepLinkLinker.Hop(coordinator: $0, shown: shown, expects: nil, in: nil)
                            }
                        }, patterns: [],
                        function: nil, location: code.call(handler).location),
                    isHandled: true)
            }
        }
    }

    /// The cases inside of the action, or what is matched of the address; the action itself where there is neither.
    private static func name(_ patterns: [PatternFacts], _ action: String) -> String {
        // What the state is like says nothing of the address.
        let asked = patterns.filter { !$0.subject.hasPrefix("state") }
        if let address = DeepLinkLinker.address(asked) { return address }
        var words: [String] = []
        var current = patterns.flatMap(\.cases).first { $0.name == action }
        while let pattern = current {
            words += pattern.name.map { [$0] } ?? []
            current = pattern.values.first { $0.name != nil }
        }
        return words.count > 1 ? words.dropFirst().joined(separator: "/") : action
    }

    /// The hops in order. What one call may show, and one destination in two styles, is a choice, and each is a chain of
    /// its own.
    private static func chains(_ answers: [TCAEffects.Answer]) -> [[CallLinker.Shown]] {
        var chains: [[CallLinker.Shown]] = [[]]
        var seen: [CallLinker.Shown] = []
        var position = 0
        while position < answers.count {
            let site = answers[position].location
            let together = answers[position...].prefix { $0.location == site }.map(\.shown)
            position += together.count
            let hops = together.filter { !seen.contains($0) }
            seen += hops
            guard let first = hops.first, chains.count < 20 else { continue }
            let isOther = chains.contains { $0.contains { $0.isSamePlace(as: first) } }
            chains = chains.flatMap { chain -> [[CallLinker.Shown]] in
                guard isOther else { return hops.map { chain + [$0] } }
                let start = chain.firstIndex { $0.isSamePlace(as: first) } ?? chain.count
                return [chain] + hops.map { Array(chain[..<start]) + [$0] }
            }
        }
        return chains.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension CallLinker.Shown {
    fileprivate func isSamePlace(as other: CallLinker.Shown) -> Bool {
        coordinator == other.coordinator && destination == other.destination
    }
}
