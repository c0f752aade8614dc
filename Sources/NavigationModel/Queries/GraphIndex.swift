/// The look-ups pages, graphs and reports share, made once for a graph.
package struct GraphIndex: Sendable {
    package let graph: NavigationGraph
    /// Whether some view shows another by itself.
    let hasPlainTransitions: Bool
    private let coordinators: [String: Coordinator]
    private let screens: [String: Screen]
    private let destinations: [String: Destination]
    private let byDestination: [String: [Transition]]
    private let bySource: [String: [Transition]]
    private let byTarget: [String: [Transition]]
    private let exitsBySource: [String: [Exit]]
    private let showing: [String: [ShownBy]]
    private let containing: [String: [NodeReference]]

    /// A destination together with its owner.
    package struct ShownBy: Hashable, Sendable {
        package let coordinator: NodeReference
        package let destination: Destination
    }

    package init(_ graph: NavigationGraph) {
        self.graph = graph
        hasPlainTransitions = graph.transitions.contains(where: \.isPlain)
        coordinators = Dictionary(graph.coordinators.map { ($0.id, $0) }) { first, _ in first }
        screens = Dictionary(graph.screens.map { ($0.id, $0) }) { first, _ in first }
        let owned = graph.coordinators.flatMap { owner in
            owner.destinations.map { ShownBy(coordinator: owner.reference, destination: $0) }
        }
        destinations = Dictionary(owned.map { ($0.destination.id, $0.destination) }) { first, _ in first }
        byDestination = Dictionary(grouping: graph.transitions.filter { !$0.isPlain }) { $0.destinationID ?? "" }
        bySource = Dictionary(grouping: graph.transitions, by: \.from.id)
        byTarget = Dictionary(grouping: graph.transitions.filter { $0.to != nil }) { $0.to?.id ?? "" }
        exitsBySource = Dictionary(grouping: graph.exits, by: \.from.id)
        var showing: [String: [ShownBy]] = [:]
        for shown in owned {
            for target in Set(shown.destination.targets) { showing[target.id, default: []].append(shown) }
        }
        self.showing = showing
        var containing: [String: [NodeReference]] = [:]
        for screen in graph.screens {
            for part in screen.contains { containing[part.id, default: []].append(screen.reference) }
        }
        self.containing = containing
    }

    package func coordinator(_ id: String) -> Coordinator? { coordinators[id] }
    package func screen(_ id: String) -> Screen? { screens[id] }
    package func destination(_ id: String) -> Destination? { destinations[id] }

    /// Every way into a destination, declared ones first.
    package func transitions(to destination: Destination) -> [Transition] {
        let all = byDestination[destination.id] ?? []
        return all.filter { $0.evidence == .declared } + all.filter { $0.evidence != .declared }
    }

    /// Whether nothing but inference speaks for showing a destination in a style.
    package func isInferred(_ style: Style, of destination: Destination) -> Bool {
        let reasons = (byDestination[destination.id] ?? []).filter { $0.style == style }
        return !reasons.isEmpty && reasons.allSatisfy { $0.evidence == .inferred }
    }

    /// Every way out of a type, by its id.
    package func transitions(from id: String) -> [Transition] { bySource[id] ?? [] }

    /// Every way into a view or coordinator, by its id.
    package func transitions(into id: String) -> [Transition] { byTarget[id] ?? [] }

    package func exits(from id: String) -> [Exit] { exitsBySource[id] ?? [] }

    /// The destinations that show a view or coordinator, by its id.
    package func destinations(showing id: String) -> [ShownBy] { showing[id] ?? [] }

    /// The routers that say what a coordinator's container shows, by the coordinator's id.
    package func routers(of id: String) -> [Coordinator] {
        graph.coordinators.filter { $0.hosts?.contains(id) ?? false }
    }

    /// The screens a view is part of, by its id.
    package func screens(containing id: String) -> [NodeReference] { containing[id] ?? [] }
}
