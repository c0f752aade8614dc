import Facts
import Linking
import Presentation
import Types

/// What is changed that may present something in a way that is not read.
extension TCAPresentationEffects {
    /// Lists a change of what holds a route: an enum whose cases build views by themselves, as apps have that bring their own
    /// way of presenting, or one whose cases are states of features, of which no view asks for the store.
    ///
    /// ```swift
    /// enum Route { case detail; func screen(_ store: StoreOf<Home>) -> some View { switch self { case .detail: DetailView() } } }
    /// state.route = nil
    /// ```
    mutating func reportUnread(_ target: Expression, in scope: Scope, at site: CallSite) {
        guard case .member(let base, let name) = target, case .state(let feature)? = state.place(of: base, in: scope),
            let property = features.property(name, of: feature), let type = table.property(property).type
        else { return }
        let inside = table.scope(of: property)
        let held = [type] + type.arguments
        let isRoute = held.contains { graph.context.find($0, in: inside).map(buildsViews) ?? false }
        guard
            isRoute
                || (graph.context.find(type, in: inside).map(holdsStates) ?? false && !isLookedAt(name, of: feature))
        else { return }
        report(
            site, "how `\(name)` is shown isn't known",
            help: "switch over `\(name)` in a view, or present it with a modifier such as `.sheet(item:)`")
    }

    /// Whether an enum has code of its own that builds a view for each of its cases.
    private func buildsViews(_ type: TypeID) -> Bool {
        guard table[type].kind == .enum else { return false }
        return table[type].functions.values.joined().contains { function in
            let facts = table.function(function)
            guard facts.returnType.map({ table.traits.all.openResults.contains($0.last) }) == true else { return false }
            return facts.body.switches.contains { $0.subject == .instance }
        }
    }

    /// Whether an enum has several cases with the states of features.
    private func holdsStates(_ type: TypeID) -> Bool {
        table[type].kind == .enum && features.feature(of: type) == nil
            && features.cases(ofType: type).count { $0.types.contains { features.feature($0) != nil } } > 1
    }

    /// Whether any view asks for the store of a property, or switches over it.
    private mutating func isLookedAt(_ property: String, of feature: TCAFeatureID) -> Bool {
        let all = lookedAt ?? allLookedAt()
        lookedAt = all
        return all.contains(TCAShownViews.Key(owner: feature, property: property, name: nil))
    }

    private func allLookedAt() -> Set<TCAShownViews.Key> {
        var found: Set<TCAShownViews.Key> = []
        for scope in graph.scopes {
            guard let type = scope.type, graph.context.conformances.isPart(type) else { continue }
            let asked = scope.body.calls.lazy.filter { $0.name == "scope" }.map { Expression.call($0.index) }
            for value in Array(asked) + scope.body.switches.map(\.subject) {
                guard let scoped = stores.scoped(value, in: scope) else { continue }
                for (index, name) in scoped.path.enumerated() {
                    guard let owner = features.child(at: scoped.path[..<index], of: scoped.start) else { break }
                    found.insert(TCAShownViews.Key(owner: owner, property: name, name: nil))
                }
            }
        }
        return found
    }
}
