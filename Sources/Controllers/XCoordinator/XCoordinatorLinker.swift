import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types
import ViewControllers

/// Finds the coordinators of XCoordinator, what their routes show, and who triggers these.
package struct XCoordinatorLinker: SystemLinker {
    package static let system = NavigationSystem.xCoordinator

    package static func link(_ context: LinkingContext, others: KnownCoordinators) -> (any LinkedSystem)? {
        guard context.table.files.contains(where: { $0.imports.contains(XCoordinatorNames.module) }) else { return nil }
        let types = XCoordinatorTypes(context)
        guard !types.all.isEmpty else { return nil }
        let values = XCoordinatorValues(types)
        let arms = XCoordinatorArms(types, XCoordinatorTransitions(types))
        let coordinators = XCoordinatorCoordinators(values, arms, XCoordinatorTriggers(values))
        let known = others.types.union(types.byType.keys)
        return Linked(made: coordinators, shapes: UIKitShapes(values.values.types, verbs: [], others: known))
    }

    /// The coordinators, linked.
    private struct Linked: IndependentLinkedSystem {
        let made: XCoordinatorCoordinators
        let shapes: UIKitShapes

        var coordinators: [LinkedCoordinator] { made.linked }
        var coordinatorByView: [TypeID: TypeID] { [:] }
        var notUnderstood: [UnresolvedCode] { made.notUnderstood }
        /// What the app's own transitions do is told by the routes that they are made for.
        var claimed: Set<RelativeLocation> {
            let code = made.outcomes.values.callers.code
            return (code.sites(named: "Transition") + code.sites(named: "init")).reduce(into: []) { claimed, site in
                guard site.call.argument("presentables") != nil else { return }
                for call in site.scope.body.calls where site.scope.body.isInside(call.index, of: site.index) {
                    claimed.insert(call.location)
                }
            }
        }

        func effects() -> SystemEffects { XCoordinatorEffects(made, shapes).found }
    }
}
