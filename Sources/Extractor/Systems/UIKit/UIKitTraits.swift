import Controllers
import Types

extension SystemTraits {
    /// UIKit of iOS 13 to 26.
    static let uikit: SystemTraits = {
        var traits = SystemTraits()
        traits.controllerTypes = UIKitNames.controllers
        return traits
    }()
}
