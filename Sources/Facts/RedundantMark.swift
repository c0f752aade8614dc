/// A `@ScaffoldingIgnored` on a declaration that no version of Scaffolding would take for a route.
package struct RedundantMark: Hashable, Sendable {
    /// The nesting of the type it stands in.
    package var path: [String]
    /// The declaration's name.
    package var name: String
    /// What it is that makes it no route: `a property`, `a function without a result`.
    package var reason: String
    /// Where the attribute stands.
    package var location: RelativeLocation

    package init(path: [String], name: String, reason: String, location: RelativeLocation) {
        self.path = path
        self.name = name
        self.reason = reason
        self.location = location
    }
}
