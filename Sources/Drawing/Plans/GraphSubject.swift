/// What a picture is of.
package enum GraphSubject: Hashable, Sendable {
    /// Every coordinator.
    case app
    /// One coordinator, by its id: its destinations and one hop around.
    case coordinator(String)
    /// Some coordinators, by their ids, and the lines between them.
    case part(name: String, coordinators: [String])
}

/// Which way a picture runs.
package enum GraphLayout: Sendable {
    /// Left to right, for a page or a file of its own.
    case wide
    /// Top to bottom and short, for a phone; only one coordinator's own graph has it.
    case narrow
}

/// What a node of a picture stands for, so that the caller can say where it links.
package enum GraphLink: Hashable, Sendable {
    case coordinator(id: String)
    case destination(id: String)
    case screen(id: String)
}
