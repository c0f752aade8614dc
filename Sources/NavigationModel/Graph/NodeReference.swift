/// A coordinator, a screen or an app, as something else in the graph points at it.
package struct NodeReference: Hashable, Sendable {
    /// The type's name as the source writes it.
    package var name: String
    /// The identifier, unique in the graph: the name, with module or file added only where two types share it.
    package var id: String

    package init(name: String, id: String) {
        self.name = name
        self.id = id
    }

    /// A reference to a type whose name is unique.
    package init(_ name: String) {
        self.init(name: name, id: name)
    }
}

extension NodeReference: Comparable {
    package static func < (left: Self, right: Self) -> Bool { (left.id, left.name) < (right.id, right.name) }
}
