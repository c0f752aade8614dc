/// A type as the source refers to it, reduced to what a look-up needs.
///
/// Optionals, `any`, `some`, attributes and parentheses are gone; `[Item]` is `Array` with one argument.
package struct TypeName: Hashable, Sendable {
    /// The components as written: `["HomeCoordinator", "Destinations"]`.
    package var components: [String]
    package var arguments: [TypeName]
    /// What else a value is of: `Loading` in `Sharing & Loading`.
    package var joined: [TypeName] = []

    package init(_ components: [String], arguments: [TypeName] = []) {
        self.components = components
        self.arguments = arguments
    }

    package init(_ name: String) {
        self.init([name])
    }

    /// The last component.
    package var last: String { components.last ?? "" }

    /// The components joined with dots.
    package var description: String { components.joined(separator: ".") }
}
