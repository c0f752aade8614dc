import Base
import Facts
import Linking
import Presentation
import Types

/// Finds where views show what the states of features present.
///
/// ```swift
/// NavigationStack(path: $store.scope(state: \.path, action: \.path)) { … } destination: { store in … }
/// .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { AddView(store: $0) }
/// .sheet(store: store.scope(state: \.$destination, action: …), state: /Destination.State.add, action: …) { … }
/// ```
struct TCAPresentations {
    /// A modifier that shows something presented.
    struct Shown {
        let state: TCAPresented
        /// The case; nil for a single child.
        let name: String?
        let style: Style
        /// The view whose code it stands in.
        let holder: TypeID
        let content: Expression
        let site: CallSite

        /// The platforms that it is compiled for.
        var platforms: Platforms { site.call.platforms }
    }

    /// A stack of views.
    struct Stack {
        let state: TCAPresented
        let view: TypeID
        let root: Expression?
        let destination: Expression?
        let site: CallSite
        /// Where the root stands, where that is not the site itself.
        var rootScope: Scope?
    }

    var shown: [Shown] = []
    var stacks: [Stack] = []
    /// The single children that views show among other things.
    var parts: Set<TCAShownViews.Key> = []
    /// What alerts and dialogs ask.
    private var asked: Set<TCAShownViews.Key> = []
    /// What is shown whichever case it is.
    private var wholes: Set<TCAShownViews.Key> = []
    /// The links that name what a stack is to show: `NavigationLink(state: Path.State.detail(…))`.
    private(set) var links: [CallSite] = []
    let states: TCAPresentedStates
    let stores: TCAStores
    var features: TCAFeatures { stores.features }
    var context: LinkingContext { stores.context }

    static let styles: [String: Style] = [
        "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover, "navigationDestination": .push,
        "inspector": .sheet, "NavigationLinkStore": .push, "NavigationLink": .push,
    ]

    init(_ states: TCAPresentedStates, stores: TCAStores) {
        self.states = states
        self.stores = stores
        for scope in stores.context.code.scopes {
            guard let type = scope.type else { continue }
            for call in scope.body.calls {
                guard let name = call.name else { continue }
                let site = CallSite(scope: scope, call: call)
                switch call.callee {
                case .name("NavigationStack"), .name("NavigationStackStore"): add(stack: call, of: type, site)
                case .member(_, let name) where Self.asking.contains(name): add(asking: call, in: scope)
                case .name("NavigationLink") where call.argument("state") != nil: links.append(site)
                default:
                    if let style = Self.styles[name] ?? style(ofOwn: call, in: scope) {
                        add(call, style, of: type, site)
                    }
                }
            }
        }
        addStacksByHand()
    }

    /// The modifiers that ask and tell something.
    private static let asking: Set<String> = ["alert", "confirmationDialog", "actionSheet"]

    private mutating func add(asking call: CallFacts, in scope: Scope) {
        let labels = ["store", "unwrapping", "item", "isPresented"]
        let unlabelled = call.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
        for store in labels.compactMap(call.argument) + [unlabelled].compactMap({ $0 }) {
            guard let found = presented(store, in: scope) else {
                for state in bound(store, in: scope) {
                    guard let name = call.argument("case").flatMap(TCAScreenArms.casePath) else { continue }
                    asked.insert(TCAShownViews.Key(owner: state.owner, property: state.property, name: name))
                }
                continue
            }
            let name =
                found.name ?? call.argument("case").flatMap(TCAScreenArms.casePath)
                ?? call.argument("state").flatMap(TCAScreenArms.casePath)
            asked.insert(TCAShownViews.Key(owner: found.state.owner, property: found.state.property, name: name))
        }
    }

    /// What a view's own binding may be to, told by its type: `@Binding var route: Home.Route?`.
    private func bound(_ value: Expression, in scope: Scope) -> [TCAPresented] {
        guard let property = stores.context.property(meantBy: value, in: scope),
            let type = features.table.property(property).type,
            let screens = features.screens(
                TypeUse(
                    type.last == "Binding" ? type.arguments.first ?? type : type, in: features.table.scope(of: property)
                ))
        else { return [] }
        return states.all.filter { $0.screens == screens }
    }

    /// Whether only an alert or a dialog shows a case.
    func isAsked(_ state: TCAPresented, _ name: String?) -> Bool {
        asked.contains(TCAShownViews.Key(owner: state.owner, property: state.property, name: name))
            && shown(state, name).isEmpty
    }

    /// Whether views show something presented without looking which case it is.
    func isShownWhole(_ state: TCAPresented) -> Bool { wholes.contains(key(state)) }

    /// Whether code of a type shows views: a view's own, or what is added to all views.
    private func isPart(_ type: TypeID) -> Bool {
        features.table[type].isExternal || stores.context.conformances.isPart(type)
    }

    private mutating func add(stack call: CallFacts, of view: TypeID, _ site: CallSite) {
        let unlabelled = call.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
        guard let store = call.argument("path") ?? unlabelled, let found = presented(store, in: site.scope),
            found.state.form == .stack
        else { return }
        stacks.append(
            Stack(
                state: found.state, view: view,
                root: call.argument("root") ?? call.arguments.first { $0.label == nil && $0.isTrailingClosure }?.value,
                destination: call.argument("destination"), site: site))
    }

    /// How a modifier or a view of the app's own presents that is handed a state and what to show, as its body tells:
    /// `.emptyLink(isActive: store.binding(for: .settings)) { … }`.
    private func style(ofOwn call: CallFacts, in scope: Scope) -> Style? {
        guard call.arguments.contains(where: { $0.label.map(Self.bound.contains) ?? false }), !call.closures.isEmpty,
            let function = stores.context.function(of: call, in: scope)
        else { return nil }
        let inside = stores.context.table.function(function).body.calls
        return inside.lazy.compactMap { $0.name == "NavigationLink" ? .push : $0.name.flatMap { Self.styles[$0] } }
            .first
    }

    private static let bound: Set<String> = ["isActive", "isPresented", "item", "store"]

    private mutating func add(_ call: CallFacts, _ style: Style, of view: TypeID, _ site: CallSite) {
        let unlabelled =
            call.name == "NavigationLinkStore"
            ? call.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value : nil
        guard isPart(view),
            let store = call.argument("item") ?? call.argument("store") ?? call.argument("isPresented")
                ?? call.argument("unwrapping") ?? call.argument("isActive")
                ?? (call.name == "NavigationLink" ? call.argument("selection") : nil) ?? unlabelled,
            let content = call.argument("content") ?? call.argument("destination")
                ?? call.arguments.first(where: { $0.label == nil && $0.isTrailingClosure })?.value,
            let bound = presented(store, in: site.scope) ?? whole(store, call, site.scope)
                ?? asked(by: store, before: content, site.scope)
                ?? chosen(around: call, by: store, before: content, site.scope), bound.state.form != .stack
        else { return }
        let found = child(behind: bound.state, content, site.scope).map { (state: $0, name: nil) } ?? bound
        let name =
            found.name ?? call.argument("state").flatMap(TCAScreenArms.casePath)
            ?? call.argument("case").flatMap(TCAScreenArms.casePath)
        // What shows whatever is presented tells it case by case inside.
        guard name != nil || found.state.screens == nil else {
            let arms = TCAScreenArms(
                context: stores.context, screens: Set(states.cases(of: found.state).map(\.facts.name)))
            let built = arms.arms(builtBy: content, site.scope)
            if built.isEmpty { wholes.insert(key(found.state)) }
            for arm in built {
                shown.append(
                    Shown(
                        state: found.state, name: arm.screen, style: style, holder: view, content: arm.value,
                        site: site))
            }
            return
        }
        shown.append(
            Shown(
                state: found.state, name: found.state.screens == nil ? nil : name, style: style, holder: view,
                content: content, site: site))
    }

    /// What a store is of that is handed on by itself, where the call names one of its cases.
    private func whole(
        _ store: Expression, _ call: CallFacts, _ scope: Scope
    ) -> (state: TCAPresented, name: String?)? {
        guard call.argument("state") != nil, let scoped = stores.scoped(store, in: scope), scoped.path.isEmpty else {
            return nil
        }
        return states.presenting(scoped.start).map { ($0, nil) }
    }

    /// What of a feature's state an expression leads to that presents something.
    func presented(_ store: Expression, in scope: Scope) -> (state: TCAPresented, name: String?)? {
        if let scoped = stores.scoped(store, in: scope), let found = presented(by: scoped) { return found }
        return helped(store, scope)
    }

    /// What a helper of the app's own is asked about: `store.binding(for: .settings)`, where one property alone has the case.
    private func helped(_ store: Expression, _ scope: Scope) -> (state: TCAPresented, name: String?)? {
        guard case .call(let index) = store, let call = scope.call(at: index), call.arguments.count == 1,
            case .member(let base, _) = call.callee, case .implicitMember(let name) = call.arguments[0].value,
            let scoped = stores.scoped(base, in: scope), scoped.path.isEmpty
        else { return nil }
        let having = states.presented(by: scoped.start).filter { state in
            states.cases(of: state).contains { $0.facts.name == name }
        }
        return having.count == 1 ? (having[0], name) : nil
    }

    /// What a way through the state of features leads to that presents something.
    func presented(by scoped: TCAStores.Scoped) -> (state: TCAPresented, name: String?)? {
        var current = scoped.start
        var path = scoped.path[...]
        // The store of what is presented is handed on by itself: `PresentationStoreOf<Home.Destination>`.
        if let state = states.presenting(scoped.start), case let own = state.inside(path), let name = own.first,
            own.count == 1,
            features.cases(ofType: state.screens?.type ?? features[scoped.start].type).contains(where: {
                $0.facts.name == name
            })
        {
            return (state, name)
        }
        while let name = path.popFirst() {
            if let state = states.presented(name, by: current) {
                path = state.inside(path)
                let inside = path.popFirst()
                if path.isEmpty { return (state, inside) }
                // Further inside of what is presented.
                if state.screens != nil {
                    guard let child = states.child(inside, of: state) else { return nil }
                    current = child
                } else {
                    guard let child = state.child, let inside else { return nil }
                    path = [inside] + path
                    current = child
                }
            } else if let child = features.child(name, of: current) {
                current = child
            } else if let inner = path.first, states.presented("\(name).\(inner)", by: current) != nil {
                path = ["\(name).\(inner)"] + path.dropFirst()
            } else {
                return path.isEmpty ? flag(name, of: current).map { ($0, nil) } : nil
            }
        }
        return nil
    }

    // MARK: Asked

    /// Whether views show a single child only among other things, as a part of theirs.
    func isPart(_ state: TCAPresented) -> Bool { parts.contains(key(state)) }

    func key(_ state: TCAPresented) -> TCAShownViews.Key {
        TCAShownViews.Key(owner: state.owner, property: state.property, name: nil)
    }

    /// The modifiers that show something presented.
    func shown(_ state: TCAPresented, _ name: String?) -> [Shown] {
        shown.filter { $0.state.owner == state.owner && $0.state.property == state.property && $0.name == name }
    }

    /// The calls that are told by what is presented, and by nothing else.
    var claimed: Set<RelativeLocation> {
        Set(shown.map(\.site.call.location)).union(stacks.map(\.site.call.location))
    }
}

extension TCAPresentations {
    /// The views that each part of a feature's store is handed to.
    func handed() -> [TCAFeatureID: [String: [TypeID]]] {
        var found: [TCAFeatureID: [String: [TypeID]]] = [:]
        for made in stores.context.constructions where stores.context.conformances.isView(made.type) {
            for argument in made.site.call.arguments where argument.label != nil {
                guard let scoped = stores.scoped(argument.value, in: made.site.scope), !scoped.isInside,
                    let last = scoped.path.last
                else { continue }
                let owner = scoped.path.dropLast().reduce(Optional(scoped.start)) { current, name in
                    current.flatMap { stores.features.child(name, of: $0) }
                }
                guard let owner else { continue }
                if found[owner]?[last]?.contains(made.type) != true {
                    found[owner, default: [:]][last, default: []].append(made.type)
                }
            }
        }
        return found
    }
}
