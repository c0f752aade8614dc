import Base
import Facts
import NavigationModel

/// What XCoordinator 1 to 3 calls its types, and its transitions.
enum XCoordinatorNames {
    static let module = "XCoordinator"

    /// What the classes that coordinators inherit from show their screens in.
    static let classes: [String: CoordinatorKind] = [
        "NavigationCoordinator": .flow, "BasicNavigationCoordinator": .flow,
        "TabBarCoordinator": .tab, "BasicTabBarCoordinator": .tab, "PageCoordinator": .tab,
        "SplitCoordinator": .split, "ViewCoordinator": .root, "BasicViewCoordinator": .root,
        "BaseCoordinator": .root, "BasicCoordinator": .root,
    ]

    /// The same for the transitions, and in version 3 the controllers, that a base class is written with.
    static let transitions: [String: CoordinatorKind] = [
        "NavigationTransition": .flow, "UINavigationController": .flow,
        "TabBarTransition": .tab, "UITabBarController": .tab, "PageTransition": .tab, "UIPageViewController": .tab,
        "SplitTransition": .split, "UISplitViewController": .split,
        "ViewTransition": .root, "UIViewController": .root,
    ]

    /// Types of which static functions make transitions.
    static let transitionTypes = [
        "Transition", "NavigationTransition", "TabBarTransition", "SplitTransition", "PageTransition", "ViewTransition",
    ]

    /// A router that hands its routes on to another one.
    static let redirection = "RedirectionRouter"

    /// The method that says what each route of a coordinator does.
    static let prepare = "prepareTransition"

    /// Types that stand for a coordinator of a route.
    static let routers: Set<String> = [
        "StrongRouter", "WeakRouter", "UnownedRouter", "AnyRouter", "Router", "AnyCoordinator",
        "AnyNavigationCoordinator",
        "AnyTabBarCoordinator", "AnyViewCoordinator",
    ]

    /// Members by which a coordinator gives itself, or what shows it.
    static let projections: Set<String> = [
        "strongRouter", "weakRouter", "unownedRouter", "anyRouter", "anyCoordinator", "viewController",
        "rootViewController",
    ]

    /// Controllers that are made with a closure that builds a view of SwiftUI.
    static let hosts: Set<String> = ["RoutingController"]

    /// The view of SwiftUI that is made with a closure which makes a coordinator, and shows that.
    static let wrapper = "WrappedRouter"

    /// Members in front of `trigger` of other frameworks.
    static let spaces: Set<String> = ["rx", "publishers"]

    /// Calls that trigger a route.
    static let triggers = ["trigger", "contextTrigger", "registerInteractiveTransition"]

    /// What a factory of transitions does with its first argument.
    static func style(of factory: String, in kind: CoordinatorKind) -> Style? {
        switch factory {
        case "push": .push
        case "present", "presentOnRoot": .sheet
        case "show": kind == .split ? .splitSidebar : .push
        case "showDetail": kind == .split ? .splitDetail : .push
        case "embed": .root
        default: nil
        }
    }

    /// What a factory of transitions takes away.
    static func exit(of factory: String, _ call: CallFacts) -> ExitOperation? {
        switch factory {
        case "dismiss": .dismiss(count: 1)
        case "dismissToRoot": .dismissAll
        case "pop": call.argument("to") == nil ? .pop(count: 1) : .popToLast
        case "popToRoot": .popToRoot
        default: nil
        }
    }

    /// The columns of a split view, by the names that version 3 gives them.
    static func column(_ name: String?) -> Style {
        switch name {
        case "primary": .splitSidebar
        case "supplementary": .splitContent
        default: .splitDetail
        }
    }
}
