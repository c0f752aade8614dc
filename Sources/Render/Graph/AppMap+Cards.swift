import NavigationModel

extension AppMap {
    /// The most rows on one card; those that open a coordinator are always there.
    static let mostRows = 40

    /// Cards with rows; the row carries the word and its line leaves it.
    func cards(_ lines: LineSet<Place>) -> GraphPlan {
        let cards = index.graph.coordinators
        let nodes = entryNodes() + cards.map(card)
        var graph = DOTGraph(
            id: index.graph.title, direction: "LR", nodeGap: 0.32, rankGap: 1,
            effort: LayoutEffort(nodes: nodes.count, lines: lines.lines.count))
        graph.before = nodes
        graph.edges = lines.lines.map { line in
            DOTGraph.Edge(
                tail: tail(line.tail), head: head(line.head), style: line.style, inferred: lines.isInferred(line),
                title: "\(name(line.tail)) to \(name(line.head)), \(line.style.word)", word: nil)
        }
        let rowStyles = cards.flatMap(\.destinations).flatMap { index.ways(to: $0) }
        return GraphPlan(
            graph: graph, styles: Set(lines.styles + rowStyles.map(\.style)).sorted(),
            hasInferred: lines.hasInferred || rowStyles.contains(where: \.inferred), title: title,
            description: summary(lines))
    }

    private func tail(_ place: Place) -> DOTGraph.End {
        switch place {
        case .row(_, let destination):
            DOTGraph.End(node: Self.node(place), port: DOTText.identifier(destination), side: "e")
        default: DOTGraph.End(node: Self.node(place))
        }
    }

    private func head(_ place: Place) -> DOTGraph.End {
        guard case .coordinator = place else { return DOTGraph.End(node: Self.node(place)) }
        return DOTGraph.End(node: Self.node(place), port: "_", side: "w")
    }

    private func card(_ coordinator: Coordinator) -> DOTGraph.Node {
        let pad = DOTCell.space(["WIDTH": "10"])
        let name = PlainText.shortened(coordinator.name, to: 36)
        let header = DOTTable([
            .cells([
                .text(
                    DOTRun(text: name, size: 13, bold: true), DOTRun(text: Self.gap),
                    attributes: ["ALIGN": "LEFT", "HEIGHT": "30"]),
                .text(
                    DOTRun(text: coordinator.kind.rawValue, size: 11, color: GraphColor.ink2),
                    attributes: ["ALIGN": "RIGHT"]),
            ])
        ])
        var rows: [DOTTable.Row] = [
            .cells([
                .space(["WIDTH": "10", "PORT": "_"]),
                DOTCell(content: .table(header), attributes: ["COLSPAN": "2", "HEIGHT": "30"]), pad,
            ])
        ]
        if !coordinator.destinations.isEmpty {
            rows += [.rule, Self.spacer("3")] + self.rows(coordinator.destinations) + [Self.spacer("5")]
        }
        return DOTGraph.Node(
            id: Self.node(.coordinator(coordinator.id)), classes: "card coordinator",
            title: "\(coordinator.name), \(coordinator.kind.rawValue) coordinator",
            link: link(.coordinator(id: coordinator.id)), label: DOTTable(rows))
    }

    private func rows(_ destinations: [Destination]) -> [DOTTable.Row] {
        var room = Self.mostRows
        var hidden = 0
        var rows: [DOTTable.Row] = []
        for destination in destinations {
            room -= 1
            guard room >= 0 || destination.targets.contains(where: { index.coordinator($0.id) != nil }) else {
                hidden += 1
                continue
            }
            rows.append(row(destination))
        }
        guard hidden > 0 else { return rows }
        let more = DOTRun(text: "and \(hidden) more", size: 11, color: GraphColor.ink2)
        return rows + [
            .cells([
                .space(["WIDTH": "10"]), .text(more, attributes: ["ALIGN": "LEFT", "HEIGHT": "22"]), .space([:]),
                .space(["WIDTH": "10"]),
            ])
        ]
    }

    private func row(_ destination: Destination) -> DOTTable.Row {
        var words: [DOTRun] = []
        for (style, inferred) in index.ways(to: destination) {
            if !words.isEmpty { words.append(DOTRun(text: ", ", size: 11, color: GraphColor.ink2)) }
            words.append(DOTRun(text: style.word + (inferred ? " ?" : ""), size: 11, color: style.color))
        }
        return .cells([
            .space(["WIDTH": "10"]),
            .text(
                DOTRun(text: PlainText.shortened(destination.name, to: 36) + Self.gap),
                attributes: ["ALIGN": "LEFT", "HEIGHT": "22"]),
            DOTCell(content: .lines([words]), attributes: ["ALIGN": "RIGHT"]),
            .space(["WIDTH": "10", "PORT": DOTText.identifier(destination.id)]),
        ])
    }

    private static let gap = "\u{A0}\u{A0}\u{A0}\u{A0}"

    private static func spacer(_ height: String) -> DOTTable.Row {
        .cells([.space(["WIDTH": "10"]), .space(["HEIGHT": height]), .space([:]), .space(["WIDTH": "10"])])
    }
}
