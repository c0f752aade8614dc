import Facts
import Types

/// Tells the views that objects are made for: whoever makes one hands it to a view in the same place, and to nobody else.
///
/// ```swift
/// let view = BookView(store: Store(model: BookModel(flow: self)))
/// ```
package final class ViewModels {
    private let context: LinkingContext
    private let memo: Memo<ViewsQuery, ViewsQuery.Answer>

    /// The views that an object of a type is made for.
    private struct ViewsQuery: Query {
        typealias Answer = [TypeID]

        let type: TypeID
    }

    /// - Parameter memory: what remembers the answers.
    package init(_ context: LinkingContext, _ memory: MemoStore) {
        self.context = context
        memo = memory.memo(of: ViewsQuery.self)
    }

    /// The views that each object of a type is made for; none where one of them may be for something else.
    package func views(of type: TypeID) -> [TypeID] {
        let declared = context.table[type]
        guard declared.kind == .class, !declared.isExternal, !context.conformances.isPart(type),
            !context.conformances.isController(type)
        else { return [] }
        return memo.value(of: ViewsQuery(type: type), unknown: []) {
            var found: [TypeID] = []
            for site in self.context.makers(of: type)
            where site.holder.map({ self.context.table[$0].isStandIn }) != true {
                guard let view = self.view(takingIn: site) else { return [] }
                if !found.contains(view) { found.append(view) }
            }
            return found
        }
    }

    /// The view that is made with what a call makes, by itself or inside of something else.
    private func view(takingIn made: CallSite) -> TypeID? {
        for call in made.scope.body.calls where call.index != made.index {
            guard let name = TypeName(reading: call.callee), let type = context.find(name, in: made.scope),
                context.conformances.isView(type), holds(call, made.index, in: made.scope)
            else { continue }
            return type
        }
        return nil
    }

    private func holds(_ call: CallFacts, _ index: Int, in scope: Scope) -> Bool {
        var isFound = false
        var visited: Set<Int> = [call.index]
        Expression.walk(call.arguments.filter { !$0.isClosure }.map { ($0.value, ()) }) { part, _ in
            guard case .call(let inner) = part else { return .visitChildren }
            if inner == index {
                isFound = true
                return .stop
            }
            guard visited.insert(inner).inserted, let made = scope.call(at: inner) else { return .skipChildren }
            return .visitInstead(made.arguments.filter { !$0.isClosure }.map { ($0.value, ()) })
        }
        return isFound
    }
}
