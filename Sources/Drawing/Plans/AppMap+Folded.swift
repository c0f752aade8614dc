import Base
import NavigationModel

extension AppMap {
    /// Headers only, with their count; the word is back on the line.
    func headers(_ lines: LineSet<Place>) -> GraphPlan {
        plan(lines, nodes: index.graph.coordinators.map(header), description: summary(lines))
    }

    private func header(_ coordinator: Coordinator) -> DOTGraph.Node {
        DOTGraph.Node(
            id: Self.node(.coordinator(coordinator.id)), classes: classes(of: coordinator),
            title: coordinator.isHost
                ? "\(coordinator.name), \(coordinator.noun)"
                : "\(coordinator.name), \(coordinator.noun), \(GraphWords.count(coordinator))",
            link: link(.coordinator(id: coordinator.id)),
            label: NodeLabel.twoLines(
                PlainText.shortened(coordinator.name, to: 36), start(coordinator) + GraphWords.summary(of: coordinator))
        )
    }

    /// One card for each module; for each folder where there is one module.
    func folded() -> GraphPlan {
        let (group, unit) = groups
        let place: (Place) -> Place = { place in
            guard case .coordinator(let id) = place, let name = group[id] else { return place }
            return .group(name)
        }
        let unfolded = lines.moved(tail: Self.card, head: Self.card)
        var between = unfolded.moved(tail: place, head: place).withoutLoops
        between.hide(inferred)
        let counts = Dictionary(grouping: group.values) { $0 }.mapValues(\.count)
        let nodes = counts.sorted { $0.key < $1.key }.map { name, count in
            let detail = Words.count(count, "coordinator")
            return DOTGraph.Node(
                id: Self.node(.group(name)), classes: "card module", title: "\(name), \(detail)", link: nil,
                label: NodeLabel.twoLines(PlainText.shortened(name.isEmpty ? "(top)" : name, to: 36), detail))
        }
        return plan(
            between, nodes: nodes,
            description: """
                \(Words.count(group.count, "coordinator")) are grouped into \(Words.count(nodes.count, unit)), each \
                labeled with its number of coordinators. Lines within a \(unit) aren’t drawn.
                """)
    }

    private func plan(_ lines: LineSet<Place>, nodes: [DOTGraph.Node], description: String) -> GraphPlan {
        let nodes = outerNodes(lines) + nodes
        let effort = LayoutEffort(nodes: nodes.count, lines: lines.lines.count)
        var graph = DOTGraph(
            id: index.graph.title, direction: "LR", nodeGap: 0.24, rankGap: effort.hasWords ? 0.6 : 1.2, effort: effort)
        graph.before = nodes
        graph.edges = lines.lines.map { line in
            DOTGraph.Edge(
                tail: DOTGraph.End(node: Self.node(line.tail)), head: DOTGraph.End(node: Self.node(line.head)),
                style: line.style, by: lines.reasons(for: line),
                title: "\(name(line.tail)) to \(name(line.head)), \(line.style.word)", hasWord: effort.hasWords,
                isHidden: lines.hidden.contains(line))
        }
        let words = effort.hasWords ? "" : " \(GraphWords.wordless)"
        return GraphPlan(
            graph: graph, styles: lines.styles, hasInferred: lines.hasInferred, hidden: lines.hiddenTransitions.count,
            title: title, description: description + words)
    }

    /// The module of each coordinator by its id, or its folder where there is one module, and which of the two.
    private var groups: (of: [String: String], unit: String) {
        let coordinators = index.graph.coordinators
        let byModule = Set(coordinators.map(\.module)).count > 1
        let groups = coordinators.map { ($0.id, byModule ? $0.module : Self.folder($0)) }
        return (Dictionary(groups) { first, _ in first }, byModule ? "module" : "folder")
    }

    /// Each card of a folded map with what it holds: its coordinators, and the lines between them. None where the map
    /// is not folded; a card with more than ``mostInFold``, or more lines than ``mostLinesInFold``, stays closed.
    var folds: [(node: String, name: String, members: [Coordinator], plan: GraphPlan)] {
        let unfolded = lines.moved(tail: Self.card, head: Self.card)
        guard form(unfolded) == .folded else { return [] }
        let (group, unit) = groups
        let members = Dictionary(grouping: index.graph.coordinators) { group[$0.id] ?? "" }
        var inside: [String: LineSet<Place>] = [:]
        for line in unfolded.lines {
            guard case .coordinator(let from) = line.tail, case .coordinator(let to) = line.head,
                let name = group[from], name == group[to]
            else { continue }
            inside[name, default: LineSet()].add(line.tail, line.head, line.style, by: unfolded.reasons(for: line))
        }
        let opening = members.filter { name, members in
            members.count <= Self.mostInFold && inside[name]?.lines.count ?? 0 <= Self.mostLinesInFold
        }
        return opening.sorted { $0.key < $1.key }.map { name, members in
            var lines = inside[name] ?? LineSet()
            lines.hide(inferred)
            var plan = plan(
                lines, nodes: members.map(header),
                description: "The \(unit) has \(Words.count(members.count, "coordinator")).")
            plan.title = name
            return (Self.node(.group(name)), name, members, plan)
        }
    }

    private static func folder(_ coordinator: Coordinator) -> String {
        coordinator.location.file.split(separator: "/").dropLast().joined(separator: "/")
    }

    var title: String { "Map of \(index.graph.title)" }

    /// How many there are, and where it begins.
    func summary(_ lines: LineSet<Place>) -> String {
        let graph = index.graph
        let unseen = lines.hiddenPlaces
        let views = outerPlaces(lines).count { if case .view = $0 { !unseen.contains($0) } else { false } }
        let starts = graph.entryPoints.map { "\($0.name) starts at \($0.to.name)." }
        let opens = lines.lines.count { line in
            if case .entry = line.tail { false } else { !lines.hidden.contains(line) }
        }
        let cards = GraphWords.coordinators(of: graph)
        let others = views == 0 ? [] : ["\(Words.count(views, "view")) without a coordinator"]
        let drawn = ((graph.coordinators.isEmpty && views > 0 ? [] : [cards]) + others).joined(separator: " and ")
        let sentence = "\(drawn), joined by \(Words.count(opens, "line"))."
        let hidden = unowned.hidden
        let more =
            hidden == 0
            ? []
            : [
                "\(Words.count(hidden, "more view")) without a coordinator \(hidden == 1 ? "isn’t" : "aren’t") drawn; the list of screens has all of them."
            ]
        let inferred = GraphWords.hidden(lines.hiddenTransitions.count)
        let told: [String] =
            starts.count < 4 ? starts : starts.prefix(2) + ["There are \(starts.count - 2) more entry points."]
        return ([sentence] + told + more + inferred).joined(separator: " ")
    }
}
