/// What was told before about functions, properties and the like, so that each is looked into once however often it is used,
/// and code that refers to itself comes to an end.
///
/// What is told about one depends on nothing but the code: not on what was asked before. In a cycle each answer is found
/// from its own start, where a way back to it adds nothing; what the others gave on the way is forgotten with it. Only
/// answers that lead outside of any cycle that is being looked into are shared. Whoever stands further in than
/// ``deepest`` is looked into first, by itself.
final class LinkMemo<Key: Hashable, Told> {
    private struct Open {
        /// The outermost open one that this depends on, by its depth; ``tooDeep`` where something was left for later.
        var lowest: Int
    }

    private struct Waiting {
        let key: Key
        let unknown: Told
        let look: () -> Told
    }

    /// Answers that hold from wherever they are asked for, outside of their cycle.
    private var told: [Key: Told] = [:]
    /// For the answers that were found in a cycle, everything that belongs to it.
    private var cycles: [Key: Set<Key>] = [:]
    /// What is being looked into, by its depth.
    private var depths: [Key: Int] = [:]
    private var open: [Open] = []
    /// What the members of cycles gave whose start is still being looked into.
    private var partial: [Key: (told: Told, lowest: Int)] = [:]
    private var partialKeys: [Key] = []
    /// What stood too far in, and what was looked into for that.
    private var waiting: [Waiting] = []
    private var tried: Set<Key> = []
    /// How many questions that nothing else asks for are being answered, one for the sake of the other.
    private var questions = 0

    /// How many are looked into inside one another.
    private static var deepest: Int { 200 }
    private static var tooDeep: Int { -1 }

    /// What is told about one; `unknown` for the way back to what is being looked into.
    func value(of key: Key, unknown: Told, _ look: @escaping () -> Told) -> Told {
        if let known = told[key], isOutside(key) { return known }
        if let depth = depths[key] {
            depend(on: depth)
            return unknown
        }
        if let (told, lowest) = partial[key] {
            depend(on: lowest)
            return told
        }
        guard open.count < Self.deepest else {
            if !tried.contains(key) {
                waiting.append(Waiting(key: key, unknown: unknown, look: look))
                depend(on: Self.tooDeep)
            }
            return unknown
        }
        return open.isEmpty ? whole(key, look) : looked(into: key, look)
    }

    /// Whether nothing of the cycle that an answer belongs to is being looked into.
    private func isOutside(_ key: Key) -> Bool {
        guard !cycles.isEmpty, !open.isEmpty, let cycle = cycles[key] else { return true }
        return depths.keys.allSatisfy { !cycle.contains($0) }
    }

    private func depend(on depth: Int) {
        guard let last = open.indices.last else { return }
        open[last].lowest = min(open[last].lowest, depth)
    }

    /// The answer to a question that nothing else asks for, what stands too far in looked into before.
    private func whole(_ key: Key, _ look: () -> Told) -> Told {
        questions += 1
        var answer = looked(into: key, look)
        while !waiting.isEmpty {
            let deep = waiting
            waiting = []
            for each in deep where tried.insert(each.key).inserted {
                _ = value(of: each.key, unknown: each.unknown, each.look)
            }
            answer = looked(into: key, look)
        }
        questions -= 1
        if questions == 0 { tried = [] }
        return answer
    }

    private func looked(into key: Key, _ look: () -> Told) -> Told {
        let depth = open.count
        let before = partialKeys.count
        depths[key] = depth
        open.append(Open(lowest: .max))
        let answer = look()
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
            if told[key] == nil { told[key] = answer }
        }
        partialKeys.removeSubrange(before...)
        return answer
    }
}

/// A function or a property, as what something is remembered about.
enum CodeReference: Hashable {
    case function(FunctionReference)
    case property(PropertyReference)
}
