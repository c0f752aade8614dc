import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// Makes coordinators of the library's classes: what each of their routes shows is a destination.
struct XCoordinatorCoordinators {
    let outcomes: XCoordinatorOutcomes
    let triggers: XCoordinatorTriggers
    let starts: [TypeID: XCoordinatorStart]
    private(set) var linked: [LinkedCoordinator] = []
    private(set) var notUnderstood: [UnresolvedCode] = []
    private var values: XCoordinatorValues { outcomes.values }
    private var types: XCoordinatorTypes { values.types }
    private var table: TypeTable { types.context.table }

    init(_ values: XCoordinatorValues, _ arms: XCoordinatorArms, _ triggers: XCoordinatorTriggers) {
        self.triggers = triggers
        let starts = Dictionary(
            uniqueKeysWithValues: values.types.all.map { ($0.type, XCoordinatorStart($0, values)) })
        self.starts = starts
        outcomes = XCoordinatorOutcomes(values, arms, tabs: starts.mapValues { $0.shown.map(\.value) })
        for coordinator in values.types.all { link(coordinator) }
        notUnderstood += triggers.notUnderstood
    }

    // MARK: Targets

    /// What a route shows, over all that comes of it and all that triggers it.
    func targets(of route: String, on coordinator: XCoordinatorTypes.Coordinator) -> TargetResolver.Targets {
        outcomes.outcomes(of: route, on: coordinator).reduce(into: TargetResolver.Targets()) { found, outcome in
            switch outcome {
            case .show(_, let targets, let wrapper, _, _):
                found.formUnion(TargetResolver.Targets(targets: targets, wrapper: wrapper))
            case .associated:
                for index in triggers.byRoute[coordinator.type]?[route] ?? [] {
                    let trigger = triggers.found[index]
                    let shown = outcomes.associated(trigger.route, on: coordinator, in: trigger.site.scope)
                    found.formUnion(TargetResolver.Targets(targets: values.targets(of: shown)))
                }
            case .unknown, .exit, .deepLink: break
            }
        }
    }

    // MARK: Coordinators

    private mutating func link(_ coordinator: XCoordinatorTypes.Coordinator) {
        guard let start = starts[coordinator.type] else { return }
        var destinations: [LinkedDestination] = []
        for item in types.cases(of: coordinator.route) {
            let found = outcomes.outcomes(of: item.name, on: coordinator)
            for case .unknown(let call, let reason) in found { tell(call, reason) }
            guard found.contains(where: \.isShown) else { continue }
            destinations.append(
                LinkedDestination(DestinationPlace(item), showing: targets(of: item.name, on: coordinator)))
        }
        var initial = start.routes.flatMap { route in
            initialStyles(of: route.name, on: coordinator, start).map {
                InitialFacts(destination: route.name, style: $0, location: route.location)
            }
        }
        for (position, part) in start.shown.enumerated() {
            let shown = values.shown(part.value)
            let targets = values.targets(of: shown)
            if targets.isEmpty {
                if !shown.allSatisfy({ $0.what == .silent }) { tell(part.value.call, UIKitValues.atRunTime) }
                continue
            }
            let own = Self.name(part.value.expression) ?? name(of: targets[0])
            let isOther = destinations.first { place in
                place.targets.targets == targets && !initial.contains { $0.destination == place.facts.name }
            }
            let isSelected =
                start.selectedIndex == position
                || start.selected.map { values.targets(of: values.shown($0)) == targets } ?? false
            if isOther == nil, !destinations.contains(where: { $0.facts.name == own }) {
                destinations.append(
                    LinkedDestination(
                        DestinationPlace(own, part.value.call),
                        showing: TargetResolver.Targets(
                            targets: targets, wrapper: shown.lazy.compactMap(\.wrapper).first)))
            }
            initial.append(
                InitialFacts(
                    destination: isOther?.facts.name ?? own, style: part.style, isSelected: isSelected,
                    location: part.value.call.location))
        }
        linked.append(
            LinkedCoordinator(
                type: coordinator.type, system: .xCoordinator, kind: coordinator.kind, destinations: destinations,
                rejected: [], duplicates: [], initial: initial,
                location: table.declaration(of: coordinator.type)?.location ?? .unknown))
    }

    /// The styles in which a coordinator's first route is shown: what it pushes onto a stack of its own is the root of that.
    private func initialStyles(
        of route: String, on coordinator: XCoordinatorTypes.Coordinator, _ start: XCoordinatorStart
    ) -> [Style] {
        outcomes.outcomes(of: route, on: coordinator).compactMap { outcome -> Style? in
            switch outcome {
            case .show(let style, _, _, _, _), .associated(let style, _):
                style == .push && !start.isOnOtherStack ? .root : style
            case .unknown, .exit, .deepLink: nil
            }
        }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func name(_ expression: Expression) -> String? {
        switch expression {
        case .name(let name), .member(.instance, let name), .parameter(let name): name
        default: nil
        }
    }

    private func name(of target: TargetResolver.Targets.Target) -> String {
        switch target {
        case .declared(let type): table.name(of: type)
        case .external(let name): name
        }
    }

    private mutating func tell(_ call: CallFacts, _ reason: String) {
        notUnderstood.append(
            UnresolvedCode(
                text: call.text, reason: reason,
                help: "create the view controller or the coordinator where it's shown", location: call.location))
    }
}
