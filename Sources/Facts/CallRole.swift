import Base

/// What a call does when its receiver is a coordinator of one system.
package struct CallRole: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        /// Shows destinations.
        case show([Expression], Presentation)
        /// Shows one of the initial destinations, by its position.
        case showInitial(position: Expression, Style)
        /// Asks about destinations, and shows nothing.
        case ask([Expression])
        /// Goes back, to a destination where one is named.
        case exit(ExitOperation, to: Expression?)
        /// Makes a container that navigation happens in.
        case host(ContainerFacts)
        /// Says what values of a type, or a bound state, show.
        case declare(PresentationFacts)
        /// Shows content that is built in place: `NavigationLink { DetailView() } label: { … }`.
        case link(Expression, Style)
        /// Shows a value by its type: `NavigationLink(value: planet)`.
        case value(Expression, Presentation)
        /// Changes the path or state that it is called on.
        case change(PathChange)
        /// Opens the window of a name.
        case window(Expression)
    }

    /// How a shown destination comes onto the screen.
    package enum Presentation: Hashable, Sendable {
        case style(Style)
        /// The style that the destination's declaration says.
        case declared
        /// As a tab; a flow goes back to it instead.
        case focus
        /// The style stands around each destination: `.push(.detail)`.
        case wrapped
        /// The style is an argument that is not written out.
        case value(Expression)
    }

    package var system: NavigationSystem
    package var action: Action
    /// How it shows what it shows, where the action alone does not tell.
    package var operation: ShowOperation?
    /// The type that the code after the call waits for.
    package var expects: TypeName?
    /// Whether the call gives the coordinator that the destination shows, instead of the one it is made on.
    package var returnsTarget: Bool
    /// Whether name and arguments alone show that this is navigation, so that an unknown receiver is worth telling.
    package var isDistinctive: Bool
    /// The keys of SwiftUI environment values that take the call as well as a coordinator does.
    package var environmentKeys: [String]

    package init(
        system: NavigationSystem, action: Action, operation: ShowOperation? = nil, expects: TypeName? = nil,
        returnsTarget: Bool = false, isDistinctive: Bool = true, environmentKeys: [String] = []
    ) {
        self.operation = operation
        self.system = system
        self.action = action
        self.expects = expects
        self.returnsTarget = returnsTarget
        self.isDistinctive = isDistinctive
        self.environmentKeys = environmentKeys
    }
}
