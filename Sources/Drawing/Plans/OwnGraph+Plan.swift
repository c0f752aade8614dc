import Base
import NavigationModel

extension OwnGraph {
    /// The picture of the coordinator.
    func plan(layout: GraphLayout, link: @escaping (GraphLink) -> String?) -> GraphPlan {
        let isNarrow = layout == .narrow
        let nodes = OwnGraphNodes(own: self, isNarrow: isNarrow, link: link)
        let (before, boxes, after) = places
        let effort = LayoutEffort(nodes: before.count + boxes.count + after.count, lines: lines.lines.count)
        var graph = DOTGraph(
            id: coordinator.id, direction: isNarrow ? "TB" : "LR", nodeGap: isNarrow ? 0.2 : 0.4,
            rankGap: isNarrow ? 0.3 : 0.8, effort: effort)
        let hidden = lines.hiddenPlaces
        let around = { (place: Place) in
            let node = nodes.node(place)
            return hidden.contains(place) ? node.hidden : node
        }
        graph.before = before.map(around)
        graph.after = after.map(around)
        if inside.isEmpty && firstViews.isEmpty && !boxes.contains(.views) {
            graph.before.append(nodes.whole)
        } else {
            graph.frame = nodes.frame(boxes)
        }
        let backward = lines.backward(visiting: before + boxes + after)
        graph.edges = lines.lines.map { line in
            let hasSides = !isNarrow && !backward.contains(line)
            return DOTGraph.Edge(
                tail: DOTGraph.End(node: nodes.id(line.tail), side: hasSides ? "e" : nil),
                head: DOTGraph.End(node: nodes.id(line.head), side: hasSides ? "w" : nil), style: line.style,
                by: lines.reasons(for: line), title: "\(name(line.tail)) to \(name(line.head)), \(line.style.word)",
                hasWord: effort.hasWords, isNarrow: isNarrow, isHidden: lines.hidden.contains(line))
        }
        return GraphPlan(
            graph: graph, styles: lines.styles, hasInferred: lines.hasInferred, hidden: lines.hiddenTransitions.count,
            title: "Graph of \(coordinator.name)",
            description: (sentences + remarks + GraphWords.hidden(lines.hiddenTransitions.count)
                + (effort.hasWords ? [] : [GraphWords.wordless])).joined(separator: " "))
    }

    /// Every place drawn: those that only lead here, those in the frame, and the rest, in drawing order.
    var places: (before: [Place], boxes: [Place], after: [Place]) {
        let ends = lines.lines.flatMap { [$0.tail, $0.head] }
        let heads = Set(lines.lines.map(\.head))
        var seen: Set<Place> = []
        let around = ends.filter { !$0.isInside && seen.insert($0).inserted }
        let own = [Place.itself, .views].filter(Set(ends).contains)
        return (
            around.filter { !heads.contains($0) },
            own + firstViews.map { .firstView($0) } + inside.map { .destination($0.id) },
            around.filter(heads.contains)
        )
    }

    private var sentences: [String] {
        let starts = coordinator.initial.isEmpty ? firstViews.map(\.name) : coordinator.initial
        let start = first.isEmpty ? "" : " starts at \(starts.joined(separator: " or ")) and"
        var sentences = ["\(coordinator.name)\(start) has \(GraphWords.count(coordinator))."]
        let parents = neighbours(\.tail, of: \.head)
        if !parents.isEmpty { sentences.append("It is opened by \(parents).") }
        let children = neighbours(\.head, of: \.tail)
        if !children.isEmpty { sentences.append("It opens \(children).") }
        if !opened.isEmpty {
            let views = Words.count(opened.count, "view")
            sentences.append("Its screens also open \(views) directly, not through a destination.")
        }
        return sentences
    }

    /// The coordinators at one end of the lines, each with its styles.
    private func neighbours(
        _ end: KeyPath<LineSet<Place>.Line, Place>, of other: KeyPath<LineSet<Place>.Line, Place>
    ) -> String {
        var names: [String] = []
        for line in lines.lines where line[keyPath: other].isInside && !lines.hidden.contains(line) {
            guard case .coordinator(let reference) = line[keyPath: end] else { continue }
            let words = "\(reference.name) (\(line.style.word))"
            if !names.contains(words) { names.append(words) }
        }
        return GraphWords.few(names, limit: 8).joined(separator: ", ")
    }
}

extension OwnGraph.Place {
    var isInside: Bool {
        switch self {
        case .itself, .destination, .firstView, .views: true
        default: false
        }
    }
}
