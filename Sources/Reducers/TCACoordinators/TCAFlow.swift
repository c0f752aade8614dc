import Linking
import Base
import Facts
import NavigationModel
import Presentation
import Types

/// A coordinator that holds routes: its destinations are the screens.
struct TCAFlow {
    let feature: TCAFeature
    let routes: [TCAFeature.Routes]
    let features: TCAFeatures
    /// The cases of the screens' enums, each name once.
    private let cases: [TCAFeatures.Case]
    /// Their names.
    let screens: Set<String>
    private var table: TypeTable { features.table }

    init(feature: TCAFeature, routes: [TCAFeature.Routes], features: TCAFeatures) {
        self.feature = feature
        self.routes = routes
        self.features = features
        var names: Set<String> = []
        cases = routes.flatMap { features.cases(ofType: $0.screens.type) }.filter {
            names.insert($0.facts.name).inserted
        }
        screens = names
    }

    /// The coordinator with what its view shows for each screen.
    /// - Parameters:
    ///   - arms: the arms of the view.
    ///   - initial: what is shown first.
    ///   - beside: what the view shows in place of its router.
    ///   - isCoordinator: whether a feature is a coordinator.
    func known(
        _ arms: [TCAScreenArms.Arm], _ initial: [InitialFacts], beside: TCAChosen?, _ targets: TargetResolver,
        isCoordinator: (TCAFeatureID) -> Bool
    ) -> TCAActions.Known {
        let armsByScreen = Dictionary(grouping: arms, by: \.screen)
        let places = cases.map { place($0, armsByScreen[$0.facts.name] ?? [], targets, isCoordinator) }
        let others = (beside?.linkedDestinations ?? []).filter { !screens.contains($0.facts.name) }
        let declaration = table.declaration(of: feature.type)
        let coordinator = LinkedCoordinator(
            type: feature.type, name: feature.name, system: .tcaCoordinators, kind: .flow,
            destinations: places + others,
            rejected: [], duplicates: [], initial: initial.filter { screens.contains($0.destination) },
            location: declaration?.location ?? routes.first?.location ?? .unknown)
        let destinations = arms.reduce(into: beside?.destinations ?? [:]) { found, arm in
            if found[arm.action]?.contains(arm.screen) != true { found[arm.action, default: []].append(arm.screen) }
        }
        return TCAActions.Known(coordinator: coordinator, destinations: destinations)
    }

    private func place(
        _ screen: TCAFeatures.Case, _ arms: [TCAScreenArms.Arm], _ targets: TargetResolver,
        _ isCoordinator: (TCAFeatureID) -> Bool
    ) -> LinkedDestination {
        var shown = TargetResolver.Targets()
        for arm in arms { shown.formUnion(targets.targets(of: arm.value, in: arm.scope)) }
        if shown.targets.isEmpty, let child = screen.types.first.flatMap({ features.feature($0) }), isCoordinator(child)
        {
            shown.targets = [.declared(features[child].type)]
        }
        let facts = screen.facts
        return LinkedDestination(
            facts: DestinationFacts(
                name: facts.name, parameters: features.parameters(of: screen), shows: .view, function: facts.name,
                condition: facts.condition, documentation: facts.documentation, declaration: facts.declaration,
                location: facts.location),
            parameters: features.parameters(of: screen), targets: shown, styles: [(.push, .all)])
    }
}
