import Linking
import Facts
import Presentation
import Types

/// Tells whose actions a piece of a reducer's code answers, through the functions it stands in.
struct TCACallers {
    /// Some views or coordinators, and what is between the code that answers their actions and a call.
    struct Context {
        let holders: [TypeID]
        let through: [CodeReference]
        /// What matches on the way, from the code that answers.
        let patterns: [PatternFacts]
        /// The feature whose code answers.
        let feature: TCAFeatureID?
        /// What is presented whose actions are answered, with its case.
        let presented: [TCAShownViews.Key]
        /// The calls that lead to the function with the call, the innermost first.
        var callers: [CallSite] = []
    }

    let actions: TCAActions
    private let state: TCAState
    private let graph: CallGraph
    /// The calls that send a feature's own action, `.send(.move(.home))`, by the feature and the action's name.
    private var sends: [TCAFeatureID: [String: [CallSite]]] = [:]
    /// The calls of the state's own methods, of which only the reducer tells the type of the state it is handed:
    /// `state.reset()`.
    private let methodCalls: [FunctionID: [CallSite]]
    /// Where effects are given that properties keep.
    private let effects: TCAEffectUses

    init(features: TCAFeatures, state: TCAState, actions: TCAActions, graph: CallGraph) {
        self.actions = actions
        self.graph = graph
        self.state = state
        var calls: [FunctionID: [CallSite]] = [:]
        for scope in graph.scopes {
            for site in scope.sites {
                if site.call.sendsOwnAction, let feature = features.feature(around: scope),
                    let action = site.call.arguments.first?.value.caseName(in: scope.body.calls)
                {
                    sends[feature, default: [:]][action, default: []].append(site)
                }
                guard case .member(let base, let name) = site.call.callee,
                    case .state(let feature)? = state.place(of: base, in: scope),
                    let type = features[feature].state
                else { continue }
                for function in features.table[type].functions[name] ?? [] {
                    calls[function, default: []].append(site)
                }
            }
        }
        methodCalls = calls
        effects = TCAEffectUses(features: features, graph: graph)
    }

    /// The sites that send the action which a piece of code answers, so that it is done: those that name the case which the
    /// code around it asks for.
    func sends(of context: Context) -> [CallSite] {
        guard let feature = context.feature, let own = sends[feature], let outer = context.patterns.first else {
            return []
        }
        return outer.cases.compactMap(\.name).flatMap { own[$0] ?? [] }.filter { site in
            guard let sent = site.call.arguments.first?.value else { return false }
            return WrittenCase.all(sent, in: site.scope).contains {
                $0.isAnswered(by: context.patterns, as: "action", isCertain: true)
            }
        }
    }

    /// Someone whose action is answered by sending another.
    struct Sender {
        let holder: TypeID
        /// The code that sends.
        let context: Context
        let site: CallSite
    }

    /// Others whose actions are answered by sending the own action that a context answers, also by way of further own
    /// actions.
    /// - Parameter own: whose the own actions are.
    func senders(of context: Context, own: TypeID) -> [Sender] { senders(by: sends(of: context), own: own) }

    /// Others whose actions are answered by calls that send own actions, also by way of further own actions.
    func senders(by sends: [CallSite], own: TypeID) -> [Sender] {
        var found: [Sender] = []
        var visited: Set<CallID> = []
        var waiting = sends
        while let send = waiting.popLast() {
            guard let id = send.id, visited.insert(id).inserted else { continue }
            for context in contexts(of: send, fallback: own) {
                found += context.holders.filter { $0 != own }.map { Sender(holder: $0, context: context, site: send) }
                if context.holders.contains(own) { waiting += self.sends(of: context) }
            }
        }
        return found
    }

    /// The sites by which a feature sends an own action that a pattern matches.
    func sends(answeredBy pattern: CasePattern, of feature: TCAFeatureID) -> [CallSite] {
        guard let name = pattern.name else { return [] }
        return (sends[feature]?[name] ?? []).filter { site in
            guard let sent = site.call.arguments.first?.value else { return false }
            return WrittenCase.all(sent, in: site.scope).contains {
                $0.isAnswered(by: [PatternFacts(pattern: "", cases: [pattern])], as: "action")
            }
        }
    }

    /// The sites that run the function a site stands in.
    func callers(of site: CallSite) -> [CallSite] {
        site.scope.function.map { graph.callers(of: $0) + (methodCalls[$0] ?? []) } ?? []
    }

    /// The most calls that those who lead to one site are looked for in.
    private static let mostCalls = 1_000

    /// Whose actions lead to a site; `fallback` where nothing around it says.
    func contexts(of site: CallSite, fallback: TypeID) -> [Context] {
        var left = Self.mostCalls
        return contexts(of: site, fallback: fallback, [], &left)
    }

    private func contexts(
        of site: CallSite, fallback: TypeID, _ visited: Set<FunctionID>, _ left: inout Int
    ) -> [Context] {
        let patterns = site.call.patterns
        let feature = state.feature(around: site)
        func context(_ holders: [TypeID], _ presented: [TCAShownViews.Key] = []) -> Context {
            Context(holders: holders, through: [], patterns: patterns, feature: feature, presented: presented)
        }
        let answered = actions.answered(patterns, in: site.scope, of: feature)
        let presented = answered?.presented ?? []
        let handled = site.scope.function.map { actions.features.table.function($0) }
        // What a function of its own does for some of the feature's actions is done for the code that hands it these:
        // `case let .inner(action): return handle(action, &state)`.
        let isHanded = patterns.contains { match in handled?.parameters.contains { $0.name == match.subject } == true }
        if let own = answered, !isHanded || own.holders != [fallback] {
            return [context(own.holders, own.presented)]
        }
        let uses = effects[site]
        if let property = site.scope.property, !uses.isEmpty {
            return uses.map { use in
                let own = actions.answered(use.patterns, in: use.scope)
                return Context(
                    holders: own?.holders ?? [fallback], through: own == nil ? [] : [.property(property)],
                    patterns: use.patterns + patterns, feature: actions.features.feature(around: use.scope),
                    presented: own?.presented ?? [])
            }
        }
        guard let function = site.scope.function, let facts = handled, !visited.contains(function) else {
            return [context([fallback], presented)]
        }
        // `change(.home, &state)` does not enter `case .login`.
        var outer: [(CallSite, Context)] = []
        for caller in callers(of: site)
        where left > 0 && CallGraph.handed(site.call.conditions, of: facts, to: caller.call, in: caller.scope) != nil {
            left -= 1
            outer += contexts(of: caller, fallback: fallback, visited.union([function]), &left).map { (caller, $0) }
        }
        guard !outer.isEmpty else { return [context([fallback], presented)] }
        return outer.map { caller, context in
            Context(
                holders: context.holders,
                through: context.holders == [fallback] ? [] : context.through + [.function(function)],
                patterns: context.patterns + patterns.map { caller.call.named($0, handedTo: facts) },
                feature: context.feature, presented: context.presented + presented, callers: [caller] + context.callers)
        }
    }
}

extension CallFacts {
    /// What a function's code matches of what it is handed, by the name that the code has for that which calls it:
    /// `case let .scope(inner): return handle(inner)`.
    fileprivate func named(_ match: PatternFacts, handedTo function: FunctionFacts) -> PatternFacts {
        guard function.parameters.contains(where: { $0.name == match.subject }) else { return match }
        var named = match
        switch function.argument(match.subject, in: self) {
        case .parameter(let name): named.subject = name
        case .closureParameter(_, _, 1, _): named.subject = "action"
        case .bound(_, let outer, let position): named.subject = name(boundBy: outer, at: position) ?? match.subject
        default: break
        }
        return named
    }

    /// The name of a value of a case that the patterns around a call bind.
    private func name(boundBy outer: String, at position: Int) -> String? {
        var waiting = patterns.flatMap(\.cases)
        while let pattern = waiting.popLast() {
            guard case .named(let name, _, let values) = pattern else { continue }
            if name == outer, values.indices.contains(position), case .binding(let bound) = values[position] {
                return bound
            }
            waiting += values
        }
        return nil
    }
}
