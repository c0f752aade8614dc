import Facts

/// What a state machine hands to the closures that it runs.
extension Expression {
    /// What is taken out of the event that a machine hands to a closure: `case .select(let id)` of `context.event`.
    package var boundEvent: (call: Int, name: String, position: Int)? {
        guard case .bound(.member(.closureParameter(let call, _, 0, _), "event"), let name, let position) = self else {
            return nil
        }
        return (call, name, position)
    }

    /// What is taken out of the state that a machine comes to, of which it hands a closure: `case .detail(let id)` of
    /// `context.toState`.
    package var boundState: (call: Int, name: String, position: Int)? {
        guard case .bound(.member(.closureParameter(let call, _, 0, _), "toState"), let name, let position) = self
        else {
            return nil
        }
        return (call, name, position)
    }
}
