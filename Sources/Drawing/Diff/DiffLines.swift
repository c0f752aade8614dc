import NavigationModel

/// The lines of one version's map by their ends, so that they can be compared with the other's.
struct DiffLines {
    private struct Ends: Hashable {
        let tail: DOTGraph.End
        let head: DOTGraph.End
    }

    /// The ends of every line but coordinators.
    let places: [AppMap.Place]
    private var order: [Ends] = []
    private var styles: [Ends: [LineStyle]] = [:]
    private var inferred: Set<String> = []
    private var names: [Ends: String] = [:]

    init(_ map: AppMap) {
        let lines = map.lines
        places = map.outerPlaces(lines)
        for line in lines.lines {
            let ends = Ends(tail: Self.tail(line.tail), head: Self.head(line.head))
            if styles[ends] == nil { order.append(ends) }
            styles[ends, default: []].append(line.style)
            names[ends] = "\(map.name(line.tail)) to \(map.name(line.head))"
            if lines.isInferred(line) { inferred.insert("\(ends) \(line.style)") }
        }
    }

    private static func tail(_ place: AppMap.Place) -> DOTGraph.End {
        switch place {
        case .row(_, let destination):
            DOTGraph.End(node: AppMap.node(place), port: DOTText.identifier(destination), side: "e")
        case .plain(let row): DOTGraph.End(node: AppMap.node(place), port: row.port, side: "e")
        default: DOTGraph.End(node: AppMap.node(place))
        }
    }

    private static func head(_ place: AppMap.Place) -> DOTGraph.End {
        guard case .coordinator = place else { return DOTGraph.End(node: AppMap.node(place)) }
        return DOTGraph.End(node: AppMap.node(place), port: "_", side: "w")
    }

    /// Every line of two versions, once where both have it; one that has another style now is one changed line.
    static func compared(_ old: DiffLines, _ new: DiffLines) -> [DiffMap.Line] {
        let order = new.order + old.order.filter { new.styles[$0] == nil }
        return order.flatMap { lines(between: $0, old, new) }
    }

    private static func lines(between ends: Ends, _ old: DiffLines, _ new: DiffLines) -> [DiffMap.Line] {
        var (before, after) = (old.styles[ends] ?? [], new.styles[ends] ?? [])
        // Nothing opens it: a way that is shut, not one that changed.
        if before.contains(where: { $0 != .unopened }) { after.removeAll { $0 == .unopened } }
        if after.contains(where: { $0 != .unopened }) { before.removeAll { $0 == .unopened } }
        func line(_ style: LineStyle, _ status: DiffStatus, _ words: String, former: Bool = false) -> DiffMap.Line {
            let side = status == .rem || former ? old : new
            return DiffMap.Line(
                tail: ends.tail, head: ends.head, style: style, status: status, isFormer: former,
                title: "\(side.names[ends] ?? ""), \(words)", isInferred: side.inferred.contains("\(ends) \(style)"))
        }
        let lost = before.filter { !after.contains($0) }
        let gained = after.filter { !before.contains($0) }
        var lines = after.filter(before.contains).map { line($0, .same, $0.word) }
        for (was, now) in zip(lost, gained) {
            lines.append(line(now, .chg, "\(now.word) instead of \(was.word)"))
            lines.append(line(was, .chg, "previously \(was.word)", former: true))
        }
        lines += lost.dropFirst(gained.count).map { line($0, .rem, "\($0.word), removed") }
        lines += gained.dropFirst(lost.count).map { line($0, .add, "\($0.word), added") }
        return lines
    }
}
