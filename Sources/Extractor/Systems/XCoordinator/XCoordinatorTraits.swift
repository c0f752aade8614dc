import Types
import ViewControllers

extension SystemTraits {
    /// XCoordinator 1 to 3 (`Coordinator.swift`, `Router.swift`, `Transition+Init.swift`): what its types are called is said where
    /// they are linked.
    static let xCoordinator: SystemTraits = {
        var traits = viewControllers
        traits.modules = ["XCoordinator"]
        return traits
    }()
}
