import Facts
import Presentation
import Types

/// What a system tells of its code while what an address sets off is followed through it.
package protocol FollowedCode {
    /// What the call in a place shows.
    func steps(at location: RelativeLocation) -> [HandlerAnswer.Step]
    /// The functions that a call runs.
    func functions(runBy call: CallFacts, in scope: Scope) -> FollowedFunctions
    /// The closures that an object runs for what a call hands it.
    /// - Parameter states: those that a state machine of the object may be in; nil where that is not known.
    func closures(runBy call: CallFacts, in scope: Scope, from states: Set<String>?) -> [FollowedClosure]
    /// Whether a closure that a call is handed is run at another time than the code around it.
    func isLater(_ call: CallFacts, in scope: Scope) -> Bool
}

/// The functions that a call runs.
package struct FollowedFunctions {
    package let functions: [FunctionID]
    /// Why none of them is known, though the call hands on where to go.
    package let reason: String?

    package init(_ functions: [FunctionID], reason: String? = nil) {
        self.functions = functions
        self.reason = reason
    }
}

/// A closure that is run for what a call hands to an object: to a state machine, to those who listen.
package struct FollowedClosure {
    /// The call that the closure was handed to.
    package let taker: CallSite
    /// The calls in it that may run, by their positions; nil for all.
    package let calls: Set<Int>?
    /// What is handed over: an event, an action.
    package let value: Expression
    /// Whether the closure gets it as the member `event` of what it is handed.
    package let isEvent: Bool
    /// The states that a machine is in which runs it; nil where that is not known.
    package let states: Set<String>?

    package init(
        _ taker: CallSite, calls: Set<Int>? = nil, handed value: Expression, isEvent: Bool,
        states: Set<String>? = nil
    ) {
        self.taker = taker
        self.calls = calls
        self.value = value
        self.isEvent = isEvent
        self.states = states
    }
}
