import Base
import Facts
import NavigationModel
import Types

/// What states show once they are set.
extension StateCallResolver {
    /// - Parameter found: what the state presents, and the platforms for which that counts.
    func presented(
        _ call: CallFacts, _ value: Expression, _ slots: Set<StateProperty>,
        _ found: (place: PresentationRule, platforms: Platforms), _ scope: Scope
    ) -> CallOutcome? {
        let (place, platforms) = found
        switch value {
        case .constant("nil"), .constant("false"):
            return exit(.dismissPresented, owner: map.owner(of: place), to: nil, scope)
        case .implicitMember("none") where place.type.map { !index.values.hasCase("none", $0) } ?? false:
            // `Optional.none`.
            return exit(.dismissPresented, owner: map.owner(of: place), to: nil, scope)
        default: break
        }
        if call.name == "toggle", let view = scope.type, isShown(view, at: place) {
            // What is presented by a state goes away by it.
            return exit(.dismissPresented, owner: map.owner(of: place), to: nil, scope)
        }
        let isOwn = place.holder == scope.type
        guard !place.cases.arms.isEmpty else {
            // The modifier itself tells what its own view shows.
            let isTold = isOwn || !isMade(value)
            let owner = map.owner(of: place)
            let isRouters = owner.map { map.builders[$0]?.kind == .router && $0 != place.holder } ?? false
            if !isOwn, isUnread(place) {
                // The place itself is listed.
                return .nothing
            }
            if isTold, !isRouters {
                var told = shown(at: place, setBy: call, scope).on(platforms)
                told.isTold = true
                return .shows([told], handed: [], nil)
            }
            if case .parameter(let name) = value {
                let handed = DeferredPresentation(
                    sink: .state(slots), style: style(place.style, place.scope), expected: place.type,
                    owner: table.first(of: slots)?.owner, platforms: platforms)
                return .shows([], handed: [(.parameter(name), .state(handed))], nil)
            }
            if let (name, type) = wrapped(value, scope), byType[type] != nil || place.cases.rest.targets.isEmpty {
                let handed = DeferredPresentation(
                    sink: .path, style: style(place.style, place.scope), expected: type,
                    owner: table.first(of: slots)?.owner, platforms: platforms)
                return .shows([], handed: [(.parameter(name), .state(handed))], nil)
            }
            return .shows([shown(at: place, setBy: call, scope).on(platforms)], handed: [], nil)
        }
        // A generic router presents values of several types by one state.
        let types = Set(slots.flatMap { bySlot[$0] ?? [] }.compactMap(\.type))
        return shows(
            call, [value],
            DeferredPresentation(
                sink: .state(slots), style: style(place.style, place.scope),
                expected: types.count > 1 ? nil : place.type, owner: table.first(of: slots)?.owner,
                platforms: platforms), scope, isCertain: false)
    }

    /// Whether a view is what a place presents, or stands in that alone.
    private func isShown(_ view: TypeID, at place: PresentationRule) -> Bool {
        place.cases.rest.targets.contains { target in
            guard case .declared(let type) = target else { return false }
            return type == view
                || below[place.holder]?.contains(view) != true && map.reach.all(below: type).contains(view)
        }
    }

    /// The route that a parameter hands in, where it is presented inside another value: `.init(route: route)`.
    func wrapped(_ value: Expression, _ scope: Scope) -> (name: String, type: ValueType)? {
        guard case .call(let position) = value, scope.body.calls.indices.contains(position) else { return nil }
        for argument in scope.body.calls[position].arguments {
            if case .parameter(let name) = argument.value, let type = type(ofParameter: name, in: scope),
                !index.values.cases(of: type).isEmpty
            {
                return (name, type)
            }
        }
        return nil
    }

    private func isMade(_ value: Expression) -> Bool {
        if case .parameter = value { false } else { true }
    }

    /// - Parameter call: what sets its state.
    func shown(at place: PresentationRule, setBy call: CallFacts, _ scope: Scope) -> ShownDestination {
        var shown = ShownDestination(
            coordinator: map.owner(of: place), destination: map.label(of: place),
            style: style(place.style, place.scope) ?? .push, isInferred: false,
            targets: targets(at: place, setBy: call, scope), platforms: place.platforms)
        shown.presenter = place.holder
        return shown
    }

    typealias PlacesOnPlatforms = [(place: PresentationRule, platforms: Platforms)]

    /// What presents by some states: one place for each platform, or where it is not certain which of several is meant, all.
    /// - Parameter type: the type whose code sets them.
    func places(
        of slots: Set<StateProperty>, on platforms: Platforms, setBy type: TypeID?
    ) -> (places: PlacesOnPlatforms, isCertain: Bool) {
        nearest(slots, on: platforms, setBy: type) { bySlot[$0] ?? [] }
    }

    /// What is meant by code that sets one of some states: for a binding that several views hand on, what each presents.
    /// - Parameter all: what presents by a state.
    private func nearest(
        _ slots: Set<StateProperty>, on platforms: Platforms, setBy type: TypeID?,
        _ all: (StateProperty) -> [PresentationRule]
    ) -> (places: PlacesOnPlatforms, isCertain: Bool) {
        var found: PlacesOnPlatforms = []
        var isCertain = true
        var count = 0
        for slot in table.sorted(slots) {
            let (places, isOne) = nearest(all(slot), on: platforms, setBy: type)
            let new = places.filter { place in
                !found.contains { $0.place.location == place.place.location && $0.place.key == place.place.key }
            }
            guard !new.isEmpty else { continue }
            found += new
            count += 1
            isCertain = isCertain && isOne && (count == 1 || context.conformances.isPart(slot.owner))
        }
        return (found, isCertain)
    }

    /// Those of several places that look at a state which are meant by code that sets it: its type's own, the one that
    /// presents the type, or the one that it stands in.
    private func nearest(
        _ all: [PresentationRule], on platforms: Platforms, setBy type: TypeID?
    ) -> (places: PlacesOnPlatforms, isCertain: Bool) {
        func each(_ places: [PresentationRule]) -> PlacesOnPlatforms {
            places.compiled(for: platforms, \.platforms).map { (place: $0.0, platforms: $0.platforms) }
        }
        let first = each(all)
        let met = all.filter { $0.platforms.meets(platforms) }
        guard met.contains(where: { $0.holder != met[0].holder }), first.count < met.count else { return (first, true) }
        func meant(_ isMeant: (PresentationRule) -> Bool) -> PlacesOnPlatforms? {
            let found = met.filter(isMeant)
            let isOne = !found.isEmpty && found.allSatisfy { $0.holder == found[0].holder }
            return isOne ? each(found) : nil
        }
        if let type {
            if let own = meant({ $0.holder == type }) { return (own, true) }
            let presenting = met.filter { $0.cases.rest.targets.contains(.declared(type)) }
            if !presenting.isEmpty { return (each(presenting), true) }
            if let above = meant({ below[$0.holder]?.contains(type) ?? false }) { return (above, true) }
        }
        if met.allSatisfy({ isSame($0, as: met[0]) }) { return (first, true) }
        return (met.map { (place: $0, platforms: $0.platforms.intersection(platforms)) }, false)
    }

    /// Whether two places tell the same.
    private func isSame(_ place: PresentationRule, as other: PresentationRule) -> Bool {
        func arms(_ place: PresentationRule) -> [String: [TargetResolver.Targets.Target]] {
            place.cases.arms.reduce(into: [:]) { $0[$1.name] = $1.targets.targets }
        }
        return place.style == other.style && map.owner(of: place) == map.owner(of: other)
            && map.label(of: place) == map.label(of: other)
            && place.cases.rest.targets == other.cases.rest.targets && arms(place) == arms(other)
    }

    /// What states show once they are set to a value.
    func states(
        _ value: NavigationValue, _ slots: Set<StateProperty>, _ handed: DeferredPresentation, _ scope: Scope
    ) -> Result<[ShownDestination], Unknown> {
        let (places, isCertain) = nearest(slots, on: handed.platforms, setBy: scope.type) { slot in
            let all = bySlot[slot] ?? []
            let named = all.filter { $0.cases.arm(of: value.name ?? "") != nil }
            let arm = named.filter { $0.cases.targets(of: value.name ?? "")?.targets.isEmpty == false }
            // What is built in place has no target.
            return !arm.isEmpty ? arm : named.isEmpty ? all : named
        }
        for slot in table.sorted(slots) {
            let found = readers(of: slot, places, on: handed.platforms, value)
            var failed: Unknown?
            var all: [ShownDestination] = []
            for (reader, platforms) in found {
                switch shown(value, by: reader, handed) {
                case .success(let shown):
                    all += shown.map { (isCertain ? $0 : $0.inferred).on(platforms) }
                case .failure(let unknown): failed = unknown
                }
            }
            if all.isEmpty, let failed { return .failure(failed) }
            if !found.isEmpty { return .success(all) }
        }
        return .success([])
    }

    /// What looks at a state.
    private enum StateReader {
        case place(PresentationRule)
        case tabs(LinkedCoordinator, Platforms)
        case whole(LinkedCoordinator, Style, Platforms)

        var platforms: Platforms {
            switch self {
            case .place(let place): place.platforms
            case .tabs(_, let platforms), .whole(_, _, let platforms): platforms
            }
        }
    }

    /// What looks at a state once it is set to a value. Tabs and what is switched over may both do, in different views;
    /// what is presented leaves nothing to them.
    private func readers(
        of slot: StateProperty, _ places: PlacesOnPlatforms, on platforms: Platforms, _ value: NavigationValue
    ) -> [(StateReader, platforms: Platforms)] {
        let presented = places.map { (StateReader.place($0.place), platforms: $0.platforms) }
        let left = platforms.subtracting(presented.reduce(into: Platforms()) { $0.formUnion($1.platforms) })
        let tabs = (map.selections[slot] ?? []).reversed().compactMap { tabs, platforms in
            coordinators[tabs].map { StateReader.tabs($0, platforms) }
        }
        let wholes = (switches[slot] ?? []).compiled(for: platforms, \.platforms).compactMap {
            found, platforms -> StateReader? in
            // A case that `default` takes is none of the wholes.
            guard let coordinator = coordinators[found.holder],
                value.name.map({ coordinator.destination($0) != nil }) ?? true
            else { return nil }
            return .whole(coordinator, found.style, platforms)
        }
        return presented + tabs.compiled(for: left, \.platforms) + wholes.compiled(for: left, \.platforms)
    }

    private func shown(
        _ value: NavigationValue, by reader: StateReader, _ handed: DeferredPresentation
    ) -> Result<[ShownDestination], Unknown> {
        switch reader {
        case .place(let place): presented(value, at: place, handed)
        case .tabs(let coordinator, _): selected(value, in: coordinator, .tab)
        case .whole(let coordinator, let style, _): selected(value, in: coordinator, style)
        }
    }

    func presented(
        _ value: NavigationValue, at place: PresentationRule, _ handed: DeferredPresentation
    ) -> Result<[ShownDestination], Unknown> {
        let owner = map.owner(of: place)
        let style = value.style ?? self.style(place.style, place.scope) ?? handed.style ?? .sheet
        let all = shown(value, place.cases, place).map { name, targets in
            var shown = ShownDestination(
                coordinator: owner, destination: map.name(name, from: map.origin(of: place), in: owner), style: style,
                isInferred: false, targets: targets)
            shown.presenter = place.holder
            return shown
        }
        if all.isEmpty, value.name == nil { return .failure(undecided(value.type)) }
        return .success(all)
    }

    /// What a selection, or a state that is switched over, shows.
    func selected(
        _ value: NavigationValue, in coordinator: LinkedCoordinator, _ style: Style
    ) -> Result<[ShownDestination], Unknown> {
        guard let name = value.name ?? value.literal else { return .failure(undecided(value.type)) }
        let shown = map.name(name, from: .values(value.type), in: coordinator.type)
        guard coordinator.destination(shown) != nil else {
            let type = table.name(of: coordinator.type)
            return .failure(
                Unknown(
                    reason: "\(type) has no tab `\(name)`",
                    help: "tag one of the tabs of \(type) with this value, as in "
                        + "`.tag(\(value.name == nil ? name : ".\(name)"))`"))
        }
        return .success([
            .init(
                coordinator: coordinator.type, destination: shown, style: style, isInferred: false,
                targets: coordinator.shownFirst[shown]?[style])
        ])
    }

    /// Those of several places around a view whose own stack it stands in: from the others, all ways to it lead through a view with
    /// another stack that declares the same.
    private func nearest(_ places: [PresentationRule], to view: TypeID) -> [PresentationRule] {
        let stacks = Set(places.map(\.holder)).filter { holder in
            index.hosts(in: holder).contains { $0.facts.kind == .stack && !$0.isWrapper }
        }
        guard !stacks.isEmpty, places.contains(where: { $0.holder != places[0].holder }) else { return places }
        let found = places.filter { place in
            map.reach.all(below: place.holder, without: stacks.subtracting([place.holder])).contains(view)
        }
        return found.isEmpty ? places : found
    }

    /// What is declared for values of a type, as near as possible to the code that shows one.
    /// - Parameter platforms: those of that code.
    /// - Parameter owner: what keeps the path that it is put on.
    func presentations(
        for type: ValueType, from holder: TypeID?, on platforms: Platforms, boundTo owner: TypeID? = nil
    ) -> (
        presentations: [PresentationRule], isInferred: Bool
    ) {
        var all = byType[type] ?? []
        if all.isEmpty, case .declared(let id) = type {
            // A class's values are also found by what it inherits from.
            all = context.conformances.ancestors(of: id).lazy.compactMap { self.byType[.declared($0)] }.first ?? []
        }
        if all.isEmpty, case .named(let name) = type, name.hasSuffix(".ID") {
            all = byType[.named("String")] ?? byType[.named("UUID")] ?? byType[.named("Int")] ?? []
        }
        all.removeAll { !$0.platforms.meets(platforms) }
        if let owner, all.count > 1 {
            let open = all.filter { !isInAnotherStack($0, than: owner) }
            if !open.isEmpty { all = open }
        }
        guard all.count > 1, let holder else { return (all, false) }
        let own = all.filter { $0.holder == holder }
        if !own.isEmpty { return (own, false) }
        let above = all.filter { below[$0.holder]?.contains(holder) ?? false }
        if !above.isEmpty { return (nearest(above, to: holder), false) }
        let first = all.compiled(for: platforms, \.platforms)
        if first.count == all.count { return (all, false) }
        guard Set(all.map(\.cases)).count > 1 else { return (all, false) }
        let bound = owner.map { declared(all, inStacksOf: $0) } ?? []
        return bound.isEmpty ? (all, true) : (bound, Set(bound.map(\.cases)).count > 1)
    }

    /// Whether a place stands in a stack whose path another object keeps.
    private func isInAnotherStack(_ place: PresentationRule, than owner: TypeID) -> Bool {
        let stacks = index.hosts(in: place.holder).filter { $0.facts.kind == .stack && !$0.isWrapper }
        let family = Set([owner] + context.conformances.ancestors(of: owner))
        return !stacks.isEmpty
            && stacks.allSatisfy { stack in
                !stack.slots.isEmpty
                    && stack.slots.allSatisfy { slot in
                        family.isDisjoint(with: [slot.owner] + context.conformances.ancestors(of: slot.owner))
                    }
            }
    }

    /// Those of several places that stand in the stacks which are bound to an object's path.
    private func declared(_ places: [PresentationRule], inStacksOf owner: TypeID) -> [PresentationRule] {
        let holders = Set(index.hosts(boundTo: owner).map(\.holder))
        let own = places.filter { holders.contains($0.holder) }
        guard own.isEmpty else { return own }
        return places.filter { place in holders.contains { map.reach.all(below: $0).contains(place.holder) } }
    }
}
