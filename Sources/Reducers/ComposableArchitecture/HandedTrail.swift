import Facts
import Linking
import Types

/// The functions that a value is handed on through, from the code that takes it to where it is written.
struct HandedTrail {
    fileprivate struct Parameter: Hashable {
        let function: FunctionID
        let name: String
    }

    /// Those around the one that is looked at: one of them again would be circular.
    fileprivate var open: Set<FunctionID> = []
    /// What was followed: a function that is called in many ways is followed once.
    fileprivate var followed: Set<Parameter> = []
}

extension TCAPresentationEffects {
    /// Visits what the parameter of the function around a call is handed, where that is written.
    /// - Returns: whether it is known what that is.
    mutating func follow(
        _ parameter: String, at site: CallSite, _ trail: inout HandedTrail,
        _ visit: (inout TCAPresentationEffects, Expression, CallSite, inout HandedTrail) -> Void
    ) -> Bool {
        guard let function = site.scope.function, !trail.open.contains(function) else { return false }
        guard trail.followed.insert(.init(function: function, name: parameter)).inserted else { return true }
        let handed = callers.callers(of: site).compactMap { caller in
            table.function(function).argument(parameter, in: caller.call).map { ($0, caller) }
        }
        trail.open.insert(function)
        for (value, caller) in handed { visit(&self, value, caller, &trail) }
        trail.open.remove(function)
        return !handed.isEmpty
    }
}
