import Base
import Facts

/// Joins what sends an event to the code that runs for it, where the configuration says which functions do so:
/// `bus.on(.borrowed) { showReceipt() }` runs for `bus.send(.borrowed)`.
package struct ConfiguredAnswers {
    /// The calls that send to those that are handed code, and the other way around.
    private var senders: [RelativeLocation: [CallSite]] = [:]
    private var takers: [RelativeLocation: [CallSite]] = [:]

    package init(_ words: ProjectAnnotations, _ configured: ConfiguredFunctions) {
        for (sender, taker) in words.answers.sorted(by: { $0.key.text < $1.key.text }) {
            let (sent, taken) = (configured.sites(of: sender), configured.sites(of: taker))
            for site in taken { senders[site.call.location, default: []] += sent }
            for site in sent { takers[site.call.location, default: []] += taken }
        }
    }

    /// Whether a call is handed code that runs for what others send.
    package func isTaker(_ call: CallFacts) -> Bool { senders[call.location] != nil }

    /// The calls that are handed the code which may run for what a call sends; nil where it sends nothing.
    package func takers(of call: CallFacts) -> [CallSite]? { takers[call.location] }

    /// The calls that send what a call is handed code for: those of the type itself, where there are such.
    /// - Parameter conditions: what has to hold in that code.
    package func senders(
        running call: CallFacts, in scope: Scope, where conditions: [PatternFacts]
    ) -> [CallSite] {
        var events = call.arguments.filter { !$0.isClosure }.reduce(into: Set<String>()) {
            $0.formUnion($1.value.events(in: scope))
        }
        if events.isEmpty, let chosen = conditions.last(where: { !$0.isExcluded }) {
            events = Set(chosen.cases.compactMap(\.wrapped.name))
        }
        let found = (senders[call.location] ?? []).filter { site in
            site.call.arguments.contains { !$0.value.events(in: site.scope).isDisjoint(with: events) }
        }
        let own = found.filter { $0.holder == scope.type }
        return own.isEmpty ? found : own
    }

    /// The calls that send what runs the code around a call, with the call that is handed this.
    package func senders(around site: CallSite) -> (taker: CallFacts, sites: [CallSite])? {
        guard !senders.isEmpty,
            let (taker, _) = site.scope.calls(around: site.call).first(where: { isTaker($0.call) })
        else { return nil }
        return (taker, senders(running: taker, in: site.scope, where: site.call.conditions))
    }
}

extension Expression {
    /// The cases, or types, of an event that it can be.
    package func events(in scope: Scope) -> Set<String> {
        var found: Set<String> = []
        walk { part in
            switch part {
            case .implicitMember(let name), .member(_, let name): found.insert(name)
            case .typeObject(let type): found.insert(type.last)
            case .call(let index):
                if let name = scope.call(at: index)?.callee.lastName { found.insert(name) }
            case .match(_, let arms): return .visitInstead(arms.map(\.value), in: ())
            default: return .visitChildren
            }
            return .skipChildren
        }
        return found
    }
}
