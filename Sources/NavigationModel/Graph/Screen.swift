import Base

/// A view type that is some destination's target, or hosts navigation itself.
package struct Screen: Hashable, Sendable {
    package var id: String
    package var name: String
    package var module: String
    package var documentation: String?
    /// Absent for a view whose declaration was not among the sources.
    package var location: SourceLocation?
    /// The coordinators the view holds or takes from its environment, sorted.
    package var reads: [NodeReference]
    /// The app's own views it is made of, sorted.
    package var contains: [NodeReference]
    /// What its navigation bar says, where a literal says it. No part of the document.
    package var title: String?

    package init(
        id: String, name: String, module: String, documentation: String? = nil, location: SourceLocation? = nil,
        reads: [NodeReference] = [], contains: [NodeReference] = [], title: String? = nil
    ) {
        self.title = title
        self.id = id
        self.name = name
        self.module = module
        self.documentation = documentation
        self.location = location
        self.reads = reads
        self.contains = contains
    }

    package var reference: NodeReference { NodeReference(name: name, id: id) }
}
