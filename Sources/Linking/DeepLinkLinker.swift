import Facts
import NavigationModel
import Presentation
import Types

/// Finds deep links: chains of hops, and what handlers of URLs and activities set off.
struct DeepLinkLinker {
    /// A chain with what sets it off.
    struct Found {
        /// What it is called by: an address, or what the app makes of one. Nil where only code tells it.
        let address: String?
        /// The code that it is called by otherwise.
        let code: CodeReference
        let trigger: CodeReference
        let chain: DeepLinkChain
        /// Whether something outside of the app sets it off.
        let isHandled: Bool
    }

    private let graph: CallGraph
    private let chains: ChainFinder
    /// The calls that are handed addresses, by the bodies they stand in.
    private let handlers: [BodyID: [CallID]]
    private var table: TypeTable { graph.context.table }

    init(_ graph: CallGraph) {
        self.graph = graph
        chains = ChainFinder(graph)
        handlers = Dictionary(grouping: graph.code.handlers, by: \.body)
    }

    /// Every deep link: those of handlers, then chains that no handler reaches.
    /// - Parameter answers: what handlers set off in code that systems link themselves.
    func links(_ answers: [HandlerAnswer]) -> [Found] {
        // Where no call does anything, nothing is set off.
        let bodies = graph.code.bodies.filter { graph.leadsAnywhere($0) || graph.watchers.areSet(in: $0) }
        let handled = handled(in: bodies)
        let found = handled + unhandled(in: bodies, beside: handled)
        let coordinators = graph.linker.coordinators
        return found.filter { $0.chain.isPossible(among: coordinators, in: table) } + answers.flatMap(links)
    }

    // MARK: Set off from outside

    /// What handlers and the methods of delegates set off.
    private func handled(in bodies: [BodyID]) -> [Found] {
        return bodies.flatMap { body -> [Found] in
            let scope = graph.code.scope(of: body)
            var found = (handlers[body] ?? []).flatMap { handler in
                chains.chains(in: body) { scope.body.isInside($0.index, of: handler.index) }
                    .map { link($0, .handler(handler)) }
            }
            if let function = scope.function, isHandler(function) {
                found += chains.chains(in: body) { _ in true }.map { link($0, .function(function)) }
            }
            return found
        }
    }

    private func link(_ chain: DeepLinkChain, _ trigger: CodeReference) -> Found {
        Found(
            address: chain.patterns.address, code: chain.function.map(CodeReference.function) ?? trigger,
            trigger: trigger, chain: chain, isHandled: true)
    }

    /// What a handler sets off in code that a system links itself.
    private func links(_ answer: HandlerAnswer) -> [Found] {
        let place: RelativeLocation?
        if case .handler(let call) = answer.handler {
            place = graph.code.call(call).location
        } else {
            place = answer.location
        }
        guard let place else { return [] }
        return answer.chains().map { hops in
            Found(
                address: answer.address, code: answer.handler, trigger: answer.handler,
                chain: DeepLinkChain(hops: hops, location: place), isHandled: true)
        }
    }

    /// Whether a function is handed addresses: by the system, or as the project says.
    private func isHandler(_ function: FunctionID) -> Bool {
        let facts = table.function(function)
        if facts.takesAddresses { return true }
        let words = graph.linker.words.addressHandlers
        guard !words.isEmpty else { return false }
        let type = table.owner(of: function).map { table.name(of: $0) }
        return words.contains { $0.name == facts.name && (type.map($0.isOf) ?? ($0.type == nil)) }
    }

    // MARK: Set off by code alone

    /// The chains that no handler gets to.
    private func unhandled(in bodies: [BodyID], beside handled: [Found]) -> [Found] {
        let reached = reached(from: bodies)
        // A function that handlers reach may hold a chain that none of them gets to.
        let known = Set(handled.map(\.chain.location))
        return bodies.flatMap { body -> [Found] in
            let scope = graph.code.scope(of: body)
            guard
                let code = scope.function.map(CodeReference.function) ?? scope.property.map(CodeReference.property)
            else { return [] }
            let isReached = scope.function.map(reached.contains) ?? false
            return chains.chains(in: body, isFollowing: false) { !isHandled($0) }
                .filter { $0.isChained && !(isReached && known.contains($0.location)) }
                .map { Found(address: nil, code: code, trigger: code, chain: $0, isHandled: false) }
        }
    }

    /// The functions that code runs which something outside of the app sets off.
    private func reached(from bodies: [BodyID]) -> Set<FunctionID> {
        var waiting: [FunctionID] = []
        for body in bodies {
            let scope = graph.code.scope(of: body)
            let isHandler = scope.function.map(self.isHandler) ?? false
            let inside = handlers[body] ?? []
            guard isHandler || !inside.isEmpty else { continue }
            for case (let call, .runs(let dispatch)) in graph.outcomes(in: body)
            where isHandler || inside.contains(where: { scope.body.isInside(call.index, of: $0.index) }) {
                waiting += dispatch.functions
            }
        }
        var reached: Set<FunctionID> = []
        while let next = waiting.popLast() {
            guard reached.insert(next).inserted else { continue }
            for case (_, .runs(let dispatch)) in graph.outcomes(in: next.body) { waiting += dispatch.functions }
        }
        return reached
    }

    /// Whether a call stands in what a handler of addresses runs.
    private func isHandled(_ call: CallID) -> Bool {
        graph.code.scope(of: call.body).calls(around: graph.code.call(call)).contains { outer, _ in
            outer.name.flatMap(CallIndex.Name.init)?.isHandler ?? false
        }
    }
}

extension FunctionFacts {
    /// Whether it is a method of a delegate that the system hands the addresses which the app is opened with.
    package var takesAddresses: Bool {
        guard let labels = Self.delegates[name] else { return false }
        return parameters.contains { $0.label.map(labels.contains) ?? false }
    }

    private static let delegates: [String: Set<String>] = [
        "application": ["open", "handleOpen", "continue", "performActionFor", "didReceiveRemoteNotification"],
        "scene": ["openURLContexts", "continue"],
        "windowScene": ["performActionFor"],
        "userNotificationCenter": ["didReceive"],
    ]
}
