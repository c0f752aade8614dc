import Facts
import Linking
import Types
import ViewControllers

/// What a type comes to by itself when it is started: through its own functions, and what its state machine does at once.
struct OwnOpening: FollowedCode {
    let type: TypeID
    let coordinators: OwnCoordinators
    let events: OwnEvents
    /// What its properties are, as far as that is known.
    let given: [String: Set<String>]

    func steps(at location: RelativeLocation) -> [HandlerAnswer.Step] { [] }

    func functions(runBy call: CallFacts, in scope: Scope) -> FollowedFunctions {
        FollowedFunctions(coordinators.ownFunction(runBy: call, in: scope, of: type).map { [$0] } ?? [])
    }

    func closures(runBy call: CallFacts, in scope: Scope, from states: Set<String>?) -> [FollowedClosure] {
        guard let value = call.arguments.first?.value else { return [] }
        return events.closures(runBy: call, of: type, from: states, given: given).filter { $0.taker.holder == type }.map
        {
            FollowedClosure($0.taker, calls: $0.calls, handed: value, isEvent: true, states: $0.states)
        }
    }

    func isLater(_ call: CallFacts, in scope: Scope) -> Bool { coordinators.isLater(closureOf: call, in: scope) }
}
