import Base
import Facts
import NavigationModel

/// Reads XCoordinator.
///
/// ```swift
/// enum ShelfRoute: Route { case shelf, book(Book), close }
///
/// final class ShelfCoordinator: NavigationCoordinator<ShelfRoute> {
///     init() { super.init(initialRoute: .shelf) }
///
///     override func prepareTransition(for route: ShelfRoute) -> NavigationTransition {
///         switch route {
///         case .shelf: return .push(ShelfController(router: unownedRouter))
///         case .book(let book): return .present(BookController(book: book))
///         case .close: return .dismiss()
///         }
///     }
/// }
/// router.trigger(.book(book))
/// ```
///
/// A coordinator is a class whose base class may stand in another file, and a router is known by the type of its routes:
/// ``XCoordinatorLinker`` finds both in the facts of all files.
enum XCoordinatorReader: NavigationReader {
    static let system = NavigationSystem.xCoordinator

    static let marks = ["XCoordinator"]

    /// Who sets a route off may hand it through types that name nothing of the library.
    static let isScreened = false

    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode]) { ([], []) }
}
