import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// Finds what the code of reducers presents, what links name, and where it goes back.
///
/// ```swift
/// case .path(.element(id: _, action: .list(.rowTapped))):
///     state.path.append(.detail(Detail.State()))      // ListView -push-> detail
/// case .addTapped:
///     state.destination = .add(Add.State())           // the view with the modifier -sheet-> add
/// case .done:
///     return .run { _ in await dismiss() }            // the views that show the feature
/// ```
struct TCAPresentationEffects {
    let linked: TCALinkedFeatures
    let graph: CallGraph
    let state: TCAState
    let values: TCARouteValues
    let callers: TCACallers
    var found = SystemEffects(effects: [], answers: [], notUnderstood: [])
    /// What reducers answer, in the order of the source.
    var answers: [TCAAnswer] = []
    let stores: TCAStores
    /// The first views of stacks that values choose.
    let roots: [TCAStackRoot]
    let sends: TCASends
    /// What some code presents, so that its modifiers need not tell it.
    var presented: Set<TCAShownViews.Key> = []
    /// The views that set something presented to a value which isn't known, by what that is.
    var choosing: [TCAShownViews.Key: Set<TypeID>] = [:]
    /// The cases that views show and that no code sets.
    var unset: Set<TCAShownViews.Key> = []
    /// What views look at of the states, once that has been asked for.
    var lookedAt: Set<TCAShownViews.Key>?
    /// What is looked at for faults.
    var navigating: [TCAFaults.Navigating] = []
    var unshown: [TCAFaults.Unshown] = []
    var pushed: [TCAFaults.Unshown] = []

    var features: TCAFeatures { linked.features }
    var table: TypeTable { features.table }

    init(_ linked: TCALinkedFeatures, _ graph: CallGraph) {
        self.linked = linked
        self.graph = graph
        stores = TCAStores(features: linked.features, context: graph.context)
        roots = linked.presentations.stacks.compactMap(linked.chosenRoot)
        let routers = TCARouters([], features: linked.features, stores: stores)
        state = TCAState(features: linked.features, routers: routers)
        values = TCARouteValues(context: graph.context, state: state)
        let actions = TCAActions(
            features: linked.features, routers: routers, stores: stores, known: linked.known, shown: linked.views)
        sends = TCASends(stores: stores, scopes: graph.scopes)
        callers = TCACallers(features: linked.features, state: state, actions: actions, graph: graph)
    }

    mutating func find() -> SystemEffects {
        for scope in graph.scopes where !isState(scope) {
            for site in scope.sites { look(at: site) }
        }
        beginStates()
        for link in linked.presentations.links { show(link) }
        findFaults()
        for shown in linked.presentations.shown { show(shown) }
        for stack in linked.presentations.stacks {
            if let root = linked.chosenRoot(of: stack) { begin(root, stack) } else { begin(stack) }
        }
        for (feature, wholes) in linked.choices.sorted(by: { $0.key < $1.key }) {
            for whole in wholes {
                begin(feature, whole)
                showLists(of: whole)
            }
        }
        found.answers = TCADeepLinks(stores: stores, answers: answers, callers: callers, graph: graph).found()
        return found
    }

    /// Whether code only makes or translates state: an initializer, a static function, or a property of it.
    private func isState(_ scope: Scope) -> Bool {
        guard let type = scope.type, let feature = features.feature(of: type), features[feature].state == type
        else { return false }
        let function = scope.function.map { table.function($0) }
        return scope.property != nil || function?.name == "init" || function?.isStatic == true
    }

    // MARK: Reducers

    private mutating func look(at site: CallSite) {
        let call = site.call
        if linked.dismisses(call, site.scope) { return dismiss(at: site) }
        if call.callee == .implicitMember("set") { return setBound(at: site) }
        guard case .member(let receiver, let name) = call.callee else { return }
        switch name {
        case "=":
            guard let value = call.arguments.first?.value else { return }
            if close(value, setTo: receiver, at: site) { return }
            let sent = setter(at: site).map { sends.values(of: $0) } ?? []
            guard !sent.isEmpty else { return assign(value, to: receiver, in: site.scope, at: site) }
            // What an action hands over is told where it is sent.
            for (value, sending) in sent { assign(value, to: receiver, in: site.scope, at: sending) }
        case "toggle":
            guard let flag = flag(at: receiver, in: site.scope) else {
                _ = choose(.unknown, at: receiver, in: site.scope, site)
                return
            }
            toggle(flag, at: site)
        case "append", "insert", "removeLast", "popLast", "removeAll", "pop", "removeSubrange", "remove":
            guard let place = place(of: receiver, in: site.scope) else {
                if changeHanded(receiver, at: site) { return }
                if isOfUnknownState(receiver, site) {
                    report(
                        site, "the owner of the changed state isn't known",
                        help: "change the stack in the reducer itself")
                }
                return
            }
            guard place.form == .stack else { return }
            let sent = setter(at: site).map { sends.values(of: $0) } ?? []
            guard ["append", "insert"].contains(name), !sent.isEmpty else { return change(place, name, at: site) }
            for (value, sending) in sent { show(value, place, at: sending) }
        default: return
        }
    }

    /// A property and what it is of: in the state's own functions, `destination = .detail` is `self.destination = .detail`.
    private static func member(_ target: Expression) -> (base: Expression, name: String)? {
        switch target {
        case .member(let base, let name): (base, name)
        case .name(let name): (.instance, name)
        default: nil
        }
    }

    /// What of a feature's state an expression is that presents something.
    func place(of target: Expression, in scope: Scope) -> TCAPresented? {
        guard let (base, name) = Self.member(target) else { return nil }
        let presented: TCAPresented? =
            switch state.place(of: base, in: scope) {
            case .state(let feature): linked.states.presented(name, by: feature)
            case .value(let feature, let path):
                linked.states.presented((path + [name]).joined(separator: "."), by: feature)
            case .routes, nil: nil
            }
        guard let found = presented else { return nil }
        return found.form == .stack || linked.isShown(found) ? found : nil
    }

    /// Whether a case of what some stack holds is put on one of its name, in a closure which does not say what it is handed.
    private func isOfUnknownState(_ receiver: Expression, _ site: CallSite) -> Bool {
        guard case .member(.closureParameter(_, _, _, nil), let property) = receiver,
            let name = site.call.arguments.first?.value.caseName(in: site.scope.body.calls)
        else { return false }
        return linked.presentations.stacks.contains { stack in
            stack.state.property == property
                && linked.states.cases(of: stack.state).contains { $0.facts.name == name }
        }
    }

    /// The action whose value is only taken over: `case let .setRoute(route): state.route = route`, `state.path.append(route)`.
    private func setter(at site: CallSite) -> TCASends.Setter? {
        guard let outer = site.call.patterns.first, let feature = state.feature(around: site) else { return nil }
        // `state.path.append(.detail(shown))` makes a case of what it is handed.
        if case .call? = site.call.arguments.first?.value { return nil }
        let words = site.call.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let name =
            site.call.name == "="
            ? site.call.text.split(separator: " ").last.map(String.init) : words.last.map(String.init)
        for case .named(let action, _, let values) in outer.cases {
            if let position = values.firstIndex(where: { if case .binding(name) = $0 { true } else { false } }) {
                return TCASends.Setter(feature: feature, action: action, position: position)
            }
        }
        return nil
    }

    /// - Parameters:
    ///   - inside: the code that the target stands in.
    ///   - site: where the value stands.
    mutating func assign(
        _ value: Expression, to target: Expression, in inside: Scope, at site: CallSite
    ) {
        if choose(value, at: target, in: inside, site) { return }
        if chooseRoot(value, at: target, in: inside, site) { return }
        // `state.path[id: id] = .detail(…)`
        if case .member(let inner, "[]") = target, let place = place(of: inner, in: inside), place.form == .stack {
            if keepsCase(value, site) || isOfSameCase(value, site) { return }
            return value.isNil ? exit(place, nil, .pop(count: 1), at: site) : show(value, place, at: site)
        }
        if let place = place(of: target, in: inside) {
            if place.form == .stack {
                if changesOwn(place, value, inside, site) { return }
                let parts = elements(of: value, site.scope)
                if parts.isEmpty { return exit(place, nil, .popToRoot, at: site) }
                for part in parts { show(part, place, at: site) }
                return
            }
            if keepsCase(value, site) { return }
            return value.isNil ? exit(place, nil, nil, at: site) : show(value, place, at: site)
        }
        guard let flag = flag(at: target, in: inside) else { return reportUnread(target, in: inside, at: site) }
        if flag.form == .value {
            return value.isNil ? exit(flag, nil, nil, at: site) : show(flag, nil, at: site, isInferred: false)
        }
        switch value {
        case .constant("true"): show(flag, nil, at: site, isInferred: false)
        case .constant("false"): exit(flag, nil, nil, at: site)
        // What a modifier's binding sends is that people closed it.
        case _ where setter(at: site).map({ isSent($0.action, byBindingOf: flag) }) == true:
            exit(flag, nil, nil, at: site)
        default: toggle(flag, at: site)
        }
    }

    /// What may be shown, and may go, by the same code.
    private mutating func toggle(_ flag: TCAPresented, at site: CallSite) {
        show(flag, nil, at: site, isInferred: false)
        exit(flag, nil, nil, at: site)
    }

    /// The value of a state that an expression is, where something is presented while it is true or there.
    private func flag(at target: Expression, in scope: Scope) -> TCAPresented? {
        guard let (base, name) = Self.member(target),
            case .state(let feature)? = state.place(of: base, in: scope)
        else { return nil }
        return linked.presentations.shown.first {
            [.flag, .value].contains($0.state.form) && $0.state.owner == feature && $0.state.property == name
        }?.state
    }

    /// Whether a modifier's binding sends an action: `.sheet(isPresented: $store.isShown.sending(\.shownChanged))`.
    private func isSent(_ action: String, byBindingOf flag: TCAPresented) -> Bool {
        linked.presentations.shown.contains { shown in
            guard shown.state.owner == flag.owner, shown.state.property == flag.property else { return false }
            return shown.site.call.arguments.contains { argument in
                guard case .call(let index) = argument.value, let bound = shown.site.scope.call(at: index) else {
                    return false
                }
                let sent = bound.name == "sending" ? bound.arguments.first?.value : bound.argument("send")
                return sent.flatMap(TCAScreenArms.casePath) == action
            }
        }
    }

    private mutating func change(_ place: TCAPresented, _ name: String, at site: CallSite) {
        switch name {
        case "append", "insert":
            guard let argument = site.call.arguments.first else { return }
            for part in argument.label == "contentsOf" ? elements(of: argument.value, site.scope) : [argument.value] {
                show(part, place, at: site)
            }
        case "pop":
            exit(place, nil, site.call.argument("to") != nil ? .pop(count: nil) : .pop(count: 1), at: site)
        default:
            if let operation = site.call.removal { exit(place, nil, operation, at: site) }
        }
    }

    /// The elements of a stack that an expression makes: `StackState([.a, .b])`, `[.a]`.
    func elements(of value: Expression, _ scope: Scope) -> [Expression] {
        switch value {
        case .array(let parts): return parts
        case .call(let index):
            guard let call = scope.call(at: index), let inner = call.arguments.first else { return [] }
            return elements(of: inner.value, scope)
        default: return [value]
        }
    }

    // MARK: Showing

    /// Shows what a value of something presented names.
    private mutating func show(_ value: Expression, _ place: TCAPresented, at site: CallSite) {
        var trail = HandedTrail()
        show(value, place, at: site, &trail)
    }

    private mutating func show(
        _ value: Expression, _ place: TCAPresented, at site: CallSite, _ trail: inout HandedTrail
    ) {
        guard let screens = place.screens else {
            if place.isUnknown, value.caseName(in: site.scope.body.calls).map({ $0 != "init" }) ?? false {
                return report(
                    site, "the cases of `\(place.property)` aren't in the source that was read",
                    help: "add the folder with the enum to the command line")
            }
            return show(place, nil, at: site, isInferred: false)
        }
        if place.form == .stack, showHandedStart(value, place, at: site) { return }
        var read = values.screens(value, of: screens, in: site.scope)
        if let inner = place.inner, case .call(let index) = value, let call = site.scope.call(at: index),
            value.caseName(in: site.scope.body.calls) == nil
        {
            if let held = call.argument(inner) { return show(held, place, at: site, &trail) }
            read = values.screens(put: inner, byInitializerOf: call, of: screens, in: site.scope)
        }
        for named in read.named {
            if named.screen == "none" || named.screen == "some" { continue }
            show(
                place, named.screen, at: site, isInferred: false,
                inner: named.inner ?? inner(of: value, in: site.scope))
        }
        var isOpen = read.isOpen
        for parameter in read.parameters {
            let isHanded = follow(parameter, at: site, &trail) { effects, value, caller, trail in
                effects.show(value, place, at: caller, &trail)
            }
            isOpen = isOpen || !isHanded
        }
        guard isOpen else { return }
        if let view = site.holder, isPart(view) {
            let key = TCAShownViews.Key(owner: place.owner, property: place.property, name: nil)
            choosing[key, default: []].insert(view)
        }
        report(site, "the presented screen is chosen at run time")
    }

    /// The case that the value of a case is, where that is written in place.
    private func inner(of value: Expression, in scope: Scope) -> String? {
        guard case .call(let index) = value, let call = scope.call(at: index), call.arguments.count == 1,
            case .implicitMember(let name) = call.arguments[0].value
        else { return nil }
        return name
    }

    private mutating func show(
        _ place: TCAPresented, _ name: String?, at site: CallSite, isInferred: Bool, inner: String? = nil
    ) {
        if isAsking(place, name) { return }
        presented.insert(TCAShownViews.Key(owner: place.owner, property: place.property, name: name))
        let shown = linked.presentations.shown(place, name)
        let coordinator = linked.known[place.owner]?.coordinator
        let destination = name ?? singleName(of: place)
        if place.form == .stack {
            guard let coordinator, coordinator.destination(destination) != nil else {
                return reportUnshown(destination, site)
            }
            if let name { pushed.append(TCAFaults.Unshown(place: place, name: name, site: site)) }
            let screen = ShownDestination(
                coordinator: coordinator.type, destination: destination, style: .push, isInferred: isInferred,
                targets: name.flatMap { linked.ownTargets(of: place, $0, inner: inner) })
            return reach(.show(screen), of: place, holders: [], at: site)
        }
        guard !shown.isEmpty else {
            guard let coordinator, coordinator.destination(destination)?.targets.targets.isEmpty == false,
                !linked.isOfAnother(place, destination)
            else {
                guard place.form == .optional, !linked.presentations.isPart(place) else { return }
                guard let name else { return reportUnshown(destination, site) }
                unshown.append(TCAFaults.Unshown(place: place, name: name, site: site))
                return
            }
            let whole = ShownDestination(
                coordinator: coordinator.type, destination: destination, style: .root, isInferred: isInferred)
            return reach(.show(whole), of: place, holders: [], at: site)
        }
        for modifier in shown {
            let owned = coordinator.flatMap { $0.destination(destination) == nil ? nil : $0.type }
            let opened = ShownDestination(
                coordinator: owned, destination: destination, style: modifier.style, isInferred: isInferred,
                targets: linked.targets(of: modifier, inner: inner).targets, platforms: modifier.platforms)
            reach(.show(opened), of: place, holders: holders(of: modifier), at: site)
        }
    }

    /// What a single child is called: by its property, or in a stack of one feature by that.
    func singleName(of place: TCAPresented) -> String {
        guard place.form == .stack, let child = place.child else { return place.property }
        return table.name(of: features[child].type)
    }

    mutating func add(
        _ kind: CallEffect.Kind, _ holder: TypeID, _ evidence: Evidence, _ through: [CodeReference], _ site: CallSite
    ) {
        if case .show(let shown) = kind, linked.isThere(shown, for: holder) { return }
        found.effects.append(
            PropagatedEffect(kind: kind, holder: holder, evidence: evidence, through: through, site: site))
    }

    mutating func report(
        _ site: CallSite, _ reason: String,
        help: String = "write the case here, as in `state.destination = .detail(Detail.State())`", rule: String? = nil
    ) {
        let unread = UnresolvedCode(
            text: site.call.text, reason: reason, help: help, location: site.call.location, rule: rule)
        if !found.notUnderstood.contains(unread) { found.notUnderstood.append(unread) }
    }
}

extension Expression {
    /// `nil`, `.none`.
    var isNil: Bool { self == .constant("nil") || self == .implicitMember("none") }
}
