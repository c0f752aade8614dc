import Base

/// An app or a scene that mounts a coordinator or a view.
package struct EntryPoint: Hashable, Sendable {
    /// The name of the type that mounts, or of the storyboard that does.
    package var name: String
    package var to: NodeReference
    /// What people meet there.
    package var role: EntryRole
    package var location: SourceLocation

    package init(name: String, to: NodeReference, role: EntryRole = .app, location: SourceLocation) {
        self.name = name
        self.to = to
        self.role = role
        self.location = location
    }
}
