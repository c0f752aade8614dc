import Facts
import Presentation
import Types

/// The code that runs once other code sets a state, where that leads to something: `onChange(of: model.pending) { … }`
/// after `model.pending = link`.
struct StateWatchers {
    /// The states that are watched.
    private(set) var slots: Set<StateProperty> = []
    /// For each body, its calls that set such a state, each with a call that watches it.
    private var setters: [BodyID: [(call: CallID, watcher: CallID)]] = [:]
    /// The cases of the enum that each such call watches a state of.
    private var cases: [CallID: Set<String>] = [:]
    /// The calls that publish a value by a subject, with that, by the call that receives it in a view.
    private var senders: [CallID: [(subject: PropertyID, site: CallSite)]] = [:]

    /// No code at all.
    init() {}

    /// - Parameters:
    ///   - states: what is watched.
    ///   - leads: whether a call leads to something.
    init(_ states: StateCallResolver, where leads: (CallID) -> Bool) {
        let context = states.context
        let code = context.code
        let watchers = states.observers.watchers.compactMapValues { watchers -> [CallID]? in
            let leading = watchers.filter { watcher in
                let body = code.scope(of: watcher.body).body
                // What stands in a call comes after it.
                return body.calls.indices.dropFirst(watcher.index + 1).contains { index in
                    leads(CallID(index, in: watcher.body)) && body.isInside(index, of: watcher.index)
                }
            }
            return leading.isEmpty ? nil : leading
        }
        guard !watchers.isEmpty else { return }
        for (slot, watchers) in watchers {
            let names = states.caseNames(of: slot)
            if !names.isEmpty { for watcher in watchers { cases[watcher, default: []].formUnion(names) } }
        }
        slots = Set(watchers.keys)
        let names = Set(watchers.keys.map(\.name)).union(states.index.slots.aliases)
        for site in code.calls(named: .assignment) + code.calls(named: .toggle) + code.calls(named: .send) {
            guard case .member(let target, _) = site.call.callee, let call = site.id,
                StateCallResolver.lastName(of: target).map(names.contains) ?? false,
                ![.constant("nil"), .constant("false")].contains(site.call.arguments.first?.value)
            else { continue }
            let set = context.table.sorted(states.index.slots.slots(of: target, in: site.scope))
            for watcher in set.flatMap({ watchers[$0] ?? [] })
            where code.call(watcher).platforms.meets(site.call.platforms) && !site.stands(inside: watcher) {
                setters[call.body, default: []].append((call, watcher))
                if site.call.name == "send", code.call(watcher).name == "onReceive",
                    let subject = context.property(meantBy: target, in: site.scope)
                {
                    senders[watcher, default: []].append((subject, site))
                }
            }
        }
    }

    /// Whether code that a call runs may be entered once the state that it watches is set to one of some cases.
    /// - Parameter conditions: what has to hold for that.
    func mayEnter(_ conditions: [PatternFacts], of watcher: CallID, with given: Set<String>) -> Bool {
        guard let known = cases[watcher] else { return true }
        return conditions.allSatisfy { condition in
            // `route` and `model.route` may both be the value: what counts is that its cases are asked for.
            !(condition.choices?.isSubset(of: known) ?? false) || condition.mayHold(for: given)
        }
    }

    /// The calls that publish what runs the code around a call: `onReceive(router.showsMap) { tab = .map }` after
    /// `router.showsMap.send()`. Where the code looks at what is published, those that publish what it looks for; what it hands on may
    /// be decided there.
    func senders(around site: CallSite) -> [(subject: PropertyID, site: CallSite)] {
        guard !senders.isEmpty, let body = site.scope.id else { return [] }
        return site.scope.calls(around: site.call).flatMap { outer, _ -> [(subject: PropertyID, site: CallSite)] in
            guard let found = senders[CallID(outer.index, in: body)],
                !site.call.arguments.contains(where: { $0.value.isHanded(by: outer) })
            else { return [] }
            let asked = site.call.conditions.dropFirst(outer.conditions.count).filter { $0.choices != nil }
            return found.filter { _, sender in
                guard !asked.isEmpty else { return true }
                let sent = sender.call.arguments.first?.value.choices(in: sender.scope.body.calls)
                return sent.map { sent in asked.allSatisfy { $0.mayHold(for: sent) } } ?? false
            }
        }
    }

    /// The bodies that set such a state.
    var bodies: [BodyID] { Array(setters.keys) }

    /// Whether code sets such a state.
    func areSet(in body: BodyID) -> Bool { setters[body] != nil }

    /// The calls of some code that set such a state, in order, each with a call that watches it.
    func set(in body: BodyID) -> [(call: CallID, watcher: CallID)] { setters[body] ?? [] }
}

extension Expression {
    /// Whether it is, or holds, what a call hands to its closure.
    fileprivate func isHanded(by call: CallFacts) -> Bool {
        var isHanded = false
        walk { part in
            if case .closureParameter(call.index, _, _, _) = part { isHanded = true }
            return isHanded ? .stop : .visitChildren
        }
        return isHanded
    }
}

extension CallSite {
    /// Whether a call stands in what another one of the same code runs.
    fileprivate func stands(inside outer: CallID) -> Bool {
        id?.body == outer.body && scope.body.isInside(call.index, of: outer.index)
    }
}
