import Facts
import Presentation
import Types
import ViewControllers

/// What takes part in a flow from then on: a screen or another flow, with what emits its steps.
struct RxFlowContribution {
    /// The flow whose step it is for; nil where the app begins.
    let flow: TypeID?
    let step: String?
    let site: CallSite
    /// What is written for the screen or the flow.
    let presentable: Expression
    /// The screens and the flows.
    let shown: [UIKitShown]
    /// What the stepper emits.
    let steps: [RxFlowStep]
}

/// Reads what the arms of flows contribute, and what the app begins with.
struct RxFlowContributions {
    private(set) var all: [RxFlowContribution] = []
    /// The flows that contribute each flow.
    private(set) var parents: [TypeID: Set<TypeID>] = [:]

    init(_ types: RxFlowTypes, _ arms: RxFlowArms, _ steps: RxFlowSteps, _ values: UIKitValues, _ code: UIKitCode) {
        for flow in types.all {
            for (step, arm) in arms.arms[flow.type] ?? [] {
                for site in arm.sites {
                    guard let parts = Self.parts(of: site.call) else { continue }
                    add(flow.type, step, site, parts.presentable, parts.stepper, types, steps, values)
                }
            }
        }
        for site in code.sites(named: "coordinate") {
            guard let flow = site.call.argument("flow") else { continue }
            add(nil, nil, site, flow, site.call.argument("with"), types, steps, values)
        }
    }

    private static func parts(of call: CallFacts) -> (presentable: Expression, stepper: Expression)? {
        for (name, presentable, stepper) in RxFlowNames.contributions where call.name == name {
            if let shown = call.argument(presentable), let emits = call.argument(stepper) { return (shown, emits) }
        }
        return nil
    }

    private mutating func add(
        _ flow: TypeID?, _ step: String?, _ site: CallSite, _ presentable: Expression, _ stepper: Expression?,
        _ types: RxFlowTypes, _ steps: RxFlowSteps, _ values: UIKitValues
    ) {
        let shown = values.shown(by: presentable, in: site.scope)
        if flow == nil, !shown.contains(where: { $0.type.map { types.byType[$0] != nil } ?? false }) { return }
        for type in shown.compactMap(\.type) where types.byType[type] != nil {
            if let flow { parents[type, default: []].insert(flow) }
        }
        all.append(
            RxFlowContribution(
                flow: flow, step: step, site: site, presentable: presentable, shown: shown,
                steps: stepper.map { steps.steps(of: $0, in: site, values) } ?? []))
    }
}
