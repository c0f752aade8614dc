import Facts
import Types
import ViewControllers

/// What shows something as soon as it is made.
extension UIKitTriggers {
    /// The calls that make what shows something as soon as it is made, and is neither a screen nor a coordinator:
    /// `Bridge(stack).promise`; and those that make what has parts of a screen in it.
    func makers(around step: Step, _ function: FunctionID, _ followed: inout Followed) -> [Step] {
        let facts = table.function(function)
        // What it does later, for what it listens to, its maker does not set off.
        let isAtOnce = step.callee == nil && step.site.call.closure == nil && values.isHandedIn(step.site)
        guard step.isBuilt || isAtOnce, let owner = table.owner(of: function),
            !table[owner].isExternal, values.types.kind(of: owner) == nil,
            !coordinators.contains(owner), !shapes.isCoordinator(owner), !context.conformances.isPart(owner),
            !context.conformances.isEntry(owner),
            followed.insert(function, by: step, where: decided(step.conditions, byCallersOf: facts))
        else { return [] }
        return (values.makers[owner] ?? []).compactMap { site in
            guard facts.takes(site.call), let left = callers.choices.left(of: step.conditions, in: facts, by: site)
            else { return nil }
            return Step(
                site: site, through: [.function(function)] + step.through, type: nil, callee: owner,
                isOpen: step.isOpen || left.isLost || left.leavesTypeOpen,
                conditions: site.call.conditions + left.conditions + left.handed)
        }
    }
}
