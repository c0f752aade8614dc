import Facts
import Types

/// What every coordinator of an app is asked by its own routes: `func navigate(to route: Route)` of a protocol.
extension UIKitCallers {
    /// Whether a protocol of the app asks for a function, and leaves the type open by which it does.
    package func isAskedByRoutes(_ function: FunctionID) -> Bool {
        guard let owner = table.owner(of: function) else { return false }
        let facts = table.function(function)
        return ([owner] + context.conformances.ancestors(of: owner)).contains { ancestor in
            guard table[ancestor].kind == .protocol, !table[ancestor].isExternal else { return false }
            return (table[ancestor].functions[facts.name] ?? []).contains { asked in
                let other = table.function(asked)
                guard facts.hasSignature(of: other), let type = other.parameters.first?.type else { return false }
                return context.find(type, in: table.scope(of: asked)) == nil
            }
        }
    }

    /// Whether a call asks a coordinator for a route where it is made: that is how it opens.
    package func opens(_ function: FunctionID, by site: CallSite) -> Bool {
        guard case .member(let base, _) = site.call.callee, isAskedByRoutes(function) else { return false }
        var next = base
        while case .call(let index) = next, let call = site.scope.call(at: index) {
            if TypeName(reading: call.callee)?.last.first?.isUppercase == true || !call.arguments.isEmpty {
                return site.scope.calls(around: site.call).allSatisfy { $0.call.name == "Task" }
            }
            guard case .member(let inner, _) = call.callee else { return false }
            next = inner
        }
        return false
    }
}
