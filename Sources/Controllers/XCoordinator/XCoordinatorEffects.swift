import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Triggers
import Types
import ViewControllers

/// What triggers come to, at everyone who sets them off.
struct XCoordinatorEffects {
    private let made: XCoordinatorCoordinators
    private let outcomes: XCoordinatorOutcomes
    private let callers: UIKitTriggers
    private(set) var found = SystemEffects(effects: [], answers: [], notUnderstood: [])
    private var values: XCoordinatorValues { outcomes.values }
    private var types: XCoordinatorTypes { values.types }
    private var table: TypeTable { types.context.table }

    init(_ made: XCoordinatorCoordinators, _ shapes: UIKitShapes) {
        self.made = made
        outcomes = made.outcomes
        callers = UIKitTriggers(made.outcomes.values.callers, shapes, coordinators: Set(made.linked.map(\.type)))
        for trigger in made.triggers.found { add(trigger) }
        for coordinator in types.all { addLinks(coordinator) }
        for site in values.callers.code.sites(named: "setRoot") { mount(site) }
        for site in values.callers.code.sites(named: XCoordinatorNames.wrapper) { wrap(site) }
    }

    // MARK: Triggers

    private mutating func add(_ trigger: XCoordinatorTrigger) {
        let isStart =
            trigger.site.holder.flatMap { made.starts[$0] }?.sites.contains(trigger.site.call.location) ?? false
        if isStart, trigger.through.isEmpty { return }
        // What a coordinator does while it makes a screen is told by the route that shows the screen.
        let ways = callers.reached(from: trigger.site).filter { way in
            way.isDirect || way.site.scope.function.map { table.function($0).name } != XCoordinatorNames.prepare
        }
        for coordinator in trigger.coordinators {
            for outcome in outcomes.outcomes(of: trigger.route.name, on: coordinator) {
                add(outcome, trigger, coordinator, ways)
            }
        }
        guard let enumeration = trigger.redirected else { return }
        for outcome in outcomes.outcomes(of: trigger.route.name, redirectedFrom: enumeration) {
            for parent in types.byRoute[types.redirections[enumeration]?.parent ?? enumeration] ?? [] {
                add(outcome, trigger, parent, ways)
            }
        }
    }

    private mutating func add(
        _ outcome: XCoordinatorOutcome, _ trigger: XCoordinatorTrigger, _ coordinator: XCoordinatorTypes.Coordinator,
        _ ways: [UIKitTriggers.Reached]
    ) {
        switch outcome {
        case .show(let style, let targets, _, let isInferred, _):
            show(targets, style, trigger, coordinator, ways, isInferred: isInferred)
        case .associated(let style, _):
            let shown = outcomes.associated(trigger.route, on: coordinator, in: trigger.site.scope)
            let targets = values.targets(of: shown)
            if targets.isEmpty {
                tell(trigger, shown)
            } else {
                show(targets, style, trigger, coordinator, ways, isInferred: shown.contains(where: \.isInferred))
            }
        case .exit(let operation, _):
            for way in ways {
                found.effects.append(
                    effect(.exit(coordinator: coordinator.type, operation, to: nil), way, trigger, isInferred: false))
            }
        case .deepLink(let hops, _):
            // The coordinator's own steps are told where it lists them.
            for way in ways where way.holder != coordinator.type {
                if let function = addressed(way) {
                    found.answers.append(
                        HandlerAnswer(
                            of: function, at: way.site.call.location, to: way.site.call.patterns.address,
                            steps(hops, at: way.site.call.location)))
                    continue
                }
                for hop in hops {
                    found.effects.append(effect(.show(shown(hop)), way, trigger, isInferred: false))
                }
            }
        case .unknown: break
        }
    }

    private mutating func show(
        _ targets: [TargetResolver.Targets.Target], _ style: Style, _ trigger: XCoordinatorTrigger,
        _ coordinator: XCoordinatorTypes.Coordinator, _ ways: [UIKitTriggers.Reached], isInferred: Bool
    ) {
        let shown = ShownDestination(
            coordinator: coordinator.type, destination: trigger.route.name, style: style, isInferred: isInferred,
            targets: targets, platforms: trigger.site.call.platforms)
        for way in ways {
            if case .declared(way.holder)? = targets.first, targets.count == 1, !way.isDirect { continue }
            if let function = addressed(way), let step = HandlerAnswer.Step(shown, at: way.site.call.location) {
                found.answers.append(
                    HandlerAnswer(of: function, at: way.site.call.location, to: way.site.call.patterns.address, [step]))
                continue
            }
            found.effects.append(effect(.show(shown), way, trigger, isInferred: isInferred))
        }
    }

    private func shown(_ hop: XCoordinatorHop) -> ShownDestination {
        ShownDestination(
            coordinator: hop.coordinator, destination: hop.destination, style: hop.style, isInferred: false,
            targets: hop.targets)
    }

    private func effect(
        _ kind: CallEffect.Kind, _ way: UIKitTriggers.Reached, _ trigger: XCoordinatorTrigger, isInferred: Bool
    ) -> PropagatedEffect {
        let through = way.through + trigger.through
        return PropagatedEffect(
            kind, of: way.holder, through: through, isOpen: way.isOpen || trigger.isOpen || isInferred,
            isDirect: through.isEmpty, at: way.site)
    }

    private mutating func tell(_ trigger: XCoordinatorTrigger, _ shown: [UIKitShown]) {
        let reason = shown.lazy.compactMap { part -> String? in
            if case .unknown(let reason) = part.what { reason } else { nil }
        }.first
        guard let reason else { return }
        found.notUnderstood.append(
            UnresolvedCode(
                text: trigger.site.call.text, reason: reason,
                help: "create the coordinator where the route is triggered",
                location: trigger.site.call.location))
    }

    // MARK: Deep links

    /// The method of the app's or a scene's delegate that sets something off by an address; nil where another one does.
    private func addressed(_ way: UIKitTriggers.Reached) -> FunctionID? {
        guard values.values.types.kind(of: way.holder) == .delegate, let function = way.site.scope.function,
            table.function(function).takesAddresses
        else { return nil }
        return function
    }

    /// The steps that a coordinator's routes list, each a transition of the coordinator.
    private mutating func addLinks(_ coordinator: XCoordinatorTypes.Coordinator) {
        guard let prepare = coordinator.prepare else { return }
        for item in types.cases(of: coordinator.route) {
            for case .deepLink(let hops, let site) in outcomes.outcomes(of: item.name, on: coordinator) {
                for hop in hops {
                    found.effects.append(
                        PropagatedEffect(
                            kind: .show(shown(hop)), holder: coordinator.type, evidence: .call,
                            through: [], site: site))
                }
                found.answers.append(
                    HandlerAnswer(
                        of: prepare, at: site.call.location, to: item.name, steps(hops, at: site.call.location)))
            }
        }
    }

    /// The steps of a deep link. Each is taken after the one before it, and stands in no call of its own.
    private func steps(_ hops: [XCoordinatorHop], at location: RelativeLocation) -> [HandlerAnswer.Step] {
        hops.enumerated().compactMap { position, hop in
            HandlerAnswer.Step(
                shown(hop),
                at: RelativeLocation(
                    file: location.file, declaration: location.declaration, offset: location.offset + position))
        }
    }

    // MARK: Windows and views

    /// A coordinator in a view of SwiftUI.
    private mutating func wrap(_ site: CallSite) {
        guard let holder = site.holder, let content = site.call.arguments.last, content.isClosure else { return }
        let shown = values.shown(content.value, in: XCoordinatorFrame(site.scope))
        for case .declared(let type) in values.targets(of: shown) where types.byType[type] != nil {
            found.effects.append(
                PropagatedEffect(
                    kind: .show(
                        ShownDestination(
                            coordinator: nil, destination: table.name(of: type), style: .root, isInferred: false,
                            targets: [.declared(type)], platforms: site.call.platforms)),
                    holder: holder, evidence: .declared, through: [], site: site))
        }
    }

    private mutating func mount(_ site: CallSite) {
        guard site.call.argument("for") != nil, case .member(let base, _) = site.call.callee, let holder = site.holder
        else { return }
        found.mounts += values.coordinators(of: base, in: site.scope).all.map {
            EntryPointLinker.Mount(.declared($0.type), by: holder, at: site, in: table)
        }
    }
}
