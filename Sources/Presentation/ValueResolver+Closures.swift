import Base
import Facts
import NavigationModel
import Types

/// The values that only those who make a view know: what it calls closures with, and what it keeps of any type.
extension ValueResolver {
    /// What a view of the app's own calls a closure with that it is made with, in the place of one of the closure's parameters; nil
    /// where it does not call it by itself.
    ///
    /// ```swift
    /// AddMenu(onSelect: { destination = $0 })
    /// struct AddMenu: View { let onSelect: (Destination) -> Void … Button("Add") { onSelect(.planet) } … }
    /// ```
    func given(
        to closure: ClosureContext, at position: Int, _ scope: Scope, _ expected: ValueType?, _ style: Style?
    ) -> (values: [NavigationValue], isOpen: Bool)? {
        guard let call = scope.call(at: closure.call),
            case .instance(let type)? = context.type(of: .call(call.index), in: scope),
            context.conformances.isPart(type),
            TypeName(reading: call.callee)?.last.first?.isUppercase == true,
            let kept = context.keptArguments(of: call, making: type).first(where: { $0.position == closure.argument })
        else { return nil }
        let runs = slots.handingOn(StateProperty(owner: type, name: kept.property)).flatMap { keeper in
            context.sites(named: keeper.name).filter { site in
                site.holder == keeper.owner && HandedClosures.slot(runBy: site.call, in: site.scope) != nil
                    && site.call.arguments.indices.contains(position)
            }
        }
        guard !runs.isEmpty else { return nil }
        var inner = Found()
        for run in runs { collect(run.call.arguments[position].value, run.scope, expected, style, &inner) }
        let isOpen = inner.isOpen || !inner.parameters.isEmpty || !inner.properties.isEmpty || !inner.actions.isEmpty
        return (inner.values.unique, isOpen)
    }

    /// Whether a stored property is of a generic parameter of its type.
    func isGeneric(_ property: PropertyID, of owner: TypeID) -> Bool {
        let facts = table.property(property)
        return facts.body == BodyFacts()
            && facts.type.map { $0.components.count == 1 && table.isGenericParameter($0.last, of: owner) } ?? false
    }

    /// Whether what a property is handed says of which type it is.
    package func isGeneric(_ slot: StateProperty) -> Bool {
        context.property(slot.name, of: slot.owner).map { isGeneric($0, of: slot.owner) } ?? false
    }
}
