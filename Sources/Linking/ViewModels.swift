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
            let makers = self.context.makers(of: type).filter { site in
                site.holder.map { self.context.table[$0].isStandIn } != true
            }
            let others = makers.filter { !self.isForPreviews($0) }
            for site in others.isEmpty ? makers : others {
                guard let view = self.view(takingIn: site) else { return [] }
                if !found.contains(view) { found.append(view) }
            }
            return found
        }
    }

    /// Whether code makes something to be looked at in previews, as the name of its function says: `makeBookPreview()`.
    private func isForPreviews(_ site: CallSite) -> Bool {
        guard let name = site.scope.function.map({ context.table.function($0).name }) else { return false }
        return name.hasPrefix("preview") || name.hasSuffix("Preview") || name.hasSuffix("Previews")
    }

    /// The view that alone holds an object which views watch, beside those who make it; none where others hold it too.
    ///
    /// ```swift
    /// struct BookView<Model: BookModeling>: View { @StateObject var model: Model }
    /// ```
    package func onlyView(holding type: TypeID) -> [TypeID] {
        guard context.table[type].kind == .class, context.conformances.names(of: type).contains("ObservableObject")
        else {
            return []
        }
        let makers = Set(context.makers(of: type).compactMap(\.holder))
        let others = (holders[type] ?? []).filter { !makers.contains($0) }
        return others.count == 1 && context.conformances.isView(others[0]) ? others : []
    }

    /// The types with a property of each class, in the order of the sources.
    private lazy var holders: [TypeID: [TypeID]] = {
        var found: [TypeID: [TypeID]] = [:]
        for type in context.table.types where !type.isExternal && !type.isStandIn {
            let scope = Scope(file: type.file, type: type.id)
            for name in type.properties.keys.sorted() {
                guard case .instance(let held)? = context.type(of: .name(name), in: scope),
                    context.table[held].kind == .class, found[held]?.last != type.id
                else { continue }
                found[held, default: []].append(type.id)
            }
        }
        return found
    }()

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
