/// What only one of two lists has.
enum Difference {
    /// Each as often as one list has it more.
    static func of<Value>(
        _ old: [Value], _ new: [Value], by key: (Value) -> String
    ) -> (old: [Value], new: [Value]) {
        var counts: [String: Int] = [:]
        for value in new { counts[key(value), default: 0] += 1 }
        let lost = old.filter { value in
            counts[key(value), default: 0] -= 1
            return counts[key(value), default: 0] < 0
        }
        let gained = new.reversed().filter { value in
            guard counts[key(value), default: 0] > 0 else { return false }
            counts[key(value), default: 0] -= 1
            return true
        }
        return (lost, gained.reversed())
    }
}
