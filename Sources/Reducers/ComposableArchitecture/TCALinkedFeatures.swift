import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// The features of an app with what they present, linked.
struct TCALinkedFeatures: LinkedSystem {
    let features: TCAFeatures
    var states: TCAPresentedStates { presentations.states }
    private(set) var presentations: TCAPresentations
    private(set) var coordinators: [LinkedCoordinator] = []
    private(set) var coordinatorByView: [TypeID: TypeID] = [:]
    private(set) var notUnderstood: [UnresolvedCode] = []
    private(set) var claimed: Set<RelativeLocation> = []
    private(set) var plainViews: Set<TypeID> = []
    /// The coordinators by feature.
    private(set) var known: [TCAFeatureID: TCAActions.Known] = [:]
    /// What the views of roots, tab bars and split views choose between: tabs before columns, where a feature has both.
    private(set) var choices: [TCAFeatureID: [TCAWhole]] = [:]
    /// Which views show which features.
    private(set) var views: TCAShownViews
    /// What tells the views that expressions build.
    let targets: TargetResolver
    /// The features that other systems have as coordinators.
    private let others: Set<TypeID>
    var table: TypeTable { features.table }

    /// Whether there is no feature at all, or all that there are navigate by another system.
    var isEmpty: Bool { features.ids.allSatisfy { others.contains(features[$0].type) } }

    /// - Parameter others: what is known of the coordinators of other systems.
    init(_ plain: LinkingContext, others: KnownCoordinators) {
        features = TCAFeatures(table: plain.table)
        self.others = others.types
        let stores = TCAStores(features: features, context: plain)
        presentations = TCAPresentations(TCAPresentedStates(features), stores: stores)
        let states = presentations.states
        views = TCAShownViews(states: states)
        let table = plain.table
        let stacks = Dictionary(grouping: presentations.stacks, by: \.state.owner)
        for (feature, stacks) in stacks where !others.types.contains(features[feature].type) {
            for stack in stacks where !table[stack.view].isExternal {
                coordinatorByView[stack.view] = features[feature].type
            }
        }
        let wholes = TCAWhole.all(states, stores, besides: coordinatorByView, others)
        let stackViews = coordinatorByView
        let all = Self.resolver(of: wholes, beside: stackViews, plain, others, states)
        let shown = TCAWhole.chosen(among: wholes.filter { $0.looked(with: all, stores).isShown })
        let targets =
            shown.count == wholes.count ? all : Self.resolver(of: shown, beside: stackViews, plain, others, states)
        self.targets = targets
        for whole in shown {
            coordinatorByView[whole.view] = features[whole.feature].type
            if choices[whole.feature]?.contains(where: { $0.kind == whole.kind }) != true {
                choices[whole.feature, default: []].append(whole.looked(with: targets, stores))
            }
        }
        let whole = choices
        let (features, foreign) = (features, others.types)
        presentations.addInPlace { state in
            foreign.contains(features[state.owner].type)
                || whole[state.owner]?.contains { $0.looks(at: [state.property]) } == true
        }
        views.handed = stores.handed()
        let hosts = Self.views(stores)
        views.hosts = hosts.filter { $0.value.count == 1 }
        plainViews = Set(hosts.values.joined())
        for whole in shown {
            for case let child? in whole.paths.map({ features.child(at: $0, of: whole.feature) })
            where child != whole.feature { views.choosing[child] = whole.feature }
        }
        for feature in features.ids where !others.types.contains(features[feature].type) {
            guard let coordinator = coordinator(feature, stacks[feature] ?? []) else { continue }
            coordinators.append(coordinator)
            self.known[feature] = TCAActions.Known(coordinator: coordinator, destinations: [:])
        }
        addShownViews()
        claim(stores)
    }

    /// What expressions build where the views of some features stand for these.
    private static func resolver(
        of wholes: [TCAWhole], beside hosts: [TypeID: TypeID], _ plain: LinkingContext, _ others: KnownCoordinators,
        _ states: TCAPresentedStates
    ) -> TargetResolver {
        var views = hosts
        for whole in wholes { views[whole.view] = states.features[whole.feature].type }
        var known = others
        known.byView.merge(views) { first, _ in first }
        known.types.formUnion(views.values)
        return TargetResolver(plain.knowing(known))
    }

    func effects(in graph: CallGraph) -> SystemEffects {
        var effects = TCAPresentationEffects(self, graph)
        return effects.find()
    }

    /// The views of each feature.
    private static func views(_ stores: TCAStores) -> [TCAFeatureID: [TypeID]] {
        var found: [TCAFeatureID: [TypeID]] = [:]
        for type in stores.features.table.types where !type.isExternal && stores.context.conformances.isView(type.id) {
            for feature in stores.features(of: type.id) { found[feature, default: []].append(type.id) }
        }
        return found
    }

    // MARK: Coordinators

    private func coordinator(_ feature: TCAFeatureID, _ stacks: [TCAPresentations.Stack]) -> LinkedCoordinator? {
        let kind: CoordinatorKind
        let wholes = choices[feature] ?? []
        let presented = states.presented(by: feature)
        if !stacks.isEmpty {
            kind = .flow
        } else if let whole = wholes.first {
            kind = whole.kind
        } else if presented.contains(where: { isRouted($0) }) {
            kind = .router
        } else {
            return nil
        }
        var places = Self.merged(wholes.flatMap(\.destinations))
        var names = Set(places.map(\.facts.name))
        for state in presented.filter({ $0.form == .stack }) + presented.filter({ $0.form != .stack }) {
            let isStack = state.form == .stack
            guard isStack ? stacks.contains(where: { $0.state.property == state.property }) : isShown(state) else {
                continue
            }
            for place in destinations(of: state, stacks, isOwning: kind != .router) {
                if names.insert(place.facts.name).inserted {
                    places.append(place)
                } else if isStack, let same = places.firstIndex(where: { $0.facts.name == place.facts.name }) {
                    // Each of several stacks may have its own view for a case of one name.
                    places[same].targets.formUnion(place.targets)
                }
            }
        }
        guard !places.isEmpty else { return nil }
        let type = features[feature].type
        let location = table.declaration(of: type)?.location ?? presented.first?.location ?? .unknown
        var coordinator = LinkedCoordinator(
            type: type, name: features[feature].name, system: .composableArchitecture, kind: kind,
            destinations: places, rejected: [], duplicates: [], initial: wholes.flatMap(\.initial), location: location,
            hosts: kind == .router ? hosts(of: feature) : [])
        coordinator.shownFirst = Self.shownByStyle(wholes.flatMap(\.showings), in: places)
        return coordinator
    }

    /// The views with what presents something of a feature.
    private func hosts(of feature: TCAFeatureID) -> [TypeID] {
        let holders = presentations.shown.filter { $0.state.owner == feature }.map(\.holder)
        return table.sorted(
            Set(
                holders.filter {
                    !table[$0].isExternal && coordinatorByView[$0] == nil
                        && !targets.context.conformances.isModifier($0)
                }))
    }

    /// Whether something presented is an enum with screens among its cases.
    private func isRouted(_ state: TCAPresented) -> Bool {
        state.form == .optional && !states.cases(of: state).isEmpty && isShown(state)
    }

    /// Whether an attribute says that a value is presented, or a view presents it: any other may be there for anything.
    func isShown(_ state: TCAPresented) -> Bool {
        state.isMarked
            || presentations.shown.contains {
                $0.state.owner == state.owner && $0.state.property == state.property && $0.state.form == state.form
            }
    }

    /// Whether a destination only has the name of a case: it is that of a tab, or of another part of the state.
    func isOfAnother(_ state: TCAPresented, _ destination: String) -> Bool {
        guard let wholes = choices[state.owner], !wholes.contains(where: { $0.looks(at: [state.property]) }) else {
            return false
        }
        return wholes.contains { $0.destinations.contains { $0.facts.name == destination } }
    }

    /// Whether another system has a feature as its coordinator.
    func isOther(_ feature: TCAFeatureID) -> Bool { others.contains(features[feature].type) }

    /// - Parameter isOwning: whether single children are destinations of the coordinator.
    private func destinations(
        of state: TCAPresented, _ stacks: [TCAPresentations.Stack], isOwning: Bool
    ) -> [LinkedDestination] {
        guard state.screens != nil else {
            let single = targets(of: state, nil, stacks)
            let name = state.form == .stack ? state.child.map { table.name(of: features[$0].type) } : state.property
            guard let name, state.form == .stack || (isOwning && !single.targets.isEmpty),
                let reference = features.property(state.property, of: state.owner)
            else { return [] }
            let facts = DestinationFacts(
                name: name, parameters: [], shows: .view, function: name,
                declaration: table.property(reference).declaration, location: state.location)
            return [LinkedDestination(facts: facts, parameters: [], targets: single, styles: [(.push, .all)])]
        }
        return states.cases(of: state).filter { !presentations.isAsked(state, $0.facts.name) }.map { screen in
            let facts = screen.facts
            // What has no label is the screen's own state, or what it is made of.
            let parameters = features.parameters(of: screen).filter { $0.label != nil }
            return LinkedDestination(
                facts: DestinationFacts(
                    name: facts.name, parameters: parameters, shows: .view, function: facts.name,
                    condition: facts.condition, documentation: facts.documentation, declaration: facts.declaration,
                    location: facts.location),
                parameters: parameters, targets: targets(of: state, facts.name, stacks), styles: [(.push, .all)])
        }
    }

    /// What a stack shows for a case that another of the feature's stacks may have too; nil where there is only one.
    /// - Parameter inner: the case of what the case holds, where that is an enum of screens again.
    func ownTargets(
        of state: TCAPresented, _ name: String, inner: String? = nil
    ) -> [TargetResolver.Targets.Target]? {
        let stacks = presentations.stacks.filter { $0.state.owner == state.owner }
        let isOne = stacks.allSatisfy { $0.state.property == state.property } && choices[state.owner] == nil
        return isOne && inner == nil ? nil : targets(of: state, name, stacks, inner: inner).targets
    }

    /// What views show for something presented.
    /// - Parameter inner: the case of what the case holds, where that is an enum of screens again.
    private func targets(
        of state: TCAPresented, _ name: String?, _ stacks: [TCAPresentations.Stack], inner: String? = nil
    ) -> TargetResolver.Targets {
        var found = TargetResolver.Targets()
        for stack in stacks where stack.state.property == state.property {
            guard let content = stack.destination else { continue }
            guard let name, let screens = state.screens else {
                found.formUnion(targets.targets(ofScreen: content, in: stack.destinationScope))
                continue
            }
            for arm in arms(of: screens, builtBy: content, stack.destinationScope) where arm.screen == name {
                found.formUnion(targets(of: arm, in: screens, inner: inner))
            }
        }
        for shown in presentations.shown(state, name) {
            found.formUnion(targets.targets(ofScreen: shown.content, in: shown.scope))
        }
        return found
    }

    /// What a closure builds for each of some screens.
    func arms(of screens: TCAFeature.Screens, builtBy content: Expression, _ scope: Scope) -> [TCAScreenArms.Arm] {
        reader(of: screens).arms(builtBy: content, scope)
    }

    private func reader(of screens: TCAFeature.Screens) -> TCAScreenArms {
        let cases = features.cases(ofType: screens.type).filter { !TCAPresentedStates.isAlert($0) }
        return TCAScreenArms(
            context: targets.context, screens: Set(cases.map(\.facts.name)),
            of: screens.feature.map { ($0, presentations.stores) })
    }

    /// The views that are built for a case.
    /// - Parameter inner: the case of what the case holds, where only that is meant.
    func targets(
        of arm: TCAScreenArms.Arm, in screens: TCAFeature.Screens, inner: String? = nil
    ) -> TargetResolver.Targets {
        guard let inner, let held = features.inner(of: arm.screen, in: screens) else { return targets(of: arm) }
        let inside = reader(of: held).arms(in: arm.value, arm.scope).filter { $0.screen == inner }
        guard !inside.isEmpty else { return targets(of: arm) }
        return inside.reduce(into: TargetResolver.Targets()) { $0.formUnion(targets(of: $1)) }
    }

    /// The views that are built for a case.
    func targets(of arm: TCAScreenArms.Arm) -> TargetResolver.Targets {
        targets.targets(ofScreen: arm.value, in: arm.scope)
    }

    /// What is shown for something presented that no coordinator has.
    /// - Parameter inner: the case of what the case holds, where that is written: `.section(.newest)`.
    func targets(of shown: TCAPresentations.Shown, inner: String? = nil) -> TargetResolver.Targets {
        if let inner, case .closure(let results) = shown.content, results.count == 1,
            case .match(_, let arms) = results[0],
            arms.contains(where: { $0.patterns.contains { $0.name == inner } }), let arm = arms.entered(by: inner)
        {
            return targets.targets(ofScreen: arm.value, in: shown.scope)
        }
        return targets.targets(ofScreen: shown.content, in: shown.scope)
    }

    // MARK: Views

    private mutating func addShownViews() {
        func views(_ targets: TargetResolver.Targets) -> [TypeID] {
            targets.targets.compactMap { if case .declared(let type) = $0 { type } else { nil } }
        }
        let stacks = Dictionary(grouping: presentations.stacks, by: \.state.owner)
        for feature in features.ids {
            for state in states.presented(by: feature) {
                let names: [String?] = state.screens == nil ? [nil] : states.cases(of: state).map(\.facts.name)
                for name in names {
                    let coordinator = known[feature]?.coordinator
                    var found = views(targets(of: state, name, stacks[feature] ?? []))
                    if found.isEmpty, let name, let place = coordinator?.destination(name) {
                        found = views(place.targets)
                    }
                    guard !found.isEmpty else { continue }
                    let key = TCAShownViews.Key(owner: feature, property: state.property, name: name)
                    self.views.presented[key] = found
                    guard let name, let held = state.screens.flatMap({ features.inner(of: name, in: $0) }),
                        let inside = held.feature
                    else { continue }
                    for inner in features.cases(ofType: held.type).map(\.facts.name) {
                        let own = views(targets(of: state, name, stacks[feature] ?? [], inner: inner))
                        if own != found { self.views.handed[inside, default: [:]][inner] = own }
                    }
                }
            }
        }
    }

    /// The views that a feature is shown in: those of the cases that hold it, else the only one that holds its store.
    func views(showing feature: TCAFeatureID) -> [TypeID] {
        var found: [TypeID] = []
        for (key, types) in views.presented {
            guard let state = states.presented(key.property, by: key.owner),
                states.child(key.name, of: state) == feature
            else { continue }
            for type in types where !found.contains(type) { found.append(type) }
        }
        return found.isEmpty ? views.hosts[feature] ?? [] : table.sorted(found)
    }

    // MARK: Claims

    /// Finds the calls that this system alone tells of.
    private mutating func claim(_ stores: TCAStores) {
        claimed = presentations.claimed
        for link in presentations.links where TCALinks.names(link, features, presentations) {
            claimed.insert(link.call.location)
        }
        for scope in stores.context.code.scopes where features.feature(around: scope) != nil {
            for call in scope.body.calls {
                if dismisses(call, scope) { claimed.insert(call.location) }
            }
        }
    }

    /// Whether a call is of the dependency that dismisses a feature, which the feature or the code itself names:
    /// `@Dependency(\.dismiss) var dismiss`.
    func dismisses(_ call: CallFacts, _ scope: Scope) -> Bool {
        switch call.callee {
        case .member(.name("Dependency"), "dismiss"): return true
        case .name(let name), .member(.instance, let name):
            guard let property = scope.type.flatMap({ table[$0].properties[name] }).map(table.property) else {
                return false
            }
            return property.environmentKey == "dismiss" && property.attributes.contains { $0.name == "Dependency" }
        default: return false
        }
    }
}
