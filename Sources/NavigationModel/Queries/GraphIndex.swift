import Base

/// The look-ups pages, graphs and reports share, made once for a graph.
package final class GraphIndex: Sendable {
    package let graph: NavigationGraph
    /// Whether some view shows another by itself.
    let hasPlainTransitions: Bool
    private let coordinators: [String: Coordinator]
    private let coordinatorsByName: [String: Coordinator]
    /// The names of what mounts something.
    private let entries: Set<String>
    private let screens: [String: Screen]
    private let destinations: [String: Destination]
    // Places in the lists of the graph, by what they belong to; of ways into a destination, declared ones first.
    private let byDestination: [String: [Int]]
    private let bySource: [String: [Int]]
    private let byTarget: [String: [Int]]
    private let byOwner: [String: [Int]]
    private let exitsBySource: [String: [Int]]
    private let exitsByOwner: [String: [Int]]
    private let routers: [String: [Coordinator]]
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
        coordinatorsByName = Dictionary(graph.coordinators.map { ($0.name, $0) }) { first, _ in first }
        entries = Set(graph.entryPoints.map(\.name))
        screens = Dictionary(graph.screens.map { ($0.id, $0) }) { first, _ in first }
        let owned = graph.coordinators.flatMap { owner in
            owner.destinations.map { ShownBy(coordinator: owner.reference, destination: $0) }
        }
        destinations = Dictionary(owned.map { ($0.destination.id, $0.destination) }) { first, _ in first }
        byDestination = graph.transitions.places { $0.isPlain ? nil : $0.destinationID ?? "" }.mapValues { places in
            let isDeclared = places.map { graph.transitions[$0].evidence == .declared }
            return zip(places, isDeclared).filter(\.1).map(\.0) + zip(places, isDeclared).filter { !$1 }.map(\.0)
        }
        bySource = graph.transitions.places(by: \.from.id)
        byTarget = graph.transitions.places(by: \.to?.id)
        byOwner = graph.transitions.places(by: \.coordinator?.id)
        exitsBySource = graph.exits.places(by: \.from.id)
        exitsByOwner = graph.exits.places(by: \.coordinator?.id)
        var routers: [String: [Coordinator]] = [:]
        for router in graph.coordinators {
            for host in Set(router.hosts ?? []) { routers[host, default: []].append(router) }
        }
        self.routers = routers
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

    /// The coordinator that an entry itself is: an app whose body decides which of its destinations is shown.
    package func coordinator(of entry: EntryPoint) -> Coordinator? { coordinatorsByName[entry.name] }

    /// Whether the app begins at a coordinator, as ``coordinator(of:)`` tells it.
    package func isEntry(_ coordinator: Coordinator) -> Bool { entries.contains(coordinator.name) }

    /// Whether a destination of the coordinator that an entry itself is shows what it starts with.
    package func isShown(_ entry: EntryPoint, by coordinator: Coordinator) -> Bool {
        coordinator.destinations.contains { $0.targets.contains(entry.to) }
    }

    /// Every way into a destination, declared ones first.
    package func transitions(to destination: Destination) -> [Transition] {
        transitions(at: byDestination[destination.id])
    }

    /// Every way into a destination in a style, declared ones first.
    package func transitions(to destination: Destination, in style: Style) -> [Transition] {
        transitions(at: byDestination[destination.id]?.filter { graph.transitions[$0].style == style })
    }

    /// Whether nothing but inference speaks for showing a destination in a style.
    package func isInferred(_ style: Style, of destination: Destination) -> Bool {
        let reasons = (byDestination[destination.id] ?? []).lazy.filter { self.graph.transitions[$0].style == style }
        return !reasons.isEmpty && reasons.allSatisfy { graph.transitions[$0].evidence == .inferred }
    }

    /// Every way out of a type, by its id.
    package func transitions(from id: String) -> [Transition] { transitions(at: bySource[id]) }

    /// Every way into a view or coordinator, by its id.
    package func transitions(into id: String) -> [Transition] { transitions(at: byTarget[id]) }

    /// Every way to a destination of a coordinator, by its id.
    package func transitions(ownedBy id: String) -> [Transition] { transitions(at: byOwner[id]) }

    /// What a coordinator owns, what leads to it, and other ways, in the graph's order.
    package func transitions(around id: String, and others: [Transition]) -> [Transition] {
        let named = Set(others)
        let further = Set(others.map(\.from.id)).flatMap { bySource[$0] ?? [] }
            .filter { named.contains(graph.transitions[$0]) }
        return transitions(at: Set((byOwner[id] ?? []) + (byTarget[id] ?? []) + further).sorted())
    }

    package func exits(from id: String) -> [Exit] { (exitsBySource[id] ?? []).map { graph.exits[$0] } }

    /// Whether anything tells a coordinator to go, by its id.
    package func hasExits(of id: String) -> Bool { exitsByOwner[id] != nil }

    /// The exits told to a coordinator, those in its own code, and those of views that tell nobody, in the graph's
    /// order.
    package func exits(of id: String, and views: Set<String>) -> [Exit] {
        let told = (exitsByOwner[id] ?? []) + (exitsBySource[id] ?? [])
        let untold = views.flatMap { exitsBySource[$0] ?? [] }.filter { graph.exits[$0].coordinator == nil }
        return Set(told + untold).sorted().map { graph.exits[$0] }
    }

    /// The destinations that show a view or coordinator, by its id.
    package func destinations(showing id: String) -> [ShownBy] { showing[id] ?? [] }

    /// The routers that say what a coordinator's container shows, by the coordinator's id.
    package func routers(of id: String) -> [Coordinator] { routers[id] ?? [] }

    /// The screens a view is part of, by its id.
    package func screens(containing id: String) -> [NodeReference] { containing[id] ?? [] }

    private func transitions(at places: [Int]?) -> [Transition] { (places ?? []).map { graph.transitions[$0] } }
}

extension Array {
    /// The places of the elements that have a key, by it, in order.
    fileprivate func places(by key: (Element) -> String?) -> [String: [Int]] {
        var places: [String: [Int]] = [:]
        for index in indices {
            if let key = key(self[index]) { places[key, default: []].append(index) }
        }
        return places
    }
}
