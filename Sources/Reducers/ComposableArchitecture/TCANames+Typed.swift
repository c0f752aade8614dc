import Facts
import Types

/// Cases that are made where it is known of which enum they are: `state.destination = .detail(…)`, `-> Screen { .detail }`.
extension TCANames {
    /// The enum that a value has to be of, where that is known and it has a case of a name.
    func type(_ use: TypeUse, having name: String) -> TypeID? {
        let found = [stores.context.table.find(use), stores.features.screens(use)?.type]
        return found.lazy.compactMap(\.self).first { type in
            stores.features.cases(ofType: type).contains { $0.facts.name == name }
        }
    }

    /// What a call that changes a feature's state changes there: its property's type.
    func changed(by call: CallFacts, _ scope: Scope) -> TypeUse? {
        guard case .member(.member(let base, let name), let operation) = call.callee,
            ["=", "append", "insert"].contains(operation), case .state(let feature)? = state.place(of: base, in: scope),
            let property = stores.features.property(name, of: feature)
        else { return nil }
        return stores.context.table.property(property).type.map {
            TypeUse($0, in: stores.context.table.scope(of: property))
        }
    }

    /// What the code of a function or a property has to give.
    func given(by scope: Scope) -> TypeUse? {
        let type =
            scope.function.flatMap { stores.context.table.function($0).returnType }
            ?? scope.property.flatMap { stores.context.table.property($0).type }
        return type.map { TypeUse($0, in: scope) }
    }
}
