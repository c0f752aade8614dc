import Linking
import Facts
import Presentation
import Types

/// Tells from the patterns around a piece of a reducer's code whose actions it answers.
///
/// ```swift
/// case .router(.routeAction(_, .home(.startTapped))):             // HomeView
/// case .logIn(.router(.routeAction(_, .welcome(.logInTapped)))):  // WelcomeView, from the parent
/// ```
struct TCAActions {
    /// What the actions that a pattern matches belong to.
    enum Source: Hashable {
        case feature(TCAFeatureID)
        /// The actions of a coordinator's routes: `routeAction` and `updateRoutes`.
        case router(TCAFeatureID)
        /// The actions of a coordinator's screens.
        case screens(TCAFeatureID)
        /// The actions of a stack or of something presented: `element`, `presented`, `dismiss`.
        case presented(TCAFeatureID, property: String)
        /// The actions of what is presented.
        case shown(TCAFeatureID, property: String)
        /// The actions of what is inside of screens.
        case inside([TypeID])
    }

    /// What is known of the names that patterns bind, and of the views that were passed on the way.
    private struct Names {
        var sources: [String: Source] = [:]
        var views: [TCAFeatureID: [TypeID]] = [:]
        /// What is presented whose actions they are.
        var presented: [TCAShownViews.Key] = []

        subscript(name: String) -> Source? {
            get { sources[name] }
            set { sources[name] = newValue }
        }
    }

    /// A coordinator with what its destinations show, and the cases of actions they answer to.
    struct Known {
        let coordinator: LinkedCoordinator
        /// The destinations that an action's case comes from, where its name is another one.
        let destinations: [String: [String]]
    }

    let features: TCAFeatures
    let routers: TCARouters
    let stores: TCAStores
    /// Which views show features; nil where only coordinators answer.
    let shown: TCAShownViews?
    /// The coordinators by feature.
    let known: [TCAFeatureID: Known]
    /// The features of coordinators by their types.
    private let byType: [TypeID: TCAFeatureID]
    /// The views that hold stores of a feature.
    private let views: [TCAFeatureID: [TypeID]]
    /// The views that are handed a part of a feature's store.
    private let handed: [TCAFeatureID: [String: [TypeID]]]
    private var table: TypeTable { features.table }

    init(
        features: TCAFeatures, routers: TCARouters, stores: TCAStores, known: [TCAFeatureID: Known],
        shown: TCAShownViews? = nil
    ) {
        self.shown = shown
        self.features = features
        self.routers = routers
        self.stores = stores
        self.known = known
        byType = known.reduce(into: [:]) { $0[$1.value.coordinator.type] = $1.key }
        var views: [TCAFeatureID: [TypeID]] = [:]
        for type in stores.features.table.types where !type.isExternal && stores.context.conformances.isView(type.id) {
            for feature in stores.features(of: type.id) { views[feature, default: []].append(type.id) }
        }
        self.views = views
        handed = shown?.handed ?? stores.handed()
    }

    /// Whose actions patterns match.
    struct Answered {
        /// The views or coordinators.
        let holders: [TypeID]
        /// What is presented that they are shown by, with its case.
        let presented: [TCAShownViews.Key]
    }

    /// Whose actions patterns match; nil where they say nothing of actions.
    /// - Parameter feature: whose code it is, where a closure is kept elsewhere.
    func answered(_ patterns: [PatternFacts], in scope: Scope, of feature: TCAFeatureID? = nil) -> Answered? {
        var names = parameters(of: scope)
        if let feature, features.feature(around: scope) == nil { names["action"] = .feature(feature) }
        var found: [TypeID]?
        for match in patterns {
            guard let source = source(match, names, scope) else { continue }
            var holders: [TypeID] = []
            for pattern in match.cases {
                for holder in read(pattern, source, &names) where !holders.contains(holder) {
                    holders.append(holder)
                }
            }
            if !holders.isEmpty { found = holders }
        }
        return found.map { Answered(holders: $0, presented: names.presented) }
    }

    /// The names of a function's parameters that are actions.
    private func parameters(of scope: Scope) -> Names {
        guard let function = scope.function else { return Names() }
        return table.function(function).parameters.reduce(into: Names()) { names, parameter in
            guard let name = parameter.name, let type = parameter.type else { return }
            names[name] = source(ofActions: TypeUse(type, in: scope), scope)
        }
    }

    /// `.feature` of `Home.Action`, `.router` of `IndexedRouterActionOf<HomeScreen>`, `.screens` of `HomeScreen.Action`.
    private func source(ofActions use: TypeUse, _ scope: Scope) -> Source? {
        let use = table.expanded(use)
        if Self.isRouterAction(use.name) {
            guard let screens = use.name.arguments.lazy.compactMap({ features.screens(use.beside($0)) }).first else {
                return nil
            }
            return host(of: screens, scope).map { .router($0) }
        }
        if Self.presents(use.name) {
            let own = features.feature(around: scope)
            return own.flatMap { presented(by: $0, matching: features.feature(use)) }
        }
        if shown != nil, let own = features.feature(around: scope), let type = table.find(use),
            features.isGroup(type, of: own)
        {
            return .feature(own)
        }
        guard use.name.last.hasSuffix("Action"), let feature = features.feature(use) else { return nil }
        if let own = features.feature(around: scope), own != feature, known[feature] == nil,
            case .presented(let owner, let property)? = presented(by: own, matching: feature)
        {
            return .shown(owner, property: property)
        }
        if known[feature] == nil, let screens = features.screens(use.beside(use.name)),
            let host = host(of: screens, scope)
        {
            return .screens(host)
        }
        return .feature(feature)
    }

    private static func isRouterAction(_ name: TypeName) -> Bool {
        name.last.hasPrefix("IndexedRouterAction") || name.last.hasPrefix("IdentifiedRouterAction")
            || name.last == "RouterAction"
    }

    /// Whether a type is that of the actions of a stack, or of something presented.
    private static func presents(_ name: TypeName) -> Bool {
        ["StackActionOf", "StackAction", "PresentationAction", "PresentationActionOf"].contains(name.last)
    }

    /// What a feature presents that is made of another.
    private func presented(by owner: TCAFeatureID, matching feature: TCAFeatureID?) -> Source? {
        guard let feature, let all = shown?.states.presented(by: owner) else { return nil }
        let found = all.first { $0.screens?.feature == feature || $0.child == feature }
        return found.map { .presented(owner, property: $0.property) }
    }

    /// The coordinator of some screens; the one whose code it is where several show them.
    private func host(of screens: TCAFeature.Screens, _ scope: Scope) -> TCAFeatureID? {
        if let own = features.feature(around: scope), isHost(own, of: screens) { return own }
        return routers.feature(of: screens)
    }

    private func isHost(_ feature: TCAFeatureID, of screens: TCAFeature.Screens) -> Bool {
        routers.routes[feature]?.contains { $0.screens == screens } == true
    }

    /// What is matched: a name that an outer pattern binds, a parameter, or the action that a reducer is handed.
    private func source(_ match: PatternFacts, _ names: Names, _ scope: Scope) -> Source? {
        if let named = names[match.subject] { return named }
        guard let feature = features.feature(around: scope), !isOtherParameter(match.subject, scope),
            match.subject == "action"
                || (match.subject.allSatisfy { $0.isLetter || $0.isNumber } && fits(match, feature))
        else { return nil }
        return .feature(feature)
    }

    /// Whether a name is that of a parameter which is handed something else than actions of the feature:
    /// `func apply(_ routing: Routing)`, `func reduceList(_ action: List.Action.Delegate)`.
    private func isOtherParameter(_ name: String, _ scope: Scope) -> Bool {
        guard let function = scope.function,
            let type = table.function(function).parameters.first(where: { $0.name == name })?.type
        else { return false }
        guard let handed = table.find(table.expanded(TypeUse(type, in: scope))), table[handed].kind == .enum else {
            return false
        }
        // Actions in an enum of their own: `func reduce(_ action: Action.View)`.
        let own = features.feature(around: scope).flatMap { features[$0].action }
        var outer: TypeID? = handed
        while let type = outer {
            if type == own { return false }
            outer = table[type].outer
        }
        return true
    }

    /// Whether a pattern names a case of a feature's actions.
    private func fits(_ match: PatternFacts, _ feature: TCAFeatureID) -> Bool {
        guard let action = features[feature].action else { return false }
        let cases = features.cases(ofType: action).map(\.facts.name)
        return match.cases.contains { $0.name.map(cases.contains) ?? false }
    }

    // MARK: Patterns

    /// Whose actions a pattern matches; notes what the names that it binds stand for.
    private func read(
        _ pattern: CasePattern, _ source: Source, _ names: inout Names
    ) -> [TypeID] {
        guard case .named(let name, _, let values) = pattern else {
            if case .binding(let name) = pattern { names[name] = source }
            return holders(of: source, names)
        }
        switch source {
        case .presented(let owner, let property):
            guard name == "element" || name == "presented", let action = values.last else {
                return holders(of: source, names)
            }
            return read(action, .shown(owner, property: property), &names)
        case .shown(let owner, let property):
            guard let presented = shown?.states.presented(property, by: owner) else { return [] }
            if presented.screens == nil { return read(pattern, presented, nil, &names) }
            return read(values.last ?? .any, presented, name, &names)
        case .inside(let holders):
            for value in values { _ = read(value, source, &names) }
            return holders
        case .router(let feature):
            guard name == "routeAction", let action = values.last else { return holders(of: source, names) }
            return read(action, .screens(feature), &names)
        case .screens(let feature):
            let places = places(answering: name, of: feature)
            return places.isEmpty ? holders(of: source, names) : shown(by: places, values, &names)
        case .feature(let feature): return read(name, values, of: feature, &names)
        }
    }

    /// What a case of a feature's own actions belongs to.
    private func read(
        _ name: String, _ values: [CasePattern], of feature: TCAFeatureID, _ names: inout Names
    ) -> [TypeID] {
        let payload = actionCase(name, of: feature)
        if routers.routes[feature] != nil {
            let types = payload?.types ?? []
            if types.contains(where: { Self.isRouterAction(table.expanded($0).name) }) {
                return read(values.first ?? .any, .router(feature), &names)
            }
            // `case routeAction(Int, action: Screen.Action)`, under any name.
            let shown = types.count == 2 ? features.screens(types[1]) : nil
            let isRoute = shown.map { isHost(feature, of: $0) } ?? false
            if isRoute || name == "routeAction" {
                return read(values.last ?? .any, .screens(feature), &names)
            }
        }
        if let source = presented(name, payload, of: feature) { return read(values.last ?? .any, source, &names) }
        // The actions of several stacks in an enum of their own: `.paths(.about(.element(…)))`.
        if let group = payload?.types.last.flatMap({ table.find($0) }), table[group].outer == features[feature].action,
            case .named(let inner, _, let inside)? = values.last,
            let own = features.cases(ofType: group).first(where: { $0.facts.name == inner }),
            let source = presented(inner, own, of: feature)
        {
            return read(inside.last ?? .any, source, &names)
        }
        let places = places(answering: name, of: feature)
        if !places.isEmpty, shown == nil { return shown(by: places, values, &names) }
        let held = payload?.types.last
        // An action that holds plain values, or none, is no child's, whatever the state calls its children.
        let isOwn = shown != nil && payload.map { _ in held.map { !$0.name.last.hasSuffix("Action") } ?? true } == true
        let carried = held.flatMap { features.feature(ofActions: $0) }
        let child = carried ?? (isOwn ? nil : features.child(name, of: feature))
        if let child, child != feature {
            names.views[child] = views(of: child, handed: name, by: feature)
            var inner = values.last ?? .any
            // A row among others: `.rows(.element(id: _, action: .tapped))`.
            if shown != nil, inner.name == "element", let action = inner.values.last { inner = action }
            let found = read(inner, .feature(child), &names)
            if !found.isEmpty { return found }
        }
        let own = holders(of: .feature(feature), names)
        for value in values { _ = read(value, .inside(own), &names) }
        return own
    }

    private func actionCase(_ name: String, of feature: TCAFeatureID) -> TCAFeatures.Case? {
        features.actionCases(of: feature).first { $0.facts.name == name }
    }

    // MARK: What is presented

    /// What a case of a feature's actions is about, where it is a stack's, or that of something presented.
    private func presented(
        _ name: String, _ payload: TCAFeatures.Case?, of feature: TCAFeatureID
    ) -> Source? {
        guard let shown, let type = payload?.types.last.map(table.expanded), Self.presents(type.name) else {
            return nil
        }
        if shown.states.presented(name, by: feature) != nil { return .presented(feature, property: name) }
        return presented(by: feature, matching: features.feature(type))
    }

    /// Whose actions a pattern matches that are of one of the cases that are presented, or of a single child.
    private func read(
        _ pattern: CasePattern, _ presented: TCAPresented, _ name: String?, _ names: inout Names
    ) -> [TypeID] {
        guard let shown else { return [] }
        let key = TCAShownViews.Key(owner: presented.owner, property: presented.property, name: name)
        names.presented.append(key)
        let views = shown.presented[key] ?? []
        guard let child = shown.states.child(name, of: presented) else {
            if !views.isEmpty { _ = read(pattern, .inside(views), &names) }
            return views.isEmpty ? holders(of: .feature(presented.owner), names) : views
        }
        names.views[child] = views
        let found = read(pattern, .feature(child), &names)
        return found.isEmpty ? holders(of: .feature(presented.owner), names) : found
    }

    /// The views of a child that a parent's arm is about: those that are handed its part of the store.
    private func views(of child: TCAFeatureID, handed name: String, by feature: TCAFeatureID) -> [TypeID]? {
        guard let shown else { return nil }
        if let own = known[child]?.coordinator, own.kind != .router { return [own.type] }
        if let handed = handed[feature]?[name] { return handed }
        let whole = known[feature] ?? shown.choosing[feature].flatMap { known[$0] }
        let chosen = whole?.coordinator.destination(name)?.targets.targets ?? []
        let views = chosen.compactMap { if case .declared(let type) = $0 { type } else { nil } }
        // What the feature's own view shows for the case.
        if !views.isEmpty { return views }
        return handed(to: child, of: feature) ?? shown.hosts[child] ?? []
    }

    /// The views that are handed a child's part of the store, where the state may call the child otherwise than the action
    /// does: `timetableState` for `timetable`.
    private func handed(to child: TCAFeatureID, of feature: TCAFeatureID) -> [TypeID]? {
        let parts = (handed[feature] ?? [:]).filter { features.child($0.key, of: feature) == child }
        return parts.count == 1 ? parts.first?.value : nil
    }

    /// The destinations of a coordinator whose actions are of a case.
    private func places(answering action: String, of feature: TCAFeatureID) -> [LinkedDestination] {
        guard let known = known[feature] else { return [] }
        let names = known.destinations[action] ?? [action]
        return known.coordinator.destinations.filter { names.contains($0.facts.name) }
    }

    /// The views that destinations show; of a child coordinator, whatever the pattern names inside of it.
    private func shown(
        by places: [LinkedDestination], _ values: [CasePattern], _ names: inout Names
    ) -> [TypeID] {
        var views: [TypeID] = []
        var found: [TypeID] = []
        for case .declared(let type) in places.flatMap(\.targets.targets) {
            guard let child = byType[type] else {
                views.append(view(inside: type, values.last) ?? type)
                continue
            }
            found += read(values.last ?? .any, .feature(child), &names)
        }
        for value in values where !views.isEmpty { _ = read(value, .inside(views), &names) }
        return found + views
    }

    /// The view of a screen's child whose actions a pattern is about: of the home tab for `.tabs(.home(.tapped))`.
    private func view(inside view: TypeID, _ pattern: CasePattern?) -> TypeID? {
        guard case .named(let name, _, let values)? = pattern else { return nil }
        for feature in stores.features(of: view) {
            guard let action = features[feature].action,
                let types = features.cases(ofType: action).first(where: { $0.facts.name == name })?.types,
                types.count == 1, let child = features.feature(types[0]), child != feature, known[child] == nil
            else { continue }
            // A view may be made of others that hold the same store as it does.
            let candidates = [handed[feature]?[name], handed(to: child, of: feature), views[child]]
            let only = candidates.lazy.compactMap { $0 }.first { $0.count == 1 }
            guard let inner = only?.first else { continue }
            return self.view(inside: inner, values.last) ?? inner
        }
        return nil
    }

    /// Who sends the actions: a coordinator itself, or the views that were passed on the way.
    private func holders(of source: Source, _ names: Names) -> [TypeID] {
        switch source {
        case .inside(let holders): return holders
        case .presented(let feature, _), .shown(let feature, _): return holders(of: .feature(feature), names)
        case .router(let feature), .screens(let feature): return known[feature].map { [$0.coordinator.type] } ?? []
        case .feature(let feature):
            if let views = names.views[feature] { return views }
            guard shown == nil else { return [features[feature].type] }
            return known[feature].map { [$0.coordinator.type] } ?? []
        }
    }
}
