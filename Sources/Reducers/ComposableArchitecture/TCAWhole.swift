import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// A view of a feature that shows one of several wholes: by a `switch` that is all of it, or with a tab bar.
///
/// ```swift
/// switch store.case {
/// case let .login(store): LoginView(store: store)
/// case let .home(store): HomeView(store: store)
/// }
/// ```
struct TCAWhole {
    let view: TypeID
    let feature: TCAFeatureID
    let kind: CoordinatorKind
    /// The ways through the state to what the choices look at that make up the view, the outermost first; an empty one for
    /// the state itself.
    let paths: [[String]]
    /// The way to what the outermost looks at.
    var path: [String] { paths.first ?? [] }
    /// What its split views show, where it has such.
    let columns: Columns?
    /// What it chooses between.
    private(set) var chosen: TCAChosen?
    /// What it shows where no case is.
    private(set) var rest: [ShownChoice] = []
    private(set) var initial: [InitialFacts] = []
    /// The columns as destinations.
    private var fixed: [LinkedDestination] = []

    // MARK: Finding

    /// The views of all features that may be such; several of one feature, where it isn't known yet which shows anything.
    /// - Parameter besides: the views that are known to stand for coordinators: those with stacks, which may be tabs of theirs.
    static func all(
        _ states: TCAPresentedStates, _ stores: TCAStores, besides: [TypeID: TypeID], _ others: KnownCoordinators
    ) -> [TCAWhole] {
        let context = stores.context
        let taken = Set(besides.values)
        var found: [TCAWhole] = []
        for type in context.table.types
        where !type.isExternal && (context.conformances.isView(type.id) || context.conformances.isEntry(type.id)) {
            guard others.byView[type.id] == nil,
                let body = context.property("body", of: type.id)
            else { continue }
            for feature in stores.features(of: type.id) where !states.isPresented(feature) {
                let owner = states.features[feature].type
                let isHost = besides[type.id] == owner
                guard isHost || (besides[type.id] == nil && !taken.contains(owner)), !others.types.contains(owner)
                else { continue }
                let wholes = wholes(of: type.id, feature, body, states, stores)
                found += wholes
                if !wholes.isEmpty { break }
            }
        }
        return found
    }

    /// What a view may be: several where it has tabs on a phone, and columns on a tablet.
    private static func wholes(
        of view: TypeID, _ feature: TCAFeatureID, _ body: PropertyID, _ states: TCAPresentedStates, _ stores: TCAStores
    ) -> [TCAWhole] {
        func whole(_ kind: CoordinatorKind, _ paths: [[String]], _ columns: Columns? = nil) -> TCAWhole {
            TCAWhole(view: view, feature: feature, kind: kind, paths: paths, columns: columns)
        }
        let scope = stores.context.table.scope(of: body)
        let hasBar = parts(of: scope, stores).contains { part in
            part.body.calls.contains { isBar($0, of: feature, part, stores) }
        }
        let bar = hasBar ? [] : barPath(of: feature, scope, states, stores).map { [$0] }
        let columns = split(of: feature, scope, states, stores).map { whole(.split, [$0.path], $0) }
        if let bar { return [whole(.tab, bar), columns].compactMap(\.self) }
        if let columns { return [columns] }
        if !isElement(view, stores.context), let paths = paths(of: scope, feature, states, stores) {
            return [whole(.root, paths)]
        }
        return hasOwnBar(of: feature, scope, stores) ? [whole(.tab, [])] : []
    }

    private init(view: TypeID, feature: TCAFeatureID, kind: CoordinatorKind, paths: [[String]], columns: Columns?) {
        self.view = view
        self.feature = feature
        self.kind = kind
        self.paths = paths
        self.columns = columns
    }

    /// Whether a view is only made as one among others: `ForEach(…) { RowView(store: $0) }`, `Section { StatusView(store: store) }`.
    private static func isElement(_ view: TypeID, _ context: LinkingContext) -> Bool {
        let makers = context.makers(of: view)
        return !makers.isEmpty
            && makers.allSatisfy { maker in
                maker.scope.calls(around: maker.call).contains { elements.contains($0.call.name ?? "") }
            }
    }

    private static let elements: Set<String> = [
        "ForEach", "ForEachStore", "Section", "GroupBox", "DisclosureGroup", "ControlGroup", "LabeledContent",
    ]

    /// The code that builds a view: its body, and its own properties and functions that stand in there.
    static func parts(of body: Scope, _ stores: TCAStores) -> [Scope] {
        var found = [body]
        var seen: Set<BodyID> = []
        func enter(_ inside: Scope) -> ExpressionStep<Scope> {
            guard let id = inside.id, seen.insert(id).inserted else { return .skipChildren }
            found.append(inside)
            return .visitInstead(inside.body.results, in: inside)
        }
        Expression.walk(body.body.results.map { ($0, body) }) { part, place in
            switch part {
            case .name(let name), .member(.instance, let name):
                guard let type = place.type, let property = stores.context.property(name, of: type),
                    stores.context.table.property(property).type?.last == "View"
                else { return .skipChildren }
                return enter(stores.context.table.scope(of: property))
            case .call(let index):
                guard let call = place.call(at: index) else { return .skipChildren }
                if TCAScreenArms.isOwn(call), let function = stores.context.function(of: call, in: place),
                    stores.context.table.owner(of: function) == place.type
                {
                    return enter(stores.context.table.scope(of: function))
                }
                var inside = call.closures
                if case .member(let base, _) = call.callee { inside.append(base) }
                return .visitInstead(inside, in: place)
            default: return .visitChildren
            }
        }
        return found
    }

    /// Whether a call is a tab bar among whose tabs is a part of the feature.
    private static func isBar(
        _ call: CallFacts, of feature: TCAFeatureID, _ scope: Scope, _ stores: TCAStores
    ) -> Bool {
        guard case .name(let name) = call.callee, name == "TabView" || call.argument("selection") != nil,
            !TCAChoices.isOneScreen(call, scope)
        else { return false }
        let inside = scope.body.calls.filter { scope.body.isInside($0.index, of: call.index) }
        let items = inside.filter { ["tabItem", "Tab", "tag"].contains($0.name ?? "") }
        guard name == "TabView" || isOwnBar(call, among: inside, of: feature, scope, stores) else { return false }
        let parts = inside.filter { part in
            guard part.name == "scope",
                let scoped = stores.scoped(.call(part.index), in: scope)
            else { return false }
            return scoped.start == feature && !scoped.path.isEmpty
        }
        return parts.count > 1 || (parts.count == 1 && items.count > 1)
            || handed(by: call, of: feature, scope, stores) > 1
    }

    /// Whether a call is a bar of the app's own, which is given views with items, or tags for a value of the state.
    private static func isOwnBar(
        _ call: CallFacts, among inside: [CallFacts], of feature: TCAFeatureID, _ scope: Scope, _ stores: TCAStores
    ) -> Bool {
        guard let type = TypeName(reading: call.callee).flatMap({ stores.context.find($0, in: scope) }),
            !stores.context.table[type].isExternal
        else { return false }
        if inside.count(where: { $0.name == "tabItem" }) > 1 { return true }
        let selected = call.argument("selection").flatMap { stores.scoped($0, in: scope) }
        return selected?.start == feature && selected?.path.isEmpty == false && inside.count { $0.name == "tag" } > 1
    }

    /// How many views a bar is made of that are handed a part of the feature, the view's own properties and functions included:
    /// `TabView { homeTab; settingsTab }`.
    private static func handed(
        by bar: CallFacts, of feature: TCAFeatureID, _ scope: Scope, _ stores: TCAStores
    ) -> Int {
        var count = 0
        var seen: Set<BodyID> = []
        Expression.walk(bar.closures.map { ($0, scope) }) { part, place in
            switch part {
            case .name(let name), .member(.instance, let name):
                guard let type = place.type, let property = stores.context.property(name, of: type),
                    stores.context.table.property(property).type?.last == "View"
                else { return .skipChildren }
                let inside = stores.context.table.scope(of: property)
                guard let id = inside.id, seen.insert(id).inserted else { return .skipChildren }
                return .visitInstead(inside.body.results, in: inside)
            case .call(let index):
                guard let call = place.call(at: index) else { return .skipChildren }
                if TCAScreenArms.isOwn(call), let function = stores.context.function(of: call, in: place) {
                    let inside = stores.context.table.scope(of: function)
                    guard let id = inside.id, seen.insert(id).inserted else { return .skipChildren }
                    return .visitInstead(inside.body.results, in: inside)
                }
                if let store = call.argument("store"), let scoped = stores.scoped(store, in: place),
                    scoped.start == feature, !scoped.path.isEmpty
                {
                    count += 1
                }
                var inside = call.closures
                if case .member(let base, _) = call.callee { inside.append(base) }
                return .visitInstead(inside, in: place)
            default: return .visitChildren
            }
        }
        return count
    }

    // MARK: Looking

    /// The same with what it shows.
    /// - Parameter targets: tells it where coordinators are known.
    func looked(with targets: TargetResolver, _ plain: TCAStores) -> TCAWhole {
        var whole = self
        let features = plain.features
        let stores = TCAStores(features: features, context: targets.context)
        let all = TCAChoices(view: view, feature: feature, stores: stores, targets: targets)
        if kind == .tab {
            // Below a bar of the app's own, a `switch` shows the tab.
            let tabs = all.found.filter { choice in
                path.isEmpty
                    ? choice.isTab || choice.isUnderBar
                    : !choice.isRow && choice.columns.isEmpty && choice.conditions.contains { $0.path == path }
            }
            let selection = path.isEmpty ? all.selection : path
            let views = tabs.filter { tab in !tab.isPart || !tabs.contains { !$0.isPart && $0.isSameTab(as: tab) } }
            whole.chosen = views.isEmpty ? nil : TCAChosen(views, kind: .tab, selection: selection)
        } else {
            let branches = Self.different(
                all.found.filter {
                    !$0.isTab && !$0.isRow && !$0.conditions.isEmpty && (kind != .split || !$0.columns.isEmpty)
                }, by: paths.filter { isPlain($0, features) })
            let decided = branches.filter { choice in
                choice.conditions.contains { condition in
                    guard let path = condition.path, paths.contains(path) else { return false }
                    return Self.isFlag(path, of: feature, features)
                        || condition.patterns.contains { $0.name.map { $0 != "none" } ?? false }
                }
            }
            // What stands beside the view that a case is shown by, as a button below it does, is a part of the whole.
            let named = decided.filter { choice in
                !choice.isPart
                    || !decided.contains { !$0.isPart && choice.conditions.starts(with: $0.conditions) }
            }
            let names = Set(named.map(\.name))
            whole.rest = branches.filter { !names.contains($0.name) && !$0.isPart && !isPresented($0) }
            whole.chosen =
                named.allSatisfy(\.isInline)
                ? nil
                : TCAChosen(
                    named.map { ($0.isInline ? $0.withoutTargets : $0).holding(parameters(of: $0, features)) },
                    kind: kind, selection: nil)
        }
        if let chosen = whole.chosen {
            let routers = TCARouters([], features: features, stores: stores)
            let state = TCAState(features: features, routers: routers)
            let values = TCARouteValues(context: targets.context, state: state)
            let first =
                kind == .tab
                ? chosen.choices
                : TCAInitial(features: features, routers: routers, values: values).choices(chosen, of: feature)
            let fixed = columns?.fixed ?? []
            whole.fixed = fixed.map { $0.destination(shownBy: targets) }
            whole.initial =
                zip(whole.fixed, fixed).map {
                    InitialFacts(
                        destination: $0.facts.name, style: $1.style, platforms: $1.platforms,
                        location: $0.facts.location)
                }
                + first.flatMap { choice in
                    choice.showings(in: kind).map {
                        InitialFacts(
                            destination: choice.name, style: $0.style, platforms: $0.platforms,
                            location: choice.location)
                    }
                }
        }
        return whole
    }

    /// Whether a choice is one between what is presented in a column.
    private func isPresented(_ choice: ShownChoice) -> Bool {
        choice.conditions.contains { $0.path?.first.map { columns?.presented.contains($0) == true } == true }
    }

    /// What the case holds that a choice is shown for, where that is of an enum that is no feature's.
    private func parameters(of choice: ShownChoice, _ features: TCAFeatures) -> [Parameter] {
        let asked = choice.conditions.last { $0.patterns.contains { $0.wrapped.name == choice.name } }
        guard let path = asked?.path, let last = path.last, isPlain(path, features),
            let owner = features.child(at: path.dropLast(), of: feature),
            let type = features.property(last, of: owner).flatMap(features.type), features.feature(of: type) == nil,
            let screen = features.cases(ofType: type).first(where: { $0.facts.name == choice.name })
        else { return [] }
        return features.parameters(of: screen)
    }

    /// Whether a way leads to an enum that only says how something is shown, and not to one of several features.
    private func isPlain(_ path: [String], _ features: TCAFeatures) -> Bool {
        guard let last = path.last, let owner = features.child(at: path.dropLast(), of: feature) else { return false }
        return features.child(last, of: owner) == nil
    }

    /// The branches without what the same code builds in each case that shows anything: that isn't chosen.
    ///
    /// ```swift
    /// switch store.mode {
    /// case .new: content
    /// case .change: NavigationStack { content }
    /// }
    /// ```
    private static func different(_ branches: [ShownChoice], by paths: [[String]]) -> [ShownChoice] {
        let decided = Dictionary(grouping: branches) { choice in
            choice.conditions.first { $0.path.map(paths.contains) == true }?.patterns
        }
        guard !paths.isEmpty, decided.count > 1, decided[nil] == nil else { return branches }
        let common = decided.values.map { Set($0.map(\.location)) }.reduce(Set(branches.map(\.location))) {
            $0.intersection($1)
        }
        return branches.filter { !common.contains($0.location) }
    }

    /// Those that stand for their features: the first of each, and its other tab bars, as for different versions of a system,
    /// and its columns beside tabs.
    static func chosen(among wholes: [TCAWhole]) -> [TCAWhole] {
        wholes.reduce(into: []) { chosen, whole in
            let first = chosen.firstIndex { $0.feature == whole.feature }
            switch (first.map { chosen[$0].kind }, whole.kind) {
            case (nil, _), (.tab, .tab), (.tab, .split): chosen.append(whole)
            case (.split, .tab): chosen.insert(whole, at: first ?? 0)
            default: break
            }
        }
    }

    /// Whether it shows anything: a `switch` may be about parts of a view.
    var isShown: Bool { chosen != nil || !rest.isEmpty }

    /// What it shows, as destinations.
    var destinations: [LinkedDestination] { fixed + (chosen?.linkedDestinations ?? []) }

    /// What it shows by which names, in which styles.
    var showings: [TCALinkedFeatures.Showing] {
        zip(fixed, columns?.fixed ?? []).map { ($0.facts.name, $1.style, $0.targets.targets) }
            + (chosen?.choices ?? []).flatMap { choice in
                choice.showings(in: kind).map { (choice.name, $0.style, $0.targets.targets) }
            }
    }

    /// Whether a way through the feature's state leads to what it looks at.
    func looks(at path: [String]) -> Bool {
        kind == .tab ? chosen?.selection == path : paths.contains(path) || (paths.isEmpty && path.isEmpty)
    }

    /// What it shows while there is nothing at one of its ways.
    func rest(without path: [String]) -> [ShownChoice] {
        paths.count > 1 ? rest.filter { $0.conditions.contains { $0.path == path && $0.isElse } } : rest
    }
}
