import Facts
import Presentation
import Types

/// Finds the chains of hops that code sets off, through the functions it runs.
struct ChainFinder {
    /// What a function sets off.
    private struct ChainsQuery: Query {
        typealias Answer = [DeepLinkChain]

        let function: FunctionID
    }

    /// The parameters that a function shows, itself or by another that it hands them to.
    private struct SinksQuery: Query {
        typealias Answer = [(parameter: String, sink: ValueSink)]

        let function: FunctionID
    }

    /// What a call that watches a state sets off once that is set.
    private struct WatcherQuery: Query {
        typealias Answer = [DeepLinkChain]

        let call: CallID
    }

    private let graph: CallGraph
    private let watched: Memo<WatcherQuery, WatcherQuery.Answer>
    private let followed: Memo<ChainsQuery, ChainsQuery.Answer>
    private let sinks: Memo<SinksQuery, SinksQuery.Answer>
    private var table: TypeTable { graph.context.table }
    /// More chains than this from one function are no description of anything.
    private static let most = 100

    init(_ graph: CallGraph) {
        self.graph = graph
        watched = graph.context.memory.memo(of: WatcherQuery.self)
        followed = graph.context.memory.memo(of: ChainsQuery.self)
        sinks = graph.context.memory.memo(of: SinksQuery.self)
    }

    /// The chains of one body.
    /// - Parameters:
    ///   - isFollowing: whether all functions it calls are followed, or only those called on the result of a hop
    ///     and those handed the rest of the chain.
    ///   - isInside: whether a call counts.
    func chains(
        in body: BodyID, isFollowing: Bool = true, where isInside: (CallID) -> Bool
    ) -> [DeepLinkChain] {
        let outcomes = graph.outcomes(in: body)
        let scope = graph.code.scope(of: body)
        let watching = isFollowing ? graph.watchers.set(in: body).filter { isInside($0.call) } : []
        guard isFollowing || outcomes.contains(where: { mayJoin($0.call, $0.outcome) }) else { return [] }
        let counting = outcomes.filter { isInside($0.call) }
        var segments = ChainSegments(scope)
        for (id, outcome) in counting {
            guard case .shows(let shown, _, _) = outcome else { continue }
            let call = graph.code.call(id)
            // A modifier that declares what is shown is no step of the code that stands around it.
            guard !scope.roles(of: call).contains(where: { if case .declare = $0.action { true } else { false } })
            else { continue }
            segments.add(chains(showing: shown, call, scope, body), of: call)
        }
        let hops = segments
        for (id, outcome) in counting {
            guard case .runs(let dispatch) = outcome else { continue }
            let call = graph.code.call(id)
            guard isFollowing || call.closureType != nil || hops.origin(of: call) != nil else { continue }
            let inner = dispatch.functions.flatMap { function in
                chains(of: function).compactMap { continued($0, of: function, by: call, scope) }
                    + handed(to: function, by: call, scope, body)
            }
            if !inner.isEmpty { segments.add(inner, of: call) }
        }
        let watched = watching.flatMap { setting, watcher -> [DeepLinkChain] in
            let call = graph.code.call(setting)
            let given = call.arguments.first?.value.choices(in: scope.body.calls)
            return chains(of: watcher).filter { chain in
                given.map { graph.watchers.mayEnter(chain.patterns, of: watcher, with: $0) } ?? true
            }.map { $0.set(off: call) }
        }
        return segments.joined() + watched
    }

    private func chains(of watcher: CallID) -> [DeepLinkChain] {
        watched.value(of: WatcherQuery(call: watcher), unknown: []) {
            let scope = self.graph.code.scope(of: watcher.body)
            let found = self.chains(in: watcher.body) { scope.body.isInside($0.index, of: watcher.index) }
            return Array(found.prefix(Self.most))
        }
    }

    private func chains(of function: FunctionID) -> [DeepLinkChain] {
        followed.value(of: ChainsQuery(function: function), unknown: []) {
            Array(self.chains(in: function.body) { _ in true }.prefix(Self.most))
        }
    }

    /// Whether a call is a hop, or hands on the closure that holds one.
    private func mayJoin(_ call: CallID, _ outcome: CallOutcome) -> Bool {
        switch outcome {
        case .shows: true
        case .runs: graph.code.call(call).closureType != nil
        case .exits, .notUnderstood, .nothing: false
        }
    }

    /// The chains of one call: one hop each, or the steps of a list one after another.
    private func chains(
        showing shown: [ShownDestination], _ call: CallFacts, _ scope: Scope, _ body: BodyID
    ) -> [DeepLinkChain] {
        let hops = shown.compactMap { hop -> DeepLinkChain.Hop? in
            (hop.coordinator ?? hop.presenter).map {
                DeepLinkChain.Hop(
                    coordinator: $0, shown: hop, expects: scope.roles(of: call).first?.expects, body: body)
            }
        }
        return (isList(hops, call, scope) ? [hops] : hops.map { [$0] }).map {
            DeepLinkChain(hops: $0, patterns: call.patterns, function: scope.function, location: call.location)
        }
    }

    /// Whether a call shows the steps of a list one after another.
    private func isList(_ hops: [DeepLinkChain.Hop], _ call: CallFacts, _ scope: Scope) -> Bool {
        let roles = scope.roles(of: call)
        guard roles.isEmpty || roles.contains(where: { if case .change = $0.action { true } else { false } }) else {
            return false
        }
        func isList(_ arguments: [ArgumentFacts]) -> Bool {
            arguments.contains { argument in
                if case .array(let steps) = argument.value {
                    hops.count > 1 && steps.count == hops.count
                } else {
                    false
                }
            }
        }
        if isList(call.arguments) { return true }
        // `.init(pathList: ["list", "detail"])`, of a system that links its calls itself.
        return roles.isEmpty
            && call.arguments.contains { argument in
                if case .call(let index) = argument.value {
                    scope.call(at: index).map { isList($0.arguments) } ?? false
                } else {
                    false
                }
            }
    }

    /// What a function shows that its caller names: `router.replace(.ticket)`.
    private func handed(
        to function: FunctionID, by call: CallFacts, _ scope: Scope, _ body: BodyID
    ) -> [DeepLinkChain] {
        sinks(of: function).flatMap { parameter, sink -> [DeepLinkChain] in
            guard let argument = table.function(function).argument(parameter, in: call) else {
                return []
            }
            let shown = graph.linker.handed(argument, to: sink, by: call, in: scope).shown
            return chains(showing: shown, call, scope, body)
        }
    }

    /// The parameters that a function shows, itself or by another that it hands them to.
    private func sinks(of function: FunctionID) -> SinksQuery.Answer {
        sinks.value(of: SinksQuery(function: function), unknown: []) { self.sinks(in: function.body) }
    }

    private func sinks(in body: BodyID) -> SinksQuery.Answer {
        graph.outcomes(in: body).flatMap { call, outcome -> SinksQuery.Answer in
            switch outcome {
            case .shows(_, let handed, _):
                handed.compactMap { source, sink in
                    if case .parameter(let parameter) = source { (parameter, sink) } else { nil }
                }
            case .runs(let dispatch): dispatch.functions.flatMap { handedOn(to: $0, by: graph.code.call(call)) }
            case .exits, .notUnderstood, .nothing: []
            }
        }
    }

    /// The parameters around a call that it hands on to a function which shows them.
    private func handedOn(to function: FunctionID, by call: CallFacts) -> SinksQuery.Answer {
        // Most calls hand on nothing, and functions that call each other in turn are many.
        let isHandingOn = call.arguments.contains { if case .parameter = $0.value { true } else { false } }
        guard isHandingOn else { return [] }
        let facts = table.function(function)
        return sinks(of: function).compactMap { parameter, sink in
            guard case .parameter(let outer) = facts.argument(parameter, in: call) else { return nil }
            return (outer, sink)
        }
    }

    /// A chain as a caller of its function has it; nil where the caller cannot get to it.
    private func continued(
        _ chain: DeepLinkChain, of function: FunctionID, by call: CallFacts, _ scope: Scope
    ) -> DeepLinkChain? {
        let facts = table.function(function)
        guard let asked = CallGraph.handed(chain.patterns, of: facts, to: call, in: scope) else { return nil }
        var chain = chain
        chain.patterns = call.patterns + chain.patterns + asked
        if let type = call.closureType, let last = chain.hops.indices.last {
            // `withTabs { (tabs: MainTabs) in … }` hands its closure on to the hop inside it.
            chain.hops[last].expects = chain.hops[last].expects ?? type
        }
        return chain
    }
}
