import Rules

extension SystemDefinition {
    /// Scaffolding.
    static let scaffolding = SystemDefinition(
        reader: ScaffoldingReader.self, traits: .scaffolding,
        rules: [
            ConcreteCoordinatorReturn.self, DeepLinkTypeMismatch.self, DismissCoordinatorToPop.self,
            DismissTabChild.self, DuplicateDestination.self, NavigationLinkInFlow.self,
            NavigationStateInView.self, NestedNavigationStack.self, RedundantIgnored.self,
            RefusedCoordinator.self, RefusedRoute.self, RemovedRouteAs.self, TupleOutsideTab.self,
            UntrackedCustomize.self, ViewsDispatchingChains.self,
        ], fixes: [IgnoredAttributeFix.self, RouteAsFix.self])
}
