import Base

/// An app or a scene that mounts a coordinator or a view.
package struct EntryPoint: Hashable, Sendable {
    /// The name of the type that mounts.
    package var name: String
    package var to: NodeReference
    package var location: SourceLocation

    package init(name: String, to: NodeReference, location: SourceLocation) {
        self.name = name
        self.to = to
        self.location = location
    }
}
