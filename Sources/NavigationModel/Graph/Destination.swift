import Base

/// What a destination shows: a view, or a coordinator with destinations of its own.
package enum DestinationKind: String, Codable, Sendable {
    case view, coordinator
}

/// One place a coordinator can show.
package struct Destination: Hashable, Sendable {
    /// The coordinator's id, a dot, and the name.
    package var id: String
    /// The case's name, without back-ticks.
    package var name: String
    package var kind: DestinationKind
    package var parameters: [Parameter]
    /// The view or coordinator types shown; several where the code branches, none where it is built in place.
    package var targets: [NodeReference]
    /// The container around the target, such as `NavigationStack`.
    package var wrapper: String?
    package var tab: Tab?
    /// Every style some transition shows it in, in the order of ``Style``.
    package var presentations: [Style]
    /// The `#if` condition around the declaration.
    package var condition: String?
    /// The platforms that the declaration is compiled for.
    package var platforms: Platforms { Platforms(condition: condition) }
    /// The versions of the library that track this declaration, where not all of them do.
    package var trackedBy: String?
    /// Whether the declaration stands between a generator's markers.
    package var managed: Bool
    package var documentation: String?
    /// The function's or case's signature as written, on one line.
    package var declaration: String?
    package var location: SourceLocation

    package init(
        id: String, name: String, kind: DestinationKind, parameters: [Parameter] = [],
        targets: [NodeReference] = [], wrapper: String? = nil, tab: Tab? = nil, presentations: [Style] = [],
        condition: String? = nil, trackedBy: String? = nil, managed: Bool = false, documentation: String? = nil,
        declaration: String? = nil, location: SourceLocation
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.parameters = parameters
        self.targets = targets
        self.wrapper = wrapper
        self.tab = tab
        self.presentations = presentations
        self.condition = condition
        self.trackedBy = trackedBy
        self.managed = managed
        self.documentation = documentation
        self.declaration = declaration
        self.location = location
    }
}
