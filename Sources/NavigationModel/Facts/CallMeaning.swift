/// What a call does when its receiver is a coordinator of one system.
package struct CallMeaning: Codable, Hashable, Sendable {
    package enum Action: Codable, Hashable, Sendable {
        /// Shows destinations.
        case show([Expression], Presentation)
        /// Shows one of the initial destinations, by its position.
        case showInitial(position: Expression, Style)
        /// Goes back, to a destination where one is named.
        case exit(ExitStyle, to: Expression?)
    }

    /// How a shown destination comes onto the screen.
    package enum Presentation: Codable, Hashable, Sendable {
        case style(Style)
        /// The style is an argument that is not written out.
        case value(Expression)
    }

    package var system: NavigationSystem
    package var action: Action
    /// The type that the code after the call waits for.
    package var expects: TypeName?
    /// Whether name and arguments alone show that this is navigation, so that an unknown receiver is worth telling.
    package var isDistinctive: Bool
    /// The keys of SwiftUI environment values that take the call as well as a coordinator does.
    package var environmentKeys: [String]

    package init(
        system: NavigationSystem, action: Action, expects: TypeName? = nil, isDistinctive: Bool = true,
        environmentKeys: [String] = []
    ) {
        self.system = system
        self.action = action
        self.expects = expects
        self.isDistinctive = isDistinctive
        self.environmentKeys = environmentKeys
    }
}
