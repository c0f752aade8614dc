import Types

extension SystemTraits {
    /// Stinsen 2 (`NavigationCoordinatable.swift`, `ViewWrapperCoordinator.swift`, `NavigationRouter.swift`).
    static let stinsen: SystemTraits = {
        var traits = SystemTraits()
        traits.coordinatorProtocols = [
            "Coordinatable", "NavigationCoordinatable", "TabCoordinatable", "ViewWrapperCoordinator",
        ]
        traits.baseProtocol = "Coordinatable"
        traits.coordinatorWrappers = ["NavigationViewCoordinator", "ViewWrapperCoordinator"]
        traits.wrappedMembers = ["child", "coordinator"]
        traits.viewMembers = ["view"]
        traits.routerSuffixes = ["Router"]
        traits.openResults = ["Coordinatable"]
        traits.destinationSyntax = ("route", "\\.")
        traits.containers = ["NavigationViewCoordinator", "ViewWrapperCoordinator"]
        return traits
    }()
}
