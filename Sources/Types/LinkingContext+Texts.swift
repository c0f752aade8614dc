import Facts

/// Texts that are written in the sources.
extension LinkingContext {
    /// The texts that an expression can be, or that make it: `"planets://map"`, `URL(string: Links.map)`; nil where not all
    /// are written.
    package func texts(of expression: Expression, in scope: Scope) -> Set<String>? {
        var found: Set<String> = []
        var isOpen = false
        var seen: Set<BodyID> = []
        Expression.walk([(expression, scope)]) { part, scope in
            if let parts = part.alternatives { return .visitInstead(parts, in: scope) }
            switch part {
            case .literal(let text): found.insert(text)
            case .constant("nil"): break
            case .call(let position):
                guard let call = scope.call(at: position), call.name?.isCapitalized == true,
                    call.arguments.count == 1
                else {
                    isOpen = true
                    return .stop
                }
                return .visitInstead([call.arguments[0].value], in: scope)
            default:
                guard let property = property(meantBy: part, in: scope),
                    case let inside = table.scope(of: property), keepsItsText(property, inside)
                else {
                    isOpen = true
                    return .stop
                }
                return seen.insert(property.body).inserted
                    ? .visitInstead(inside.body.results, in: inside) : .skipChildren
            }
            return .skipChildren
        }
        return isOpen ? nil : found
    }

    /// Whether a property is what its code says: a constant, or computed, and no variable that only begins with a text.
    private func keepsItsText(_ property: PropertyID, _ inside: Scope) -> Bool {
        let facts = table.property(property)
        guard facts.attributes.isEmpty, !inside.body.results.isEmpty else { return false }
        if facts.declaration.split(separator: " ").contains("let") { return true }
        return !inside.body.results.contains { result in
            if case .literal = result { return true }
            guard case .call(let position) = result, let call = inside.call(at: position) else { return false }
            return call.arguments.contains { if case .literal = $0.value { true } else { false } }
        }
    }
}
