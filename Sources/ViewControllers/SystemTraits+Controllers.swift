import Types

extension SystemTraits {
    /// What is known of the controllers of UIKit, of iOS 13 to 26, by name. A system has it whose screens may be controllers.
    package static let viewControllers: SystemTraits = {
        var traits = SystemTraits()
        traits.controllerTypes = UIKitNames.controllers
        traits.controllerEndings = UIKitNames.endings
        traits.otherControllers = ["NSViewController", "NSTabViewController", "NSSplitViewController"]
        traits.controllerBase = "UIViewController"
        traits.erasedTypes = ["UIViewController", "UINavigationController"]
        traits.handedParts = [UIKitNames.event, UIKitNames.nextState]
        traits.sharedMembers = UIKitNames.shared
        for name in UIKitNames.controllers where name != traits.controllerBase {
            traits.libraryClasses[name] = traits.controllerBase
        }
        return traits
    }()
}
