import NavigationModel

/// The changed part of a difference as a Mermaid flowchart: what changed, and what a changed way joins to it.
package enum DiffMermaid {
    /// The most boxes and lines that can still be read.
    private static let mostNodes = 40
    private static let mostLines = 60

    /// The flowchart's text; nil where there is nothing to draw, or too much.
    package static func text(of diff: NavigationDiff) -> String? {
        let map = DiffMap(diff)
        let changed = map.lines.filter { $0.status != .same && !$0.isFormer }
        let nodes = map.touched.compactMap { map.nodes[$0] }.sorted { $0.id < $1.id }
        // Boxes have no rows: one line for all rows that lead to the same box alike.
        var seen: Set<String> = []
        let between = map.lines.filter {
            $0.status == .same && map.touched.contains($0.tail.node) && map.touched.contains($0.head.node)
                && seen.insert("\($0.tail.node) \($0.style.word) \($0.head.node)").inserted
        }
        guard !nodes.isEmpty, nodes.count <= mostNodes, changed.count <= mostLines else { return nil }
        let lines = changed + (changed.count + between.count <= mostLines ? between : [])
        var text = ["flowchart LR"] + nodes.map { "  " + node($0, map) }
        text += lines.map { line in
            "  \(Mermaid.id(line.tail.node)) \(arrow(line))|\(Mermaid.quoted([word(line)]))| \(Mermaid.id(line.head.node))"
        }
        for (status, style) in classes where nodes.contains(where: { $0.status == status }) {
            text.append("  classDef \(status.rawValue)Class \(style)")
        }
        for (position, line) in lines.enumerated() where line.status != .same {
            text.append(
                "  linkStyle \(position) stroke:\(line.status.color),stroke-width:\(line.status == .rem ? 2 : 3)px")
        }
        return text.joined(separator: "\n") + "\n"
    }

    private static let classes: [(DiffStatus, String)] = [
        (.add, "fill:#e5f4e9,stroke:#11682f,stroke-width:2px,color:#11682f"),
        (.rem, "fill:#fcebe9,stroke:#b0231c,stroke-width:2px,stroke-dasharray:4 5,color:#b0231c"),
        (.chg, "fill:#fbf1dc,stroke:#835000,stroke-width:2px,color:#835000"),
    ]

    private static func node(_ node: DiffMap.Node, _ map: DiffMap) -> String {
        var words = [node.status.sign + map.name(node)]
        var shape = ("(", ")")
        switch node.place {
        case .entry: shape = ("([", "])")
        case .coordinator(let id):
            shape = ("[", "]")
            if map.diff.lostCoordinators.contains(id) { words.append("no longer reachable") }
            words += map.rows(of: id).filter { $0.status != .same }.map { row in
                "\(row.status.sign)\(row.formerName.map { "\($0) → " } ?? "")\(row.name): \(row.words)"
            }
        default: break
        }
        let name = node.status == .same ? "" : ":::\(node.status.rawValue)Class"
        return "\(Mermaid.id(node.id))\(shape.0)\(Mermaid.quoted(words))\(shape.1)\(name)"
    }

    private static func word(_ line: DiffMap.Line) -> String { line.status.sign + line.style.word }

    private static func arrow(_ line: DiffMap.Line) -> String {
        line.status == .rem ? "-.-x" : Mermaid.arrow(line.style, inferred: line.isInferred)
    }
}
