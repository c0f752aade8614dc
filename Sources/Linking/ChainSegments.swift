import Facts
import Presentation
import Types

/// What the calls of one body set off each by itself, to be put together as chains.
struct ChainSegments {
    private let scope: Scope
    /// By the positions of the calls.
    private var segments: [Int: [DeepLinkChain]] = [:]

    init(_ scope: Scope) { self.scope = scope }

    /// Adds what a call sets off, instead of what it was said to before.
    mutating func add(_ chains: [DeepLinkChain], of call: CallFacts) { segments[call.index] = chains }

    /// Puts each segment behind the one its receiver comes from; what nothing follows is a chain.
    func joined() -> [DeepLinkChain] {
        let previous = segments.keys.reduce(into: [Int: Int]()) { $0[$1] = origin(of: scope.body.calls[$1]) }
        let followed = Set(previous.values)
        return segments.keys.sorted().filter { !followed.contains($0) }.flatMap { last in
            var way = [last]
            var visited: Set = [last]
            while let before = previous[way[way.count - 1]], visited.insert(before).inserted { way.append(before) }
            let parts = way.reversed().map { segments[$0] ?? [] }
            return parts.dropFirst().reduce(parts[0]) { starts, ends in
                starts.flatMap { start in ends.map { start.continued(by: $0) } }
            }
        }
    }

    /// The segment whose result a call's receiver is, or whose closure hands it in.
    func origin(of call: CallFacts) -> Int? {
        var callee = call.callee
        var visited: Set<Int> = []
        while case .member(let base, _) = callee {
            switch base {
            case .call(let index):
                if segments[index] != nil { return index }
                guard let inner = scope.call(at: index), visited.insert(index).inserted else { return nil }
                callee = inner.callee
            case .closureParameter(let call, _, _, _): return segments[call] != nil ? call : nil
            case .member: callee = base
            default: return nil
            }
        }
        return nil
    }
}
