import Base
import Types

/// The names of the functions that lead to something: what they run shows a destination, goes back, or runs what does.
/// A call of any other name leads nowhere and need not be looked up, and most calls are of others.
struct EffectfulNames {
    private var names = NameFilter()
    /// The functions that lead nowhere as far as it is known, with their calls.
    private var open: [(hash: UInt64, calls: Range<Int>)] = []

    /// No name at all.
    init() {}

    /// - Parameters:
    ///   - start: the bodies in which something happens.
    ///   - context: where the calls are.
    init(from start: [BodyID], in context: LinkingContext) {
        let (code, table) = (context.code, context.table)
        open = code.bodies.compactMap { body -> (hash: UInt64, calls: Range<Int>)? in
            let calls = code.calls(of: body)
            guard !calls.isEmpty, let function = code.scope(of: body).function else { return nil }
            return (FNV1a.hash(of: table.function(function).name), calls)
        }
        add(start, in: context)
    }

    /// Adds bodies in which something happens, and what leads to them.
    mutating func add(_ start: [BodyID], in context: LinkingContext) {
        let (code, table) = (context.code, context.table)
        for body in start {
            if let function = code.scope(of: body).function { names.insert(table.function(function).name) }
        }
        var isComplete = false
        while !isComplete {
            isComplete = true
            open.removeAll { body in
                if names.contains(body.hash) { return true }
                guard code.hashes[body.calls].contains(where: names.contains) else { return false }
                names.insert(body.hash)
                isComplete = false
                return true
            }
        }
    }

    /// Whether a function may lead to something, by the hash of its name.
    func contains(_ hash: UInt64) -> Bool { names.contains(hash) }
}
