/// The rules about several systems, or about none.
package enum SharedRules {
    package static let all: [any Rule.Type] = [
        CoordinatorCycle.self, DeadEndCover.self, DeepLinkDeadEnd.self, InferredTransition.self,
        MissingNavigationDestination.self, NotUnderstoodCode.self, SyntaxError.self, UnknownDestination.self,
        UnreachableScreen.self, UnusedDestination.self,
    ]
}
