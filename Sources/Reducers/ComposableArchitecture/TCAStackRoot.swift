import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// The first view of a stack that a value of the state chooses.
///
/// ```swift
/// struct State { var root: Path.State; var path: StackState<Path.State> }
/// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
///     screen(for: store.scope(state: \.root, action: \.root))
/// } destination: { … }
/// ```
struct TCAStackRoot {
    let owner: TCAFeatureID
    /// The property of the state.
    let property: String
    let screens: TCAFeature.Screens
    /// What is built for each case.
    let arms: [TCAScreenArms.Arm]
}

extension TCALinkedFeatures {
    /// What a stack begins with, where its view is handed a part of the state that is one of several.
    func chosenRoot(of stack: TCAPresentations.Stack) -> TCAStackRoot? {
        guard let content = stack.root, case .closure(let results) = content, results.count == 1 else { return nil }
        let scope = stack.rootScope ?? stack.site.scope
        guard frame(content, scope) == nil else { return nil }
        var handed: String?
        Expression.walk([(results[0], ())]) { part, _ in
            guard case .call(let index) = part, let call = scope.call(at: index) else { return .skipChildren }
            // What is modified is the view.
            if case .member(let base, _) = call.callee, !TCAScreenArms.isOwn(call) {
                return .visitInstead([base], in: ())
            }
            handed =
                call.arguments.lazy.filter { !$0.isTrailingClosure }.compactMap { argument -> String? in
                    guard let scoped = presentations.stores.scoped(argument.value, in: scope),
                        scoped.start == stack.state.owner, scoped.path.count == 1
                    else { return nil }
                    return scoped.path[0]
                }.first
            return .stop
        }
        // The view of a feature that is a coordinator itself chooses by itself.
        guard let property = handed, let child = features.child(property, of: stack.state.owner), choices[child] == nil
        else { return nil }
        let type = features[child].state ?? features[child].type
        guard features.table[type].kind == .enum else { return nil }
        let screens = TCAFeature.Screens(type: type, feature: child)
        let arms = arms(of: screens, builtBy: content, scope)
        // What a view builds of closures that it is handed is told where these stand.
        return arms.allSatisfy { targets(of: $0).targets.isEmpty }
            ? nil : TCAStackRoot(owner: stack.state.owner, property: property, screens: screens, arms: arms)
    }
}

extension TCAPresentationEffects {
    /// Shows the first views of a stack that a value chooses.
    mutating func begin(_ root: TCAStackRoot, _ stack: TCAPresentations.Stack) {
        let initial = TCAInitial(features: features, routers: state.routers, values: values)
        for written in initial.written(root.property, of: root.owner) {
            for named in values.screens(written.value, of: root.screens, in: written.scope).named {
                guard let owner = linked.known[root.owner]?.coordinator, let shown = shown(named, root) else {
                    continue
                }
                found.effects.append(
                    PropagatedEffect(
                        kind: .show(shown), holder: owner.type, evidence: .declared, through: [], site: stack.site,
                        location: written.location))
            }
        }
    }

    private func shown(_ named: TCARouteValues.Named, _ root: TCAStackRoot) -> ShownDestination? {
        let arms = root.arms.filter { $0.screen == named.screen }
        guard !arms.isEmpty else { return nil }
        let targets = arms.reduce(into: TargetResolver.Targets()) {
            $0.formUnion(linked.targets(of: $1, in: root.screens, inner: named.inner))
        }
        return ShownDestination(
            coordinator: nil, destination: "root", style: .root, isInferred: false, targets: targets.targets)
    }

    /// `state.root = .summary(…)`.
    /// - Parameters:
    ///   - inside: the code that the target stands in.
    ///   - site: where the value stands.
    /// - Returns: whether the target chooses the first view of a stack.
    mutating func chooseRoot(
        _ value: Expression, at target: Expression, in inside: Scope, _ site: CallSite
    ) -> Bool {
        guard case .member(let base, let name) = target,
            case .state(let feature)? = state.place(of: base, in: inside),
            let root = roots.first(where: { $0.owner == feature && $0.property == name })
        else { return false }
        let read = values.screens(value, of: root.screens, in: site.scope)
        let place = TCAPresented(
            owner: feature, property: name, form: .stack, screens: root.screens, child: nil, isMarked: false,
            location: .unknown)
        for named in read.named {
            guard let shown = shown(named, root) else { continue }
            reach(.show(shown), of: place, holders: [], at: site)
        }
        if read.named.isEmpty { report(site, "the presented screen is chosen at run time") }
        return true
    }
}
