import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// What emitted steps come to, from the screens and the flows that their steppers belong to.
struct RxFlowEffects {
    private let made: RxFlowCoordinators
    private(set) var found = SystemEffects(effects: [], answers: [], notUnderstood: [])
    /// The flows that something begins with.
    private var mounted: Set<TypeID> = []
    private var outcomes: RxFlowOutcomes { made.outcomes }
    private var types: RxFlowTypes { outcomes.types }
    private var table: TypeTable { types.context.table }

    init(
        _ made: RxFlowCoordinators, _ contributions: RxFlowContributions, _ presentations: UIKitPresentations,
        _ code: UIKitCode, _ steps: RxFlowSteps
    ) {
        self.made = made
        for contribution in contributions.all { add(contribution) }
        for presentation in presentations.found { mount(presentation) }
        for contribution in contributions.all where contribution.flow == nil { mount(contribution) }
        for site in code.sites(named: RxFlowNames.navigate) { link(site, steps) }
    }

    private mutating func add(_ contribution: RxFlowContribution) {
        for holder in contribution.shown.compactMap(\.type) {
            let isFlow = types.byType[holder] != nil
            guard let flow = isFlow ? holder : contribution.flow else { continue }
            for step in contribution.steps where !(isFlow && step.isInitial) {
                for place in outcomes.places(from: RxFlowPlace(flow: flow, step: step.name)) {
                    for outcome in outcomes.outcomes(at: place) { add(outcome, at: place, step, holder) }
                }
            }
        }
    }

    private mutating func add(
        _ outcome: RxFlowOutcome, at place: RxFlowPlace, _ step: RxFlowStep, _ holder: TypeID
    ) {
        let own = step.site.holder.map { $0 == holder } ?? false
        var through = step.through
        if !own, let function = step.site.scope.function {
            through = [.function(function)] + through
        } else if !own, let property = step.site.scope.property {
            through = [.property(property)] + through
        }
        let kind: CallEffect.Kind
        var isOpen = step.isInferred
        switch outcome {
        case .show(let style, let targets, _, let isInferred, _):
            if case .declared(holder)? = targets.first, targets.count == 1 { return }
            isOpen = isOpen || isInferred
            kind = .show(
                ShownDestination(
                    coordinator: place.flow, destination: place.step, style: style, isInferred: isInferred,
                    targets: targets, platforms: step.site.call.platforms))
        case .exit(let operation, _): kind = .exit(coordinator: place.flow, operation, to: nil)
        }
        found.effects.append(
            PropagatedEffect(kind, of: holder, through: through, isOpen: isOpen, isDirect: own, at: step.site))
    }

    // MARK: Where the app begins

    /// A flow whose root the delegate of the app or of a scene puts into its window.
    private mutating func mount(_ presentation: UIKitPresentation) {
        guard let holder = presentation.site.holder, types.byType[holder] == nil,
            presentation.styles.contains(.root)
        else { return }
        for case .declared(let type) in outcomes.targets(of: presentation.shown) where types.byType[type] != nil {
            mounted.insert(type)
            found.mounts.append(
                EntryPointLinker.Mount(.declared(type), by: holder, at: presentation.site, in: table))
        }
    }

    /// A flow that the delegate of the app or of a scene begins with, which puts its screens into the window that it is handed.
    private mutating func mount(_ contribution: RxFlowContribution) {
        guard let holder = contribution.site.holder, types.byType[holder] == nil else { return }
        for type in contribution.shown.compactMap(\.type) where types.byType[type] != nil {
            guard mounted.insert(type).inserted else { continue }
            found.mounts.append(EntryPointLinker.Mount(.declared(type), by: holder, at: contribution.site, in: table))
        }
    }

    // MARK: Deep links

    /// A step that is sent to every flow there is.
    private mutating func link(_ site: CallSite, _ steps: RxFlowSteps) {
        guard let step = site.call.argument("to"), case .member(let base, _) = site.call.callee,
            types.context.writtenType(of: base, in: site.scope)?.name.last == RxFlowNames.coordinator,
            let holder = site.holder
        else { return }
        for name in steps.cases(in: step, site.scope).names {
            for flow in types.all {
                let place = RxFlowPlace(flow: flow.type, step: name)
                for case .show(let style, let targets, _, _, _) in outcomes.outcomes(at: place) {
                    let shown = ShownDestination(
                        coordinator: flow.type, destination: name, style: style, isInferred: true, targets: targets,
                        platforms: site.call.platforms)
                    if let function = site.scope.function, table.function(function).takesAddresses,
                        let step = HandlerAnswer.Step(shown, at: site.call.location)
                    {
                        found.answers.append(
                            HandlerAnswer(
                                of: function, at: site.call.location, to: site.call.patterns.address, [step]))
                    } else {
                        found.effects.append(
                            PropagatedEffect(
                                kind: .show(shown), holder: holder, evidence: .inferred, through: [], site: site))
                    }
                }
            }
        }
    }
}
