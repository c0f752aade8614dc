import Base
import Facts
import NavigationModel

/// A destination of a coordinator with what it shows, before names become references.
struct LinkedDestination: Sendable {
    var facts: DestinationFacts
    /// Those of the declaration, or of the method that builds it.
    var parameters: [Parameter]
    var targets: TargetResolver.Targets
    /// The styles that its declarations say; there are several where `#if` has branches.
    var styles: [Style]
}
