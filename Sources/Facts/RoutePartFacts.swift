import Base

/// A part of a coordinator of TCACoordinators that a file shows: the code that runs its screens, or the view that shows
/// them. Which routes they are about stands in other files.
package struct RoutePartFacts: Hashable, Sendable {
    package enum Role: String, Sendable {
        /// `.forEachRoute(\.routes, action: \.router)`, or an older word for it.
        case logic
        /// `TCARouter(store) { screen in … }`.
        case view
    }

    package var role: Role
    /// The nesting of the type it stands in; empty outside of types.
    package var path: [String]
    /// The variable or function it stands in.
    package var member: String
    package var location: SourceLocation

    package init(role: Role, path: [String], member: String, location: SourceLocation) {
        self.role = role
        self.path = path
        self.member = member
        self.location = location
    }
}
