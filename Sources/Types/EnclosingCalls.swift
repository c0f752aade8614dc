import Facts

/// The calls around one: those whose closures it stands in, innermost first.
package struct EnclosingCalls: Sequence, IteratorProtocol {
    private let calls: [CallFacts]
    private var context: ClosureContext?

    init(_ call: CallFacts, among calls: [CallFacts]) {
        self.calls = calls
        context = call.closure
    }

    /// The next call further out, with the closure of it that the one before stands in.
    package mutating func next() -> (call: CallFacts, closure: ClosureContext)? {
        guard let closure = context, calls.indices.contains(closure.call) else { return nil }
        let call = calls[closure.call]
        context = call.closure
        return (call, closure)
    }
}

extension Scope {
    /// Its calls, in order.
    package var sites: some RandomAccessCollection<CallSite> {
        body.calls.lazy.map { CallSite(scope: self, call: $0) }
    }

    /// The calls around one of its own, innermost first, each with the closure that the call stands in.
    package func calls(around call: CallFacts) -> EnclosingCalls { EnclosingCalls(call, among: body.calls) }
}
