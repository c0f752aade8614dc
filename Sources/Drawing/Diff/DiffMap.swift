import NavigationModel

/// The maps of two versions laid over each other: what both have, what only one has, and what is another now, all laid out
/// once, so that nothing moves from one version to the other.
struct DiffMap {
    /// The most places that are all drawn; of more, only what changed and what is joined to it.
    static let mostWhole = 24
    /// The most cards with rows.
    static let mostWithRows = 24
    /// The most places without change that are drawn because they lead to one that changed.
    static let mostAbove = 3

    /// Something a line leaves or enters.
    struct Node {
        let id: String
        /// What it stands for, in either version.
        let place: AppMap.Place
        var status: DiffStatus
    }

    /// A line with its styles in both versions.
    struct Line {
        let tail: DOTGraph.End
        let head: DOTGraph.End
        let style: LineStyle
        let status: DiffStatus
        /// Whether it is how a changed line was, which only the old version shows.
        var isFormer = false
        let title: String
        let isInferred: Bool
    }

    let diff: NavigationDiff
    let old: AppMap
    let new: AppMap
    let lines: [Line]
    /// Every place of either map, by node id.
    private(set) var nodes: [String: Node] = [:]
    /// The nodes to draw, those of the new version's order first.
    private(set) var drawn: [Node] = []
    /// The ids of what changed, or holds something that did.
    private(set) var touched: Set<String> = []

    init(_ diff: NavigationDiff) {
        self.diff = diff
        old = AppMap(index: GraphIndex(diff.old.graph), mostViews: .max) { _ in nil }
        new = AppMap(index: GraphIndex(diff.new.graph), mostViews: .max) { _ in nil }
        let (before, after) = (DiffLines(old), DiffLines(new))
        lines = DiffLines.compared(before, after)
        collect(before, after)
        touch()
        choose()
    }

    /// Everything there is to draw, in an order that both versions agree on.
    private mutating func collect(_ before: DiffLines, _ after: DiffLines) {
        func add(_ places: [AppMap.Place], isOld: Bool) {
            for place in places {
                let id = AppMap.node(place)
                if nodes[id] == nil {
                    nodes[id] = Node(id: id, place: place, status: isOld ? .rem : .add)
                } else if !isOld, nodes[id]?.status == .rem {
                    nodes[id] = Node(id: id, place: place, status: .same)
                }
            }
        }
        add(old.index.graph.coordinators.map { .coordinator($0.id) } + before.places, isOld: true)
        add(new.index.graph.coordinators.map { .coordinator($0.id) } + after.places, isOld: false)
        for change in diff.changes where change.subject == .coordinator {
            guard let id = change.coordinator.map({ AppMap.node(.coordinator($0)) }), nodes[id]?.status == .same else {
                continue
            }
            nodes[id]?.status = .chg
        }
        for lost in diff.lostCoordinators { nodes[AppMap.node(.coordinator(lost))]?.status = .rem }
    }

    private mutating func touch() {
        touched = Set(nodes.values.filter { $0.status != .same }.map(\.id))
        for line in lines where line.status != .same { touched.formUnion([line.tail.node, line.head.node]) }
        for change in diff.changes {
            guard let coordinator = change.coordinator else { continue }
            let id = AppMap.node(.coordinator(coordinator))
            if nodes[id] != nil { touched.insert(id) }
        }
        // A card whose rows differ in what screens show by themselves.
        for coordinator in new.index.graph.coordinators {
            guard let before = old.index.coordinator(coordinator.id) else { continue }
            let rows = { (map: AppMap, owner: Coordinator) in
                Set(map.plainRows(of: owner).map { "\($0.port) \($0.ways.map(\.style))" })
            }
            if rows(old, before) != rows(new, coordinator) { touched.insert(AppMap.node(.coordinator(coordinator.id))) }
        }
    }

    private mutating func choose() {
        var chosen = Set(nodes.keys)
        if chosen.count > Self.mostWhole {
            chosen = touched
            let joined = Set(lines.filter { touched.contains($0.tail.node) }.map(\.head.node))
            // What nothing else that changed leads to is shown with what does.
            for id in touched.subtracting(joined) {
                let above = Set(lines.filter { $0.head.node == id && $0.tail.node != id }.map(\.tail.node))
                chosen.formUnion(above.sorted().prefix(Self.mostAbove))
            }
        }
        drawn = chosen.compactMap { nodes[$0] }.sorted { (Self.rank($0), $0.id) < (Self.rank($1), $1.id) }
    }

    private static func rank(_ node: Node) -> Int {
        switch node.place {
        case .entry: 0
        case .coordinator: 1
        default: 2
        }
    }

    /// The lines between what is drawn; where only a part is, those without change only where they touch what changed.
    var drawnLines: [Line] {
        let ids = Set(drawn.map(\.id))
        let isWhole = drawn.count == nodes.count
        return lines.filter { line in
            guard ids.contains(line.tail.node), ids.contains(line.head.node) else { return false }
            return isWhole || line.status != .same || touched.contains(line.head.node)
        }
    }

    /// How many places are left out because nothing near them changed.
    var hidden: Int { nodes.count - drawn.count }

    func name(_ node: Node) -> String {
        let name = new.name(node.place)
        return name.isEmpty ? old.name(node.place) : name
    }
}
