import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// A feature whose view is a split view, a column of which a value of the state chooses.
///
/// ```swift
/// NavigationSplitView { SidebarView(store: store) } detail: {
///     switch store.selection {
///     case .oak: OakView(store: store.scope(state: \.oak, action: \.oak))
///     case nil: Text("Choose a tree")
///     }
/// }
/// ```
extension TCAWhole {
    /// A column of a split view that shows the same always.
    struct Column {
        let style: Style
        let content: Expression
        let site: CallSite

        /// The column as a destination.
        func destination(shownBy targets: TargetResolver) -> LinkedDestination {
            let facts = DestinationFacts(
                name: String(style.rawValue.dropFirst("split-".count)), parameters: [], shows: .view, function: "",
                declaration: site.call.text, location: site.call.location)
            return LinkedDestination(
                facts: facts, parameters: [], targets: targets.targets(of: content, in: site.scope),
                styles: [(style, .all)])
        }
    }

    /// The way to what the columns of a view's split view choose by, and the columns that choose nothing.
    static func split(
        of feature: TCAFeatureID, _ body: Scope, _ states: TCAPresentedStates, _ stores: TCAStores
    ) -> (path: [String], columns: [Column])? {
        for part in parts(of: body, stores) {
            for call in part.body.calls {
                var path: [String]?
                var fixed: [Column] = []
                for column in TCAColumns.columns(of: call) {
                    let found = chosen(column.content, feature, part, states, stores)
                    if let found, path == nil || path == found {
                        path = found
                    } else {
                        fixed.append(
                            Column(
                                style: column.style, content: column.content, site: CallSite(scope: part, call: call)))
                    }
                }
                if let path { return (path, fixed) }
            }
        }
        return nil
    }

    /// The way to what a column chooses by, its own properties and functions included.
    private static func chosen(
        _ content: Expression, _ feature: TCAFeatureID, _ scope: Scope, _ states: TCAPresentedStates,
        _ stores: TCAStores
    ) -> [String]? {
        guard case .closure(var results) = content else { return nil }
        var scope = scope
        var seen: Set<BodyID> = []
        while true {
            if let found = path(of: results, feature, scope, states, stores) {
                // What is presented in a column is told by itself.
                let isPresented = found.count == 1 && states.presented(found[0], by: feature)?.isMarked == true
                return found.isEmpty || isPresented ? nil : found
            }
            guard results.count == 1, let inner = own(results[0], scope, stores), let id = inner.id,
                seen.insert(id).inserted
            else { return nil }
            (results, scope) = (inner.body.results, inner)
        }
    }

    /// The code of a view's own property or function that an expression is, with or without modifiers.
    private static func own(_ value: Expression, _ scope: Scope, _ stores: TCAStores) -> Scope? {
        var value = value
        while true {
            switch value {
            case .name(let name), .member(.instance, let name):
                guard let property = scope.type.flatMap({ stores.context.property(name, of: $0) }) else { return nil }
                return stores.context.table.scope(of: property)
            case .call(let index):
                guard let call = scope.call(at: index) else { return nil }
                if TCAScreenArms.isOwn(call), let function = stores.context.function(of: call, in: scope) {
                    return stores.context.table.scope(of: function)
                }
                guard let inner = TCAColumns.whole(of: call).first else { return nil }
                value = inner
            case .closure(let results) where results.count == 1: value = results[0]
            default: return nil
            }
        }
    }

    // MARK: Lists

    /// The lists in which people choose what a column shows, with what each offers; nothing where that is any of the cases.
    func lists(in stores: TCAStores) -> [(site: CallSite, names: [String])] {
        guard kind == .split else { return [] }
        return stores.context.code.scopes.flatMap { scope in
            scope.body.calls.compactMap { call -> (CallSite, [String])? in
                guard call.callee == .name("List"), let selection = call.argument("selection"),
                    let scoped = stores.scoped(selection, in: scope), scoped.start == feature, scoped.path == path
                else { return nil }
                let rows = scope.body.calls.filter { row in
                    (row.name == "tag" || row.name == "NavigationLink")
                        && scope.body.isInside(row.index, of: call.index)
                }
                let names = rows.compactMap { row -> String? in
                    let value = row.name == "tag" ? row.arguments.first?.value : row.argument("value")
                    return value.flatMap { TCAInitial.value($0, scope) }
                }
                return (CallSite(scope: scope, call: call), names)
            }
        }
    }
}
