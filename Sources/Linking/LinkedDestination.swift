import Base
import Facts
import NavigationModel

/// A destination of a coordinator with what it shows, before names become references.
package struct LinkedDestination: Sendable {
    /// What its declaration says.
    package var facts: DestinationFacts
    /// Those of the declaration, or of the method that builds it.
    package var parameters: [Parameter]
    /// What it shows.
    package var targets: TargetResolver.Targets
    /// The styles that its declarations say; there are several where `#if` has branches.
    var styles: [Style]

    /// - Parameter styles: the styles that its declarations say.
    package init(facts: DestinationFacts, parameters: [Parameter], targets: TargetResolver.Targets, styles: [Style]) {
        self.facts = facts
        self.parameters = parameters
        self.targets = targets
        self.styles = styles
    }
}
