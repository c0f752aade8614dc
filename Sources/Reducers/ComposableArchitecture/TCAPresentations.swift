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
        /// Where the content stands, where that is not the site itself.
        var contentScope: Scope?
        var scope: Scope { contentScope ?? site.scope }

        /// The platforms that it is compiled for.
        var platforms: Platforms { site.call.platforms }
    }

    /// A stack of views.
    struct Stack {
        let state: TCAPresented
        let view: TypeID
        let root: Expression?
        var destination: Expression?
        let site: CallSite
        /// Where the root stands, where that is not the site itself.
        var rootScope: Scope?
        /// The modifier that builds what is shown for its cases, where the stack itself does not.
        var builder: CallSite?
        /// Where that is built.
        var destinationScope: Scope { builder?.scope ?? site.scope }
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
    /// The calls in the app's own modifiers that present, and whether all that they are handed is told here.
    var inner: [RelativeLocation: Bool] = [:]
    /// What the app's own modifiers present.
    var presentedBy: [TypeID: [Shown]] = [:]
    private(set) var states: TCAPresentedStates
    let stores: TCAStores
    var features: TCAFeatures { stores.features }
    var context: LinkingContext { stores.context }

    static let styles: [String: Style] = [
        "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover, "navigationDestination": .push,
        "inspector": .sheet, "NavigationLinkStore": .push, "NavigationLinkWithStore": .push, "NavigationLink": .push,
    ]
    /// The links that are handed a store without a label: the library's own, and that of swift-composable-presentation.
    private static let storeLinks: Set<String> = ["NavigationLinkStore", "NavigationLinkWithStore"]

    init(_ states: TCAPresentedStates, stores: TCAStores) {
        self.states = states
        self.stores = stores
        var builders: [CallSite] = []
        for scope in stores.context.code.scopes {
            guard let type = scope.type else { continue }
            for call in scope.body.calls {
                guard let name = call.name else { continue }
                let site = CallSite(scope: scope, call: call)
                switch call.callee {
                case .name(let name)
                where name == "NavigationStack" || name == "NavigationStackStore" || isOwnStack(call, in: scope):
                    add(stack: call, of: type, site)
                case .member(_, let name) where Self.asking.contains(name): add(asking: call, in: scope)
                case .name(let name) where Self.asking.contains(name): add(asking: call, in: scope)
                case .name("NavigationLink") where (call.argument("state") ?? call.argument("value")) != nil:
                    links.append(site)
                case _ where name == "navigationDestination" && call.argument("for") != nil: builders.append(site)
                default:
                    if let style = Self.styles[name] {
                        add(call, style, nil, of: type, site)
                    } else if let own = own(call, in: scope) {
                        let count = shown.count
                        add(call, own.style, own, of: type, site)
                        note(own, presenting: shown[count...], by: call)
                    }
                }
            }
        }
        joinArrays(builders)
        addStacksByHand()
    }

    /// Forgets the arrays that are no paths.
    mutating func keepArrays(among bound: Set<TCAShownViews.Key>) {
        let key = key
        states.keepArrays { bound.contains(key($0)) }
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
                for state in handed(store, in: scope) {
                    asked.insert(TCAShownViews.Key(owner: state.owner, property: state.property, name: nil))
                }
                if isOpen(store, in: scope) { noteAsking(in: scope) }
                continue
            }
            let name =
                found.name ?? call.argument("case").flatMap(TCAScreenArms.casePath)
                ?? call.argument("state").flatMap(TCAScreenArms.casePath)
            asked.insert(TCAShownViews.Key(owner: found.state.owner, property: found.state.property, name: name))
        }
    }

    /// Whether some of what a binding is made of isn't read: `.constant(store.destination == .question)`.
    private func isOpen(_ value: Expression, in scope: Scope) -> Bool {
        var found = false
        value.walk { part in
            switch part {
            case .unknown: found = true
            case .call(let index):
                guard let call = scope.call(at: index) else { return .skipChildren }
                return .visitInstead(call.arguments.map(\.value), in: ())
            default: break
            }
            return found ? .stop : .visitChildren
        }
        return found
    }

    /// Notes that a view asks something by one of the cases of its features, of which it isn't known which.
    private mutating func noteAsking(in scope: Scope) {
        guard let view = scope.type else { return }
        for feature in stores.features(of: view) {
            wholes.formUnion(states.presented(by: feature).filter { $0.screens != nil }.map(key))
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

    /// What a function's own parameter may be a binding to, told by its type: `Binding<StoreOf<Question>?>`.
    private func handed(_ value: Expression, in scope: Scope) -> [TCAPresented] {
        guard case .parameter(let name) = value, let function = scope.function,
            let type = features.table.function(function).parameters.first(where: { $0.name == name })?.type,
            let feature = features.feature(TypeUse(type, in: scope))
        else { return [] }
        return states.all.filter { $0.child == feature }
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

    private mutating func add(
        _ call: CallFacts, _ style: Style, _ own: Own?, of view: TypeID, _ site: CallSite
    ) {
        let unlabelled =
            call.name.map(Self.storeLinks.contains) == true
            ? call.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
            : Self.scoped(call, site.scope)
        let scope = own?.content == nil ? site.scope : own?.scope ?? site.scope
        guard isPart(view),
            let store = call.argument("item") ?? call.argument("store") ?? call.argument("isPresented")
                ?? call.argument("unwrapping") ?? call.argument("isActive")
                ?? (call.name == "NavigationLink" ? call.argument("selection") : nil) ?? unlabelled,
            let content = own?.content ?? Self.content(of: call),
            !add(computed: store, content, style, scope, of: view, site),
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
            let built = arms.arms(builtBy: content, scope)
            if built.isEmpty {
                wholes.insert(key(found.state))
                // One view for all cases makes them values of one thing, where they are no features.
                if !found.state.isMarked {
                    shown.append(
                        Shown(
                            state: found.state.asValue, name: nil, style: style, holder: view, content: content,
                            site: site, contentScope: scope))
                }
            }
            for arm in built {
                shown.append(
                    Shown(
                        state: found.state, name: arm.screen, style: style, holder: view, content: arm.value,
                        site: site, contentScope: own?.content == nil ? nil : arm.scope))
            }
            return
        }
        shown.append(
            Shown(
                state: found.state, name: found.state.screens == nil ? nil : name, style: style, holder: view,
                content: content, site: site, contentScope: own?.content == nil ? nil : own?.scope))
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
                // What an enum has besides its cases is asked of a case, and shows none.
                if let inside, let screens = state.screens,
                    !features.cases(ofType: screens.type).contains(where: { $0.facts.name == inside })
                {
                    return nil
                }
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
            .union(stacks.compactMap(\.builder?.call.location)).union(inner.filter(\.value).keys)
    }
}
