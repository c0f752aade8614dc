import Controllers
import Types

extension SystemTraits {
    /// UIKit of iOS 13 to 26.
    static let uikit: SystemTraits = {
        var traits = SystemTraits()
        traits.controllerTypes = UIKitNames.controllers
        for name in UIKitNames.controllers where name != "UIViewController" {
            traits.libraryClasses[name] = "UIViewController"
        }
        return traits
    }()
}
