import Foundation
import NavigationModel

/// What a person found in a fixture app by reading it, in `expected.json` beside the app.
///
/// ```
/// "coordinators": { "HarbourTabs tab | HarbourTabs stack": ["berths: BerthList", "pilot(ship): PilotView, ShipView"] }
/// "transitions": ["HarbourApp -root-> HarbourRoot | HarbourApp -window-> HarbourRoot"]
/// "exits": ["DutyView <-back-"]
/// "notUnderstood": ["Sources/Harbour/Pilot.swift:89"]
/// ```
///
/// ` | ` stands between readings that are all right. A destination without targets is one whose view nobody can name.
/// Coordinators are named by id, all else by name. An entry point is a transition of the style `root`. Exits must be
/// among those found; of all else, more is as wrong as less, but for what is optional.
struct Expectation: Decodable {
    var coordinators: [String: [String]]
    var transitions: [String]
    var exits: [String]
    var optionalCoordinators: [String]
    var optionalTransitions: [String]
    var notUnderstood: [String]

    static func of(_ folder: String) throws -> Expectation {
        try JSONDecoder().decode(Expectation.self, from: Fixture.data("\(folder)/expected.json"))
    }

    /// What a graph lacks, and what it has that nobody expects, a line each.
    func faults(of graph: NavigationGraph) -> [String] {
        let judged = graph.coordinators.filter { !optionalCoordinators.contains($0.id) }
        let forward = graph.forward
        let optional = forward.filter { optionalCoordinators.contains($0.from) }.map(\.line)
        let exits = graph.exits.map { "\($0.from.name) <-\($0.style.rawValue)-" }
        return faults("coordinator", judged.map { "\($0.id) \($0.kind.rawValue)" }, coordinators.keys.sorted())
            + judged.flatMap { coordinator in
                faults(
                    "destination of \(coordinator.id)", coordinator.destinations.map(\.line),
                    coordinators.first { $0.key.hasPrefix("\(coordinator.id) ") }?.value ?? [])
            }
            + faults("transition", forward.map(\.line), transitions, optional: optionalTransitions + optional)
            + faults("exit", exits, self.exits, optional: exits)
            + faults(
                "not understood", graph.notUnderstood.map { "\($0.location.file):\($0.location.line)" }, notUnderstood)
    }

    private func faults(
        _ what: String, _ found: [String], _ expected: [String], optional: [String] = []
    ) -> [String] {
        let missing = expected.filter { Set(found).isDisjoint(with: readings(of: $0)) }
        let extra = Set(found).subtracting((expected + optional).flatMap(readings))
        return missing.map { "missing \(what): \($0)" } + extra.sorted().map { "extra \(what): \($0)" }
    }

    private func readings(of line: String) -> [String] { line.components(separatedBy: " | ") }
}

extension Destination {
    fileprivate var line: String {
        let parameters = parameters.map { $0.label ?? $0.name }.joined(separator: ", ")
        return name + (parameters.isEmpty ? "" : "(\(parameters))")
            + (targets.isEmpty ? "" : ": \(targets.map(\.name).joined(separator: ", "))")
    }
}

extension NavigationGraph {
    /// Its transitions to something, and its entry points, with the id of where each begins.
    fileprivate var forward: [(from: String, line: String)] {
        entryPoints.map { ($0.name, "\($0.name) -root-> \($0.to.name)") }
            + transitions.compactMap { transition in
                transition.to.map {
                    (transition.from.id, "\(transition.from.name) -\(transition.style.rawValue)-> \($0.name)")
                }
            }
    }
}
