import Facts
import Types

/// Texts that decide what a function does, and what is handed in or left out.
///
/// ```swift
/// func open(_ name: String, scene: String? = nil) { if let scene { show(scene, of: name) } else { showFirst(of: name) } }
/// ```
extension CallChoices {
    /// Tells what a condition on a text comes to for the value that a call hands in; false where it does not hold.
    /// - Parameter value: nil where it's about no parameter.
    func settle(
        _ match: PatternFacts, asking texts: Set<String>, _ value: Expression?, in scope: Scope, _ left: inout Left
    ) -> Bool {
        guard let value else { return true }
        if case .parameter(let name) = value {
            left.conditions.append(match.about(name))
            return true
        }
        if value == .constant("nil") { return match.isExcluded }
        guard let given = context.texts(of: value, in: scope), !given.isEmpty else {
            left.isDecided = false
            return true
        }
        if given.count > 1 { left.isDecided = false }
        return match.isExcluded ? !given.isSubset(of: texts) : !given.isDisjoint(with: texts)
    }

    /// Whether a value that a call hands in is certainly there, where an optional is asked for.
    func isThere(_ value: Expression, in scope: Scope) -> Bool {
        switch value {
        case .literal, .instance, .array, .tuple, .closure, .typeObject: true
        case .call(let index):
            scope.call(at: index).flatMap { TypeName(reading: $0.callee) }?.last.first?.isUppercase ?? false
        case .name, .member: context.texts(of: value, in: scope)?.isEmpty == false
        default: false
        }
    }
}
