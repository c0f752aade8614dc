import Base
import Facts
import Types
import ViewControllers

/// What each step makes a flow do, by the arms of its `navigate(to:)` and the methods that these run.
struct RxFlowArms {
    /// An arm: the calls that it comes to, in its own code and in the flow's methods.
    struct Arm {
        var sites: [CallSite] = []
        /// The pattern that enters it.
        let pattern: CasePattern
    }

    private let types: RxFlowTypes
    private(set) var arms: [TypeID: [(step: String, arm: Arm)]] = [:]
    private var context: LinkingContext { types.context }
    private var table: TypeTable { context.table }

    init(_ types: RxFlowTypes) {
        self.types = types
        for flow in types.all { arms[flow.type] = read(flow) }
    }

    func arm(of step: String, of flow: TypeID) -> Arm? { arms[flow]?.first { $0.step == step }?.arm }

    private func read(_ flow: RxFlowTypes.Flow) -> [(step: String, arm: Arm)] {
        let scope = table.scope(of: flow.navigate)
        var found: [(step: String, arm: Arm)] = []
        for call in scope.body.calls {
            guard let match = call.conditions.first(where: { isStep($0) }) else { continue }
            for pattern in match.cases {
                guard let name = pattern.name else { continue }
                if !found.contains(where: { $0.step == name }) { found.append((name, Arm(pattern: pattern))) }
                guard let index = found.firstIndex(where: { $0.step == name }) else { continue }
                found[index].arm.sites.append(CallSite(scope: scope, call: call))
            }
        }
        return found.map { step, arm in (step, Arm(sites: followed(arm.sites, of: flow.type), pattern: arm.pattern)) }
    }

    /// Whether a pattern is about the step that is handed in.
    private func isStep(_ match: PatternFacts) -> Bool {
        guard !match.isExcluded else { return false }
        return match.cases.contains { pattern in
            guard let name = pattern.name else { return false }
            return types.steps.contains { context.isCase(name, of: $0) }
        }
    }

    /// Calls, and those in the flow's own methods that they run.
    private func followed(_ sites: [CallSite], of flow: TypeID) -> [CallSite] {
        var found: [CallSite] = []
        var visited: Set<FunctionID> = []
        var queue = sites
        var position = 0
        while position < queue.count {
            let site = queue[position]
            position += 1
            found.append(site)
            guard let function = context.function(of: site.call, in: site.scope), let owner = table.owner(of: function),
                owner == flow || context.conformances.ancestors(of: flow).contains(owner),
                visited.insert(function).inserted
            else { continue }
            let inside = table.scope(of: function)
            queue += inside.body.calls.map { CallSite(scope: inside, call: $0) }
        }
        return found
    }
}
