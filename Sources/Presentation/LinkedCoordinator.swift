import Base
import Facts
import NavigationModel
import Types

/// A coordinator with all its parts found, before names become references.
package struct LinkedCoordinator: Sendable {
    /// The type that stands for it.
    package let type: TypeID
    /// What it is called, where that is not the type's name.
    package var name: String?
    /// The system whose coordinator it is.
    package let system: NavigationSystem
    /// What it does with its destinations.
    package let kind: CoordinatorKind
    /// What it can show, in the order of the declarations.
    package private(set) var destinations: [LinkedDestination]
    /// Where the first destination of each name is among them, and of each name in a declaration.
    private let positions: [String: Int]
    /// Declarations that the library refuses.
    package let rejected: [DestinationFacts]
    /// What the library's macro says against the type itself.
    package var macroErrors: [MacroError] = []
    /// Second declarations of a name that is taken.
    package let duplicates: [DestinationFacts]
    /// What it shows at first.
    package let initial: [InitialFacts]
    /// What of its destinations it shows in each style, at first or when they are selected, where that is not all of them.
    package var shownFirst: [String: [Style: [TargetResolver.Targets.Target]]] = [:]
    /// Where it is declared.
    package let location: RelativeLocation
    /// The types whose containers show what a router says.
    package var hosts: [TypeID] = []

    /// The same where views are shown by coordinators that they stand for.
    package func showing(_ coordinators: [TypeID: TypeID]) -> LinkedCoordinator {
        guard !coordinators.isEmpty else { return self }
        var coordinator = self
        for index in destinations.indices {
            let targets = destinations[index].targets.targets
            coordinator.destinations[index].targets.targets = targets.map { $0.standing(for: coordinators) }
        }
        return coordinator
    }

    /// - Parameter name: what it is called, where that is not the type's name.
    package init(
        type: TypeID, name: String? = nil, system: NavigationSystem, kind: CoordinatorKind,
        destinations: [LinkedDestination], rejected: [DestinationFacts], macroErrors: [MacroError] = [],
        duplicates: [DestinationFacts], initial: [InitialFacts], location: RelativeLocation, hosts: [TypeID] = []
    ) {
        self.type = type
        self.name = name
        self.system = system
        self.kind = kind
        self.destinations = destinations
        let names = destinations.map(\.name) + destinations.map(\.facts.name)
        positions = Dictionary(zip(names, Array(destinations.indices) + destinations.indices)) { first, _ in first }
        self.rejected = rejected
        self.macroErrors = macroErrors
        self.duplicates = duplicates
        self.initial = initial
        self.location = location
        self.hosts = hosts
    }

    /// Its destination of a name.
    package func destination(_ name: String) -> LinkedDestination? { positions[name].map { destinations[$0] } }

    /// The coordinator that each destination shows, for those that show one.
    package func children(among coordinators: Set<TypeID>) -> [String: TypeID] {
        destinations.reduce(into: [:]) { found, destination in
            for case .declared(let type) in destination.targets.targets where coordinators.contains(type) {
                found[destination.name] = found[destination.name] ?? type
            }
        }
    }
}
