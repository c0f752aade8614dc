import Facts
import Linking
import Types
import ViewControllers

/// The states that machines are in while screens are shown.
extension OwnTriggers {
    /// The states that a machine may be in when a screen's action runs a call: those in which the screen is shown. Nil where that is
    /// not told, or the machine knows no way on from there.
    func states(whenRunning site: CallSite) -> Set<String>? {
        for (outer, closure) in site.scope.calls(around: site.call) {
            if events.isHandler(outer) { return nil }
            guard let object = self.object(handing: outer, closure, in: site.scope), let holder = site.holder else {
                continue
            }
            let states = known.value(of: StatesQuery(object: object, holder: holder), unknown: nil) {
                self.states(showing: object, of: holder)
            }
            guard let states, !isSentAfterAnother(site),
                let sent = site.call.arguments.first?.value.events(in: site.scope),
                !events.moves.moves(of: holder, for: sent, from: states).isEmpty
            else { return nil }
            return states
        }
        return nil
    }

    /// Whether the same code sent another event before, which may have taken the machine to another state.
    private func isSentAfterAnother(_ site: CallSite) -> Bool {
        let branch = CodeBranch(site)
        return site.scope.body.calls.prefix { $0.index < site.index }.contains { earlier in
            events.isSender(earlier) && earlier.closure == site.call.closure
                && !CodeBranch(CallSite(scope: site.scope, call: earlier)).excludes(branch)
        }
    }

    /// The states in which a type's machine shows an object.
    private func states(showing object: TypeID, of holder: TypeID) -> Set<String>? {
        let targets = Set((types.presentables.contains(object) ? views(of: object) : []) + [object])
        let presentations = shown.found.filter { presentation in
            presentation.site.holder == holder
                && presentation.targets.contains {
                    if case .declared(let type) = $0 { targets.contains(type) } else { false }
                }
        }
        // What stands beside what is shown later is there in every state.
        guard !presentations.isEmpty,
            !presentations.contains(where: { $0.styles.contains { $0.isColumn || $0 == .tab } })
        else { return nil }
        var found: Set<String> = []
        var visited: Set<FunctionID> = []
        var waiting = presentations.map(\.site)
        while let site = waiting.popLast() {
            let around = site.scope.calls(around: site.call)
            if let handler = around.first(where: { events.isHandler($0.call) })?.call {
                guard let names = events.states(running: site.call, inClosureHandedTo: handler, in: site.scope) else {
                    return nil
                }
                found.formUnion(names)
                continue
            }
            let isLater = around.contains { outer, closure in
                byPlace[outer.location] != nil || self.object(handing: outer, closure, in: site.scope) != nil
            }
            guard !isLater, let function = site.scope.function else { return nil }
            guard visited.insert(function).inserted else { continue }
            let sites = callers.callers(of: function, as: nil).map(\.site).filter { !isStandIn($0.holder) }
            guard !sites.isEmpty, sites.allSatisfy({ $0.holder == holder }) else { return nil }
            waiting += sites
        }
        return found
    }

    struct StatesQuery: Query {
        typealias Answer = Set<String>?

        let object: TypeID
        let holder: TypeID
    }
}
