import Controllers
import Rules

extension SystemDefinition {
    /// UIKit: coordinators written by hand, and view controllers that show others.
    static let uikit = SystemDefinition(
        reader: UIKitReader.self, traits: .uikit, linker: UIKitLinker.self,
        rules: [UnretainedCoordinator.self, UnremovedCoordinator.self])
}
