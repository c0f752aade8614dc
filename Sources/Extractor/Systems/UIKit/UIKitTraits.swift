import Types
import ViewControllers

extension SystemTraits {
    /// UIKit of iOS 13 to 26.
    static let uikit = viewControllers
}
