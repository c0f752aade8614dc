import Base
import Facts
import NavigationModel

/// Reads navigation that is written with UIKit: coordinators that no library knows, and view controllers that show others.
///
/// ```swift
/// final class FeedCoordinator: Coordinator {
///     let navigationController: UINavigationController
///     func start() { navigationController.pushViewController(FeedViewController(), animated: true) }
///     func showDetail(item: Item) { navigationController.present(DetailViewController(item: item), animated: true) }
/// }
/// ```
///
/// No declaration says by itself that it is one, and no call is understood by what stands in its file: ``UIKitLinker`` finds
/// both in the facts of all files.
enum UIKitReader: NavigationReader {
    static let system = NavigationSystem.uikit

    static let marks = [
        "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIHostingController",
        "pushViewController", "rootViewController",
    ]

    /// What a delegate calls may stand in any file, behind any name.
    static let isScreened = false

    static let readsStoryboards = true

    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode]) { ([], []) }
}
