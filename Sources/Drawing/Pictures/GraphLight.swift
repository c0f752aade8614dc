import NavigationModel

/// What of a picture is lit: the lines that stand for some transitions, and what they join.
package struct GraphLight: Sendable {
    /// Nothing: the picture as it is.
    package static let none = GraphLight()

    private let transitions: Set<Transition>
    private let destinations: Set<String>
    private let entries: Set<String>

    /// - Parameters:
    ///   - transitions: each lights the line that stands for it.
    ///   - destinations: the ids of destinations that light their line although nothing that was read opens them.
    ///   - entries: the names of entry points whose line is lit.
    package init(
        transitions: some Sequence<Transition> = [Transition](), destinations: Set<String> = [],
        entries: Set<String> = []
    ) {
        self.transitions = Set(transitions)
        self.destinations = destinations
        self.entries = entries
    }

    /// The way of a deep link: every transition that shows the destination of a hop as the hop does, in another style
    /// where none does so, and the scene of the first coordinator. What comes after a hop that stops the link is not lit.
    package init(_ link: DeepLink, in index: GraphIndex) {
        let end = link.hops.firstIndex(where: \.mismatched).map { $0 + 1 } ?? link.hops.count
        let hops = link.hops[..<end]
        let destinations = hops.map { "\($0.coordinator.id).\($0.destination)" }
        let transitions = zip(hops, destinations).flatMap { hop, id in
            let all = index.destination(id).map(index.transitions) ?? []
            let alike = all.filter { $0.style == hop.style && (hop.to == nil || $0.to == nil || $0.to == hop.to) }
            return alike.isEmpty ? all : alike
        }
        let entries = index.graph.entryPoints.filter { $0.to.id == link.coordinator.id }.map(\.name)
        self.init(transitions: transitions, destinations: Set(destinations), entries: Set(entries))
    }

    /// Whether some reason of a line is lit.
    func isLit(_ reasons: [LineReason]) -> Bool {
        reasons.contains { reason in
            switch reason {
            case .transition(let transition): transitions.contains(transition)
            case .destination(let id): destinations.contains(id)
            case .entry(let name): entries.contains(name)
            case .followed: false
            }
        }
    }

    /// Lights the lines of a picture, and the nodes they join.
    func light(_ graph: inout DOTGraph) {
        var ends: Set<String> = []
        graph.edges = graph.edges.map { edge in
            guard isLit(edge.reasons) else { return edge }
            ends.formUnion([edge.tail.node, edge.head.node])
            return edge.lit
        }
        let lit = { (node: DOTGraph.Node) in ends.contains(node.id) ? node.lit : node }
        graph.before = graph.before.map(lit)
        graph.after = graph.after.map(lit)
        graph.frame = graph.frame.map { DOTGraph.Frame(id: $0.id, attributes: $0.attributes, nodes: $0.nodes.map(lit)) }
    }
}

extension DOTGraph.Node {
    fileprivate var lit: DOTGraph.Node { DOTGraph.Node(id: id, attributes: DOTGraph.lit(attributes)) }
}

extension DOTGraph.Edge {
    fileprivate var lit: DOTGraph.Edge {
        DOTGraph.Edge(tail: tail, head: head, attributes: DOTGraph.lit(attributes), reasons: reasons)
    }
}

extension DOTGraph {
    fileprivate static func lit(_ attributes: Attributes) -> Attributes {
        attributes.map { attribute in
            guard attribute.name == "class", case .text(let classes) = attribute.value else { return attribute }
            return ("class", .text(classes + " lit"))
        }
    }
}
