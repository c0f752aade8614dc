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
        case .call(let index): scope.call(at: index).map { alwaysMakes($0, in: scope) } ?? false
        case .name, .member: context.texts(of: value, in: scope)?.isEmpty == false
        default: false
        }
    }

    /// Whether a call makes a value of a type of the sources' that has no initializer of its own: such a one, and a library's, may
    /// give nil, as `URL(string: text)` does.
    private func alwaysMakes(_ call: CallFacts, in scope: Scope) -> Bool {
        guard let type = TypeName(reading: call.callee).flatMap({ context.find($0, in: scope) }) else { return false }
        return !context.table[type].isExternal && context.table[type].functions["init"] == nil
    }
}
