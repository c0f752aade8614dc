import NavigationModel

/// A picture before it is drawn: its DOT, the styles its key explains, and the words that stand in for it.
struct GraphPlan {
    var graph: DOTGraph
    var styles: [LineStyle]
    /// Whether some word carries a question mark.
    var hasInferred: Bool
    /// How many inferred transitions are hidden.
    var hidden: Int
    var title: String
    var description: String
}

extension DOTGraph {
    /// An empty graph with the settings every picture shares.
    ///
    /// Without `newrank`, `dot` may rank both ends of a labelled line alike when a circle of lines leads through the
    /// frame, and Graphviz 2.43 then frees memory twice.
    /// - Parameters:
    ///   - id: a name for the graph.
    ///   - direction: `LR` or `TB`.
    ///   - nodeGap: the room between neighbours, in inches.
    ///   - rankGap: the room between one rank and the next, in inches.
    ///   - effort: how hard to try.
    package init(id: String, direction: String, nodeGap: Double, rankGap: Double, effort: LayoutEffort) {
        let font = Value.text("Helvetica,Arial,Liberation Sans,sans-serif")
        self.init(
            id: id,
            attributes: [
                ("rankdir", .text(direction)), ("newrank", "true"), ("bgcolor", "transparent"), ("pad", 0.08),
                ("nodesep", .number(nodeGap)), ("ranksep", .number(rankGap)), ("outputorder", "edgesfirst"),
                ("fontname", font), ("fontsize", 12), ("fontcolor", .text(GraphColor.ink)),
            ] + effort.attributes,
            nodeDefaults: [
                ("shape", "box"), ("style", "rounded,filled"), ("margin", 0), ("height", 0.3), ("width", 0.3),
                ("penwidth", 1), ("color", .text(GraphColor.edge)), ("fillcolor", .text(GraphColor.card)),
                ("fontname", font), ("fontsize", 12), ("fontcolor", .text(GraphColor.ink)),
            ],
            edgeDefaults: [("fontname", font), ("fontsize", 11)])
    }
}

/// How hard Graphviz tries. Crossings and words on lines cost time that grows much faster than the graph.
package enum LayoutEffort {
    /// Curves, with words.
    case full
    /// Curves, without words: the pattern, the head and the key tell the style.
    case wordless
    /// Straight lines and few attempts.
    case quick

    /// - Parameters:
    ///   - nodes: how many nodes there are.
    ///   - lines: how many lines there are.
    init(nodes: Int, lines: Int) {
        if lines <= 60 || (lines <= 200 && lines <= nodes * 3 / 2) {
            self = .full
        } else {
            self = nodes + lines <= 400 ? .wordless : .quick
        }
    }

    var hasWords: Bool { self == .full }

    fileprivate var attributes: DOTGraph.Attributes {
        switch self {
        case .full: [("splines", "true")]
        case .wordless: [("splines", "true"), ("nslimit", 2), ("nslimit1", 2), ("mclimit", 0.5)]
        case .quick: [("splines", "line"), ("nslimit", 1), ("nslimit1", 1), ("mclimit", 0.1)]
        }
    }
}

extension GraphPlan {
    /// The picture of a subject; an unknown coordinator's is empty.
    static func plan(
        of subject: GraphSubject, layout: GraphLayout, index: GraphIndex, inferred: InferredLines,
        link: @escaping (GraphLink) -> String?
    ) -> GraphPlan {
        switch subject {
        case .app:
            return AppMap(index: index, inferred: inferred, link: link).plan()
        case .part(let name, let coordinators):
            let part = GraphIndex(index.graph.part(of: Set(coordinators)))
            var plan = AppMap(index: part, inferred: inferred, link: link).plan()
            plan.title = name
            return plan
        case .coordinator(let id):
            if let coordinator = index.coordinator(id) {
                return OwnGraph(coordinator, index: index, inferred: inferred).plan(layout: layout, link: link)
            }
            let graph = DOTGraph(id: id, direction: "LR", nodeGap: 0.4, rankGap: 0.8, effort: .full)
            return GraphPlan(
                graph: graph, styles: [], hasInferred: false, hidden: 0, title: id,
                description: "There is no coordinator \(id).")
        }
    }
}
