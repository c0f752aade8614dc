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
    /// What the columns of a view's split views show.
    struct Columns {
        /// The way to what some of them choose by.
        var path: [String]
        /// Those that choose nothing.
        var fixed: [Column] = []
        /// What of the state is presented in some, which is told by itself.
        var presented: Set<String> = []

        /// Adds a column that chooses nothing; what is written the same in several split views is one.
        mutating func add(_ column: Column) {
            let same = fixed.firstIndex { known in
                guard case .closure(let parts) = column.content, parts.count == 1, case .name = parts[0] else {
                    return false
                }
                return known.style == column.style && known.content == column.content
            }
            if let same { fixed[same].platforms.formUnion(column.platforms) } else { fixed.append(column) }
        }
    }

    /// A column of a split view that shows the same always.
    struct Column {
        let style: Style
        let content: Expression
        let site: CallSite
        fileprivate(set) var platforms: Platforms

        init(_ style: Style, _ content: Expression, of site: CallSite) {
            self.style = style
            self.content = content
            self.site = site
            platforms = site.call.platforms.intersection(site.scope.platforms)
        }

        /// The column as a destination.
        func destination(shownBy targets: TargetResolver) -> LinkedDestination {
            let facts = DestinationFacts(
                name: String(style.rawValue.dropFirst("split-".count)), parameters: [], shows: .view, function: "",
                declaration: site.call.text, location: site.call.location)
            return LinkedDestination(
                facts: facts, parameters: [], targets: targets.targets(of: content, in: site.scope),
                styles: [(style, platforms)])
        }
    }

    /// What a column of a split view is filled by.
    private enum Filling {
        /// What the value at the end of a way through the state chooses.
        case chosen([String])
        /// What is presented by a property of the state, which is told by itself.
        case presented(String)
        case fixed
    }

    /// What a view's split views show, some of which by the same value; there may be one of two columns, and one of three.
    static func split(
        of feature: TCAFeatureID, _ body: Scope, _ states: TCAPresentedStates, _ stores: TCAStores
    ) -> Columns? {
        var path: [String]?
        var columns = Columns(path: [])
        for part in parts(of: body, stores) {
            for call in part.body.calls {
                for column in TCAColumns.columns(of: call) {
                    switch filling(column.content, feature, part, states, stores) {
                    case .chosen(let found) where path == nil || path == found: path = found
                    case .chosen, .fixed:
                        columns.add(Column(column.style, column.content, of: CallSite(scope: part, call: call)))
                    case .presented(let name): columns.presented.insert(name)
                    }
                }
            }
        }
        return path.map { Columns(path: $0, fixed: columns.fixed, presented: columns.presented) }
    }

    /// What fills a column, its own properties and functions included.
    private static func filling(
        _ content: Expression, _ feature: TCAFeatureID, _ scope: Scope, _ states: TCAPresentedStates,
        _ stores: TCAStores
    ) -> Filling {
        guard case .closure(var results) = content else { return .fixed }
        func presented(_ path: [String]) -> String? {
            path.first.flatMap { states.presented($0, by: feature)?.isMarked == true ? $0 : nil }
        }
        var scope = scope
        var seen: Set<BodyID> = []
        while true {
            if case .match(let subject, _)? = results.first, results.count == 1,
                let asked = stores.scoped(subject, in: scope), asked.start == feature, let name = presented(asked.path)
            {
                return .presented(name)
            }
            if let found = path(of: results, feature, scope, states, stores) {
                return presented(found).map { .presented($0) } ?? (found.isEmpty ? .fixed : .chosen(found))
            }
            guard results.count == 1, let inner = own(results[0], scope, stores), let id = inner.id,
                seen.insert(id).inserted
            else { return .fixed }
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
