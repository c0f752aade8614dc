import Linking
import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Finds the coordinators of TCACoordinators, and what their reducers do.
///
/// A reducer whose state holds routes is a flow; a reducer above such ones whose view chooses between them is a tab or
/// a root coordinator. A reducer stands for its view, so that what shows the view shows the coordinator.
package struct TCACoordinatorsLinker: SystemLinker {
    package static let system = NavigationSystem.tcaCoordinators

    /// What everything is looked up through while no coordinator is known.
    private let plain: LinkingContext
    private let features: TCAFeatures
    private let routers: TCARouters
    /// The types of coordinators that hold routes.
    private let types: Set<TypeID>

    private var table: TypeTable { plain.table }

    private init(_ parts: [TCARoutePart], _ plain: LinkingContext) {
        self.plain = plain
        features = TCAFeatures(table: plain.table)
        routers = TCARouters(parts, features: features, stores: TCAStores(features: features, context: plain))
        types = Set(routers.routes.keys.map { [features] in features[$0].type })
    }

    package static func link(_ context: LinkingContext, others: KnownCoordinators) -> (any LinkedSystem)? {
        let parts = TCARoutePart.all(in: context.table)
        if parts.isEmpty { return nil }
        let linker = TCACoordinatorsLinker(parts, context)
        return linker.types.isEmpty ? nil : linker.link(others: others.types)
    }

    /// The coordinators, linked.
    private struct Linked: LinkedSystem {
        let features: TCAFeatures
        let routers: TCARouters
        var coordinators: [LinkedCoordinator] = []
        /// The coordinators that views stand for.
        var coordinatorByView: [TypeID: TypeID] = [:]
        var notUnderstood: [UnresolvedCode] = []
        /// The same coordinators by feature.
        var known: [TCAFeatureID: TCAActions.Known] = [:]
        /// What the views of coordinators without routes choose between, by feature.
        var choices: [TCAFeatureID: TCAChosen] = [:]

        func effects(in graph: CallGraph) -> SystemEffects {
            let context = graph.context
            let state = TCAState(features: features, routers: routers)
            let stores = TCAStores(features: features, context: context)
            let actions = TCAActions(features: features, routers: routers, stores: stores, known: known)
            var effects = TCAEffects(
                features: features, routers: routers, state: state,
                values: TCARouteValues(context: context, state: state), actions: actions, choices: choices, graph: graph
            )
            let found = effects.find()
            let links = TCADeepLinks(
                stores: stores, answers: found.answers, callers: effects.callers, graph: graph)
            return SystemEffects(effects: found.effects, answers: links.found(), notUnderstood: found.notUnderstood)
        }
    }

    private func link(others: Set<TypeID>) -> Linked {
        var linked = Linked(features: features, routers: routers)
        for (view, feature) in routers.views { linked.coordinatorByView[view] = features[feature].type }
        let parents = parents(others: others, &linked)
        let context = self.context(
            others: others, coordinators: types.union(parents.keys.map { features[$0].type }),
            byView: linked.coordinatorByView)
        let targets = TargetResolver(context)
        let state = TCAState(features: features, routers: routers)
        let values = TCARouteValues(context: context, state: state)
        let initial = TCAInitial(features: features, routers: routers, values: values)
        let views = Dictionary(grouping: routers.views.keys) { routers.views[$0] }
        for (feature, routes) in routers.routes.sorted(by: { $0.key < $1.key }) {
            let flow = TCAFlow(feature: features[feature], routes: routes, features: features)
            let arms = (routers.routers[feature] ?? []).flatMap { router in
                TCAScreenArms(context: context, screens: flow.screens).arms(of: router.call, in: router.scope)
            }
            let first = initial.routes(of: feature)
            linked.notUnderstood += first.notUnderstood
            for view in table.sorted(views[feature] ?? [])
            where linked.choices[feature] == nil {
                let found = choices(view, feature, targets)
                linked.notUnderstood += found.unread.map { [$0] } ?? []
                linked.choices[feature] = TCAChosen(beside: found, isCoordinator: context.coordinators.contains)
            }
            let beside = linked.choices[feature]
            linked.known[feature] = flow.known(arms, first.initial, beside: beside, targets) { child in
                routers.routes[child] != nil || parents[child] != nil
            }
        }
        for (feature, choices) in parents.sorted(by: { $0.key < $1.key }) {
            linked.choices[feature] = choices
            linked.known[feature] = choices.known(features[feature], of: Self.system, in: table, initial)
        }
        linked.coordinators = linked.known.sorted { $0.key < $1.key }.map(\.value.coordinator)
        return linked
    }

    private func context(
        others: Set<TypeID>, coordinators: Set<TypeID>, byView: [TypeID: TypeID]
    ) -> LinkingContext {
        plain.knowing(KnownCoordinators(others.union(coordinators), byView: byView))
    }

    // MARK: Coordinators without routes

    /// What the views of features choose between, where a coordinator is among it; from the bottom up, so that a parent
    /// of such a feature is found as well.
    private func parents(others: Set<TypeID>, _ linked: inout Linked) -> [TCAFeatureID: TCAChosen] {
        let candidates = storeViews().filter { linked.coordinatorByView[$0.view] == nil }
        /// The view that chooses, by feature.
        var choosing: [TCAFeatureID: TypeID] = [:]
        func targets() -> TargetResolver {
            let coordinators = types.union(choosing.keys.map { features[$0].type })
            return TargetResolver(
                context(others: others, coordinators: coordinators, byView: linked.coordinatorByView))
        }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            let targets = targets()
            for candidate in candidates where linked.coordinatorByView[candidate.view] == nil {
                func isKnown(_ feature: TCAFeatureID) -> Bool {
                    routers.routes[feature] != nil || choosing[feature] != nil
                }
                let shown = candidate.features.first { feature in
                    isKnown(feature)
                        ? shows(candidate.view, only: feature, targets)
                        : chosen(by: candidate.view, for: feature, targets) != nil
                }
                guard let feature = shown else { continue }
                if !isKnown(feature) { choosing[feature] = candidate.view }
                linked.coordinatorByView[candidate.view] = features[feature].type
                isGrowing = true
            }
        }
        // Once more, now that it is known of every view what it stands for.
        let last = targets()
        return choosing.sorted { $0.key < $1.key }.reduce(into: [:]) { found, choice in
            let all = choices(choice.value, choice.key, last)
            linked.notUnderstood += all.unread.map { [$0] } ?? []
            found[choice.key] = TCAChosen(all, isCoordinator: last.context.coordinators.contains)
        }
    }

    /// The views that hold stores, with the features that these are of.
    private func storeViews() -> [(view: TypeID, features: [TCAFeatureID])] {
        let stores = TCAStores(features: features, context: plain)
        return table.types.compactMap { view in
            guard !view.isExternal, plain.conformances.conforms(view.id, to: "View") else { return nil }
            let found = stores.features(of: view.id)
            return found.isEmpty ? nil : (view.id, found)
        }
    }

    private func chosen(by view: TypeID, for feature: TCAFeatureID, _ targets: TargetResolver) -> TCAChosen? {
        TCAChosen(choices(view, feature, targets), isCoordinator: targets.context.coordinators.contains)
    }

    private func choices(_ view: TypeID, _ feature: TCAFeatureID, _ targets: TargetResolver) -> TCAChoices {
        let stores = TCAStores(features: features, context: targets.context)
        return TCAChoices(view: view, feature: feature, stores: stores, targets: targets)
    }

    /// Whether a view only puts something around the view of the same coordinator.
    private func shows(_ view: TypeID, only feature: TCAFeatureID, _ targets: TargetResolver) -> Bool {
        guard let body = targets.context.property("body", of: view) else { return false }
        let scope = table.scope(of: body)
        return targets.targets(of: scope.body.results, in: scope).targets == [.declared(features[feature].type)]
    }
}
