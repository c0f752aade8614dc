import Facts
import Linking
import Types

extension TCAStores {
    /// Whether an expression is a tab that a view holds itself, as the name of the property or its enum says.
    func isTab(ofView subject: Expression, in scope: Scope) -> Bool {
        let name: String
        switch subject {
        case .name(let written), .member(.instance, let written): name = written
        default: return false
        }
        guard let view = scope.type, let reference = context.property(name, of: view) else { return false }
        let property = context.table.property(reference)
        guard property.attributes.contains(where: { context.table.traits.all.stateAttributes.contains($0.name) }),
            !property.declaration.hasSuffix("?")
        else { return false }
        let inside = context.table.scope(of: reference)
        let declared =
            property.type.flatMap { context.table.find(TypeUse($0, in: inside)) }
            ?? property.body.results.lazy.compactMap { value -> TypeID? in
                // `@State var selected = Tab.home`
                guard case .member(let owner, _) = value else { return nil }
                return TypeName(reading: owner).flatMap { context.table.find(TypeUse($0, in: inside)) }
            }.first
        guard let declared, context.table[declared].kind == .enum else { return false }
        return [name, context.table[declared].name].contains { $0.lowercased().contains("tab") }
    }
}
