import Facts
import Linking
import Presentation
import Types

/// What is changed that may present something in a way that is not read.
extension TCAPresentationEffects {
    /// Lists a change of what holds a route: an enum whose cases build views by themselves, as apps have that bring their own
    /// way of presenting.
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
        guard held.contains(where: { graph.context.find($0, in: inside).map(buildsViews) ?? false }) else { return }
        report(site, "how `\(name)` is shown isn't known")
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
}
