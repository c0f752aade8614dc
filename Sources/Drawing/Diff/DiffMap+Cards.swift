import Base
import NavigationModel

extension DiffMap {
    /// A row of a card, as it is in both versions.
    struct Row {
        let name: String
        /// What it was called; absent where that is the same.
        var formerName: String?
        let port: String
        let before: [LineStyle]
        let after: [LineStyle]
        let status: DiffStatus
        let isPlain: Bool

        /// The styles in words, `sheet → push` where they differ.
        var words: String {
            guard status == .chg, before != after else { return Self.words(after.isEmpty ? before : after) }
            return "\(Self.words(before)) → \(Self.words(after))"
        }

        static func words(_ styles: [LineStyle]) -> String { styles.map(\.word).joined(separator: ", ") }
    }

    /// The rows of a coordinator: destinations in the order of the new version, those that are gone after what stood
    /// before them, then what its screens show by themselves.
    func rows(of id: String) -> [Row] {
        let (before, after) = (old.index.coordinator(id), new.index.coordinator(id))
        let changed = Set(diff.changes.filter { $0.coordinator == id }.compactMap(\.destination))
        let names = Self.merged(before?.destinations.map(\.name) ?? [], after?.destinations.map(\.name) ?? [])
        let destinations = names.map { name in
            let was = before?.destinations.first { $0.name == name }
            let now = after?.destinations.first { $0.name == name }
            let (old, new) = (was.map { self.old.index.ways(to: $0) }, now.map { self.new.index.ways(to: $0) })
            let styles = (old?.map(\.style) ?? [], new?.map(\.style) ?? [])
            let isChanged = styles.0 != styles.1 || changed.contains(name)
            return Row(
                name: name, formerName: diff.formerNames["\(id).\(name)"], port: DOTText.identifier("\(id).\(name)"),
                before: styles.0, after: styles.1,
                status: DiffStatus(before: was != nil, after: now != nil, isChanged: isChanged), isPlain: false)
        }
        return destinations + plainRows(before, after)
    }

    private func plainRows(_ before: Coordinator?, _ after: Coordinator?) -> [Row] {
        let was = before.map(old.plainRows) ?? []
        let now = after.map(new.plainRows) ?? []
        return Self.merged(was.map(\.port), now.map(\.port)).map { port in
            let (one, two) = (was.first { $0.port == port }, now.first { $0.port == port })
            let styles = (one?.ways.map(\.style) ?? [], two?.ways.map(\.style) ?? [])
            return Row(
                name: two?.name ?? one?.name ?? "", port: port, before: styles.0, after: styles.1,
                status: DiffStatus(before: one != nil, after: two != nil, isChanged: styles.0 != styles.1),
                isPlain: true)
        }
    }

    /// Two lists as one, in the order of the second; what only the first has comes after what stood before it there.
    private static func merged(_ old: [String], _ new: [String]) -> [String] {
        var merged = new
        for (position, name) in old.enumerated() where !new.contains(name) {
            let before = old[..<position].reversed().lazy.compactMap { merged.firstIndex(of: $0) }.first
            merged.insert(name, at: before.map { $0 + 1 } ?? 0)
        }
        return merged
    }

    /// A coordinator's card.
    /// - Parameters:
    ///   - link: the address it leads to.
    ///   - withRows: whether there is room for rows; without them it counts what changed.
    func card(_ node: Node, id: String, link: String?, withRows: Bool) -> DOTGraph.Node {
        guard let coordinator = new.index.coordinator(id) ?? old.index.coordinator(id) else {
            return DOTGraph.Node(
                id: node.id, classes: "card coordinator", title: id, link: nil, label: NodeLabel.oneLine(id))
        }
        let isLost = diff.lostCoordinators.contains(id)
        let kind = coordinator.word
        let word =
            isLost
            ? "no longer reachable"
            : node.status == .add ? "\(kind), new" : node.status == .rem ? "\(kind), gone" : kind
        let rows = rows(of: id)
        let label =
            withRows
            ? table(node, coordinator.name, word, rows)
            : NodeLabel.twoLines(
                node.status.sign + PlainText.shortened(coordinator.name, to: 36), "\(word)\(Self.counts(rows))")
        return DOTGraph.Node(
            id: node.id, classes: "card coordinator \(node.status.rawValue)\(isLost ? " lost" : "")",
            title: "\(coordinator.name), \(word)", link: link, label: label, extra: Self.attributes(node.status))
    }

    /// `, 2 added, 1 removed`.
    private static func counts(_ rows: [Row]) -> String {
        let words: [(DiffStatus, String)] = [(.add, "added"), (.rem, "removed"), (.chg, "changed")]
        return words.map { status, word in
            let count = rows.count { $0.status == status }
            return count == 0 ? "" : ", \(count) \(word)"
        }.joined()
    }

    private static func attributes(_ status: DiffStatus) -> DOTGraph.Attributes {
        switch status {
        case .same: []
        case .add: [("color", .text(status.color)), ("fillcolor", "#e5f4e9"), ("penwidth", 2)]
        case .rem:
            [
                ("color", .text(status.color)), ("fillcolor", "#fcebe9"), ("penwidth", 2),
                ("style", "rounded,filled,dashed"),
            ]
        case .chg: [("color", .text(status.color)), ("penwidth", 2)]
        }
    }

    private func table(_ node: Node, _ name: String, _ word: String, _ rows: [Row]) -> DOTTable {
        let pad = DOTCell.space(["WIDTH": "10"])
        let header = DOTTable([
            .cells([
                .text(
                    DOTRun(
                        text: node.status.sign + PlainText.shortened(name, to: 36), size: 13, bold: true,
                        color: node.status == .same ? nil : node.status.color),
                    DOTRun(text: Self.gap), attributes: ["ALIGN": "LEFT", "HEIGHT": "30"]),
                .text(DOTRun(text: word, size: 11, color: GraphColor.ink2), attributes: ["ALIGN": "RIGHT"]),
            ])
        ])
        var table: [DOTTable.Row] = [
            .cells([
                .space(["WIDTH": "10", "PORT": "_"]),
                DOTCell(content: .table(header), attributes: ["COLSPAN": "2", "HEIGHT": "30"]), pad,
            ])
        ]
        let shown = shown(rows, of: node)
        if !shown.isEmpty { table += [.rule, Self.spacer("3")] + shown.map(Self.cells) }
        let hidden = rows.count - shown.count
        if hidden > 0 {
            let more = DOTRun(text: "and \(hidden) unchanged", size: 11, color: GraphColor.ink2)
            table.append(
                .cells([
                    pad, .text(more, attributes: ["ALIGN": "LEFT", "HEIGHT": "22", "COLSPAN": "2"]), pad,
                ]))
        }
        return DOTTable(table + (shown.isEmpty ? [] : [Self.spacer("5")]))
    }

    /// The most rows of a card; those that changed or that a drawn line leaves are always there.
    private static let mostRows = 16

    private func shown(_ rows: [Row], of node: Node) -> [Row] {
        guard rows.count > Self.mostRows else { return rows }
        let ports = Set(drawnLines.filter { $0.tail.node == node.id }.compactMap(\.tail.port))
        return rows.filter { $0.status != .same || ports.contains($0.port) }
    }

    private static func cells(_ row: Row) -> DOTTable.Row {
        let isChanged = row.status != .same
        let color: String? = isChanged ? row.status.color : row.isPlain ? GraphColor.ink2 : nil
        var name = [
            DOTRun(text: row.status.sign + PlainText.shortened(row.name, to: 36), bold: isChanged, color: color)
        ]
        if let former = row.formerName {
            name = [
                DOTRun(
                    text: row.status.sign + PlainText.shortened(former, to: 24), bold: true, color: ChangedPart.before),
                DOTRun(text: "\u{A0}→\u{A0}", bold: true, color: ChangedPart.arrow),
                DOTRun(text: PlainText.shortened(row.name, to: 24), bold: true, color: ChangedPart.after),
            ]
        }
        name.append(DOTRun(text: gap))
        return .cells([
            .space(["WIDTH": "10"]),
            DOTCell(content: .lines([name]), attributes: ["ALIGN": "LEFT", "HEIGHT": "22"]),
            DOTCell(content: .lines([words(row)]), attributes: ["ALIGN": "RIGHT"]),
            .space(["WIDTH": "10", "PORT": row.port]),
        ])
    }

    private static func words(_ row: Row) -> [DOTRun] {
        guard row.status == .chg, row.before != row.after else {
            let color = row.status == .same ? GraphColor.ink2 : row.status.color
            return [DOTRun(text: row.words, size: 11, color: color)]
        }
        return [
            DOTRun(text: Row.words(row.before), size: 11, color: ChangedPart.before),
            DOTRun(text: "\u{A0}→\u{A0}", size: 11, color: ChangedPart.arrow),
            DOTRun(text: Row.words(row.after), size: 11, color: ChangedPart.after),
        ]
    }

    private static let gap = "\u{A0}\u{A0}\u{A0}\u{A0}"

    private static func spacer(_ height: String) -> DOTTable.Row {
        .cells([.space(["WIDTH": "10"]), .space(["HEIGHT": height]), .space([:]), .space(["WIDTH": "10"])])
    }
}
