import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Every call of the sources with what it does, and who runs which function: the ``LinkingContext`` of all that is asked
/// once calls are linked.
package final class CallGraph {
    /// A call that shows whatever its function's caller, or the caller of an action, hands in.
    struct ParameterFlow {
        let source: ValueSource
        let sink: ValueSink
        let site: CallSite
    }

    /// What calls show, and where they go back, in the order of the sources.
    package private(set) var effects: [CallEffect] = []
    /// What calls show of the states of their own views, which the modifiers of these tell.
    private(set) var told: [CallEffect] = []
    private(set) var parameterFlows: [ParameterFlow] = []
    private(set) var notUnderstood: [UnresolvedCode] = []
    private var callers: [FunctionID: [CallSite]] = [:]
    /// The sites that call what a property of a type holds, by the property's name.
    private(set) var invocations: [TypeID: [String: [CallSite]]] = [:]
    /// The sites of other types that do.
    private(set) var outerInvocations: [TypeID: [String: [CallSite]]] = [:]
    /// The sites that run something of the environment, by its key.
    private(set) var actions: [String: [(action: EnvironmentActions.Action, site: CallSite)]] = [:]
    /// What the calls of each body do, for those that lead to something, by their positions in it.
    private var outcomes = IDMap<BodyID, [Int: CallOutcome]>(unknown: [:])
    /// The same, in the order of the calls.
    private var outcomesInOrder = IDMap<BodyID, [(call: CallID, outcome: CallOutcome)]>(unknown: [])
    /// The functions that lead to something: what calls them is looked up at once.
    private var carriers = EffectfulNames()
    /// What runs once states are set.
    private(set) var watchers = StateWatchers()
    /// Tells what a call does.
    let linker: CallLinker
    /// What everything else is looked up through.
    package var context: LinkingContext { linker.context }
    /// Every call, with where it stands.
    package var code: CallIndex { context.code }

    /// The bodies.
    package var scopes: [Scope] { code.scopes }

    init(_ linker: CallLinker) {
        self.linker = linker
        link(classified())
        var start = code.bodies.filter { outcomes[$0].values.contains(where: \.isEffect) }
        for (body, scope) in zip(code.bodies, code.scopes) where addInvocations(in: scope, code.calls(of: body)) {
            start.append(body)
        }
        carriers = EffectfulNames(from: start, in: context)
        watchers = StateWatchers(linker.states) { call in
            carriers.contains(code.hash(of: call)) || outcome(of: call)?.isEffect == true
        }
        carriers.add(watchers.bodies, in: context)
        link(code.calls { call, hash in carriers.contains(hash) && isPlain(call) })
        for (body, scope) in zip(code.bodies, code.scopes) where !outcomes[body].isEmpty {
            let sorted = outcomes[body].sorted { $0.key < $1.key }.map {
                (call: CallID($0.key, in: body), outcome: $0.value)
            }
            for (call, outcome) in sorted { add(outcome, CallSite(scope: scope, call: scope.body.calls[call.index])) }
            outcomesInOrder[body] = sorted
        }
        sortSites()
    }

    /// Sorts the sites that run one thing by the names of the code around them. Of equally short ways, the first is told:
    /// which one that is does not depend on where something is declared.
    private func sortSites() {
        var order = CodeOrder(context.table)
        for function in callers.indices { order.sort(&callers.values[function]) }
        func sort(_ invocations: inout [TypeID: [String: [CallSite]]]) {
            for type in invocations.indices {
                for property in invocations.values[type].indices {
                    order.sort(&invocations.values[type].values[property])
                }
            }
        }
        sort(&invocations)
        sort(&outerInvocations)
        for key in actions.indices {
            let found = actions.values[key]
            guard let sorted = order.positions(of: found.map(\.site)) else { continue }
            actions.values[key] = sorted.map { found[$0] }
        }
    }

    /// The calls that mean something to a system or to the project.
    private func classified() -> [CallID] {
        let configured = Set(linker.configured.names.map(FNV1a.hash(of:)))
        let known =
            code.classifiedIDs + linker.states.presenters.calls + linker.states.index.givenCalls
            + linker.states.observers.sends + linker.outcomes.keys
        return configured.isEmpty ? known : known + code.calls { _, hash in configured.contains(hash) }
    }

    /// Whether a call means nothing to a system or to the project, so that it can only run a function.
    private func isPlain(_ call: CallID) -> Bool {
        outcome(of: call) == nil && code.scope(of: call.body).roles[call.index] == nil
    }

    private func link(_ calls: [CallID]) {
        for call in calls {
            let scope = code.scope(of: call.body)
            let outcome = linker.link(code.call(call), in: scope)
            if case .nothing = outcome { continue }
            if context.neverRuns(code.call(call), in: scope) { continue }
            outcomes[call.body][call.index] = outcome
        }
    }

    /// What a call does; nil where it leads to nothing.
    package func outcome(of call: CallID) -> CallOutcome? { outcomes[call.body][call.index] }

    /// Whether it is left open at a site which of several types' functions run.
    func isOpen(_ site: CallSite) -> Bool {
        guard case .runs(let dispatch)? = site.id.flatMap(outcome(of:)) else { return false }
        return dispatch.isOpen
    }

    /// Whether any call of a body leads to something.
    func leadsAnywhere(_ body: BodyID) -> Bool { !outcomes[body].isEmpty }

    /// What the calls of a body do, in order, those left out that lead to nothing.
    func outcomes(in body: BodyID) -> [(call: CallID, outcome: CallOutcome)] { outcomesInOrder[body] }

    /// The sites that run a function. What calls one that leads nowhere is looked up when it is asked for.
    package func callers(of function: FunctionID) -> [CallSite] {
        let name = FNV1a.hash(of: context.table.function(function).name)
        if carriers.contains(name) { return callers[function] ?? [] }
        return context.memory.memo(of: CallersQuery.self).value(of: CallersQuery(function: function), unknown: []) {
            self.sites(running: function, named: name)
        }
    }

    /// Whether any site runs a function that leads to something.
    func isCalled(_ function: FunctionID) -> Bool { callers[function] != nil }

    /// Whether a call runs a function of which another system tells alone.
    func isCalledElsewhere(_ function: FunctionID) -> Bool {
        (context.callsByHash[FNV1a.hash(of: context.table.function(function).name)] ?? []).contains { id in
            let call = code.call(id)
            return linker.isClaimed(call) && context.function(of: call, in: code.scope(of: id.body)) == function
        }
    }

    /// Who runs a function that leads nowhere.
    private struct CallersQuery: Query {
        typealias Answer = [CallSite]

        let function: FunctionID
    }

    private func sites(running function: FunctionID, named name: UInt64) -> [CallSite] {
        var sites = (context.callsByHash[name] ?? []).compactMap { call -> CallSite? in
            let scope = code.scope(of: call.body)
            let outcome = isPlain(call) ? linker.link(code.call(call), in: scope) : outcome(of: call)
            guard case .runs(let dispatch) = outcome, dispatch.functions.contains(function) else { return nil }
            return CallSite(scope: scope, call: code.call(call))
        }
        var order = CodeOrder(context.table)
        order.sort(&sites)
        return sites
    }

    /// The sites that run the closure which a property gives, `effects.openDetail()`, and whether other types' may be run there.
    func callers(ofClosureOf property: PropertyID) -> [(site: CallSite, isOpen: Bool)] {
        context.memory.memo(of: ClosureCallersQuery.self).value(
            of: ClosureCallersQuery(property: property), unknown: []
        ) {
            let facts = self.context.table.property(property)
            guard facts.body.results.contains(where: { if case .closure = $0 { true } else { false } }) else {
                return []
            }
            var open: Set<CallID> = []
            var sites = (self.context.callsByHash[FNV1a.hash(of: facts.name)] ?? []).compactMap { id -> CallSite? in
                let (call, scope) = (self.code.call(id), self.code.scope(of: id.body))
                guard self.context.function(of: call, in: scope) == nil else { return nil }
                let run = self.context.closures(runBy: call, in: scope)
                guard run.properties.contains(property) else { return nil }
                if run.isOpen { open.insert(id) }
                return CallSite(scope: scope, call: call)
            }
            var order = CodeOrder(self.context.table)
            order.sort(&sites)
            return sites.map { ($0, $0.id.map(open.contains) ?? false) }
        }
    }

    /// Who runs the closure that a property gives.
    private struct ClosureCallersQuery: Query {
        typealias Answer = [(site: CallSite, isOpen: Bool)]

        let property: PropertyID
    }

    /// The sites that run an action of the environment.
    func sites(running action: EnvironmentActions.Action) -> [CallSite] {
        (actions[action.key] ?? []).filter { action.isRun(by: $0.action) }.map(\.site)
    }

    /// Whether a call runs a function of the sources, one included that leads nowhere.
    package func runsFunction(_ id: CallID) -> Bool {
        if let outcome = outcome(of: id) {
            return if case .runs = outcome { true } else { false }
        }
        let scope = code.scope(of: id.body)
        return scope.roles[id.index] == nil && context.function(of: code.call(id), in: scope) != nil
    }

    /// Finds calls of closures that the enclosing type stores, `onComplete()`, and of those in its environment.
    /// - Returns: whether there are any.
    private func addInvocations(in scope: Scope, _ calls: Range<Int>) -> Bool {
        guard let type = scope.type else { return false }
        var hasAny = false
        for (index, hash) in code.hashes[calls].enumerated() {
            let call = scope.body.calls[index]
            switch call.callee {
            case .name(let name), .member(.instance, let name):
                guard context.table.propertyNames.contains(hash), context.property(name, of: type) != nil else {
                    continue
                }
                invocations[type, default: [:]][name, default: []].append(CallSite(scope: scope, call: call))
                hasAny = true
            case .member(.name(let name), _), .member(.member(.instance, let name), _):
                hasAny = addInvocation(of: call, hash, in: scope) || hasAny
                guard context.table.environmentNames.contains(name) else { continue }
            case .member:
                hasAny = addInvocation(of: call, hash, in: scope) || hasAny
                continue
            default: continue
            }
            if let action = EnvironmentActions.action(runBy: call, in: scope, context) {
                actions[action.key, default: []].append((action, CallSite(scope: scope, call: call)))
                hasAny = true
            }
        }
        return hasAny
    }

    /// Adds a call of a closure that another object stores: `coordinator.onSettings?()`.
    private func addInvocation(of call: CallFacts, _ hash: UInt64, in scope: Scope) -> Bool {
        guard context.table.propertyNames.contains(hash), case .member(let base, let name) = call.callee,
            case .instance(let type)? = context.type(of: base, in: scope),
            let property = context.property(name, of: type), context.table.property(property).isClosure
        else { return false }
        outerInvocations[type, default: [:]][name, default: []].append(CallSite(scope: scope, call: call))
        return true
    }

    private func add(_ outcome: CallOutcome, _ site: CallSite) {
        switch outcome {
        case .shows(let shown, let handed, let unread):
            for shown in shown {
                let effect = CallEffect(kind: .show(shown), site: site)
                if shown.isTold { told.append(effect) } else { effects.append(effect) }
            }
            parameterFlows += handed.map { ParameterFlow(source: $0.0, sink: $0.1, site: site) }
            if let unread { notUnderstood.append(unread) }
        case .exits(let coordinator, let operation, let to):
            effects.append(CallEffect(kind: .exit(coordinator: coordinator, operation, to: to), site: site))
        case .runs(let dispatch):
            for function in dispatch.functions { callers[function, default: []].append(site) }
        case .notUnderstood(let unread): notUnderstood.append(unread)
        case .nothing: break
        }
    }

    /// What patterns over a function's parameters ask of a caller; nil where the caller hands in something else:
    /// `open(.seeds)` does not enter `case .shed`.
    package static func handed(
        _ patterns: [PatternFacts], of function: FunctionFacts, to call: CallFacts, in scope: Scope
    ) -> [PatternFacts]? {
        var asked: [PatternFacts] = []
        for match in patterns {
            let parameter = String(match.subject.prefix { $0 != "." })
            guard match.choices != nil, function.parameters.contains(where: { $0.name == parameter }),
                let value = function.argument(parameter, in: call) ?? function.defaultCase(of: parameter)
            else { continue }
            if parameter == match.subject, let given = value.choices(in: scope.body.calls),
                !match.mayHold(for: given)
            {
                return nil
            }
            let named = value.destinations(in: scope.body.calls)
            guard named.rest.isEmpty else { continue }
            // Handed on from the caller's own caller.
            asked += named.parameters.map { outer in
                var asked = match
                asked.subject = outer + match.subject.dropFirst(parameter.count)
                return asked
            }
        }
        return asked
    }
}
