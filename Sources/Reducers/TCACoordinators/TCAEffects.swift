import Linking
import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Finds what the code of reducers shows, and where it goes back.
///
/// ```swift
/// case .router(.routeAction(_, .home(.startTapped))):
///     state.routes.push(.detail(.init()))     // HomeView -push-> detail
/// case .logIn(.router(.routeAction(_, .welcome(.done)))):
///     state.isLoggedIn = true                 // WelcomeView -root-> what the view shows then
/// ```
struct TCAEffects {
    struct Found {
        var effects: [PropagatedEffect] = []
        var notUnderstood: [UnresolvedCode] = []
        var answers: [TCAAnswer] = []
    }

    let features: TCAFeatures
    let routers: TCARouters
    let state: TCAState
    let values: TCARouteValues
    let known: [TCAFeatureID: TCAActions.Known]
    let choices: [TCAFeatureID: TCAChosen]
    let callers: TCACallers
    let scopes: [Scope]
    var table: TypeTable { features.table }
    /// What was found so far.
    var found = Found()
    /// The ways by which a parameter that the call looked at shows is handed in.
    private var ways = Ways()

    /// Where a parameter that is shown comes from.
    private struct Ways {
        /// The functions between that are being followed.
        var open: Set<FunctionID> = []
        var count = 0
    }

    /// The most calls that the values of one call are looked for in.
    private static let mostWays = 1_000

    init(
        features: TCAFeatures, routers: TCARouters, state: TCAState, values: TCARouteValues, actions: TCAActions,
        choices: [TCAFeatureID: TCAChosen], graph: CallGraph
    ) {
        self.features = features
        self.routers = routers
        self.state = state
        self.values = values
        self.choices = choices
        known = actions.known
        scopes = graph.scopes
        callers = TCACallers(features: features, state: state, actions: actions, graph: graph)
    }

    mutating func find() -> Found {
        for scope in scopes where !isState(scope) {
            for site in scope.sites { look(at: site) }
        }
        return found
    }

    /// Whether code only makes or translates state: an initializer, a static function, or a property of it.
    private func isState(_ scope: Scope) -> Bool {
        guard let type = scope.type, let feature = features.feature(of: type), features[feature].state == type
        else {
            return false
        }
        let function = scope.function.map { table.function($0) }
        return scope.property != nil || function?.name == "init" || function?.isStatic == true
    }

    private mutating func look(at site: CallSite) {
        ways = Ways()
        let call = site.call
        guard case .member(let receiver, let name) = call.callee else { return }
        if name == "=" || name == "+=" {
            guard let value = call.arguments.first?.value else { return }
            if case .routes(let feature)? = state.place(of: receiver, in: site.scope) {
                replace(name, value, receiver, of: feature, at: site)
            } else if name == "=" {
                choose(receiver, value, at: site)
                reset(receiver, at: site)
            }
            return
        }
        if name == "toggle" { choose(receiver, .unknown, at: site) }
        for role in site.roles where role.system == .tcaCoordinators {
            guard case .routes(let feature)? = state.place(of: receiver, in: site.scope) else {
                unresolved(receiver, role, at: site)
                continue
            }
            perform(role.action, receiver, of: feature, at: site)
        }
    }

    // MARK: Routes

    private mutating func perform(
        _ action: CallRole.Action, _ receiver: Expression, of feature: TCAFeatureID, at site: CallSite
    ) {
        guard let screens = screens(of: receiver, feature) else { return }
        switch action {
        case .show(let shown, .style(let style)):
            for value in shown { show(value, style, screens, of: feature, at: site, via: site, through: []) }
        case .show(let shown, _):
            for value in shown {
                take(
                    values.routes(value, of: screens, in: site.scope, isFirstRoot: false), nil, feature, site, site, [])
            }
        case .exit(let operation, let to):
            let named = to.map { values.screens($0, of: screens, in: site.scope).named } ?? []
            exit(operation, to: named.first { self.has($0.screen, feature) }?.screen, of: feature, at: site)
        case .ask, .showInitial, .host, .declare, .link, .value, .change, .window: break
        }
    }

    /// `state.routes = [.root(.home(.init())), .push(.detail(.init()))]`, `state.routes += [.sheet(.help)]`.
    private mutating func replace(
        _ sign: String, _ value: Expression, _ receiver: Expression, of feature: TCAFeatureID, at site: CallSite
    ) {
        // What the library hands back once the user went back by a gesture.
        guard !site.call.patterns.contains(where: { $0.cases.contains { Self.names("updateRoutes", $0) } }),
            let screens = screens(of: receiver, feature)
        else { return }
        let read = values.routes(value, of: screens, in: site.scope, isFirstRoot: sign == "=")
        let isEmpty = read.named.isEmpty && read.parameters.isEmpty && !read.isOpen
        if let exit = read.shortening ?? (isEmpty ? .popToRoot : nil) {
            return self.exit(exit, to: nil, of: feature, at: site)
        }
        take(read, nil, feature, site, site, [])
    }

    /// `state = .init()` shows the first screen again.
    private mutating func reset(_ target: Expression, at site: CallSite) {
        if case .member = target { return }
        guard case .state(let feature)? = state.place(of: target, in: site.scope), routers.routes[feature] != nil,
            let coordinator = known[feature]?.coordinator
        else { return }
        for initial in coordinator.initial where initial.style == .root {
            let shown = ShownDestination(
                coordinator: coordinator.type, destination: initial.destination, style: .root, isInferred: false)
            reach(.show(shown), of: feature, at: site, via: site, through: [])
        }
    }

    private static func names(_ name: String, _ pattern: CasePattern) -> Bool {
        pattern.name == name || pattern.values.contains { names(name, $0) }
    }

    private func screens(of receiver: Expression, _ feature: TCAFeatureID) -> TCAFeature.Screens? {
        let routes = routers.routes[feature] ?? []
        if case .member(_, let name) = receiver, let property = routes.first(where: { $0.property == name }) {
            return property.screens
        }
        return routes.first?.screens
    }

    private func has(_ screen: String, _ feature: TCAFeatureID) -> Bool {
        known[feature]?.coordinator.destination(screen) != nil
    }

    /// Shows a screen.
    /// - Parameters:
    ///   - site: the call that shows it.
    ///   - via: where the value stands: the same site, or a call of the function it is in.
    private mutating func show(
        _ value: Expression, _ style: Style, _ screens: TCAFeature.Screens, of feature: TCAFeatureID,
        at site: CallSite,
        via: CallSite, through: [CodeReference]
    ) {
        take(values.screens(value, of: screens, in: via.scope), style, feature, site, via, through)
    }

    private mutating func take(
        _ read: TCARouteValues.Found, _ style: Style?, _ feature: TCAFeatureID, _ site: CallSite,
        _ via: CallSite,
        _ through: [CodeReference]
    ) {
        guard let coordinator = known[feature]?.coordinator else { return }
        let name = coordinator.name ?? table.name(of: coordinator.type)
        for named in read.named {
            guard has(named.screen, feature) else {
                report(
                    site, "\(name) has no screen `\(named.screen)`",
                    help: "declare `\(named.screen)` in the screen reducer")
                continue
            }
            let shown = ShownDestination(
                coordinator: coordinator.type, destination: named.screen, style: named.style ?? style ?? .push,
                isInferred: false)
            reach(.show(shown), of: feature, at: site, via: via, through: through)
        }
        if read.isOpen { report(site, "the destination is chosen at run time") }
        for parameter in read.parameters { hand(parameter, style, feature, site, via, through) }
    }

    /// Follows a parameter that is shown to the calls that hand it in.
    private mutating func hand(
        _ parameter: String, _ style: Style?, _ feature: TCAFeatureID, _ site: CallSite, _ via: CallSite,
        _ through: [CodeReference]
    ) {
        guard let function = via.scope.function, ways.open.insert(function).inserted else { return }
        defer { ways.open.remove(function) }
        let screens = routers.routes[feature]?.first?.screens
        var isHandedIn = false
        for caller in callers.callers(of: via) {
            guard let value = table.function(function).argument(parameter, in: caller.call), let screens
            else { continue }
            isHandedIn = true
            ways.count += 1
            guard ways.count <= Self.mostWays else {
                return report(site, "the parameter `\(parameter)` is passed by too many calls to follow")
            }
            let read =
                style == nil
                ? values.routes(value, of: screens, in: caller.scope, isFirstRoot: false)
                : values.screens(value, of: screens, in: caller.scope)
            take(read, style, feature, site, caller, [.function(function)] + through)
        }
        if !isHandedIn {
            report(
                site,
                "the destination is the parameter `\(parameter)`, and no call was found that passes a known destination"
            )
        }
    }

    private mutating func exit(
        _ operation: ExitOperation, to: String?, of feature: TCAFeatureID, at site: CallSite
    ) {
        let type = known[feature]?.coordinator.type
        reach(.exit(coordinator: type, operation, to: to), of: feature, at: site, via: site, through: [])
    }

    /// Adds an effect for everyone whose actions lead to it.
    mutating func reach(
        _ kind: CallEffect.Kind, of feature: TCAFeatureID, at site: CallSite, via: CallSite,
        through: [CodeReference]
    ) {
        let around = features.feature(around: site.scope).flatMap { known[$0] } ?? known[feature]
        guard let fallback = around?.coordinator.type else { return }
        for context in callers.contexts(of: via, fallback: fallback) {
            if case .show(let shown) = kind {
                found.answers.append(
                    TCAAnswer(
                        shown: shown, feature: context.feature, patterns: context.patterns,
                        branch: CodeBranch(via), location: site.call.location))
            }
            for holder in context.holders {
                let between = context.through + through
                found.effects.append(
                    PropagatedEffect(
                        kind: kind, holder: holder, evidence: between.isEmpty ? .call : .indirect, through: between,
                        site: site))
            }
            if context.holders == [fallback] {
                // `return .send(.move(.home))`, where the own action is what leads to it.
                for sender in callers.senders(of: context, own: fallback) {
                    found.effects.append(
                        PropagatedEffect(
                            kind: kind, holder: sender.holder, evidence: .indirect, through: [], site: sender.site))
                }
            }
            for holder in context.holders where holder != fallback { reachSenders(below: holder, of: context, kind) }
        }
    }

    /// Adds an effect for the screens whose actions a child coordinator answers by sending the own action that leads to it:
    /// `return .send(.delegate(.settingsTapped))`, where its parent answers `.tasks(.delegate(.settingsTapped))`.
    private mutating func reachSenders(below child: TypeID, of context: TCACallers.Context, _ kind: CallEffect.Kind) {
        var queue = [(child, context)]
        var visited: Set<CallID> = []
        while let (child, context) = queue.popLast() {
            guard let parent = context.feature, let feature = features(standingFor: child).first,
                let action = action(of: child, among: context.patterns, of: parent)
            else { continue }
            let sends = callers.sends(answeredBy: action, of: feature)
                .filter { send in send.id.map { visited.insert($0).inserted } ?? false }
            for sender in callers.senders(by: sends, own: child) {
                found.effects.append(
                    PropagatedEffect(
                        kind: kind, holder: sender.holder, evidence: .indirect, through: [], site: sender.site))
                queue.append((sender.holder, sender.context))
            }
        }
    }

    /// The features whose coordinator a type is.
    private func features(standingFor type: TypeID) -> [TCAFeatureID] {
        known.filter { $0.value.coordinator.type == type }.map(\.key).sorted()
    }

    /// The action of a child that patterns ask for: `.delegate(.settingsTapped)` of `.tasks(.delegate(.settingsTapped))`.
    private func action(
        of child: TypeID, among patterns: [PatternFacts], of parent: TCAFeatureID
    ) -> CasePattern? {
        guard let parent = known[parent] else { return nil }
        var queue = patterns.flatMap(\.cases)
        while let pattern = queue.popLast() {
            guard case .named(let name, _, let values) = pattern else { continue }
            let shown = (parent.destinations[name] ?? [name]).compactMap { parent.coordinator.destination($0) }
            if shown.contains(where: { $0.targets.targets.contains(.declared(child)) }) { return values.last }
            queue += values
        }
        return nil
    }

    // MARK: Not understood

    /// A call in the library's words on routes of which it is not told whose they are.
    private mutating func unresolved(_ receiver: Expression, _ role: CallRole, at site: CallSite) {
        guard case .member(let base, let property) = receiver, base != .instance,
            features.feature(around: site.scope) != nil
        else { return }
        let candidates = routers.routes.filter { $0.value.contains { $0.property == property } }.map(\.key).sorted()
        guard !candidates.isEmpty else { return }
        guard case .show(let shown, .style(let style)) = role.action else {
            if case .show(_, .wrapped) = role.action { return }
            return reportUnowned(site)
        }
        let matching = candidates.flatMap { feature -> [(TCAFeatureID, String)] in
            let screens = routers.routes[feature]?.first?.screens
            return shown.flatMap { value in
                screens.map { values.screens(value, of: $0, in: site.scope).named } ?? []
            }.filter { has($0.screen, feature) }.map { (feature, $0.screen) }
        }
        guard matching.count == 1, let coordinator = known[matching[0].0]?.coordinator else {
            return reportUnowned(site)
        }
        let inferred = ShownDestination(
            coordinator: coordinator.type, destination: matching[0].1, style: style, isInferred: true)
        let holders = callers.contexts(of: site, fallback: coordinator.type)
        for holder in holders.flatMap(\.holders) {
            found.effects.append(
                PropagatedEffect(
                    kind: .show(inferred), holder: holder, evidence: .inferred, through: [], site: site))
        }
    }

    private mutating func reportUnowned(_ site: CallSite) {
        report(
            site, "the owner of these routes isn't known", help: "call this in the reducer that has the routes")
    }

    mutating func report(
        _ site: CallSite, _ reason: String,
        help: String = "name the screen in the call, as in `state.routes.push(.detail(.init()))`"
    ) {
        let unread = UnresolvedCode(
            text: site.call.text, reason: reason, help: help, location: site.call.location)
        if !found.notUnderstood.contains(unread) { found.notUnderstood.append(unread) }
    }
}
