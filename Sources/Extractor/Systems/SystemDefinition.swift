import Base
import Linking
import NavigationModel
import Rules
import Types

/// A navigation system: everything that navdocs knows of it.
///
/// Each stands in a folder of its own beside this file, and once in ``all``.
package struct SystemDefinition: Sendable {
    package let reader: any NavigationReader.Type
    /// What linking has to know of the system's library by name.
    package let traits: SystemTraits
    /// What links the system where the linking of all systems does not do.
    package var linker: (any SystemLinker.Type)?
    /// The rules about this system alone.
    package var rules: [any Rule.Type] = []
    /// What mends findings of these.
    var fixes: [any Fix.Type] = []

    package var system: NavigationSystem { reader.system }

    /// All systems, in the order in which their readers are asked.
    package static let all: [SystemDefinition] = [
        .scaffolding, .stinsen, .tcaCoordinators, .composableArchitecture, .flowStacks, .router, .swiftUI,
        .xCoordinator, .rxFlow, .linkNavigator, .ownFramework, .uikit,
    ]

    /// What linking has to know of all libraries by name; SwiftUI's names first, which apps use most.
    package static let traits = TraitsTable(
        all.reversed().map { ($0.system, $0.traits) }, routers: .router, views: .swiftUI)

    /// The linkers of those that have one.
    static let linkers = all.compactMap(\.linker)
}
