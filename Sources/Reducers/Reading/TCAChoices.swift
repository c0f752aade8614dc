import Linking
import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Finds what a view of a feature chooses between: the tabs of a `TabView`, the branches of an `if` or `switch`.
///
/// ```swift
/// TabView(selection: $store.selectedTab) {
///     HomeCoordinatorView(store: store.scope(state: \.home, action: \.home)).tabItem { Text("Home") }.tag(Tab.home)
/// }
/// if store.isLoggedIn { GameCoordinatorView(store: store.scope(state: \.game, action: \.game)) } else { … }
/// ```
struct TCAChoices {
    /// What is known where a piece of the view stands.
    private struct Context: Hashable {
        var conditions: [ShownChoice.Condition] = []
        var isTab = false
        /// Whether a tab bar of the app's own chooses it.
        var isUnderBar = false
        /// Whether it is among rows.
        var isRow = false
        /// Whether there are other views beside it.
        var isBeside = false
        var column: Column?
        var tag: String?
        var tab: Tab?
        /// The names of the cases that the nearest `switch` is in.
        var cases: [String] = []
        var action: String?
    }

    /// A column of a split view.
    private struct Column: Hashable {
        let style: Style
        let platforms: Platforms
    }

    let stores: TCAStores
    let targets: TargetResolver
    let feature: TCAFeatureID
    private var linking: LinkingContext { targets.context }
    private(set) var found: [ShownChoice] = []
    /// The properties that lead to the selection of a `TabView`.
    private(set) var selection: [String]?
    /// The view, where it chooses between more than can be followed.
    private(set) var unread: UnresolvedCode?

    init(view: TypeID, feature: TCAFeatureID, stores: TCAStores, targets: TargetResolver) {
        self.stores = stores
        self.targets = targets
        self.feature = feature
        guard let body = targets.context.property("body", of: view) else { return }
        read(body)
    }

    private static let presenting: Set<String> = [
        "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog", "overlay", "background",
        "navigationDestination", "toolbar", "safeAreaInset",
    ]

    /// What shows several views, one after another.
    private static let rows: Set<String> = [
        "ForEach", "List", "Section", "Form", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
    ]

    /// Where a piece of the view stands.
    private struct Place {
        let scope: Scope
        var context = Context()
        /// The call that makes a view of it, where it is handed over to be made: `then: HomeView.init`.
        var maker: CallFacts?
        /// The functions and properties that lead to it.
        var through: Set<BodyID> = []
        /// All that is shown for the case that it is shown for.
        var arm: Arm?
    }

    /// What is shown for a case, and where that stands.
    private struct Arm {
        let value: Expression
        let scope: Scope
    }

    /// A function or a property that is looked at for what is known there.
    private struct Visit: Hashable {
        let body: BodyID
        let context: Context
    }

    /// The most functions and properties that are looked at, each as often as something else is known there.
    private static let mostVisits = 5_000

    /// Looks at the body of a view, and at the functions and properties that it is made of.
    private mutating func read(_ body: PropertyID) {
        let scope = linking.table.scope(of: body)
        var visits: Set<Visit> = []
        Expression.walk(scope.body.results.map { ($0, Place(scope: scope)) }) { part, place in
            switch read(part, place) {
            case .parts(let parts): return .visitInstead(parts)
            case .body(let inside):
                guard let id = inside.id, !place.through.contains(id),
                    visits.insert(Visit(body: id, context: place.context)).inserted
                else { return .skipChildren }
                guard visits.count <= Self.mostVisits else {
                    unread = UnresolvedCode(
                        text: linking.table.property(body).declaration,
                        reason: "it chooses between too many views to follow",
                        help: "split the view into smaller views", location: linking.table.property(body).location)
                    return .stop
                }
                var inner = Place(
                    scope: inside, context: place.context, through: place.through.union([id]), arm: place.arm)
                inner.context.isBeside = place.context.isBeside || inside.body.results.count > 1
                return .visitInstead(inside.body.results, in: inner)
            }
        }
    }

    /// Where choices are looked for next.
    private enum Step {
        case parts([(Expression, Place)])
        case body(Scope)

        static let nowhere = Step.parts([])

        /// In expressions of the same place.
        static func parts(_ parts: [Expression], in place: Place) -> Step { .parts(parts.map { ($0, place) }) }
    }

    /// Adds the choice that an expression is, or says where further in there may be some.
    private mutating func read(_ value: Expression, _ place: Place) -> Step {
        if let maker = place.maker { return read(value, madeBy: maker, place) }
        switch value {
        case .match(let subject, let arms):
            let path = path(subject, place.scope)
            let isUnderBar = path == nil && stores.isTab(ofView: subject, in: place.scope)
            let named = arms.flatMap(\.patterns)
            return .parts(
                arms.flatMap { arm in Self.patterns(of: arm).map { ($0, arm) } }.compactMap { patterns, arm in
                    let condition = condition(path, patterns, among: named)
                    guard !place.context.conditions.contains(where: condition.excludes) else { return nil }
                    var inside = place
                    inside.context.isUnderBar = isUnderBar || place.context.isUnderBar
                    inside.context.conditions.append(condition)
                    inside.context.cases = patterns == [.some] ? [] : patterns.compactMap(\.name)
                    if place.context.isTab, inside.context.tag == nil { inside.context.tag = patterns.first?.name }
                    if place.arm == nil || (path != nil && !inside.context.cases.isEmpty) {
                        inside.arm = Arm(value: arm.value, scope: place.scope)
                    }
                    return (arm.value, inside)
                })
        case .closure(let results):
            var inside = place
            inside.context.isBeside = place.context.isBeside || results.count > 1
            return .parts(results, in: inside)
        case .branch, .array, .tuple: return .parts(value.children, in: place)
        case .call(let index): return place.scope.call(at: index).map { read($0, place) } ?? .nowhere
        case .name(let name), .member(.instance, let name):
            guard let type = place.scope.type, let property = linking.property(name, of: type),
                linking.table.property(property).type?.last == "View"
            else { return .nowhere }
            return .body(linking.table.scope(of: property))
        case .member(let base, _): return .parts([base], in: place)
        default: return .nowhere
        }
    }

    /// The patterns of an arm, by what it is shown for: each case by itself, where it stands for several.
    private static func patterns(of arm: MatchArm) -> [[CasePattern]] {
        arm.patterns.count > 1 && arm.patterns.allSatisfy { $0.name != nil }
            ? arm.patterns.map { [$0] } : [arm.patterns]
    }

    private mutating func read(_ call: CallFacts, _ place: Place) -> Step {
        let (scope, context) = (place.scope, place.context)
        if TCAScreenArms.isOwn(call), let function = linking.function(of: call, in: scope) {
            return .body(linking.table.scope(of: function))
        }
        var inside = place
        if case .member(let base, let modifier) = call.callee, modifier.first?.isLowercase == true {
            inside.context = modified(by: call, modifier, scope, context)
            return .parts(call.isOfType ? call.closures : [base], in: inside)
        }
        guard let name = call.name, name.first?.isUppercase == true else { return .nowhere }
        switch name {
        // Its screens are destinations of their own.
        case "TCARouter": return .nowhere
        case _ where isTabView(call, scope):
            inside.context = Context(conditions: context.conditions, isTab: true)
            if let value = call.argument("selection") { selection = selection ?? path(value, scope) }
        case "Tab" where context.isTab:
            inside.context.tab = TabReader.read(tab: call)
            inside.context.tag = call.argument("value").flatMap(Self.tag) ?? context.tag
        case _ where Self.rows.contains(name): inside.context.isRow = true
        case "NavigationSplitView":
            return .parts(
                TCAColumns.columns(of: call).map { column in
                    var filling = place
                    filling.context.column = Column(
                        style: column.style, platforms: call.platforms.intersection(scope.platforms))
                    return (column.content, filling)
                })
        case "CaseLet": return caseLet(call, place)
        case "IfLetStore": return .parts(ifLetStore(call, place))
        default:
            let path = TypeName(reading: call.callee)
            let type = path.flatMap { linking.find($0, in: scope) }
            let isOwn = type.map { !linking.table[$0].isExternal && (!isWrapper($0) || call.handsStore) }
            // Of several of a name it isn't known which is meant.
            if isOwn ?? (call.handsStore && !linking.table.namesakes(name, from: scope.file).isEmpty) {
                add(.call(call.index), call, place)
                return .nowhere
            }
        }
        // What is pushed onto a stack is no choice of the view's.
        let content = call.arguments.filter { argument in
            argument.isClosure && !["label", "header", "destination"].contains(argument.label)
        }
        return .parts(content.map(\.value), in: inside)
    }

    /// What `CaseLet(state: /Screen.home, action: Action.home, then: HomeView.init)` makes where the case holds.
    private func caseLet(_ call: CallFacts, _ place: Place) -> Step {
        guard let arm = TCAScreenArms.caseLet(call, place.scope) else { return .nowhere }
        var inside = place
        let named = CasePattern.named(arm.screen, owner: nil, [])
        inside.context.conditions.append(
            ShownChoice.Condition(path: switched(around: call, place.scope), patterns: [named]))
        inside.context.cases = [arm.screen]
        inside.context.action = arm.action
        inside.maker = call
        return .parts([arm.value], in: inside)
    }

    /// What `IfLetStore(store.scope(…)) { HomeView(store: $0) } else: { LogInView() }` makes, each where it does.
    private func ifLetStore(_ call: CallFacts, _ place: Place) -> [(Expression, Place)] {
        let path = call.arguments.first.flatMap { self.path($0.value, place.scope) }
        return call.arguments.dropFirst().map { argument in
            var branch = place
            branch.maker = call
            let patterns: [CasePattern] = argument.label == "else" ? [.any] : [.some]
            branch.context.conditions.append(condition(path, patterns))
            if argument.label != "else", let last = path?.last { branch.context.cases = [last] }
            return (argument.value, branch)
        }
    }

    /// Whether a `TabView` turns pages that no selection names: all of them are one screen then.
    static func isOneScreen(_ call: CallFacts, _ scope: Scope) -> Bool {
        guard scope.turnsPages(call) else { return false }
        let isNamed = scope.body.calls.contains { $0.name == "tag" && scope.body.isInside($0.index, of: call.index) }
        return call.argument("selection") == nil || !isNamed
    }

    /// Whether a call is of a `TabView`, or of a container of the app's own that is given a selection and several views.
    private func isTabView(_ call: CallFacts, _ scope: Scope) -> Bool {
        if call.name == "TabView" { return !Self.isOneScreen(call, scope) }
        guard let selection = call.argument("selection"), path(selection, scope)?.isEmpty == false else { return false }
        return call.arguments.contains { argument in
            if case .closure(let results) = argument.value { results.count > 1 } else { false }
        }
    }

    /// Whether a view of the sources shows what is handed to it.
    private func isWrapper(_ type: TypeID) -> Bool {
        linking.table[type].parts.contains { part in
            !linking.table[part].viewParameters.isEmpty
        }
    }

    /// What is handed over to be made, as in `then: HomeView.init`, or built in a closure.
    private mutating func read(_ value: Expression, madeBy call: CallFacts, _ place: Place) -> Step {
        guard case .closure(let results) = value else {
            add(value, call, place)
            return .nowhere
        }
        var inside = place
        inside.maker = nil
        return .parts(results, in: inside)
    }

    /// What `tabItem` and `tag` say of the view they stand behind.
    private func modified(by call: CallFacts, _ modifier: String, _ scope: Scope, _ context: Context) -> Context {
        var inside = context
        switch modifier {
        case "tabItem":
            let parts = call.arguments.map(\.value)
            inside.tab = inside.tab ?? TabReader.read(parts, scope.body.calls)
        case "tag": inside.tag = inside.tag ?? call.arguments.first.flatMap { Self.tag($0.value) }
        default: break
        }
        return inside
    }

    private static func tag(_ value: Expression) -> String? {
        switch value {
        case .implicitMember(let name), .literal(let name): name
        // `Tab.home`, `Tab.home.rawValue`
        case .member(let owner, "rawValue"), .member(let owner, "hashValue"), .member(let owner, "self"): tag(owner)
        case .member(_, let name): name
        default: nil
        }
    }

    private mutating func add(_ value: Expression, _ call: CallFacts, _ place: Place) {
        let (scope, context) = (place.scope, place.context)
        let shown = targets.targets(ofScreen: value, in: scope)
        let handed = call.arguments.compactMap { scoped($0.value, scope) }.first
        let title: String
        switch shown.targets.first {
        case .declared(let type): title = linking.table.name(of: type)
        // Of several views of the name it isn't known which is meant, but what it is handed tells the child.
        case .external(let name) where handed?.state.isEmpty == false && call.handsStore: title = name
        default: return
        }
        // The view's own parts show the same state, and are no choice; nor is what the view alone decides on.
        let isOwn = handed?.state.isEmpty ?? !context.conditions.contains { $0.path != nil }
        guard !isOwn || !context.cases.isEmpty || context.isTab else { return }
        // A case says best what is chosen; what a tag counts says least.
        let isNamed = context.tag?.first?.isLetter == true
        let name =
            context.cases.last ?? (isNamed ? context.tag : nil) ?? handed?.state.last ?? context.tab?.title
            ?? title
        let isPart = context.isBeside && !hands(call, scope)
        let columns = context.column.map {
            [ShownChoice.Showing(style: $0.style, platforms: $0.platforms, targets: shown)]
        }
        found.append(
            ShownChoice(
                name: name, action: handed?.action ?? context.action ?? handed?.state.last ?? name, targets: shown,
                conditions: context.conditions, isTab: context.isTab, isUnderBar: context.isUnderBar,
                isRow: context.isRow, isPart: isPart, isInline: isPart && isInline(shown, place.arm),
                columns: columns ?? [],
                tag: context.tag, tab: context.tab,
                location: call.location, declaration: call.text))
    }

    /// Whether a view is only one of those that a case shows.
    private func isInline(_ shown: TargetResolver.Targets, _ arm: Arm?) -> Bool {
        guard let arm else { return false }
        let whole = targets.targets(ofScreen: arm.value, in: arm.scope)
        return !shown.targets.contains(where: whole.targets.contains)
    }

    /// Whether what is made is handed the feature's store, or a child's.
    private func hands(_ call: CallFacts, _ scope: Scope) -> Bool {
        call.arguments.contains { argument in
            stores.scoped(argument.value, in: scope).map { $0.start == feature && !$0.isInside } ?? false
        }
    }

    /// The way from the view's own store to the one it hands on.
    private func scoped(_ value: Expression, _ scope: Scope) -> (state: [String], action: String?)? {
        guard let store = stores.scoped(value, in: scope), store.start == feature else { return nil }
        var action: String?
        if case .call(let index) = value, let written = scope.call(at: index)?.argument("action") {
            action = TCAScreenArms.casePath(written)
        }
        return (store.path, action)
    }
}
