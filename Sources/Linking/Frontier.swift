import Facts
import NavigationModel

/// The names by which sources that were not read could take part in the navigation of those that were.
package struct Frontier: Hashable, Sendable {
    /// Functions that navigate, themselves or through others, properties that keep closures which do, and states that
    /// something is bound to: what a caller has to name. They stand by the type that declares them, or by themselves
    /// where that is outside of types: what code has to name, or to name something that leads to it, before it can get
    /// at a member.
    package var members: [String: Set<String>] = [:]
    /// The views. What extends one may show another.
    package var views: Set<String> = []
    /// What makes a type a view, a part of one, or something that starts the app.
    package var kinds: Set<String> = []
    /// The types that have to be known to tell what navigation shows: of the values handed to it, of what it is called
    /// on, and of what makes the views.
    package var asked: Set<String> = []

    /// No names.
    package init() {}
}
