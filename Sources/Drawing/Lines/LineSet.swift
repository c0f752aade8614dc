import NavigationModel

/// Lines between places, each pair of ends and style once, in the order they were first met.
struct LineSet<Place: Hashable> {
    struct Line: Hashable {
        let tail: Place
        let head: Place
        let style: LineStyle
    }

    private(set) var lines: [Line] = []
    private var reasons: [Line: [LineReason]] = [:]
    /// Those that are not seen until somebody asks for them.
    private(set) var hidden: Set<Line> = []
    /// What those stand for that are hidden or left out.
    private(set) var hiddenTransitions: Set<Transition> = []

    /// Adds a line, or another reason for one that is there.
    mutating func add(_ tail: Place, _ head: Place, _ style: LineStyle, by reasons: [LineReason]) {
        let line = Line(tail: tail, head: head, style: style)
        if self.reasons[line] == nil { lines.append(line) }
        self.reasons[line, default: []] += reasons
    }

    /// Why a line is drawn.
    func reasons(for line: Line) -> [LineReason] { reasons[line] ?? [] }

    /// Whether nothing but inference speaks for a line.
    func isInferred(_ line: Line) -> Bool { reasons(for: line).isInferred }

    /// The styles drawn, in the order of ``LineStyle``.
    var styles: [LineStyle] { Set(lines.map(\.style)).sorted() }

    /// Whether any line is seen that nothing but inference speaks for.
    var hasInferred: Bool { lines.contains { isInferred($0) && !hidden.contains($0) } }

    /// Hides some lines, or leaves them out.
    mutating func hide(_ choice: InferredLines, _ chosen: [Line]) {
        let chosen = Set(chosen)
        for case .transition(let transition) in chosen.lazy.flatMap(reasons(for:)) {
            hiddenTransitions.insert(transition)
        }
        if choice == .leftOut {
            lines.removeAll(where: chosen.contains)
        } else {
            hidden.formUnion(chosen)
        }
    }

    /// The places at the ends of hidden lines alone.
    var hiddenPlaces: Set<Place> {
        guard !hidden.isEmpty else { return [] }
        let seen = lines.lazy.filter { !hidden.contains($0) }.flatMap { [$0.tail, $0.head] }
        return Set(hidden.flatMap { [$0.tail, $0.head] }).subtracting(seen)
    }

    /// The same lines without those that begin where they end.
    var withoutLoops: LineSet {
        var kept = self
        kept.lines.removeAll { $0.tail == $0.head }
        return kept
    }

    /// The same lines between other places; what then coincides is one line.
    func moved(tail: (Place) -> Place, head: (Place) -> Place) -> LineSet {
        var moved = LineSet()
        for line in lines { moved.add(tail(line.tail), head(line.head), line.style, by: reasons(for: line)) }
        moved.hiddenTransitions = hiddenTransitions
        return moved
    }

    /// The lines that run against the rest: each closes a circle when nodes are visited in the given order, which is
    /// how `dot` chooses the lines it turns round.
    func backward(visiting order: [Place]) -> Set<Line> {
        let outgoing = Dictionary(grouping: lines, by: \.tail)
        var backward: Set<Line> = []
        var done: Set<Place> = []
        var open: Set<Place> = []
        for start in order where !done.contains(start) {
            var path: [(place: Place, next: Int)] = [(start, 0)]
            open.insert(start)
            while let (place, next) = path.last {
                let outs = outgoing[place] ?? []
                guard next < outs.count else {
                    path.removeLast()
                    open.remove(place)
                    done.insert(place)
                    continue
                }
                path[path.count - 1].next = next + 1
                let line = outs[next]
                if open.contains(line.head) {
                    backward.insert(line)
                } else if !done.contains(line.head) {
                    open.insert(line.head)
                    path.append((line.head, 0))
                }
            }
        }
        return backward
    }
}
