import Base
import Facts
import Types

/// What calls of a protocol's functions run.
extension UIKitValues {
    /// The bodies that a call of a function may run: for what a protocol asks for, those of the types that conform.
    package func implementations(of function: FunctionID, by call: CallFacts, in scope: Scope) -> [FunctionID] {
        guard let owner = table.owner(of: function), table[owner].kind == .protocol else { return [function] }
        var asked = owner
        if case .member(let base, _) = call.callee, base != .instance {
            let all = shown(by: base, in: scope).compactMap(\.type).filter { table[$0].kind != .protocol }
            let real = all.filter { !table[$0].isStandIn }
            let known = real.isEmpty ? all : real
            let own = known.compactMap { context.implementation(of: function, in: $0) }
            if !own.isEmpty, own.count == known.count {
                return (own + libraryImplementations(of: function, on: base, besides: known, in: scope)).unique
            }
            // Of a delegate, what its own protocol asks for: it may inherit the function of one that many conform to.
            if case .instance(let type)? = context.type(of: base, in: scope), table[type].kind == .protocol,
                context.conformances.ancestors(of: type).contains(owner)
            {
                asked = type
            }
        }
        let all = context.conformances.conformers(of: asked)
        let real = all.filter { !table[$0].isStandIn } + context.conformances.libraryConformers(of: owner)
        return (real.isEmpty ? all : real).compactMap { context.implementation(of: function, in: $0) }.unique
    }

    /// What the app has classes of libraries do for a protocol, where nothing but that protocol says what a value is.
    private func libraryImplementations(
        of function: FunctionID, on value: Expression, besides known: [TypeID], in scope: Scope
    ) -> [FunctionID] {
        guard case .instance(let type)? = context.type(of: value, in: scope), table[type].kind == .protocol,
            Set(context.conformances.conformers(of: type).filter { !table[$0].isStandIn }) == Set(known)
        else { return [] }
        return context.conformances.libraryConformers(of: type).compactMap {
            context.implementation(of: function, in: $0)
        }
    }
}
