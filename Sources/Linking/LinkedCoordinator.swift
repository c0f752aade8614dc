import Base
import Facts
import NavigationModel

/// A coordinator with all its parts found, before names become references.
struct LinkedCoordinator: Sendable {
    struct Place: Sendable {
        var facts: DestinationFacts
        /// Those of the declaration, or of the method that builds it.
        var parameters: [Parameter]
        var targets: TargetResolver.Targets
        /// The styles that its declarations say; there are several where `#if` has branches.
        var styles: [Style]
    }

    /// The type that stands for it.
    let type: Int
    /// What it is called, where that is not the type's name.
    var name: String?
    let system: NavigationSystem
    let kind: CoordinatorKind
    let places: [Place]
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

    func place(_ name: String) -> Place? { places.first { $0.facts.name == name } }

    /// The coordinator that each destination shows, for those that show one.
    func children(among coordinators: Set<Int>) -> [String: Int] {
        places.reduce(into: [:]) { found, place in
            for case .declared(let type) in place.targets.targets where coordinators.contains(type) {
                found[place.facts.name] = found[place.facts.name] ?? type
            }
        }
    }
}
