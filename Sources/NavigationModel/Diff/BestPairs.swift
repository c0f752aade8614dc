/// Pairs things of two versions that have the most in common.
enum BestPairs {
    /// Those that are each other's only best match, in the order of the old ones.
    /// - Parameter likeness: how much two have in common; 0 where they are surely two.
    static func of<Value>(
        _ old: [Value], _ new: [Value], _ likeness: (Value, Value) -> Int
    ) -> [(old: Value, new: Value)] {
        let scores = old.map { one in new.map { likeness(one, $0) } }
        func onlyBest(_ values: [Int]) -> Int? {
            guard let best = values.max(), best > 0, values.count(where: { $0 == best }) == 1 else { return nil }
            return values.firstIndex(of: best)
        }
        return old.indices.compactMap { row in
            guard let column = onlyBest(scores[row]), onlyBest(scores.map { $0[column] }) == row else { return nil }
            return (old[row], new[column])
        }
    }
}
