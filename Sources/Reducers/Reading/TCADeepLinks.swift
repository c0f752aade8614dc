import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// Finds what addresses set off: a view or a delegate of the app sends an action, reducers answer it, and send others.
///
/// ```swift
/// .onOpenURL { store.send(.opened($0)) }
/// func application(_ app: UIApplication, open url: URL, …) -> Bool { store.send(.appDelegate(.opened(url))) }
///
/// case let .opened(url): state.selectedTab = .shop; state.shop.routes.push(.loaf(.init(id: url.lastPathComponent)))
/// case .appDelegate(.opened): return .send(.shop(.open))
/// ```
struct TCADeepLinks {
    /// Code that sends an action: to a store, or in a reducer's answer.
    private struct Sending {
        let action: WrittenCase
        let feature: TCAFeatureID
        let patterns: [PatternFacts]
        let branch: CodeBranch
        let location: RelativeLocation
        /// Whether it is sent at once, and not when some work is done.
        let isImmediate: Bool

        /// The same where the code is called.
        func called(under patterns: [PatternFacts]) -> Sending {
            Sending(
                action: action, feature: feature, patterns: patterns + self.patterns, branch: branch,
                location: location, isImmediate: isImmediate)
        }
    }

    private let stores: TCAStores
    private let graph: CallGraph
    private let cases: TCAActionCases
    /// What each reducer shows, in the order of the source.
    private let answers: [TCAFeatureID: [TCAAnswer]]
    /// What each reducer sends.
    private var sends: [TCAFeatureID: [Sending]] = [:]
    private var features: TCAFeatures { stores.features }
    private var code: CallIndex { stores.context.code }

    /// - Parameters:
    ///   - answers: what reducers show, in the order of the source.
    ///   - callers: tells whose actions a reducer's code answers.
    init(stores: TCAStores, answers: [TCAAnswer], callers: TCACallers, graph: CallGraph) {
        self.stores = stores
        self.graph = graph
        cases = TCAActionCases(features: stores.features)
        self.answers = answers.reduce(into: [:]) { found, answer in
            if let feature = answer.feature { found[feature, default: []].append(answer) }
        }
        guard !answers.isEmpty, !starts.isEmpty else { return }
        for scope in graph.scopes {
            guard let feature = features.feature(around: scope),
                scope.type.map({ !stores.context.conformances.isPart($0) }) ?? true
            else { continue }
            for call in scope.body.calls where TCASends.feature(of: call, scope, stores) == feature {
                let site = CallSite(scope: scope, call: call)
                let sent = call.arguments.first.map { WrittenCase.all($0.value, in: scope) } ?? []
                guard !sent.isEmpty else { continue }
                for context in callers.contexts(of: site, fallback: features[feature].type) {
                    sends[feature, default: []] += sent.map {
                        Sending(
                            action: $0, feature: feature, patterns: context.patterns, branch: CodeBranch(site),
                            location: call.location, isImmediate: call.sendsAtOnce)
                    }
                }
            }
        }
    }

    /// The calls and the functions that are handed addresses.
    private var starts: [CodeReference] {
        code.handlers.map { .handler($0) }
            + graph.scopes.compactMap { scope in
                scope.function.flatMap { features.table.function($0).takesAddresses ? .function($0) : nil }
            }
    }

    func found() -> [HandlerAnswer] {
        guard !answers.isEmpty else { return [] }
        return starts.flatMap { start in
            switch start {
            case .handler(let handler):
                let scope = code.scope(of: handler.body)
                let inside = scope.body.calls.filter { scope.body.isInside($0.index, of: handler.index) }
                return sent(by: inside, in: scope).flatMap { sending in
                    ways(of: sending).map { HandlerAnswer(of: handler, to: $0, $1) }
                }
            case .function(let function):
                let scope = features.table.scope(of: function)
                return sent(by: scope.body.calls, in: scope).flatMap { sending in
                    ways(of: sending).map { HandlerAnswer(of: function, at: sending.location, to: $0, $1) }
                }
            default: return []
            }
        }
    }

    // MARK: Sent from outside

    /// What a function sends, where it is called on the store of a feature.
    private struct SentQuery: Query {
        typealias Answer = [Sending]

        let function: FunctionID
        let store: TCAFeatureID?
    }

    /// What tells two actions that code sends apart.
    private struct SentKey: Hashable {
        let action: WrittenCase
        let feature: TCAFeatureID
        let patterns: [PatternFacts]
        let location: RelativeLocation
    }

    /// More actions than this from one function are no description of anything.
    private static let most = 100

    /// The actions that some code sends, itself or through functions that it calls.
    /// - Parameter store: the feature of the store whose own function it is.
    private func sent(by calls: [CallFacts], in scope: Scope, of store: TCAFeatureID? = nil) -> [Sending] {
        var seen: Set<SentKey> = []
        return calls.flatMap { call -> [Sending] in
            guard let feature = sender(call, scope, store) else {
                return function(of: call, in: scope).map { sent(by: $0, of: receiver(of: call, scope, store)) }?
                    .map { $0.called(under: call.patterns) } ?? []
            }
            let value = call.arguments.first?.value
            let outer = TCASends.sendsViewActions(call, scope, stores) ? ["view"] : []
            return (value.map { WrittenCase.all($0, in: scope) } ?? []).map {
                Sending(
                    action: $0.inside(outer), feature: feature, patterns: call.patterns,
                    branch: CodeBranch(CallSite(scope: scope, call: call)), location: call.location, isImmediate: true)
            }
        }.filter { sending in
            seen.insert(
                SentKey(
                    action: sending.action, feature: sending.feature, patterns: sending.patterns,
                    location: sending.location)
            ).inserted
        }
    }

    private func sent(by function: FunctionID, of store: TCAFeatureID?) -> [Sending] {
        graph.context.memory.memo(of: SentQuery.self)
            .value(of: SentQuery(function: function, store: store), unknown: []) {
                let inside = self.features.table.scope(of: function)
                return Array(self.sent(by: inside.body.calls, in: inside, of: store).prefix(Self.most))
            }
    }

    /// The feature whose actions a call outside of reducers sends.
    private func sender(_ call: CallFacts, _ scope: Scope, _ store: TCAFeatureID?) -> TCAFeatureID? {
        switch call.callee {
        case .name("send"), .member(.instance, "send"): store ?? TCASends.feature(of: call, scope, stores)
        case .member(_, "send"): TCASends.feature(of: call, scope, stores)
        default: nil
        }
    }

    /// The function that a call runs, those included that the app adds to stores: `store.open(url)`.
    private func function(of call: CallFacts, in scope: Scope) -> FunctionID? {
        if let function = stores.context.function(of: call, in: scope) { return function }
        guard case .member(let base, let name) = call.callee, stores.scoped(base, in: scope) != nil else { return nil }
        let found = ["StoreOf", "Store"].flatMap { library -> [FunctionID] in
            guard let type = features.table.find([library], from: scope.file, within: nil) else { return [] }
            return features.table[type].functions[name] ?? []
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The feature of the store that a function is called on.
    private func receiver(of call: CallFacts, _ scope: Scope, _ store: TCAFeatureID?) -> TCAFeatureID? {
        switch call.callee {
        case .name, .member(.instance, _): store
        case .member(let base, _): stores.scoped(base, in: scope).flatMap { $0.isInside ? nil : $0.feature }
        default: nil
        }
    }

    // MARK: Answers

    /// What an action leads to, apart for each address that is matched, and for what does not hold at once.
    private func ways(of sending: Sending) -> [(name: String?, steps: [HandlerAnswer.Step])] {
        var number = 0
        var ways: [RelativeLocation: [Int]] = [:]
        let steps = steps(sending, sending.patterns, sending.action, [], [sending.location], &number).filter { step in
            // What several ways lead to is told of the first.
            let way = step.visits.map(\.number)
            let known = ways[step.step.location] ?? way
            ways[step.step.location] = known
            return known == way
        }
        return AnsweredStep.ways(steps)
    }

    /// What answers to an action show, and to those that they send.
    ///
    /// What children do after some work, of an action that was sent on to them, is their own business: only what they send at
    /// once belongs to the address.
    private func steps(
        _ start: Sending, _ patterns: [PatternFacts], _ action: WrittenCase, _ visits: [AnsweredStep.Visit],
        _ seen: Set<RelativeLocation>, _ number: inout Int
    ) -> [AnsweredStep] {
        var found: [AnsweredStep] = []
        let own = levels(of: start.action, in: start.feature).map(\.feature)
        for level in levels(of: action, in: start.feature) {
            number += 1
            let visit = number
            for answer in answers[level.feature] ?? [] where level.action.isAnswered(by: answer.patterns, as: "action")
            {
                guard let step = HandlerAnswer.Step(answer.shown, at: answer.location) else { continue }
                let name = Self.name(patterns + answer.patterns, start.action)
                let here = AnsweredStep.Visit(number: visit, branch: answer.branch)
                found.append(AnsweredStep(name: name, step: step, visits: visits + [here]))
            }
            for send in sends[level.feature] ?? []
            where level.action.isAnswered(by: send.patterns, as: "action") && !seen.contains(send.location)
                && (send.isImmediate || own.contains(level.feature))
            {
                let here = AnsweredStep.Visit(number: visit, branch: send.branch)
                found += steps(
                    start, patterns + send.patterns, send.action.inside(level.around), visits + [here],
                    seen.union([send.location]), &number)
            }
        }
        return found
    }

    /// An action as one of the features that it passes sees it.
    private struct Level {
        let feature: TCAFeatureID
        let action: WrittenCase
        /// The names it is wrapped in where it is sent.
        let around: [String]
    }

    private func levels(of action: WrittenCase, in feature: TCAFeatureID) -> [Level] {
        var found: [Level] = []
        var (current, level, around) = (action, TCAActionCases.Level.feature(feature), [String]())
        while true {
            if case .feature(let feature) = level {
                found.append(Level(feature: feature, action: current, around: around))
            }
            guard let name = current.name, let next = cases.step(name, at: level)?.next, let inner = current.inner,
                inner != .unknown
            else { return found }
            around.append(name)
            (current, level) = (inner, next)
        }
    }

    /// The cases inside of the action, or what is matched of the address; the action itself where there is neither.
    private static func name(_ patterns: [PatternFacts], _ action: WrittenCase) -> String {
        // What the state is like says nothing of the address.
        let asked = patterns.filter { !$0.subject.hasPrefix("state") }
        if let address = asked.address { return address }
        var words: [String] = []
        var current = patterns.flatMap(\.cases).first { $0.name == action.name }
        while let pattern = current {
            words += pattern.name.map { [$0] } ?? []
            current = pattern.values.first { $0.name != nil }
        }
        if words.count < action.names.count { words = action.names }
        return words.count > 1 ? words.dropFirst().joined(separator: "/") : action.name ?? ""
    }
}
