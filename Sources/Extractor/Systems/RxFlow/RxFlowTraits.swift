import Types
import ViewControllers

extension SystemTraits {
    /// RxFlow 1 and 2 (`Flow.swift`, `FlowContributor.swift`, `Stepper.swift`): what its types are called is said where they are
    /// linked.
    static let rxFlow: SystemTraits = {
        var traits = viewControllers
        traits.modules = ["RxFlow"]
        return traits
    }()
}
