import Facts
import Types

/// Closures that functions are handed to make a controller with.
///
/// ```swift
/// func open(_ make: () -> UIViewController = { ListController() }) {
///     stack.pushViewController(make(), animated: true)
/// }
/// ```
extension UIKitValues {
    /// What a parameter makes that is a closure, where all who call the function around hand in the same, and what its callers decide
    /// where they don't; nil for any other call.
    func made(byParameterIn call: CallFacts, in scope: Scope) -> [UIKitShown]? {
        guard case .parameter(let name) = call.callee, let function = scope.function,
            table.function(function).parameters.contains(where: { $0.name == name && $0.type == nil })
        else { return nil }
        let made = memo.value(of: .made(function, parameter: name), unknown: []) {
            self.made(by: name, of: function)
        }
        if made.isEmpty { return nil }
        guard made.count == 1, case .target = made[0].what else { return [UIKitShown(.parameter(name))] }
        return made
    }

    private func made(by parameter: String, of function: FunctionID) -> [UIKitShown] {
        let facts = table.function(function)
        let inside = table.scope(of: function)
        let sites = context.sites(named: facts.name).filter { context.function(of: $0.call, in: $0.scope) == function }
        let handed = sites.compactMap { site in facts.argument(parameter, in: site.call).map { ($0, site.scope) } }
        var found = handed.filter { value, _ in value != .constant("nil") }.flatMap { shown(by: $0, in: $1) }
        if handed.count < sites.count, let other = facts.parameters.first(where: { $0.name == parameter })?.defaultBody
        {
            let scope = Scope(file: inside.file, type: inside.type, body: other)
            found += other.results.flatMap { shown(by: $0, in: scope) }
        }
        return found.map(\.outside).unique
    }
}
