import Base
import Facts
import NavigationModel
import Types

/// A destination of a coordinator with what it shows, before names become references.
package struct LinkedDestination: Sendable {
    /// What its declaration says.
    package var facts: DestinationFacts
    /// What it is called: the name in its declaration, unless others of its coordinator have that too.
    package var name: String
    /// Those of the declaration, or of the method that builds it.
    package var parameters: [Parameter]
    /// What it shows.
    package var targets: TargetResolver.Targets
    /// The styles that its declarations say, by the platforms of these; there are several where `#if` has branches.
    private let variants: [(style: Style, platforms: Platforms)]

    /// - Parameter styles: the styles that its declarations say, by the platforms of these.
    package init(
        facts: DestinationFacts, parameters: [Parameter], targets: TargetResolver.Targets,
        styles: [(style: Style, platforms: Platforms)]
    ) {
        self.facts = facts
        name = facts.name
        self.parameters = parameters
        self.targets = targets
        variants = styles
    }

    /// How it is shown by code that is compiled for some platforms.
    package func styles(on platforms: Platforms) -> [(style: Style, platforms: Platforms)] {
        variants.filter { $0.platforms.meets(platforms) }
    }
}
