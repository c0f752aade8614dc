import Base
import Types

extension SystemTraits {
    /// FlowStacks 0.1 to 0.10 (`Routes.swift`, `FlowPath.swift`, `FlowNavigator.swift`, `FlowLink.swift`).
    static let flowStacks: SystemTraits = {
        var traits = SystemTraits()
        traits.controls = ["FlowLink"]
        traits.openPaths = ["FlowPath"]
        traits.typedPaths = ["Routes"]
        traits.navigators = ["FlowNavigator", "FlowPathNavigator"]
        traits.presentedValues = ["Route"]
        traits.presentingCases = ["push": .push, "sheet": .sheet, "cover": .fullScreenCover, "root": .root]
        traits.delayingCalls = ["withDelaysIfUnsupported"]
        traits.modules = ["FlowStacks"]
        return traits
    }()
}
