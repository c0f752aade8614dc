import Base
import Types

extension SystemTraits {
    /// TCACoordinators, and the views and containers of the Composable Architecture below it.
    static let tcaCoordinators: SystemTraits = {
        var traits = SystemTraits()
        traits.containers = ["WithViewStore", "WithPerceptionTracking", "Observing"]
        traits.environments = ["DependencyValues"]
        traits.typedPaths = ["Routes"]
        traits.presentedValues = ["Route"]
        traits.presentingCases = ["push": .push, "sheet": .sheet, "cover": .fullScreenCover, "root": .root]
        traits.pathWrappers = ["IdentifiedArrayOf"]
        traits.scopingCalls = ["scope"]
        traits.collections = ["IdentifiedArrayOf"]
        return traits
    }()
}
