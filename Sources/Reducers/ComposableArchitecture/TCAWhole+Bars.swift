import Facts
import Linking
import Presentation
import Types

/// A feature with a tab bar of the app's own.
///
/// ```swift
/// VStack {
///     switch store.selectedTab {
///     case .home: HomeView(store: store.scope(state: \.home, action: \.home))
///     case .search: SearchView(store: store.scope(state: \.search, action: \.search))
///     }
///     TabBar(selection: $store.selectedTab)
/// }
/// ```
extension TCAWhole {
    /// The way to the selected tab, where a view switches over it beside other views and shows its children by it.
    static func barPath(
        of feature: TCAFeatureID, _ body: Scope, _ states: TCAPresentedStates, _ stores: TCAStores
    ) -> [String]? {
        chosen(by: body, of: feature, stores) { tabPath($0, feature, $1, stores) }
    }

    /// Whether a view shows children of a feature by a tab that it holds itself: `@State private var selectedTab = Tab.home`.
    static func hasOwnBar(of feature: TCAFeatureID, _ body: Scope, _ stores: TCAStores) -> Bool {
        chosen(by: body, of: feature, stores) { stores.isTab(ofView: $0, in: $1) ? true : nil } ?? false
    }

    /// What is told of the value by which a view shows several children of a feature.
    private static func chosen<Told>(
        by body: Scope, of feature: TCAFeatureID, _ stores: TCAStores, _ tell: (Expression, Scope) -> Told?
    ) -> Told? {
        for part in parts(of: body, stores) {
            var found: Told?
            Expression.walk(part.body.results.map { ($0, ()) }) { value, _ in
                switch value {
                case .match(let subject, let arms):
                    guard let told = tell(subject, part),
                        arms.count(where: { holdsChild($0.value, of: feature, part, stores) }) > 1
                    else { return .visitChildren }
                    found = told
                    return .stop
                case .closure: return .visitChildren
                case .call(let index):
                    guard let call = part.call(at: index) else { return .skipChildren }
                    if case .member(let base, _) = call.callee { return .visitInstead([base], in: ()) }
                    return call.name.map(around.contains) == true
                        ? .visitInstead(call.closures, in: ()) : .skipChildren
                default: return .skipChildren
                }
            }
            if let found { return found }
        }
        return nil
    }

    private static let around = TCAColumns.containers.union(["VStack", "HStack"])

    /// The way to a tab by name, where an expression is that.
    private static func tabPath(
        _ subject: Expression, _ feature: TCAFeatureID, _ scope: Scope, _ stores: TCAStores
    ) -> [String]? {
        guard let scoped = stores.scoped(subject, in: scope), scoped.start == feature, scoped.path.count == 1,
            let name = scoped.path.first, name.lowercased().contains("tab"),
            let reference = stores.features.property(name, of: feature)
        else { return nil }
        return stores.features.table.property(reference).declaration.hasSuffix("?") ? nil : scoped.path
    }

    /// Whether what a case shows is handed a child of the feature.
    static func holdsChild(
        _ value: Expression, of feature: TCAFeatureID, _ scope: Scope, _ stores: TCAStores
    ) -> Bool {
        var found = false
        var seen: Set<BodyID> = []
        Expression.walk([(value, scope)]) { part, scope in
            switch part {
            case .closure, .branch: return .visitChildren
            case .name(let name), .member(.instance, let name):
                guard let type = scope.type, let property = stores.context.property(name, of: type),
                    stores.context.table.property(property).type?.last == "View",
                    seen.insert(property.body).inserted
                else { return .skipChildren }
                let inside = stores.context.table.scope(of: property)
                return .visitInstead(inside.body.results, in: inside)
            case .call(let index):
                guard let call = scope.call(at: index) else { return .skipChildren }
                if let store = call.argument("store"), let scoped = stores.scoped(store, in: scope),
                    scoped.start == feature, !scoped.path.isEmpty, !scoped.isInside
                {
                    found = true
                    return .stop
                }
                return .visitInstead(TCAColumns.whole(of: call), in: scope)
            default: return .skipChildren
            }
        }
        return found
    }
}
