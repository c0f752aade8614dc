import Base
import Facts
import Linking
import Types
import ViewControllers

/// What each step makes a flow do, by the arms of its `navigate(to:)` and the methods that these run.
struct RxFlowArms {
    /// An arm: the calls that it comes to, in its own code and in the flow's methods.
    struct Arm {
        var sites: [CallSite] = []
        /// The enum of the steps that its code decides by; nil where that takes any step.
        let steps: TypeID?
        /// The pattern that enters it.
        let pattern: CasePattern
    }

    private let types: RxFlowTypes
    private let choices: CallChoices
    private(set) var arms: [TypeID: [(step: String, arm: Arm)]] = [:]
    private var context: LinkingContext { types.context }
    private var table: TypeTable { context.table }

    init(_ types: RxFlowTypes) {
        self.types = types
        choices = CallChoices(types.context, isOfLibrary: UIKitNames.isOf)
        for flow in types.all { arms[flow.type] = read(flow) }
    }

    func arm(of step: String, of flow: TypeID) -> Arm? { arms[flow]?.first { $0.step == step }?.arm }

    private func read(_ flow: RxFlowTypes.Flow) -> [(step: String, arm: Arm)] {
        var found: [(step: String, arm: Arm)] = []
        var queue = [flow.navigate]
        var visited = Set(queue)
        var position = 0
        while position < queue.count {
            let steps = steps(takenBy: queue[position])
            let scope = table.scope(of: queue[position])
            position += 1
            for call in scope.body.calls {
                guard let match = call.conditions.first(where: { isStep($0) }) else {
                    queue += takers(of: call, in: scope, of: flow.type).filter { visited.insert($0).inserted }
                    continue
                }
                for pattern in match.cases {
                    guard let name = pattern.name else { continue }
                    if !found.contains(where: { $0.step == name }) {
                        found.append((name, Arm(steps: steps, pattern: pattern)))
                    }
                    guard let index = found.firstIndex(where: { $0.step == name }) else { continue }
                    found[index].arm.sites.append(CallSite(scope: scope, call: call))
                }
            }
        }
        return found.map { step, arm in
            (step, Arm(sites: followed(arm.sites, of: flow.type), steps: arm.steps, pattern: arm.pattern))
        }
    }

    /// The flow's own functions that a call hands a step to, which go on deciding by it: those of a name for each of several enums,
    /// too.
    private func takers(of call: CallFacts, in scope: Scope, of flow: TypeID) -> [FunctionID] {
        switch call.callee {
        case .name, .member(.instance, _): break
        default: return []
        }
        return context.functions(call.name ?? "", of: flow).filter { function in
            table.function(function).takes(call) && steps(takenBy: function) != nil
        }
    }

    /// The enum of steps that a function is handed a case of.
    private func steps(takenBy function: FunctionID) -> TypeID? {
        let scope = table.scope(of: function)
        return table.function(function).parameters.lazy.compactMap(\.type).compactMap { context.find($0, in: scope) }
            .first(where: types.steps.contains)
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
            // A step that is written in the call enters one arm.
            queue += inside.body.calls.filter {
                choices.left(of: $0.conditions, in: table.function(function), by: site) != nil
            }.map { CallSite(scope: inside, call: $0) }
        }
        return found
    }
}
