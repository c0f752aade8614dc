import Base
import NavigationModel

/// The whole app: a card for each coordinator, with a row for each destination and for what its screens show by
/// themselves; headers alone where there are many; and one card for each module, or folder, where there are very many.
/// Views that belong to no coordinator are drawn where they show something, or where an entry mounts them.
package struct AppMap {
    /// The most coordinators whose rows are shown.
    package static let mostWithRows = 12
    /// The most coordinators drawn each.
    static let mostUnfolded = 150
    /// The most coordinators one card of a folded map opens to.
    static let mostInFold = 400
    /// The most lines between them.
    static let mostLinesInFold = 1_500
    /// The most lines drawn between coordinators.
    static let mostLines = 400

    /// Where a line may begin or end.
    enum Place: Hashable {
        case entry(String)
        case coordinator(String)
        /// A destination's row, by the destination's id, on the card of the coordinator.
        case row(coordinator: String, destination: String)
        /// The row of what a coordinator's screens show by themselves.
        case plain(PlainRow)
        /// A view that an entry mounts, or a view of no coordinator that shows something or is shown.
        case view(NodeReference)
        /// What such a view builds in place.
        case inPlace(from: String, name: String)
        case group(String)
    }

    let index: GraphIndex
    /// The most views of no coordinator that are drawn where they lead to none.
    var mostViews = 60
    /// What becomes of lines that are only inferred. Rows keep their words: a card is a list of what there is.
    var inferred = InferredLines.drawn
    let link: (GraphLink) -> String?

    /// Chooses the form and describes it.
    func plan() -> GraphPlan {
        var lines = self.lines
        var unfolded = lines.moved(tail: Self.card, head: Self.card)
        unfolded.hide(inferred)
        switch form(unfolded) {
        case .rows:
            lines.hide(inferred, on: Self.card)
            return cards(lines)
        case .headers: return headers(unfolded)
        case .folded: return folded()
        }
    }

    /// Every line from an entry, or from a destination that shows a coordinator.
    var lines: LineSet<Place> {
        var lines = LineSet<Place>()
        for entry in index.graph.entryPoints {
            let isCoordinator = index.coordinator(entry.to.id) != nil
            let mounting = index.coordinator(of: entry)
            // A row of its card says so.
            if let mounting, index.isShown(entry, by: mounting) { continue }
            lines.add(
                mounting.map { .coordinator($0.id) } ?? .entry(entry.name),
                isCoordinator ? .coordinator(entry.to.id) : .view(entry.to), .shown(.root), by: [.entry(entry.name)])
        }
        for coordinator in index.graph.coordinators {
            for destination in coordinator.destinations {
                let row = Place.row(coordinator: coordinator.id, destination: destination.id)
                for target in destination.targets where index.coordinator(target.id) != nil {
                    for (style, _) in index.ways(to: destination) {
                        lines.add(
                            row, .coordinator(target.id), style,
                            by: index.reasons(style, for: destination, showing: target))
                    }
                }
            }
            for row in plainRows(of: coordinator) {
                guard let target = row.to, index.coordinator(target.id) != nil else { continue }
                for (style, _) in row.ways {
                    lines.add(.plain(row), .coordinator(target.id), style, by: row.reasons(style))
                }
            }
        }
        for router in index.graph.coordinators {
            for host in router.hosts ?? [] where index.coordinator(host) != nil {
                lines.add(.coordinator(host), .coordinator(router.id), .followed, by: [.followed])
            }
        }
        for transition in unowned.drawn {
            for tail in tails(of: transition) {
                lines.add(tail, head(of: transition), .shown(transition.style), by: [.transition(transition)])
            }
        }
        return lines
    }

    /// How much of each coordinator is drawn.
    enum Form {
        case rows, headers, folded
    }

    /// The form for so many coordinators, and so many lines between them.
    func form(_ unfolded: LineSet<Place>) -> Form {
        let count = index.graph.coordinators.count
        if count > Self.mostUnfolded || unfolded.lines.count > Self.mostLines { return .folded }
        return count > Self.mostWithRows ? .headers : .rows
    }

    static func card(_ place: Place) -> Place {
        switch place {
        case .row(let coordinator, _): .coordinator(coordinator)
        case .plain(let row): .coordinator(row.coordinator)
        default: place
        }
    }

    /// The places that are no coordinators: the entries, and views.
    func outerPlaces(_ lines: LineSet<Place>) -> [Place] {
        var seen: Set<Place> = []
        let ends = lines.lines.flatMap { [$0.tail, $0.head] }.filter { place in
            switch place {
            case .entry, .view, .inPlace: seen.insert(place).inserted
            case .coordinator, .row, .plain, .group: false
            }
        }
        let entries = ends.filter { if case .entry = $0 { true } else { false } }
        return entries + ends.filter { if case .entry = $0 { false } else { true } }
    }

    /// The nodes of the places that are no coordinators.
    func outerNodes(_ lines: LineSet<Place>) -> [DOTGraph.Node] {
        let hidden = lines.hiddenPlaces
        return outerPlaces(lines).map { place in
            if case .entry(let name) = place { return DOTGraph.Node(entry: name) }
            var target: String?
            var detail = "inline view"
            if case .view(let view) = place {
                target = index.screen(view.id).flatMap { link(.screen(id: $0.id)) }
                detail = "view"
            }
            let node = DOTGraph.Node(
                id: Self.node(place), classes: "view outer", title: "\(name(place)), \(detail)", link: target,
                label: NodeLabel.twoLines(PlainText.shortened(name(place), to: 36), detail),
                extra: [("fillcolor", .text(GraphColor.water))])
            return hidden.contains(place) ? node.hidden : node
        }
    }

    /// The id of the node a place is on.
    static func node(_ place: Place) -> String {
        switch place {
        case .entry(let name): "entry-" + DOTText.identifier(name)
        case .coordinator(let id), .row(let id, _): "coordinator-" + DOTText.identifier(id)
        case .plain(let row): "coordinator-" + DOTText.identifier(row.coordinator)
        case .view(let view): "screen-" + DOTText.identifier(view.id)
        case .inPlace(let from, let name): "view-" + DOTText.identifier("\(from).\(name)")
        case .group(let name): "group-" + DOTText.identifier(name)
        }
    }

    /// What a place is called in a line's title.
    func name(_ place: Place) -> String {
        switch place {
        case .entry(let name), .group(let name), .inPlace(_, let name): name
        case .coordinator(let id): index.coordinator(id)?.name ?? id
        case .row(_, let id): id
        case .plain(let row): row.name
        case .view(let view): view.name
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
        return styles.map { (.shown($0), isInferred($0, of: destination)) }
    }
}
