/// Values computed for functions, properties and the like, so that each is computed once however often it is used, and code
/// that refers to itself comes to an end.
///
/// A value depends on nothing but the code: not on what was asked before. In a cycle, each value is computed from its own
/// start, where a way back to it adds nothing; what the other members gave on the way is forgotten with it. Only values that
/// lead outside of every cycle that is still open are shared. A question nested deeper than ``deepest`` is answered first, by
/// itself.
@usableFromInline package final class Memo<Key: Hashable, Value> {
    @usableFromInline struct Open {
        /// The outermost open one that this depends on, by its depth; ``tooDeep`` where something was left for later.
        @usableFromInline var lowest: Int

        @inlinable init(lowest: Int) { self.lowest = lowest }
    }

    @usableFromInline struct Waiting {
        @usableFromInline let key: Key
        @usableFromInline let unknown: Value
        @usableFromInline let compute: () -> Value

        @inlinable init(key: Key, unknown: Value, compute: @escaping () -> Value) {
            self.key = key
            self.unknown = unknown
            self.compute = compute
        }
    }

    /// Values that hold from wherever they are asked for, outside of their cycle.
    @usableFromInline var values: [Key: Value] = [:]
    /// For the values that were computed in a cycle, everything that belongs to it.
    @usableFromInline var cycles: [Key: Set<Key>] = [:]
    /// What is being computed, by its depth.
    @usableFromInline var depths: [Key: Int] = [:]
    @usableFromInline var open: [Open] = []
    /// What the members of cycles gave whose start is still being computed.
    @usableFromInline var partial: [Key: (value: Value, lowest: Int)] = [:]
    @usableFromInline var partialKeys: [Key] = []
    /// What was nested too deep, and what was computed for that.
    @usableFromInline var waiting: [Waiting] = []
    @usableFromInline var tried: Set<Key> = []
    /// How many keys that no other value asks for are being computed, one for the sake of the other.
    @usableFromInline var questions = 0

    /// How many are computed inside one another.
    @inlinable static var deepest: Int { 200 }
    @inlinable static var tooDeep: Int { -1 }

    /// One that remembers nothing yet.
    @inlinable package init() {}

    /// The value of a key; `unknown` for the way back to one that is being computed.
    @inlinable package func value(of key: Key, unknown: Value, _ compute: @escaping () -> Value) -> Value {
        if let known = values[key], isOutside(key) { return known }
        if let depth = depths[key] {
            depend(on: depth)
            return unknown
        }
        if let (value, lowest) = partial[key] {
            depend(on: lowest)
            return value
        }
        guard open.count < Self.deepest else {
            if !tried.contains(key) {
                waiting.append(Waiting(key: key, unknown: unknown, compute: compute))
                depend(on: Self.tooDeep)
            }
            return unknown
        }
        return open.isEmpty ? whole(key, compute) : computed(key, compute)
    }

    /// Whether nothing of the cycle that a value belongs to is being computed.
    @inlinable func isOutside(_ key: Key) -> Bool {
        guard !cycles.isEmpty, !open.isEmpty, let cycle = cycles[key] else { return true }
        return depths.keys.allSatisfy { !cycle.contains($0) }
    }

    @inlinable func depend(on depth: Int) {
        guard let last = open.indices.last else { return }
        open[last].lowest = min(open[last].lowest, depth)
    }

    /// The value of a key that no other asks for, what is nested too deep computed before it.
    @inlinable func whole(_ key: Key, _ compute: () -> Value) -> Value {
        questions += 1
        var answer = computed(key, compute)
        while !waiting.isEmpty {
            let deep = waiting
            waiting = []
            for each in deep where tried.insert(each.key).inserted {
                _ = value(of: each.key, unknown: each.unknown, each.compute)
            }
            answer = computed(key, compute)
        }
        questions -= 1
        if questions == 0 { tried = [] }
        return answer
    }

    @inlinable func computed(_ key: Key, _ compute: () -> Value) -> Value {
        let depth = open.count
        let before = partialKeys.count
        depths[key] = depth
        open.append(Open(lowest: .max))
        let answer = compute()
        let lowest = open.removeLast().lowest
        depths[key] = nil
        if lowest < depth, depth > 0 {
            // What led back to this leads on to where this does.
            for member in partialKeys[before...] { partial[member]?.lowest = lowest }
            partial[key] = (answer, lowest)
            partialKeys.append(key)
            depend(on: lowest)
            return answer
        }
        let members = partialKeys[before...]
        if lowest == Self.tooDeep {
            for member in members { partial[member] = nil }
        } else {
            if lowest == depth { cycles[key] = Set(members).union([key]) }
            for member in members { partial[member] = nil }
            if values[key] == nil { values[key] = answer }
        }
        partialKeys.removeSubrange(before...)
        return answer
    }
}
