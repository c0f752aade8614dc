import Facts
import Presentation
import Types

/// Where closures are given to what keeps them: of several, it is not known whose runs.
struct ClosureGivers {
    /// The code that sets a property to a closure, and of which object.
    private struct Giver: Hashable {
        let body: BodyID?
        let object: Expression
    }

    private var assigned: [StateProperty: Set<Giver>] = [:]
    /// Who makes plain values with closures that do something, by the property that keeps these.
    private var makers: [StateProperty: Set<TypeID?>] = [:]

    init(_ context: LinkingContext) {
        for site in context.code.calls(named: .assignment) {
            guard case .member(.member(let object, let name), _) = site.call.callee,
                site.call.arguments.first?.isClosure == true,
                case .instance(let type)? = context.type(of: object, in: site.scope), !context.table[type].isExternal
            else { continue }
            assigned[StateProperty(owner: type, name: name), default: []].insert(
                Giver(body: site.scope.id, object: object))
        }
        var running: (body: BodyID?, closures: Set<ClosureContext>) = (nil, [])
        for made in context.constructions
        where context.isPlainValue(made.type) && made.site.call.arguments.contains(where: \.isClosure) {
            let (call, scope) = (made.site.call, made.site.scope)
            if running.body != scope.id || scope.id == nil {
                running = (scope.id, Set(scope.body.calls.compactMap(\.closure)))
            }
            for kept in context.keptArguments(of: call, making: made.type)
            where running.closures.contains(ClosureContext(call: call.index, argument: kept.position)) {
                makers[StateProperty(owner: made.type, name: kept.property), default: []].insert(scope.type)
            }
        }
    }

    /// Whether several places set a property to closures.
    func assign(_ property: StateProperty) -> Bool { (assigned[property]?.count ?? 0) > 1 }

    /// Whether the code of several types makes plain values with closures in a property.
    func make(_ property: StateProperty) -> Bool { (makers[property]?.count ?? 0) > 1 }
}

extension LinkingContext {
    /// Whether a type's values only carry what they are made with: a struct that is no view and no coordinator.
    func isPlainValue(_ type: TypeID) -> Bool {
        table[type].kind == .struct && !table[type].isExternal && !conformances.isPart(type)
            && !coordinators.contains(type)
    }
}
