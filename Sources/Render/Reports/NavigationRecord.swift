import NavigationModel

/// The navigation as facts, one a line, sorted: a record to commit, so that a review shows what a change does to it.
///
/// No line holds a place in the source, so that moving code or formatting it changes nothing.
package enum NavigationRecord {
    /// The record's text.
    package static func text(of graph: NavigationGraph) -> String {
        facts(of: graph).map { $0 + "\n" }.joined()
    }

    /// The lines of a record that are no longer true behind `-`, and those it lacks behind `+`, in their order.
    package static func changes(from record: String, to graph: NavigationGraph) -> [String] {
        let old = Set(record.split(whereSeparator: \.isNewline).map(String.init))
        let new = Set(facts(of: graph))
        let gone = old.subtracting(new).map { ($0, "-") }
        let added = new.subtracting(old).map { ($0, "+") }
        return (gone + added).sorted { ($0.0, $1.1) < ($1.0, $0.1) }.map { "\($1) \($0)" }
    }

    private static func facts(of graph: NavigationGraph) -> [String] {
        let lines =
            graph.coordinators.flatMap(facts) + graph.transitions.map(fact) + graph.exits.map(fact)
            + graph.entryPoints.map { "entry \($0.name) → \($0.to.id)" } + graph.deepLinks.map(fact)
        return Set(lines.map { PlainText.visible($0) }).sorted()
    }

    private static func facts(of coordinator: Coordinator) -> [String] {
        let start = coordinator.initial.isEmpty ? "" : " starts at \(coordinator.initial.joined(separator: ", "))"
        return ["coordinator \(coordinator.id) \(coordinator.kind.rawValue)\(start)"]
            + coordinator.destinations.map { destination in
                let parameters = destination.parameters.map { "\($0.label ?? "_"): \($0.type)" }
                let call = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
                let targets = destination.targets.map(\.id).sorted().joined(separator: " | ")
                return "destination \(destination.id)\(call)" + (targets.isEmpty ? "" : " → \(targets)")
                    + (destination.condition.map { " if \($0)" } ?? "")
            }
    }

    private static func fact(_ transition: Transition) -> String {
        let name = transition.destinationID ?? ".\(transition.destination)"
        let target = transition.isPlain ? transition.to.map { " → \($0.id)" } ?? "" : ""
        return "transition \(transition.from.id) \(transition.style.rawValue) \(name)\(target)"
            + (transition.evidence == .inferred ? " ?" : "")
    }

    private static func fact(_ exit: Exit) -> String {
        "exit \(exit.from.id) \(exit.style.rawValue)" + (exit.coordinator.map { " \($0.id)" } ?? "")
            + (exit.to.map { " to \($0)" } ?? "")
    }

    private static func fact(_ link: DeepLink) -> String {
        let hops = link.hops.map { "\($0.coordinator.id).\($0.destination) \($0.style.rawValue)" }
        return "link \(link.name) by \(link.trigger): \(hops.joined(separator: ", "))"
    }
}
