import Facts
import NavigationModel
import Types

/// Finds deep links: chains of hops, and what handlers of URLs and activities set off.
package final class DeepLinkLinker {
    /// A destination that is shown on the way, with the coordinator that is asked for it.
    package struct Hop: Hashable {
        let coordinator: TypeID
        let shown: CallLinker.Shown
        /// The type that the code after it waits for.
        let expects: TypeName?
        /// The body that it stands in, for what the code takes it to show.
        let body: BodyID?

        /// A hop of the code in a body.
        package init(coordinator: TypeID, shown: CallLinker.Shown, expects: TypeName?, in body: BodyID?) {
            self.coordinator = coordinator
            self.shown = shown
            self.expects = expects
            self.body = body
        }
    }

    /// Hops in the order in which they are taken.
    package struct Chain {
        var hops: [Hop]
        /// What has to match for it, outermost first.
        var patterns: [PatternFacts]
        /// The function that it stands in.
        let function: FunctionID?
        let location: RelativeLocation

        /// A chain that code at a place sets off.
        package init(hops: [Hop], patterns: [PatternFacts], function: FunctionID?, location: RelativeLocation) {
            self.hops = hops
            self.patterns = patterns
            self.function = function
            self.location = location
        }

        /// Whether the code joins the hops, rather than making one call.
        var isChained: Bool { hops.count > 1 || hops.contains { $0.expects != nil } }

        /// The chain with another behind it, whose hops are asked of what this one shows.
        func continued(by next: Chain) -> Chain {
            Chain(
                hops: hops + next.hops, patterns: next.patterns, function: function ?? next.function,
                location: location)
        }
    }

    /// A chain with what sets it off.
    package struct Found {
        /// What it is called by: an address, or what the app makes of one. Nil where only code tells it.
        let address: String?
        /// The code that it is called by otherwise.
        let code: CodeReference
        let trigger: CodeReference
        let chain: Chain
        /// Whether something outside of the app sets it off.
        let isHandled: Bool

        /// A chain under an address, or under the name of code.
        package init(
            address: String?, code: CodeReference, trigger: CodeReference, chain: Chain, isHandled: Bool
        ) {
            self.address = address
            self.code = code
            self.trigger = trigger
            self.chain = chain
            self.isHandled = isHandled
        }
    }

    let table: TypeTable
    let graph: CallGraph
    let propagation: EffectPropagation

    /// A parameter that a function shows, and what it is shown by.
    private typealias Taken = (parameter: String, sink: CallLinker.Sink)

    private static let delegates: [String: Set<String>] = [
        "application": ["open", "continue", "performActionFor", "didReceiveRemoteNotification"],
        "scene": ["openURLContexts", "continue"],
        "windowScene": ["performActionFor"],
        "userNotificationCenter": ["didReceive"],
    ]

    private let followed = Memo<FunctionID, [Chain]>()
    private let sinks = Memo<FunctionID, [Taken]>()
    /// The functions that were followed.
    private var reached: Set<FunctionID> = []
    /// More chains than this from one function are no description of anything.
    private static let most = 100

    init(table: TypeTable, graph: CallGraph, propagation: EffectPropagation) {
        self.table = table
        self.graph = graph
        self.propagation = propagation
    }

    /// Every deep link: those of handlers, then chains that no handler reaches.
    func links() -> [Found] {
        var found: [Found] = []
        // Where no call does anything, nothing is set off.
        let bodies = graph.code.bodies.filter { graph.leadsAnywhere($0) }
        let handlers = Dictionary(grouping: graph.code.handlers, by: \.body)
        for body in bodies {
            let scope = graph.code.scope(of: body)
            for handler in handlers[body] ?? [] { found += handled(by: handler) }
            if let function = scope.function, isDelegate(table.function(function)) || isHandler(function) {
                found += chains(in: body) { _ in true }.map { link($0, .function(function)) }
            }
        }
        let reached = reached
        // A function that handlers reach may hold a chain that none of them gets to.
        let handled = Set(found.map(\.chain.location))
        for body in bodies {
            let scope = graph.code.scope(of: body)
            let isReached = scope.function.map(reached.contains) ?? false
            let chains = chains(in: body, isFollowing: false) { !isHandled($0) }
                .filter { $0.isChained && !(isReached && handled.contains($0.location)) }
            guard let code = code(of: scope) else { continue }
            found += chains.map { Found(address: nil, code: code, trigger: code, chain: $0, isHandled: false) }
        }
        return found.filter { isPossible($0.chain) }
    }

    /// Whether each hop is asked of what the one before it shows, of a coordinator further up, or of what the code
    /// takes it to show.
    private func isPossible(_ chain: Chain) -> Bool {
        var known: Set<TypeID> = []
        for (hop, next) in zip(chain.hops, chain.hops.dropFirst()) {
            known.insert(hop.coordinator)
            let shown = propagation.linker.coordinators[hop.coordinator]?.destination(hop.shown.destination)?.targets
                .targets
            let types = (shown ?? []).compactMap { if case .declared(let type) = $0 { type } else { nil } }
            known.formUnion(types)
            let isExpected = hop.expects?.last == table[next.coordinator].name
            if !types.isEmpty, !known.contains(next.coordinator), !isExpected { return false }
        }
        return true
    }

    /// The function or property a body belongs to.
    private func code(of scope: Scope) -> CodeReference? {
        scope.function.map(CodeReference.function) ?? scope.property.map(CodeReference.property)
    }

    /// Whether a call stands in what a handler of addresses runs.
    private func isHandled(_ call: CallID) -> Bool {
        graph.code.scope(of: call.body).calls(around: graph.code.call(call)).contains { outer, _ in
            outer.name.flatMap(CallIndex.Name.init)?.isHandler ?? false
        }
    }

    /// Whether the project says that a function is handed addresses.
    private func isHandler(_ function: FunctionID) -> Bool {
        guard !propagation.linker.words.addressHandlers.isEmpty else { return false }
        let name = table.function(function).name
        let type = table.owner(of: function).map { table.name(of: $0) }
        return propagation.linker.words.addressHandlers.contains { handler in
            handler.name == name && (type.map(handler.isOf) ?? (handler.type == nil))
        }
    }

    private func isDelegate(_ function: FunctionFacts) -> Bool {
        guard let labels = Self.delegates[function.name] else { return false }
        return function.parameters.contains { parameter in parameter.label.map(labels.contains) ?? false }
    }

    /// What a handler's closure, or the method given to it, sets off.
    private func handled(by handler: CallID) -> [Found] {
        let body = graph.code.scope(of: handler.body).body
        let found = chains(in: handler.body) { body.isInside($0.index, of: handler.index) }
        return found.map { link($0, .handler(handler)) }
    }

    private func link(_ chain: Chain, _ trigger: CodeReference) -> Found {
        Found(
            address: Self.address(chain.patterns), code: chain.function.map(CodeReference.function) ?? trigger,
            trigger: trigger, chain: chain, isHandled: true)
    }

    /// What has to match, put together as an address: `planets://planet`. Nil where nothing about an address is
    /// matched.
    package static func address(_ patterns: [PatternFacts]) -> String? {
        var scheme: String?
        var words: [String] = []
        for match in patterns {
            let literal = match.pattern.split(separator: "\"", omittingEmptySubsequences: false)
            if literal.count >= 3 {
                if match.subject.isEmpty, match.pattern.contains("scheme") {
                    scheme = String(literal[1])
                } else {
                    words.append(String(literal[1]))
                }
            } else if isAboutAddress(match.subject) {
                let name = match.pattern.drop { !".".contains($0) }.dropFirst().prefix { $0.isLetter || $0.isNumber }
                words.append(String(name))
            }
        }
        words = words.filter { !$0.isEmpty }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        guard scheme != nil || !words.isEmpty else { return nil }
        return (scheme.map { "\($0)://" } ?? "") + words.joined(separator: "/")
    }

    /// Whether what a `switch` looks at is the address, and not some state of the app.
    private static func isAboutAddress(_ subject: String) -> Bool {
        let subject = subject.lowercased()
        return ["url", "link", "path", "host", "activity", "shortcut", "notification", "route"]
            .contains { subject.contains($0) }
    }

    // MARK: Chains

    private func chains(of function: FunctionID) -> [Chain] {
        reached.insert(function)
        return followed.value(of: function, unknown: []) {
            Array(self.chains(in: function.body) { _ in true }.prefix(Self.most))
        }
    }

    /// The chains of one body.
    /// - Parameters:
    ///   - isFollowing: whether all functions it calls are followed, or only those called on the result of a hop
    ///     and those handed the rest of the chain.
    ///   - isInside: whether a call counts.
    private func chains(
        in body: BodyID, isFollowing: Bool = true, where isInside: (CallID) -> Bool
    ) -> [Chain] {
        let outcomes = graph.outcomes(in: body)
        guard isFollowing || outcomes.contains(where: { mayJoin($0.call, $0.outcome) }) else { return [] }
        let counting = outcomes.filter { isInside($0.call) }
        let scope = graph.code.scope(of: body)
        var segments: [Int: [Chain]] = [:]
        for (id, outcome) in counting {
            guard case .shows(let shown, _, _) = outcome else { continue }
            let call = graph.code.call(id)
            // A modifier that declares what is shown is no step of the code that stands around it.
            guard !scope.roles(of: call).contains(where: { if case .declare = $0.action { true } else { false } })
            else {
                continue
            }
            segments[id.index] = chains(showing: shown, call, scope, body)
        }
        let hops = segments
        for (id, outcome) in counting {
            guard case .runs(let functions) = outcome else { continue }
            let call = graph.code.call(id)
            let isJoined = call.closureType != nil || origin(of: call.callee, scope, in: hops) != nil
            guard isFollowing || isJoined else { continue }
            let inner = functions.flatMap { function in
                chains(of: function).compactMap { continued($0, of: function, by: call, scope) }
                    + handed(to: function, by: call, scope, body)
            }
            if !inner.isEmpty { segments[id.index] = inner }
        }
        return joined(segments, scope)
    }

    /// Whether a call is a hop, or hands on the closure that holds one.
    private func mayJoin(_ call: CallID, _ outcome: CallLinker.Outcome) -> Bool {
        switch outcome {
        case .shows: true
        case .runs: graph.code.call(call).closureType != nil
        case .exits, .notUnderstood, .nothing: false
        }
    }

    /// The chains of one call: one hop each, or the steps of a list one after another.
    private func chains(
        showing shown: [CallLinker.Shown], _ call: CallFacts, _ scope: Scope, _ body: BodyID
    ) -> [Chain] {
        let hops = shown.compactMap { hop -> Hop? in
            hop.coordinator.map {
                Hop(coordinator: $0, shown: hop, expects: scope.roles(of: call).first?.expects, in: body)
            }
        }
        let isPath = scope.roles(of: call).contains { if case .change = $0.action { true } else { false } }
        let isList =
            isPath
            && call.arguments.contains { argument in
                if case .array(let steps) = argument.value { steps.count == hops.count } else { false }
            }
        return (isList ? [hops] : hops.map { [$0] }).map {
            Chain(hops: $0, patterns: call.patterns, function: scope.function, location: call.location)
        }
    }

    /// What a function shows that its caller names: `router.replace(.ticket)`.
    private func handed(
        to function: FunctionID, by call: CallFacts, _ scope: Scope, _ body: BodyID
    ) -> [Chain] {
        sinks(of: function).flatMap { parameter, sink -> [Chain] in
            guard let argument = CallGraph.argument(parameter, of: table.function(function), in: call) else {
                return []
            }
            let shown = propagation.linker.handed(argument, to: sink, by: call, in: scope).shown
            return chains(showing: shown, call, scope, body)
        }
    }

    /// The parameters that a function shows, itself or by another that it hands them to.
    private func sinks(of function: FunctionID) -> [Taken] {
        sinks.value(of: function, unknown: []) { self.sinks(in: function.body) }
    }

    private func sinks(in body: BodyID) -> [Taken] {
        graph.outcomes(in: body).flatMap { id, outcome -> [Taken] in
            let call = graph.code.call(id)
            switch outcome {
            case .shows(_, let handed, _):
                return handed.compactMap { source, sink in
                    if case .parameter(let parameter) = source { (parameter, sink) } else { nil }
                }
            case .runs(let functions):
                return functions.flatMap { inner in
                    sinks(of: inner).compactMap { parameter, sink in
                        guard
                            case .parameter(let outer) = CallGraph.argument(
                                parameter, of: table.function(inner), in: call)
                        else { return nil }
                        return (outer, sink)
                    }
                }
            case .exits, .notUnderstood, .nothing: return []
            }
        }
    }

    /// A chain as a caller of its function has it; nil where the caller cannot get to it.
    private func continued(
        _ chain: Chain, of function: FunctionID, by call: CallFacts, _ scope: Scope
    ) -> Chain? {
        let facts = table.function(function)
        guard let asked = CallGraph.handed(chain.patterns, of: facts, to: call, in: scope) else { return nil }
        var chain = chain
        chain.patterns = call.patterns + chain.patterns + asked
        if let type = call.closureType, let last = chain.hops.popLast() {
            // `withTabs { (tabs: MainTabs) in … }` hands its closure on to the hop inside it.
            chain.hops.append(
                Hop(coordinator: last.coordinator, shown: last.shown, expects: last.expects ?? type, in: last.body))
        }
        return chain
    }

    /// Puts each segment behind the one its receiver comes from; what nothing follows is a chain.
    private func joined(_ segments: [Int: [Chain]], _ scope: Scope) -> [Chain] {
        let previous = segments.keys.reduce(into: [Int: Int]()) { found, index in
            found[index] = origin(of: scope.body.calls[index].callee, scope, in: segments)
        }
        let followed = Set(previous.values)
        return segments.keys.sorted().filter { !followed.contains($0) }.flatMap { last in
            var way = [last]
            var visited: Set = [last]
            while let before = previous[way[way.count - 1]], visited.insert(before).inserted { way.append(before) }
            let parts = way.reversed().map { segments[$0] ?? [] }
            return parts.dropFirst().reduce(parts[0]) { starts, ends in
                starts.flatMap { start in ends.map { start.continued(by: $0) } }
            }
        }
    }

    /// The segment whose result a receiver is, or whose closure hands it in.
    private func origin(of callee: Expression, _ scope: Scope, in segments: [Int: [Chain]]) -> Int? {
        var callee = callee
        var visited: Set<Int> = []
        while case .member(let base, _) = callee {
            switch base {
            case .call(let index):
                if segments[index] != nil { return index }
                guard scope.body.calls.indices.contains(index), visited.insert(index).inserted else { return nil }
                callee = scope.body.calls[index].callee
            case .closureParameter(let call, _, _, _): return segments[call] != nil ? call : nil
            case .member: callee = base
            default: return nil
            }
        }
        return nil
    }
}
