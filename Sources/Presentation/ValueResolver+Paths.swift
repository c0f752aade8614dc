import Facts
import Types

/// The types of the values on paths.
extension ValueResolver {
    /// The type of the values on a typed path: `[Screen]`, `[Route<Screen>]`, `Routes<Screen>`.
    func element(of path: Expression, in scope: Scope) -> ValueType? {
        types(ofPath: slots.slots(of: path, in: scope)).first
            ?? context.writtenType(of: path, in: scope).flatMap { element(of: $0.name, in: $0.scope) }
    }

    /// The types of the values on the paths that some states are.
    func types(ofPath slots: Set<StateProperty>) -> [ValueType] {
        table.sorted(slots).compactMap { slot in
            guard let type = self.slots.declaredType(of: slot).flatMap({ element(of: $0.name, in: $0.scope) })
            else {
                return nil
            }
            if case .declared(let id) = type, table[id].kind == .typealias { return nil }
            // A generic parameter says nothing.
            if case .named(let name) = type, isParameter(name, of: slot) { return nil }
            return type
        }
    }

    /// Whether the type of a state's values is a parameter of the type that declares it.
    func isParameter(_ name: String, of slot: StateProperty) -> Bool {
        guard let owner = context.property(slot.name, of: slot.owner).flatMap({ table.owner(of: $0) }) else {
            return false
        }
        return table.isGenericParameter(name, of: owner)
            || table[owner].nested[name].map { table[$0].kind == .typealias } ?? false
    }
}

extension TypeName {
    /// What the values of a dictionary are.
    var keptInDictionary: TypeName? { last == "Dictionary" && arguments.count == 2 ? arguments[1] : nil }
}
