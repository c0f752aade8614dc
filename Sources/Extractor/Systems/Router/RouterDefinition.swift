import Rules

extension SystemDefinition {
    /// An enum of routes with an object that holds the one shown.
    static let router = SystemDefinition(
        reader: RouterReader.self, traits: .router,
        rules: [
            ArmWithoutRoute.self, PartlyManagedRoute.self, RouteWithoutArm.self, UnbalancedMarkers.self,
        ])
}
