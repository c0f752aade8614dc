import Facts
import Types
import ViewControllers

/// Where alerts are shown, and pickers of the system's, also by functions of the app's own: `stack.confirm(message: "…")`.
struct UIKitAlerts {
    /// The types whose code shows them.
    let types: Set<TypeID>
    /// The calls of functions that show nothing else.
    let calls: Set<CallID>

    init(_ presentations: UIKitPresentations, _ shapes: UIKitShapes) {
        types = presentations.asking
        let showing = Set(presentations.found.compactMap(\.site.scope.function)).union(presentations.verbs)
        var queue = Array(presentations.askers.subtracting(showing))
        var known = Set(queue)
        var calls: Set<CallID> = []
        while let asker = queue.popLast() {
            for caller in presentations.callers.callers(of: asker, as: nil) {
                caller.site.id.map { _ = calls.insert($0) }
                guard let function = caller.site.scope.function, !showing.contains(function),
                    caller.site.holder.map({ !shapes.isCoordinator($0) }) ?? true, known.insert(function).inserted
                else { continue }
                queue.append(function)
            }
        }
        self.calls = calls
    }
}

extension UIKitCoordinators {
    /// Whether all that a type shows are alerts.
    func asksOnly(_ type: TypeID) -> Bool {
        guard byHolder[type] == nil else { return false }
        var visited: Set<FunctionID> = []
        return alerts.types.contains(type) || starts(of: type).contains { asks($0, of: type, &visited) }
    }

    /// Whether a coordinator comes to an alert by a function of its own.
    private func asks(_ function: FunctionID, of type: TypeID, _ visited: inout Set<FunctionID>) -> Bool {
        guard visited.insert(function).inserted else { return false }
        let scope = table.scope(of: function)
        return scope.body.calls.contains { call in
            let site = CallSite(scope: scope, call: call)
            guard !isLater(site) else { return false }
            if let id = site.id, alerts.calls.contains(id) { return true }
            return ownFunction(runBy: call, in: scope, of: type).map { asks($0, of: type, &visited) } ?? false
        }
    }
}
