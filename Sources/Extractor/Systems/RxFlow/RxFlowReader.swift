import Base
import Facts
import NavigationModel

/// Reads RxFlow.
///
/// ```swift
/// enum ShelfStep: Step { case shelf, book(Int) }
///
/// final class ShelfFlow: Flow {
///     var root: Presentable { stack }
///     private let stack = UINavigationController()
///
///     func navigate(to step: Step) -> FlowContributors {
///         guard let step = step as? ShelfStep else { return .none }
///         switch step {
///         case .shelf:
///             let shelf = ShelfController()
///             stack.pushViewController(shelf, animated: true)
///             return .one(flowContributor: .contribute(withNext: shelf))
///         case .book(let id):
///             stack.present(BookController(id: id), animated: true)
///             return .none
///         }
///     }
/// }
/// steps.accept(ShelfStep.book(id))
/// ```
///
/// What emits a step names no flow: ``RxFlowLinker`` finds in the facts of all files which flow it is contributed to.
enum RxFlowReader: NavigationReader {
    static let system = NavigationSystem.rxFlow

    static let marks = ["RxFlow"]

    /// Who emits a step may name nothing of the library.
    static let isScreened = false

    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode]) { ([], []) }
}
