import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// Makes coordinators of flows: what each of their steps shows is a destination.
struct RxFlowCoordinators {
    let outcomes: RxFlowOutcomes
    private(set) var linked: [LinkedCoordinator] = []
    private var types: RxFlowTypes { outcomes.types }
    private var table: TypeTable { types.context.table }

    init(_ outcomes: RxFlowOutcomes, _ arms: RxFlowArms, _ contributions: RxFlowContributions) {
        self.outcomes = outcomes
        let first = Self.first(contributions, outcomes.types)
        for flow in outcomes.types.all { link(flow, arms.arms[flow.type] ?? [], first[flow.type] ?? []) }
    }

    /// The steps that each flow begins with.
    private static func first(
        _ contributions: RxFlowContributions, _ types: RxFlowTypes
    ) -> [TypeID: [(step: String, location: RelativeLocation)]] {
        var found: [TypeID: [(step: String, location: RelativeLocation)]] = [:]
        for contribution in contributions.all {
            for flow in contribution.shown.compactMap(\.type) where types.byType[flow] != nil {
                for step in contribution.steps where step.isInitial {
                    guard !(found[flow] ?? []).contains(where: { $0.step == step.name }) else { continue }
                    found[flow, default: []].append((step.name, step.site.call.location))
                }
            }
        }
        return found
    }

    private mutating func link(
        _ flow: RxFlowTypes.Flow, _ arms: [(step: String, arm: RxFlowArms.Arm)],
        _ first: [(step: String, location: RelativeLocation)]
    ) {
        var destinations: [LinkedDestination] = []
        for (step, arm) in arms {
            var targets = TargetResolver.Targets()
            for case .show(_, let shown, let wrapper, _, _) in outcomes.outcomes(
                at: RxFlowPlace(flow: flow.type, step: step))
            {
                targets.formUnion(TargetResolver.Targets(targets: shown, wrapper: wrapper))
            }
            guard !targets.targets.isEmpty, case .named(_, let owner, _) = arm.pattern,
                let item = types.step(step, of: owner, among: arm.steps, in: table.scope(of: flow.navigate))?.item
            else { continue }
            destinations.append(LinkedDestination(DestinationPlace(item), showing: targets))
        }
        var initial: [InitialFacts] = []
        var shownFirst: [String: [Style: [TargetResolver.Targets.Target]]] = [:]
        for (step, location) in first where destinations.contains(where: { $0.facts.name == step }) {
            for case .show(let style, let targets, _, _, _) in outcomes.outcomes(
                at: RxFlowPlace(flow: flow.type, step: step))
            {
                // What is pushed first is the root of the flow's own stack.
                let style = style == .push ? .root : style
                shownFirst[step, default: [:]][style, default: []] += targets
                if initial.contains(where: { $0.destination == step && $0.style == style }) { continue }
                initial.append(InitialFacts(destination: step, style: style, location: location))
            }
        }
        var coordinator = LinkedCoordinator(
            type: flow.type, system: .rxFlow, kind: flow.kind, destinations: destinations, rejected: [],
            duplicates: [], initial: initial, location: table.declaration(of: flow.type)?.location ?? .unknown)
        coordinator.shownFirst = shownFirst
        linked.append(coordinator)
    }
}
