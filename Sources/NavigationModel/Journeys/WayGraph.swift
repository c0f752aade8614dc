import Base

/// The places of an app and what leads from each to others, numbered for searches.
struct WayGraph: Sendable {
    struct Edge: Sendable {
        let means: Journey.Step.Means
        /// The place it leads to; absent where a destination is built in place.
        let target: Int?
        let certainty: Certainty
        /// Whether the target is there as soon as the place is, with nothing to do.
        let isFree: Bool

        /// The platforms that its code is compiled for.
        var platforms: Platforms {
            if case .shown(let transition) = means { transition.platforms } else { .all }
        }
    }

    private(set) var places: [NodeReference] = []
    private(set) var edges: [[Edge]] = []
    /// Whether something else leads to a place, by its number.
    private(set) var isLedTo: [Bool] = []
    private var numbers: [String: Int] = [:]

    init(_ index: GraphIndex) {
        let graph = index.graph
        for coordinator in graph.coordinators { add(coordinator.reference) }
        for screen in graph.screens { add(screen.reference) }
        for entry in graph.entryPoints {
            add(NodeReference(entry.name))
            add(entry.to)
        }
        for transition in graph.transitions {
            add(transition.from)
            if let target = transition.to { add(target) }
        }
        addTransitions(WayCertainty(index), graph)
        addMounts(graph)
        addHosts(graph)
        for frame in CoordinatorFrames(index).views { connect(frame.coordinator, frame.view, .part, free: true) }
        addParts(graph)
        edges = edges.map(Self.surestFirst)
    }

    func number(of id: String) -> Int? { numbers[id] }

    /// The platforms, those together on which the same ways lead from place to place; in the order of ``AppPlatform``.
    var kindsOfPlatforms: [Platforms] {
        let limits = Set(edges.joined().map(\.platforms)).subtracting([.all]).sorted { $0.rawValue < $1.rawValue }
        var kinds: [(limits: [Bool], platforms: Platforms)] = []
        for platform in AppPlatform.allCases.map(Platforms.init) {
            let holds = limits.map { $0.meets(platform) }
            if let known = kinds.firstIndex(where: { $0.limits == holds }) {
                kinds[known].platforms.formUnion(platform)
            } else {
                kinds.append((holds, platform))
            }
        }
        return kinds.map(\.platforms)
    }

    private mutating func add(_ place: NodeReference) {
        guard numbers[place.id] == nil else { return }
        numbers[place.id] = places.count
        places.append(place)
        edges.append([])
        isLedTo.append(false)
    }

    private mutating func addTransitions(_ certainty: WayCertainty, _ graph: NavigationGraph) {
        for transition in graph.transitions {
            guard let from = numbers[transition.from.id], let certainty = certainty.of(transition) else { continue }
            let target = transition.to.flatMap { numbers[$0.id] }
            edges[from].append(Edge(means: .shown(transition), target: target, certainty: certainty, isFree: false))
            if let target, target != from { isLedTo[target] = true }
        }
    }

    private mutating func addMounts(_ graph: NavigationGraph) {
        // An app that is a coordinator itself is its own start.
        for entry in graph.entryPoints where entry.name != entry.to.id {
            connect(entry.name, entry.to.id, .mounted(entry))
        }
    }

    private mutating func addHosts(_ graph: NavigationGraph) {
        for router in graph.coordinators {
            for host in router.hosts ?? [] { connect(host, router.id, .followed, free: true) }
        }
    }

    /// Views inside views. One that is also shown on its own, or with a coordinator, is preferably reached that way: a
    /// reducer's view holds every screen it may show.
    private mutating func addParts(_ graph: NavigationGraph) {
        let shown = isLedTo
        for screen in graph.screens {
            for part in screen.contains {
                let isShown = numbers[part.id].map { shown[$0] } ?? false
                connect(screen.id, part.id, .part, certainty: isShown ? .ownCode : .certain, free: !isShown)
            }
        }
    }

    private mutating func connect(
        _ from: String, _ to: String, _ means: Journey.Step.Means, certainty: Certainty = .certain, free: Bool = false
    ) {
        guard let from = numbers[from], let to = numbers[to], from != to else { return }
        edges[from].append(Edge(means: means, target: to, certainty: certainty, isFree: free))
        isLedTo[to] = true
    }

    /// Declared ways before calls, calls before ways through methods; otherwise in the graph's order.
    private static func surestFirst(_ edges: [Edge]) -> [Edge] {
        func rank(_ edge: Edge) -> Int {
            guard case .shown(let transition) = edge.means else { return 0 }
            return 1 + (Evidence.allCases.firstIndex(of: transition.evidence) ?? 0)
        }
        guard edges.count > 1 else { return edges }
        let ranks = edges.map(rank)
        return edges.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { edges[$0] }
    }
}
