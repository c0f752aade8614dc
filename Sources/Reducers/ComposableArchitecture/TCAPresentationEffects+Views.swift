import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Types

/// What is shown as a whole by a state, and what views show by themselves.
extension TCAPresentationEffects {
    /// `state = .main(…)`, `state.destination = .game(…)`, `state.tab = .home`, where a view shows one of several wholes.
    mutating func choose(
        _ value: Expression, at target: Expression, in inside: Scope, _ site: CallSite
    ) -> Bool {
        var path: [String] = []
        var current = target
        while true {
            if case .state(let feature)? = state.place(of: current, in: inside),
                let wholes = linked.choices[feature]?.filter({ $0.looks(at: path) }), !wholes.isEmpty
            {
                if keepsCase(value, site) { return true }
                for whole in wholes {
                    var trail = HandedTrail()
                    choose(value, whole, path, site, &trail)
                }
                return true
            }
            guard case .member(let base, let name) = current else { return false }
            path.insert(name, at: 0)
            current = base
        }
    }

    /// `viewStore.send(.set(\.$tab, .home))`, `.send(.binding(.set(\.$isShown, true)))`: a value that an action sets.
    mutating func setBound(at site: CallSite) {
        guard site.call.arguments.count == 2, let path = TCAStores.path(site.call.arguments[0].value),
            let first = path.first
        else { return }
        let own = features.feature(around: site.scope).map { [$0] } ?? site.holder.map(stores.features(of:)) ?? []
        guard let feature = own.first(where: { features.property(first, of: $0) != nil }),
            let state = features[feature].state
        else { return }
        let target = path.reduce(Expression.typed(TypeName(table[state].path))) { .member($0, $1) }
        assign(site.call.arguments[1].value, to: target, in: site.scope, at: site)
    }

    private mutating func choose(
        _ value: Expression, _ whole: TCAWhole, _ path: [String], _ site: CallSite, _ trail: inout HandedTrail
    ) {
        guard let coordinator = linked.known[whole.feature]?.coordinator, let chosen = whole.chosen else { return }
        let place = TCAPresented(
            owner: whole.feature, property: path.last ?? "", form: .stack, screens: nil, child: nil, isMarked: false,
            location: .unknown)
        for (part, scope) in parts(of: value, in: site.scope) {
            if part.isNil, whole.kind == .split, whole.rest.isEmpty {
                reach(
                    .exit(coordinator: coordinator.type, .pop(count: 1), to: nil), of: place, holders: [], at: site)
                continue
            }
            if part.isNil {
                for shown in whole.rest(without: path).flatMap({ rest($0, whole.kind) }) {
                    reach(.show(shown), of: place, holders: [], at: site)
                }
                continue
            }
            // Whatever is put there, a single child is shown.
            let isChild = path.count == 1 && linked.states.presented(path[0], by: whole.feature)?.child != nil
            if !isChild, case .parameter(let name) = part, scope.id == site.scope.id,
                follow(name, at: site, &trail, { $0.choose($1, whole, path, $2, &$3) })
            {
                continue
            }
            guard let text = isChild ? "some" : TCAInitial.value(part, scope) else {
                // What the user chose in the bar itself comes back this way.
                if whole.kind == .root {
                    report(
                        site, "the view that is shown is chosen at run time",
                        help: "assign a case here, as in `state.tab = .home`")
                }
                continue
            }
            for choice in chosen.shown(path, text) ?? [] {
                for shown in shown(choice, whole.kind, by: coordinator) {
                    reach(.show(shown), of: place, holders: [], at: site)
                }
            }
        }
    }

    /// The values that an expression may be: of each alternative, and of what a function or a property gives that it names.
    private func parts(of value: Expression, in scope: Scope) -> [(value: Expression, scope: Scope)] {
        var found: [(value: Expression, scope: Scope)] = []
        var seen: Set<BodyID> = []
        Expression.walk([(value, scope)]) { part, place in
            if let choices = part.alternatives { return .visitInstead(choices, in: place) }
            guard TCAInitial.value(part, place) == nil, let made = values.made(part, place), !made.body.results.isEmpty,
                let body = made.id, seen.insert(body).inserted
            else {
                found.append((part, place))
                return .skipChildren
            }
            return .visitInstead(made.body.results, in: made)
        }
        return found
    }

    /// What a coordinator shows by a choice, in each of its styles.
    private func shown(
        _ choice: ShownChoice, _ kind: CoordinatorKind, by coordinator: LinkedCoordinator
    ) -> [ShownDestination] {
        choice.showings(in: kind).map { showing in
            ShownDestination(
                coordinator: coordinator.type, destination: choice.name, style: showing.style, isInferred: false,
                targets: coordinator.shownFirst[choice.name]?[showing.style], platforms: showing.platforms)
        }
    }

    private func rest(_ choice: ShownChoice, _ kind: CoordinatorKind) -> [ShownDestination] {
        choice.showings(in: kind).map { showing in
            ShownDestination(
                coordinator: nil, destination: choice.name, style: showing.style, isInferred: false,
                targets: showing.targets.targets, platforms: showing.platforms)
        }
    }

    /// Shows what people choose in the lists of a split view.
    mutating func showLists(of whole: TCAWhole) {
        guard let coordinator = linked.known[whole.feature]?.coordinator, let chosen = whole.chosen else { return }
        for list in whole.lists(in: stores) {
            guard let view = list.site.holder, !table[view].isExternal else { continue }
            let offered = Set(list.names.flatMap { chosen.shown(whole.path, $0) ?? [] }.map(\.name))
            for choice in chosen.choices where offered.isEmpty || offered.contains(choice.name) {
                for shown in shown(choice, whole.kind, by: coordinator) {
                    add(.show(shown), linked.coordinatorByView[view] ?? view, .call, [], list.site)
                }
            }
        }
    }

    /// What a root shows while no case is.
    mutating func begin(_ feature: TCAFeatureID, _ whole: TCAWhole) {
        guard let owner = linked.known[feature]?.coordinator.type else { return }
        guard let body = graph.context.property("body", of: whole.view), let site = table.scope(of: body).sites.first
        else { return }
        for choice in whole.rest {
            for shown in rest(choice, whole.kind) {
                found.effects.append(
                    PropagatedEffect(
                        kind: .show(shown), holder: owner, evidence: .declared, through: [], site: site,
                        location: choice.location))
            }
        }
    }

    // MARK: Views

    mutating func begin(_ stack: TCAPresentations.Stack) {
        let shown = linked.root(of: stack)
        let own = shown.targets.filter { if case .declared = $0 { true } else { false } }
        guard !own.isEmpty, own.count == shown.targets.count, let owner = linked.known[stack.state.owner]?.coordinator
        else { return }
        let root = ShownDestination(
            coordinator: nil, destination: "root", style: .root, isInferred: false, targets: own)
        found.effects.append(
            PropagatedEffect(
                kind: .show(root), holder: owner.type, evidence: .declared, through: [], site: stack.site))
    }

    mutating func show(_ link: CallSite) {
        guard let view = link.holder, !table[view].isExternal else { return }
        for found in inside(view, TCALinks.found(link, features, linked.presentations)) {
            guard let held = found.held else {
                show(found, found.name, in: view, at: link)
                continue
            }
            let names = screens(held, of: found.state)
            if names.isEmpty { report(link, "the presented screen is chosen at run time") }
            for name in names { show(found, name, in: view, at: link) }
        }
    }

    private mutating func show(_ found: TCALinks.Found, _ name: String?, in view: TypeID, at link: CallSite) {
        let destination = name ?? singleName(of: found.state)
        guard let coordinator = linked.known[found.state.owner]?.coordinator,
            coordinator.destination(destination) != nil
        else { return }
        let shown = ShownDestination(
            coordinator: coordinator.type, destination: destination, style: .push, isInferred: found.isInferred,
            targets: name.flatMap { linked.ownTargets(of: found.state, $0) })
        add(.show(shown), linked.coordinatorByView[view] ?? view, found.isInferred ? .inferred : .call, [], link)
    }

    /// Those of several stacks that a view is inside of, where one is.
    private func inside(_ view: TypeID, _ found: [TCALinks.Found]) -> [TCALinks.Found] {
        guard found.count > 1 else { return found }
        let around = views(around: view)
        let own = found.filter { found in
            linked.presentations.stacks.contains {
                $0.state.owner == found.state.owner && $0.state.property == found.state.property
                    && around.contains($0.view)
            }
        }
        guard own.count == 1 else { return found }
        return [TCALinks.Found(state: own[0].state, name: own[0].name, isInferred: false, held: own[0].held)]
    }

    /// The views whose code makes a view, or one around it.
    private func views(around view: TypeID) -> Set<TypeID> {
        var found: Set<TypeID> = [view]
        var queue = [view]
        while let next = queue.popLast() {
            for maker in graph.context.makers(of: next) {
                if let holder = maker.holder, found.insert(holder).inserted { queue.append(holder) }
            }
        }
        return found
    }

    /// The cases that a property of a state is given.
    private func screens(_ held: TCALinks.Held, of stack: TCAPresented) -> [String] {
        guard let screens = stack.screens else { return [] }
        let initial = TCAInitial(features: features, routers: state.routers, values: values)
        return initial.written(held.property, of: held.owner).flatMap { written in
            values.screens(written.value, of: screens, in: written.scope).named.map(\.screen)
        }.unique
    }

    /// Shows what a modifier presents, where no code says when: for a view that chooses among its modifiers at run time also if other
    /// code says. What no code sets is never shown, as its finding says.
    mutating func show(_ shown: TCAPresentations.Shown) {
        let key = TCAShownViews.Key(owner: shown.state.owner, property: shown.state.property, name: shown.name)
        guard !unset.contains(key) else { return }
        var holders = holders(of: shown)
        if presented.contains(key) {
            let all = TCAShownViews.Key(owner: key.owner, property: key.property, name: nil)
            holders = choosing[all].map { choosing in holders.filter(choosing.contains) } ?? []
        }
        guard !holders.isEmpty else { return }
        let destination = shown.name ?? shown.state.property
        let coordinator = linked.known[shown.state.owner]?.coordinator
        let owned = coordinator.flatMap { $0.destination(destination) == nil ? nil : $0.type }
        let opened = ShownDestination(
            coordinator: owned, destination: destination, style: shown.style, isInferred: false,
            targets: linked.targets(of: shown).targets)
        for holder in holders.map({ linked.coordinatorByView[$0] ?? $0 })
        where !presented.contains(key) || !isTold(opened, holder) {
            add(.show(opened), holder, .call, [], shown.site)
        }
    }

    /// Whether other code is known by which a view shows something.
    private func isTold(_ shown: ShownDestination, _ holder: TypeID) -> Bool {
        found.effects.contains { effect in
            guard effect.holder == holder, case .show(let other) = effect.kind else { return false }
            return other.coordinator == shown.coordinator && other.destination == shown.destination
                && other.style == shown.style
        }
    }
}
