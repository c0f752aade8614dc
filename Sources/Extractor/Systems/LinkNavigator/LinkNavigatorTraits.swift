import Types
import ViewControllers

extension SystemTraits {
    /// LinkNavigator 0.0 to 1.4 (`LinkNavigator.swift`, `RouteBuilderOf.swift`, `LinkNavigationView.swift`): what its types are
    /// called is said where they are linked.
    static let linkNavigator: SystemTraits = {
        var traits = viewControllers
        traits.modules = ["LinkNavigator"]
        // What they show is told by the navigators that they are made with.
        traits.primitives = [
            "LinkNavigationView", "TabLinkNavigationView", "LinkNavigator", "SingleLinkNavigator", "TabLinkNavigator",
        ]
        return traits
    }()
}
