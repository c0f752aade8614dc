import Base
import NavigationModel

/// The navigation as facts, one a line, sorted: the format `text`, to be read, and to be committed so that a review shows
/// what a change does to it.
///
/// No line holds a place in the source, so that moving code or formatting it changes nothing.
package enum NavigationRecord {
    /// The record's text.
    /// - Parameter subjects: the coordinators to write about, or the whole app when empty.
    package static func text(of index: GraphIndex, only subjects: [Coordinator] = []) -> String {
        facts(of: index, only: subjects).map { $0 + "\n" }.joined()
    }

    /// The lines of a record that are no longer true behind `-`, and those it lacks behind `+`, in their order.
    package static func changes(from record: String, to graph: NavigationGraph) -> [String] {
        let old = Set(record.split(whereSeparator: \.isNewline).map(String.init))
        let new = Set(facts(of: GraphIndex(graph), only: []))
        let gone = old.subtracting(new).map { ($0, "-") }
        let added = new.subtracting(old).map { ($0, "+") }
        return (gone + added).sorted { ($0.0, $1.1) < ($1.0, $0.1) }.map { "\($1) \($0)" }
    }

    private static func facts(of whole: GraphIndex, only subjects: [Coordinator]) -> [String] {
        let graph = ReadableNames(whole.graph).applied(to: whole.graph)
        let index = GraphIndex(graph)
        let chosen = Set((subjects.isEmpty ? graph.coordinators : subjects).map(\.id))
        /// Whether a fact about these is one that was asked for.
        func isChosen(_ coordinators: String?...) -> Bool {
            subjects.isEmpty || coordinators.contains { $0.map(chosen.contains) ?? false }
        }
        var lines = graph.coordinators.filter { chosen.contains($0.id) }.flatMap { facts(of: $0, index) }
        lines += facts(of: graph.transitions.filter { isChosen($0.from.id, $0.coordinator?.id) })
        lines += graph.exits.filter { isChosen($0.from.id, $0.coordinator?.id) }.map(fact)
        lines += graph.entryPoints.filter { isChosen($0.to.id) }.map { entry in
            let role = entry.role == .app ? "" : " (\(entry.role.rawValue))"
            return "entry \(entry.name) → \(entry.to.name)\(role)"
        }
        lines += graph.deepLinks.filter { $0.hops.contains { isChosen($0.coordinator.id) } }.map { fact($0, index) }
        return Set(lines.map { PlainText.visible($0) }).sorted()
    }

    private static func facts(of coordinator: Coordinator, _ index: GraphIndex) -> [String] {
        let start = coordinator.initial.isEmpty ? "" : " starts at \(coordinator.initial.joined(separator: ", "))"
        let known = evidence(of: coordinator, index)
        var lines = [
            "\(coordinator.role?.rawValue ?? "coordinator") \(coordinator.name) \(coordinator.kind.rawValue)\(start)\(known)"
        ]
        lines += (coordinator.hosts ?? []).map {
            "follows \(index.screen($0)?.name ?? index.coordinator($0)?.name ?? $0) → \(coordinator.name)"
        }
        lines += coordinator.destinations.map { fact($0, of: coordinator) }
        return lines
    }

    private static func fact(_ destination: Destination, of coordinator: Coordinator) -> String {
        let parameters = destination.parameters.map { "\($0.label ?? "_"): \($0.type)" }
        let call = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
        let targets = destination.targets.map(\.name).sorted().joined(separator: " | ")
        return "destination \(coordinator.name).\(destination.name)\(call)" + (targets.isEmpty ? "" : " → \(targets)")
            + (destination.condition.map { " if \($0)" } ?? "")
    }

    /// How the ways to a coordinator's destinations are known: ` [1 declared, 3 calls]`.
    private static func evidence(of coordinator: Coordinator, _ index: GraphIndex) -> String {
        let evidence = coordinator.destinations.flatMap { index.transitions(to: $0) }.map(\.evidence)
        let figures = Evidence.allCases.compactMap { kind in
            let count = evidence.count { $0 == kind }
            return count == 0 ? nil : kind == .call ? Words.count(count, "call") : "\(count) \(kind.rawValue)"
        }
        return figures.isEmpty ? "" : " [\(figures.joined(separator: ", "))]"
    }

    /// One for each way, with the platforms that it is limited to: several calls may take it.
    private static func facts(of transitions: [Transition]) -> [String] {
        let platforms = transitions.reduce(into: [:]) { found, transition in
            found[fact(transition), default: Platforms()].formUnion(transition.platforms)
        }
        return platforms.map { fact, platforms in fact + (platforms.limit.map { " (\($0))" } ?? "") }
    }

    private static func fact(_ transition: Transition) -> String {
        "transition \(transition.from.name) \(transition.style.rawValue) \(target(of: transition))"
            + (transition.evidence == .inferred ? " ?" : "")
    }

    private static func target(of transition: Transition) -> String {
        transition.isPlain ? transition.to.map { "→ \($0.name)" } ?? transition.shown : transition.shown
    }

    private static func fact(_ exit: Exit) -> String {
        "exit \(exit.from.name) \(exit.style.rawValue)" + (exit.coordinator.map { " \($0.name)" } ?? "")
            + (exit.to.map { " to \($0)" } ?? "")
    }

    private static func fact(_ link: DeepLink, _ index: GraphIndex) -> String {
        let hops = link.hops.map { hop in
            let shown = index.coordinator(hop.coordinator.id) == nil ? hop.to.map { " → \($0.name)" } : nil
            return shown.map { "\(hop.coordinator.name) \(hop.style.rawValue)\($0)" }
                ?? "\(hop.coordinator.name).\(hop.destination) \(hop.style.rawValue)"
        }
        return "link \(link.name) by \(link.trigger): \(hops.joined(separator: ", "))"
    }
}
