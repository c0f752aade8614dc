import Base
import Facts
import NavigationModel

/// Reads navigation that an app's own framework does: objects that give views, containers that hold what is shown, and functions
/// that put the one into the other.
///
/// ```swift
/// protocol Screen: AnyObject { func toPresentable() -> AnyView }
///
/// @Observable final class Stack { var modules: [Module] = [] }
///
/// extension Stack {
///     func push(_ screen: any Screen) { modules.append(Module(screen)) }
/// }
/// stack.push(BookScreen(book: book))
/// ```
///
/// No declaration says by itself that it is one, and every app has words of its own: ``OwnFrameworkLinker`` learns them from the views that
/// show what a container holds.
enum OwnFrameworkReader: NavigationReader {
    static let system = NavigationSystem.ownFramework

    static let marks = ["AnyView"]

    /// What an object publishes may be answered in any file.
    static let isScreened = false

    static func coordinators(
        in file: FileFacts
    ) -> (coordinators: [CoordinatorFacts], notUnderstood: [UnresolvedCode]) { ([], []) }
}
