import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// Finds the coordinators of the Composable Architecture, and what their reducers do.
///
/// A feature that holds a stack is a flow, one whose view shows one of several wholes a root, one with a tab bar a tab, and
/// one that presents the cases of an enum a router. The view of the first three is the same thing as the feature.
package struct ComposableArchitectureLinker: SystemLinker {
    package static let system = NavigationSystem.composableArchitecture

    // What the rules are called that tell of faults.
    package static let unsentAction = "unsent-action"
    package static let unsetCase = "unset-case"
    package static let unshownCase = "unshown-case"

    package static func link(_ context: LinkingContext, others: KnownCoordinators) -> (any LinkedSystem)? {
        guard TCAFeatures.mayExist(in: context.table) else { return nil }
        let linked = TCALinkedFeatures(context, others: others)
        return linked.isEmpty ? nil : linked
    }
}
