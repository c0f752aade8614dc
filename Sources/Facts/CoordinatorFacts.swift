import Base

/// A destination as its declaration says it.
package struct DestinationFacts: Hashable, Sendable {
    /// What the declaration's type says the destination shows.
    package enum Shows: Hashable, Sendable {
        case view, coordinator
        /// A type written out: a destination only when it turns out to be a coordinator.
        case type(TypeName)
    }

    /// What sets a declaration apart from a plain route.
    package enum Trait: String, Sendable {
        /// It returns a tab's tuple.
        case tuple
        /// It returns a tab's role.
        case tabRole
        case generic, async, `throws`, `static`, unavailable
        /// A parameter is `inout`, variadic, `isolated`, or of an opaque type.
        case parameter
        /// It is marked as none in a way that only newer versions of the library understand.
        case ignoredByNewest
    }

    package var name: String
    /// Nil where they are those of the method that builds it.
    package var parameters: [Parameter]?
    package var shows: Shows
    /// The style it is shown in, where the declaration and not the call says it.
    package var style: Style?
    package var traits: [Trait]
    /// The method of the coordinator that builds it.
    package var function: String
    /// The method of the coordinator that builds what stands in the tab bar, where that is another one.
    package var tabFunction: String?
    package var tab: Tab?
    package var condition: String?
    /// The platforms that it is compiled for.
    package var platforms: Platforms { Platforms(condition: condition) }
    package var trackedBy: String?
    package var documentation: String?
    package var declaration: String
    package var location: RelativeLocation

    package init(
        name: String, parameters: [Parameter]?, shows: Shows, style: Style? = nil, traits: [Trait] = [],
        function: String, tabFunction: String? = nil, tab: Tab? = nil,
        condition: String? = nil, trackedBy: String? = nil, documentation: String? = nil, declaration: String,
        location: RelativeLocation
    ) {
        self.name = name
        self.parameters = parameters
        self.shows = shows
        self.style = style
        self.traits = traits
        self.function = function
        self.tabFunction = tabFunction
        self.tab = tab
        self.condition = condition
        self.trackedBy = trackedBy
        self.documentation = documentation
        self.declaration = declaration
        self.location = location
    }
}

/// A destination that a declaration shows first, before any call.
package struct InitialFacts: Hashable, Sendable {
    package var destination: String
    package var style: Style
    /// Whether the declaration says that it is selected, of several that are there.
    package var isSelected: Bool
    /// The platforms that what says it is compiled for.
    package var platforms: Platforms
    package var location: RelativeLocation

    package init(
        destination: String, style: Style, isSelected: Bool = false, platforms: Platforms = .all,
        location: RelativeLocation
    ) {
        self.platforms = platforms
        self.isSelected = isSelected
        self.destination = destination
        self.style = style
        self.location = location
    }
}

/// The kind that conforming to a protocol gives a coordinator.
package struct ConformanceKind: Hashable, Sendable {
    package var conformance: String
    package var kind: CoordinatorKind

    package init(_ conformance: String, _ kind: CoordinatorKind) {
        self.conformance = conformance
        self.kind = kind
    }
}

/// What a library's macro says against a type, at compile time.
package struct MacroError: Hashable, Sendable {
    /// The code it is about, on one line.
    package var text: String
    /// The rest of the sentence: `is neither true nor false`.
    package var reason: String
    package var help: String
    package var location: RelativeLocation

    package init(text: String, reason: String, help: String, location: RelativeLocation) {
        self.text = text
        self.reason = reason
        self.help = help
        self.location = location
    }
}

/// A coordinator, or a part of one, as one declaration says it.
package struct CoordinatorFacts: Hashable, Sendable {
    package var system: NavigationSystem
    /// The type's nesting.
    package var path: [String]
    /// What its conformances would make it, the first that holds winning.
    package var kinds: [ConformanceKind]
    /// The kind its state container tells, where no protocol does.
    package var containerKind: CoordinatorKind?
    /// Whether the declaration makes the type a coordinator, or only adds to one.
    package var isDeclaration: Bool
    package var destinations: [DestinationFacts]
    /// Declarations of destinations that the library refuses.
    package var rejected: [DestinationFacts]
    /// Declarations of destinations whose name another one of the same declaration has already.
    package var duplicates: [DestinationFacts]
    /// What the macro says against the type itself.
    package var macroErrors: [MacroError]
    package var initial: [InitialFacts]
    package var location: RelativeLocation

    package init(
        system: NavigationSystem, path: [String], kinds: [ConformanceKind],
        containerKind: CoordinatorKind? = nil, isDeclaration: Bool, destinations: [DestinationFacts] = [],
        rejected: [DestinationFacts] = [], duplicates: [DestinationFacts] = [], macroErrors: [MacroError] = [],
        initial: [InitialFacts] = [], location: RelativeLocation
    ) {
        self.system = system
        self.path = path
        self.kinds = kinds
        self.containerKind = containerKind
        self.isDeclaration = isDeclaration
        self.destinations = destinations
        self.rejected = rejected
        self.duplicates = duplicates
        self.macroErrors = macroErrors
        self.initial = initial
        self.location = location
    }
}
