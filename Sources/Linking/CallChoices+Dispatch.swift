import Facts
import Types

/// Whose function is run of a value that a protocol is written for.
extension CallChoices {
    /// Whether a function of a type is what a value runs: `open(Route.home)` runs what `Route` does for a protocol.
    package func runs(_ name: TypeName, _ value: Expression, in scope: Scope) -> Bool? {
        let named = NamedCase.all(in: value, scope)
        let owners = named.cases.compactMap(\.owner)
        let known: Set<TypeID>
        if !named.isOpen, named.parameters.isEmpty, !owners.isEmpty, owners.count == named.cases.count {
            let found = owners.compactMap { context.find($0, in: scope) }
            guard found.count == owners.count else { return nil }
            known = Set(found)
        } else if case .instance(let type)? = context.type(of: value, in: scope), context.table[type].kind != .protocol
        {
            known = [type]
        } else if let type = packageType(madeBy: value, in: scope) {
            known = [type]
        } else {
            return nil
        }
        let asked = known.filter { context.table[$0].path == name.components }
        if !asked.isEmpty { return known.count == 1 ? true : nil }
        // What a base class does is run of what inherits from it.
        let inherits = known.contains { type in
            context.conformances.ancestors(of: type).contains { context.table[$0].path == name.components }
        }
        return inherits ? nil : false
    }

    /// The type of a package that a value is made of, where the app adds something to it: `Link(path: "news")`.
    private func packageType(madeBy value: Expression, in scope: Scope) -> TypeID? {
        guard case .call(let index) = value, let call = scope.call(at: index),
            let name = TypeName(reading: call.callee), name.last.first?.isUppercase == true
        else { return nil }
        return context.find(name, in: scope)
    }
}
