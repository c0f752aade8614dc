import Base
import NavigationModel

/// The picture of a difference: both versions, laid out once.
package struct DiffDrawing: Hashable, Sendable {
    /// The graph in DOT, complete.
    package let dot: String
    /// What it is of.
    package let title: String
    /// What changed, in words, for those who cannot see it.
    package let description: String
    /// What is not drawn; empty where everything is.
    package let omission: String
    private let key: GraphKey

    /// The styles of its lines.
    package var styles: [LineStyle] { key.styles }

    /// - Parameter link: the address a node leads to, or nil for none.
    package init(_ diff: NavigationDiff, link: (GraphLink) -> String? = { _ in nil }) {
        let map = DiffMap(diff)
        let lines = map.drawnLines
        let effort = LayoutEffort(nodes: map.drawn.count, lines: lines.count)
        var graph = DOTGraph(id: diff.new.graph.title, direction: "LR", nodeGap: 0.32, rankGap: 1, effort: effort)
        let withRows = map.touched.count <= DiffMap.mostWithRows
        let isWhole = map.hidden == 0
        graph.before = map.drawn.map { node in
            guard case .coordinator(let id) = node.place else { return Self.outer(node, map, link) }
            return map.card(
                node, id: id, link: link(.coordinator(id: id)),
                withRows: withRows && (isWhole || map.touched.contains(node.id)))
        }
        let rowed = Set(map.drawn.map(\.id).filter { withRows && (isWhole || map.touched.contains($0)) })
        graph.edges = lines.map { Self.edge($0, rowed: rowed) }
        dot = graph.text
        title = PlainText.visible("Changes in \(diff.new.graph.title)")
        omission =
            map.hidden == 0
            ? ""
            : "\(Words.count(map.hidden, "unchanged node")) \(map.hidden == 1 ? "isn’t" : "aren’t") drawn."
        description = PlainText.visible(Self.description(diff, omission))
        key = GraphKey(
            styles: Set(lines.map(\.style)).sorted(), hasInferred: lines.contains(where: \.isInferred), isDiff: true)
    }

    /// The picture, laid out once for as many forms as are wanted.
    package func drawn() throws(GraphDrawingError) -> DrawnGraph {
        guard let root = SVGScanner.root(of: try Graphviz.svg(dot: dot)) else {
            throw .graphviz("Graphviz returned no image")
        }
        return DrawnGraph(root: root, title: title, description: description, key: key, isLit: false)
    }

    /// The picture as an SVG file of its own, with its style inside and a key below.
    package func standaloneSVG() throws(GraphDrawingError) -> String { try drawn().standaloneSVG() }

    /// What is no coordinator: an entry, a view, or what a view builds in place.
    private static func outer(
        _ node: DiffMap.Node, _ map: DiffMap, _ link: (GraphLink) -> String?
    ) -> DOTGraph.Node {
        let name = map.name(node)
        let sign = node.status.sign
        if case .entry = node.place {
            return DOTGraph.Node(
                id: node.id, classes: "entry \(node.status.rawValue)", title: "\(name), entry point", link: nil,
                label: NodeLabel.entry(sign + PlainText.shortened(name, to: 32)),
                extra: [("shape", "plain"), ("style", "")])
        }
        var (detail, address) = ("inline view", String?.none)
        if case .view(let view) = node.place { (detail, address) = ("view", link(.screen(id: view.id))) }
        return DOTGraph.Node(
            id: node.id, classes: "view outer \(node.status.rawValue)", title: "\(name), \(detail)", link: address,
            label: NodeLabel.twoLines(sign + PlainText.shortened(name, to: 36), detail),
            extra: node.status == .same
                ? [("fillcolor", .text(GraphColor.water))]
                : [("color", .text(node.status.color)), ("penwidth", 2)])
    }

    private static func edge(_ line: DiffMap.Line, rowed: Set<String>) -> DOTGraph.Edge {
        let isRemoved = line.status == .rem
        let tail = rowed.contains(line.tail.node) ? line.tail : DOTGraph.End(node: line.tail.node)
        let head = rowed.contains(line.head.node) ? line.head : DOTGraph.End(node: line.head.node)
        let id = [line.tail.node, line.tail.port, line.style.word.replacing(" ", with: "-"), line.head.node]
            .compactMap(\.self).joined(separator: "-")
        let marks: [String?] = [line.isFormer ? "former" : nil, line.isInferred ? "inferred" : nil]
        let classes = ([line.style.cssClass, line.status.rawValue, "of-\(line.style.key)"] + marks.compactMap(\.self))
            .joined(separator: " ")
        let color = line.status.lineColor
        return DOTGraph.Edge(
            tail: tail, head: head,
            attributes: [
                ("id", .text(id)), ("class", .text(classes)), ("tooltip", .text(DOTText.title(line.title))),
                ("arrowhead", .text(isRemoved ? "tee" : line.style.head)),
                ("arrowsize", .number(isRemoved ? 1.3 : line.style.headSize)),
                ("style", .text(isRemoved || line.isInferred ? "dashed" : line.style.pattern)),
                ("penwidth", .number(isRemoved ? 2 : line.status == .same ? line.style.width : 2.4)),
                ("color", .text(color)), ("fontcolor", .text(color)),
            ], reasons: [])
    }

    private static func description(_ diff: NavigationDiff, _ omission: String) -> String {
        var sentences = ["\(diff.headline)."]
        if !diff.summary.isEmpty { sentences.append("\(diff.summary).") }
        if !omission.isEmpty { sentences.append(omission) }
        return sentences.joined(separator: " ")
    }
}
