import NavigationModel

/// The whole app: a card for each coordinator, with a row for each destination; headers alone where there are many;
/// and one card for each module, or folder, where there are very many.
struct AppMap {
    /// The most coordinators whose rows are shown.
    static let mostWithRows = 12
    /// The most coordinators drawn each.
    static let mostUnfolded = 150
    /// The most lines drawn between coordinators.
    static let mostLines = 400

    /// Where a line may begin or end.
    enum Place: Hashable {
        case entry(String)
        case coordinator(String)
        /// A destination's row, by the destination's id, on the card of the coordinator.
        case row(coordinator: String, destination: String)
        /// A view that an entry mounts.
        case view(String)
        case group(String)
    }

    let index: GraphIndex
    let link: (GraphLink) -> String?

    /// Chooses the form and describes it.
    func plan() -> GraphPlan {
        let coordinators = index.graph.coordinators
        let lines = self.lines
        let unfolded = lines.moved(tail: Self.card, head: Self.card)
        if coordinators.count > Self.mostUnfolded || unfolded.lines.count > Self.mostLines {
            return folded(unfolded)
        }
        if coordinators.count > Self.mostWithRows { return headers(unfolded) }
        return cards(lines)
    }

    /// Every line from an entry, or from a destination that shows a coordinator.
    var lines: LineSet<Place> {
        var lines = LineSet<Place>()
        for entry in index.graph.entryPoints {
            let isCoordinator = index.coordinator(entry.to.id) != nil
            lines.add(
                .entry(entry.name), isCoordinator ? .coordinator(entry.to.id) : .view(entry.to.id), .shown(.root),
                inferred: false)
        }
        for coordinator in index.graph.coordinators {
            for destination in coordinator.destinations {
                let row = Place.row(coordinator: coordinator.id, destination: destination.id)
                for target in destination.targets where index.coordinator(target.id) != nil {
                    for (style, inferred) in index.ways(to: destination) {
                        lines.add(row, .coordinator(target.id), style, inferred: inferred)
                    }
                }
            }
        }
        return lines
    }

    private static func card(_ place: Place) -> Place {
        guard case .row(let coordinator, _) = place else { return place }
        return .coordinator(coordinator)
    }

    /// The nodes that are no coordinators: the entries, and the views they mount.
    func entryNodes() -> [DOTGraph.Node] {
        var seen: Set<String> = []
        var nodes: [DOTGraph.Node] = []
        for entry in index.graph.entryPoints where seen.insert(entry.name).inserted {
            nodes.append(DOTGraph.Node(entry: entry.name))
        }
        for view in index.graph.entryPoints.map(\.to)
        where index.coordinator(view.id) == nil && seen.insert("view " + view.id).inserted {
            nodes.append(
                DOTGraph.Node(
                    id: Self.node(.view(view.id)), classes: "view outer", title: "\(view.name), view",
                    link: index.screen(view.id).flatMap { link(.screen(id: $0.id)) },
                    label: NodeLabel.twoLines(PlainText.shortened(view.name, to: 36), "view"),
                    extra: [("fillcolor", .text(GraphColor.water))]))
        }
        return nodes
    }

    /// The id of the node a place is on.
    static func node(_ place: Place) -> String {
        switch place {
        case .entry(let name): "entry-" + DOTText.identifier(name)
        case .coordinator(let id), .row(let id, _): "coordinator-" + DOTText.identifier(id)
        case .view(let id): "screen-" + DOTText.identifier(id)
        case .group(let name): "group-" + DOTText.identifier(name)
        }
    }

    /// What a place is called in a line's title.
    func name(_ place: Place) -> String {
        switch place {
        case .entry(let name), .group(let name): name
        case .coordinator(let id): index.coordinator(id)?.name ?? id
        case .row(_, let id): id
        case .view(let id): index.screen(id)?.name ?? id
        }
    }
}

extension GraphIndex {
    /// The styles a destination is shown in, each with whether nothing but inference speaks for it; one way that is
    /// ``LineStyle/unopened`` where nothing shows it.
    func ways(to destination: Destination) -> [(style: LineStyle, inferred: Bool)] {
        let transitions = transitions(to: destination)
        let styles = Set(transitions.map(\.style)).union(destination.presentations).sorted()
        guard !styles.isEmpty else { return [(.unopened, false)] }
        return styles.map { style in
            let reasons = transitions.filter { $0.style == style }
            return (.shown(style), !reasons.isEmpty && reasons.allSatisfy { $0.evidence == .inferred })
        }
    }
}
