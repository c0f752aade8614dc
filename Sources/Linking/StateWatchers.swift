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
                return code.ids(in: watcher.body).contains { body.isInside($0.index, of: watcher.index) && leads($0) }
            }
            return leading.isEmpty ? nil : leading
        }
        guard !watchers.isEmpty else { return }
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

extension CallSite {
    /// Whether a call stands in what another one of the same code runs.
    fileprivate func stands(inside outer: CallID) -> Bool {
        id?.body == outer.body && scope.body.isInside(call.index, of: outer.index)
    }
}
