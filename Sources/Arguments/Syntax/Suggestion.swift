/// "Did you mean": the known word nearest to one that was mistyped.
package enum Suggestion {
    /// The nearest of the candidates, the first of them where several are as near; nil where none is near enough.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let typed = Array(word.lowercased())
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let known = Array(candidate.lowercased())
            // A third of the letters may be wrong.
            let limit = max(1, max(typed.count, known.count) / 3)
            guard abs(typed.count - known.count) <= limit else { continue }
            let distance = distance(typed, known)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        let beginnings = candidates.filter { word.count > 1 && $0.lowercased().hasPrefix(word.lowercased()) }
        return best?.word ?? (beginnings.count == 1 ? beginnings.first : nil)
    }

    /// Up to three of the candidates: the nearest one, and those that hold the word.
    package static func near(to word: String, among candidates: [String]) -> [String] {
        let typed = word.lowercased()
        let holding = candidates.filter { typed.count > 2 && $0.lowercased().contains(typed) }
        let first = nearest(to: word, among: candidates)
        return Array(([first].compactMap(\.self) + holding.filter { $0 != first }).prefix(3))
    }

    /// Damerau's distance (optimal string alignment): letters added, left out, changed, or swapped with the next.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
