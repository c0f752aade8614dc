import Base
import Facts
import NavigationModel

/// Reads LinkNavigator.
///
/// ```swift
/// struct ShelfRoutes {
///     var routers: [RouteBuilderOf<SingleLinkNavigator>] { [.init(matchPath: "shelf") { navigator, items, _ in
///         WrappingController(matchPath: "shelf") { ShelfView(navigator: navigator) }
///     }] }
/// }
/// LinkNavigationView(linkNavigator: navigator, item: .init(path: "shelf"))
/// navigator.next(linkItem: .init(path: "book"), isAnimated: true)
/// ```
///
/// A call names a path and no coordinator: ``LinkNavigatorLinker`` finds in the facts of all files which list of builders has it.
enum LinkNavigatorReader: NavigationReader {
    static let system = NavigationSystem.linkNavigator

    static let marks = ["LinkNavigator"]

    /// Who calls a navigator may name nothing of the library.
    static let isScreened = false

    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode]) { ([], []) }
}
