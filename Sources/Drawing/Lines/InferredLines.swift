import NavigationModel

/// What becomes of the lines of a picture that nothing but inference speaks for.
package enum InferredLines: Hashable, Sendable {
    /// They are drawn as all others.
    case drawn
    /// They have their room in the picture, and are seen when somebody asks for them.
    case hidden
    /// They are not in the picture.
    case leftOut
}

extension LineSet {
    /// Hides what is only inferred, or leaves it out.
    ///
    /// A line that alone leads to a node stays, and so does all that leads to what only it leads to: without it, the node
    /// would stand there as if no way led to it, which is more than anybody knows.
    /// - Parameters:
    ///   - starts: where people are without having come from anywhere, apart from what no line leads to.
    ///   - node: what a place is drawn on.
    mutating func hide(_ choice: InferredLines, from starts: [Place] = [], on node: (Place) -> Place = { $0 }) {
        guard choice != .drawn, hasInferred else { return }
        var outgoing: [Place: [Place]] = [:]
        for line in lines where !isInferred(line) { outgoing[node(line.tail), default: []].append(node(line.head)) }
        let heads = Set(lines.filter { node($0.tail) != node($0.head) }.map { node($0.head) })
        var waiting = starts.map(node) + lines.map { node($0.tail) }.filter { !heads.contains($0) }
        var reached: Set<Place> = []
        while let next = waiting.popLast() {
            guard reached.insert(next).inserted else { continue }
            waiting += outgoing[next] ?? []
        }
        hide(
            choice,
            lines.filter { line in
                isInferred(line) && (reached.contains(node(line.head)) || node(line.tail) == node(line.head))
            })
    }
}
