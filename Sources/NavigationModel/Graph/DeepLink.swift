import Base

/// One step of a deep link.
package struct DeepLinkHop: Hashable, Sendable {
    /// The coordinator that owns the destination, or the view that shows it by itself, with plain SwiftUI.
    package var coordinator: NodeReference
    /// The destination's name; without a coordinator, the name of the bound property, or of what is shown.
    package var destination: String
    package var style: Style
    /// What the destination shows, as far as it is known.
    package var to: NodeReference?
    /// The type the code after the hop waits for: a typed trailing closure, or `expecting:`.
    package var expects: String?
    /// Whether that type is not what the destination shows, so that nothing after this hop happens.
    package var mismatched: Bool
    /// How the destination is shown, where the style alone does not tell. No part of the document.
    package var operation: ShowOperation?

    package init(
        coordinator: NodeReference, destination: String, style: Style, to: NodeReference? = nil,
        expects: String? = nil, mismatched: Bool = false, operation: ShowOperation? = nil
    ) {
        self.operation = operation
        self.coordinator = coordinator
        self.destination = destination
        self.style = style
        self.to = to
        self.expects = expects
        self.mismatched = mismatched
    }
}

/// An ordered chain of hops from one entry.
package struct DeepLink: Hashable, Sendable {
    /// What is matched on the way (`planet`), or the method that holds the chain (`AppCoordinator.openPlanet(id:)`).
    package var name: String
    /// What sets it off: `onOpenURL in PlanetsApp`, or the method when nothing in the sources calls it from outside.
    package var trigger: String
    /// The coordinator the first hop is asked of, or the view that shows what it shows.
    package var coordinator: NodeReference
    package var hops: [DeepLinkHop]
    package var location: SourceLocation

    package init(
        name: String, trigger: String, coordinator: NodeReference, hops: [DeepLinkHop], location: SourceLocation
    ) {
        self.name = name
        self.trigger = trigger
        self.coordinator = coordinator
        self.hops = hops
        self.location = location
    }
}
