import Base
import NavigationModel

extension AppMap {
    /// The most rows on one card; those that open a coordinator are always there.
    static let mostRows = 40

    /// Cards with rows; the row carries the word and its line leaves it.
    func cards(_ lines: LineSet<Place>) -> GraphPlan {
        let cards = index.graph.coordinators
        let nodes = outerNodes(lines) + cards.map(card)
        let effort = LayoutEffort(nodes: nodes.count, lines: lines.lines.count)
        var graph = DOTGraph(id: index.graph.title, direction: "LR", nodeGap: 0.32, rankGap: 1, effort: effort)
        graph.before = nodes
        graph.edges = lines.lines.map { line in
            let isWorded = if case .view = line.tail { effort.hasWords } else { false }
            return DOTGraph.Edge(
                tail: tail(line.tail), head: head(line.head), style: line.style, by: lines.reasons(for: line),
                title: "\(name(line.tail)) to \(name(line.head)), \(line.style.word)", hasWord: isWorded,
                isHidden: lines.hidden.contains(line))
        }
        let rowStyles = cards.flatMap { card in
            card.destinations.flatMap { index.ways(to: $0) } + plainRows(of: card).flatMap(\.ways)
        }
        return GraphPlan(
            graph: graph, styles: Set(lines.styles + rowStyles.map(\.style)).sorted(),
            hasInferred: lines.hasInferred || rowStyles.contains(where: \.inferred),
            hidden: lines.hiddenTransitions.count, title: title, description: summary(lines))
    }

    private func tail(_ place: Place) -> DOTGraph.End {
        switch place {
        case .row(_, let destination):
            DOTGraph.End(node: Self.node(place), port: DOTText.identifier(destination), side: "e")
        case .plain(let row): DOTGraph.End(node: Self.node(place), port: row.port, side: "e")
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
                    DOTRun(text: start(coordinator) + coordinator.word, size: 11, color: GraphColor.ink2),
                    attributes: ["ALIGN": "RIGHT"]),
            ])
        ])
        var rows: [DOTTable.Row] = [
            .cells([
                .space(["WIDTH": "10", "PORT": "_"]),
                DOTCell(content: .table(header), attributes: ["COLSPAN": "2", "HEIGHT": "30"]), pad,
            ])
        ]
        let first = plainRows(of: coordinator).filter(\.isFirst)
        let plain = plainRows(of: coordinator).filter { !$0.isFirst }
        if !first.isEmpty || !coordinator.destinations.isEmpty {
            rows += [.rule, Self.spacer("3")] + self.rows(first.map(row) + coordinator.destinations.map(row))
            rows.append(Self.spacer("5"))
        }
        if !plain.isEmpty { rows += [.rule, Self.spacer("3")] + self.rows(plain.map(row)) + [Self.spacer("5")] }
        return DOTGraph.Node(
            id: Self.node(.coordinator(coordinator.id)), classes: classes(of: coordinator),
            title: "\(coordinator.name), \(coordinator.noun)",
            link: link(.coordinator(id: coordinator.id)), label: DOTTable(rows))
    }

    /// The classes of its card.
    func classes(of coordinator: Coordinator) -> String {
        index.isEntry(coordinator) ? "card coordinator starts" : "card coordinator"
    }

    /// What is said before the kind of a coordinator at which the app itself begins.
    func start(_ coordinator: Coordinator) -> String { index.isEntry(coordinator) ? "entry point, " : "" }

    /// As many rows as have room, and all that open a coordinator.
    private func rows(_ all: [CardRow]) -> [DOTTable.Row] {
        var room = Self.mostRows
        var hidden = 0
        var rows: [DOTTable.Row] = []
        for row in all {
            room -= 1
            guard room >= 0 || row.opensCoordinator else {
                hidden += 1
                continue
            }
            rows.append(row.cells)
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

    private func row(_ destination: Destination) -> CardRow {
        row(
            DOTRun(text: PlainText.shortened(destination.name, to: 36) + Self.gap), index.ways(to: destination),
            port: DOTText.identifier(destination.id), targets: destination.targets)
    }

    private func row(_ plain: PlainRow) -> CardRow {
        row(
            DOTRun(text: PlainText.shortened(plain.name, to: 36) + Self.gap, color: GraphColor.ink2), plain.ways,
            port: plain.port, targets: [plain.to].compactMap(\.self))
    }

    private func row(
        _ name: DOTRun, _ ways: [(style: LineStyle, inferred: Bool)], port: String, targets: [NodeReference]
    ) -> CardRow {
        var words: [DOTRun] = []
        for (style, inferred) in ways {
            if !words.isEmpty { words.append(DOTRun(text: ", ", size: 11, color: GraphColor.ink2)) }
            words.append(DOTRun(text: style.word + (inferred ? " ?" : ""), size: 11, color: style.color))
        }
        let cells = DOTTable.Row.cells([
            .space(["WIDTH": "10"]),
            .text(name, attributes: ["ALIGN": "LEFT", "HEIGHT": "22"]),
            DOTCell(content: .lines([words]), attributes: ["ALIGN": "RIGHT"]),
            .space(["WIDTH": "10", "PORT": port]),
        ])
        return CardRow(cells: cells, opensCoordinator: targets.contains { index.coordinator($0.id) != nil })
    }

    private static let gap = "\u{A0}\u{A0}\u{A0}\u{A0}"

    private static func spacer(_ height: String) -> DOTTable.Row {
        .cells([.space(["WIDTH": "10"]), .space(["HEIGHT": height]), .space([:]), .space(["WIDTH": "10"])])
    }
}

/// A row of a card.
private struct CardRow {
    let cells: DOTTable.Row
    let opensCoordinator: Bool
}
