import Base
import Facts
import NavigationModel

/// A coordinator with all its parts found, before names become references.
struct LinkedCoordinator: Sendable {
    /// The type that stands for it.
    let type: Int
    /// What it is called, where that is not the type's name.
    var name: String?
    let system: NavigationSystem
    let kind: CoordinatorKind
    let destinations: [LinkedDestination]
    /// Declarations that the library refuses.
    let rejected: [DestinationFacts]
    /// What the library's macro says against the type itself.
    var macroErrors: [MacroError] = []
    /// Second declarations of a name that is taken.
    let duplicates: [DestinationFacts]
    let initial: [InitialFacts]
    let location: SourceLocation
    /// The types whose containers show what a router says.
    var hosts: [Int] = []

    func destination(_ name: String) -> LinkedDestination? { destinations.first { $0.facts.name == name } }

    /// The coordinator that each destination shows, for those that show one.
    func children(among coordinators: Set<Int>) -> [String: Int] {
        destinations.reduce(into: [:]) { found, destination in
            for case .declared(let type) in destination.targets.targets where coordinators.contains(type) {
                found[destination.facts.name] = found[destination.facts.name] ?? type
            }
        }
    }
}
