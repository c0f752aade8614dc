import Base

/// What a type is beside the coordinators that it stands among.
package enum CoordinatorRole: String, Codable, Sendable {
    /// A view with a container, whose first view and links belong to no coordinator.
    case host
}

/// A type that owns destinations, or a host.
package struct Coordinator: Hashable, Codable, Sendable {
    package var id: String
    package var name: String
    package var module: String
    package var system: NavigationSystem
    package var kind: CoordinatorKind
    /// Absent where it owns destinations, as coordinators do.
    package var role: CoordinatorRole?
    /// The doc comment's text as Markdown, without comment markers.
    package var documentation: String?
    package var location: SourceLocation
    /// The declaration's attributes and header, as written.
    package var declaration: String?
    /// The names of the destinations shown first: a root, the tabs in order, or the columns.
    package var initial: [String]
    /// The name of the tab that is selected first, where that need not be the first one.
    package var selected: String?
    /// In the order of the source.
    package var destinations: [Destination]
    /// The ids of the types whose containers show what a router says; absent where the coordinator shows it itself.
    package var hosts: [String]?

    package init(
        id: String, name: String, module: String, system: NavigationSystem, kind: CoordinatorKind,
        documentation: String? = nil, location: SourceLocation, declaration: String? = nil,
        initial: [String] = [], selected: String? = nil, destinations: [Destination] = [], hosts: [String]? = nil
    ) {
        self.selected = selected
        self.id = id
        self.name = name
        self.module = module
        self.system = system
        self.kind = kind
        self.documentation = documentation
        self.location = location
        self.declaration = declaration
        self.initial = initial
        self.destinations = destinations
        self.hosts = hosts
        role = kind == .stack && destinations.isEmpty ? .host : nil
    }

    /// Whether it only holds a container, and owns no destination: it is shown, and not counted as a coordinator.
    package var isHost: Bool { role == .host }

    /// What it is, in a word: its kind, or what a host is.
    package var word: String { isHost ? noun : kind.rawValue }

    /// What it is called where its kind alone would not say what it is.
    package var noun: String { isHost ? "navigation stack" : kind.noun }

    package var reference: NodeReference { NodeReference(name: name, id: id) }
}

extension CoordinatorKind {
    /// What a coordinator of the kind is called where its kind alone would not say what it is.
    package var noun: String {
        switch self {
        case .flow, .tab, .root, .split: "\(rawValue) coordinator"
        case .router, .stack: rawValue
        }
    }
}
