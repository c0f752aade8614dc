import Types
import ViewControllers

extension SystemTraits {
    /// What an app writes itself is learned from its source.
    static let ownFramework = viewControllers
}
