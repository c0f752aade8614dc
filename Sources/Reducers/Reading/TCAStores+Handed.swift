import Facts
import Linking
import Types

extension TCAStores {
    private struct HandedQuery: Query {
        typealias Answer = Scoped?

        let function: FunctionID
        let parameter: String
    }

    /// The part of its store that a view hands a function of its own, where all its code hands it the same:
    /// `root(for: store.scope(state: \.root, action: \.root))`.
    func handed(to parameter: String, of function: FunctionID, _ feature: TCAFeatureID) -> Scoped? {
        let query = HandedQuery(function: function, parameter: parameter)
        return context.memory.memo(of: HandedQuery.self).value(of: query, unknown: nil) {
            let facts = context.table.function(function)
            guard let view = context.table.owner(of: function), !context.table[view].isExternal else { return nil }
            var given: Set<Scoped?> = []
            for scope in TCAStateCalls.all(in: context, context.table).scopes[view] ?? [] {
                for call in scope.body.calls where call.name == facts.name && TCAScreenArms.isOwn(call) {
                    guard let value = facts.argument(parameter, in: call),
                        context.function(of: call, in: scope) == function
                    else { continue }
                    given.insert(scoped(value, in: scope))
                }
            }
            guard given.count == 1, let whole = given.first ?? nil, whole.feature == feature, !whole.path.isEmpty,
                !whole.isInside
            else { return nil }
            return whole
        }
    }
}
