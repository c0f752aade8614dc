import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// Finds the flows of RxFlow, what their steps show, and who emits these.
package struct RxFlowLinker: SystemLinker {
    package static let system = NavigationSystem.rxFlow

    package static func link(_ context: LinkingContext, others: KnownCoordinators) -> (any LinkedSystem)? {
        guard context.table.files.contains(where: { $0.imports.contains(RxFlowNames.module) }) else { return nil }
        let controllers = UIKitTypes(context, memory: MemoStore())
        let types = RxFlowTypes(context, controllers)
        guard !types.all.isEmpty else { return nil }
        let values = UIKitValues(controllers, library)
        let callers = UIKitCallers(UIKitCode(context), values)
        let styles = UIKitStyles(values, context.code.calls(named: .assignment))
        var presentations = UIKitPresentations(callers, styles, ProjectAnnotations(), besides: others.claimed)
        presentations.addStarts { _ in false }
        let arms = RxFlowArms(types)
        let steps = RxFlowSteps(types, callers)
        let contributions = RxFlowContributions(types, arms, steps, values, callers.code)
        let outcomes = RxFlowOutcomes(types, arms, contributions, steps, presentations, values)
        return Linked(
            made: RxFlowCoordinators(outcomes, arms, contributions), contributions: contributions,
            presentations: presentations, steps: steps, code: callers.code)
    }

    /// What the closures are handed that show the roots of flows.
    private static var library: UIKitLibrary {
        var library = UIKitLibrary()
        library.handed = { call, position in
            guard case .member(.name(RxFlowNames.flows), let name) = call.callee, RxFlowNames.uses.contains(name) else {
                return nil
            }
            let flows = call.arguments.filter { !$0.isClosure && $0.label != "when" }
            if flows.count == 1, case .array(let parts) = flows[0].value {
                return parts.indices.contains(position) ? parts[position] : nil
            }
            return flows.indices.contains(position) ? flows[position].value : nil
        }
        return library
    }

    /// The flows, linked.
    private struct Linked: IndependentLinkedSystem {
        let made: RxFlowCoordinators
        let contributions: RxFlowContributions
        let presentations: UIKitPresentations
        let steps: RxFlowSteps
        let code: UIKitCode

        var coordinators: [LinkedCoordinator] { made.linked }
        var coordinatorByView: [TypeID: TypeID] { [:] }
        var notUnderstood: [UnresolvedCode] { made.outcomes.notUnderstood + steps.notUnderstood }
        /// What flows show, and their roots, is told by them.
        var claimed: Set<RelativeLocation> {
            var claimed = made.outcomes.claimed
            for name in RxFlowNames.uses {
                for site in code.sites(named: name) where site.call.callee == .member(.name(RxFlowNames.flows), name) {
                    for call in site.scope.body.calls where site.scope.body.isInside(call.index, of: site.index) {
                        claimed.insert(call.location)
                    }
                }
            }
            return claimed
        }

        func effects() -> SystemEffects {
            RxFlowEffects(made, contributions, presentations, code, steps).found
        }
    }
}
