import Facts
import Types

/// Controllers of the app's own around a stack, which they hand on to what is called on them.
///
/// ```swift
/// final class Stack: UIViewController {
///     let inner = UINavigationController()
///     func pushViewController(_ next: UIViewController, animated: Bool) {
///         inner.pushViewController(next, animated: animated)
///     }
/// }
/// ```
extension UIKitTypes {
    /// The controllers that stand for a stack, with the property that holds it.
    static func framed(among kinds: [TypeID: Kind], in table: TypeTable) -> [TypeID: String] {
        var found: [TypeID: String] = [:]
        for (type, kind) in kinds where kind == .controller {
            let pushing = ["pushViewController", "setViewControllers"].flatMap { table[type].functions[$0] ?? [] }
            found[type] = pushing.lazy.compactMap { stack(of: type, handedOnBy: $0, in: table) }.first
        }
        return found
    }

    /// The stack that a function hands on to what it is handed itself.
    private static func stack(of type: TypeID, handedOnBy function: FunctionID, in table: TypeTable) -> String? {
        let facts = table.function(function)
        for call in facts.body.calls where call.name == facts.name {
            guard case .member(let stack, _) = call.callee, let name = stack.ownName,
                case .parameter? = call.arguments.first?.value, let property = table[type].properties[name],
                isStack(table.property(property))
            else { continue }
            return name
        }
        return nil
    }

    private static func isStack(_ property: PropertyFacts) -> Bool {
        if let type = property.type { return UIKitNames.stacks.contains(type.last) }
        return property.body.results.contains { value in
            guard case .call(let index) = value, property.body.calls.indices.contains(index) else { return false }
            return TypeName(reading: property.body.calls[index].callee).map { UIKitNames.stacks.contains($0.last) }
                ?? false
        }
    }
}

extension UIKitValues {
    /// The controller around a stack, where an expression is that stack: `child.navigation` for `child.navigation.inner`.
    func unframed(_ value: Expression, in scope: Scope) -> Expression? {
        guard case .member(let frame, let name) = value, types.framed.values.contains(name),
            case .instance(let type)? = context.type(of: frame, in: scope), types.framed[type] == name
        else { return nil }
        return frame
    }
}
