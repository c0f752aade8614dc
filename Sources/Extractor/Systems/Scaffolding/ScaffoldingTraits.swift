import Types

extension SystemTraits {
    /// Scaffolding, and Zen, as it was called before (`FlowCoordinatable.swift` and the files beside it).
    static let scaffolding: SystemTraits = {
        var traits = SystemTraits()
        traits.coordinatorProtocols = [
            "Coordinatable", "FlowCoordinatable", "TabCoordinatable", "RootCoordinatable", "SplitCoordinatable",
        ]
        traits.baseProtocol = "Coordinatable"
        traits.viewMembers = ["view"]
        traits.resultLabels = ["expecting"]
        traits.openResults = ["Coordinatable"]
        traits.hasMacro = true
        return traits
    }()
}
