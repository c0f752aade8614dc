import Base
import NavigationModel
import TestSupport

/// An app with a rule's fault and one without it, for each system that the rule is about and navdocs reads.
struct RuleExamples: Sendable {
    struct Pair: Sendable {
        let wrong: String
        let right: String
    }

    let rule: String
    let pairs: [NavigationSystem: Pair]

    init(_ rule: String, _ pairs: [NavigationSystem: Pair]) {
        self.rule = rule
        self.pairs = pairs.filter(\.key.isRead)
    }

    /// Those of every rule about apps, each written in the rule's own file.
    static let all: [RuleExamples] = [
        ArmWithoutRouteTests.examples, ConcreteCoordinatorReturnTests.examples, CoordinatorCycleTests.examples,
        DeadEndCoverTests.examples, DeepLinkDeadEndTests.examples, DeepLinkTypeMismatchTests.examples,
        DismissCoordinatorToPopTests.examples, DismissTabChildTests.examples, DuplicateDestinationTests.examples,
        InferredTransitionTests.examples, MissingNavigationDestinationTests.examples,
        NavigationLinkInFlowTests.examples, NavigationStateInViewTests.examples, NestedNavigationStackTests.examples,
        NotUnderstoodCodeTests.examples, PartlyManagedRouteTests.examples, PresentedChildPushedTests.examples,
        RedundantIgnoredTests.examples, RefusedCoordinatorTests.examples, RefusedRouteTests.examples,
        RemovedRouteAsTests.examples, RouteWithoutArmTests.examples, SyntaxErrorTests.examples,
        TupleOutsideTabTests.examples,
        UnbalancedMarkersTests.examples, UnknownDestinationTests.examples, UnreachableScreenTests.examples,
        UnremovedCoordinatorTests.examples, UnretainedCoordinatorTests.examples, UnsentActionTests.examples,
        UnsetCaseTests.examples, UnshownCaseTests.examples,
        UntrackedCustomizeTests.examples, UnusedDestinationTests.examples, ViewsDispatchingChainsTests.examples,
    ]
}
