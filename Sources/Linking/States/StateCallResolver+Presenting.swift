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
    ) -> CallLinker.Outcome? {
        let (place, platforms) = found
        switch value {
        case .constant("nil"), .constant("false"):
            return exit(.dismissPresented, owner: map.owner(of: place), to: nil, scope)
        default: break
        }
        if call.name == "toggle", let shown = scope.type, place.cases.rest.targets.contains(.declared(shown)) {
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
            if isTold, !isRouters { return .nothing }
            if case .parameter(let name) = value {
                let handed = DeferredPresentation(
                    sink: .state(slots), style: style(place.style, place.scope), expected: place.type,
                    owner: table.first(of: slots)?.owner, platforms: platforms)
                return .shows([], handed: [(.parameter(name), .state(handed))], nil)
            }
            if let (name, type) = wrapped(value, scope) {
                let handed = DeferredPresentation(
                    sink: .path, style: style(place.style, place.scope), expected: type,
                    owner: table.first(of: slots)?.owner, platforms: platforms)
                return .shows([], handed: [(.parameter(name), .state(handed))], nil)
            }
            return .shows([shown(at: place, scope).on(platforms)], handed: [], nil)
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

    func shown(at place: PresentationRule, _ scope: Scope) -> CallLinker.Shown {
        .init(
            coordinator: map.owner(of: place), destination: map.label(of: place),
            style: style(place.style, place.scope) ?? .push, isInferred: false, targets: place.cases.rest.targets,
            platforms: place.platforms)
    }

    /// What one of some states presents, the first that is set: one place for each platform.
    func places(
        of slots: Set<StateProperty>, on platforms: Platforms
    ) -> [(place: PresentationRule, platforms: Platforms)] {
        for slot in table.sorted(slots) {
            let found = (bySlot[slot] ?? []).compiled(for: platforms, \.platforms)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// What a state shows once it is set to a value.
    func states(
        _ value: NavigationValue, _ slots: Set<StateProperty>, _ handed: DeferredPresentation, _ scope: Scope
    ) -> Result<[CallLinker.Shown], Unknown> {
        for slot in table.sorted(slots) {
            let found = readers(of: slot, for: value, on: handed.platforms)
            var failed: Unknown?
            var all: [CallLinker.Shown] = []
            for (reader, platforms) in found {
                switch shown(value, by: reader, handed) {
                case .success(let shown): all += shown.map { $0.on(platforms) }
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
        of slot: StateProperty, for value: NavigationValue, on platforms: Platforms
    ) -> [(StateReader, platforms: Platforms)] {
        let places = (bySlot[slot] ?? []).filter { $0.platforms.meets(platforms) }
        let arm = places.filter { $0.cases.targets(of: value.name ?? "")?.targets.isEmpty == false }
        let presented = (arm.count == 1 ? arm : places).map { StateReader.place($0) }
            .compiled(for: platforms, \.platforms)
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
    ) -> Result<[CallLinker.Shown], Unknown> {
        switch reader {
        case .place(let place): presented(value, at: place, handed)
        case .tabs(let coordinator, _): selected(value, in: coordinator, .tab)
        case .whole(let coordinator, let style, _): selected(value, in: coordinator, style)
        }
    }

    func presented(
        _ value: NavigationValue, at place: PresentationRule, _ handed: DeferredPresentation
    ) -> Result<[CallLinker.Shown], Unknown> {
        let owner = map.owner(of: place)
        let style = value.style ?? handed.style ?? .sheet
        let all = shown(value, place.cases, place).map {
            CallLinker.Shown(coordinator: owner, destination: $0.0, style: style, isInferred: false, targets: $0.1)
        }
        if all.isEmpty, value.name == nil { return .failure(undecided(value.type)) }
        return .success(all)
    }

    /// What a selection, or a state that is switched over, shows.
    func selected(
        _ value: NavigationValue, in coordinator: LinkedCoordinator, _ style: Style
    ) -> Result<[CallLinker.Shown], Unknown> {
        guard let name = value.name ?? value.literal else { return .failure(undecided(value.type)) }
        guard coordinator.destination(name) != nil else {
            let type = table.name(of: coordinator.type)
            return .failure(
                Unknown(
                    reason: "\(type) has no tab `\(name)`",
                    help: "tag a tab of \(type) with it, as in `.tag(\(value.name == nil ? name : ".\(name)"))`"))
        }
        return .success([
            .init(coordinator: coordinator.type, destination: name, style: style, isInferred: false)
        ])
    }

    /// What is declared for values of a type, as near as possible to the code that shows one.
    /// - Parameter platforms: those of that code.
    func presentations(for type: ValueType, from holder: TypeID?, on platforms: Platforms) -> (
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
        guard all.count > 1, let holder else { return (all, false) }
        let own = all.filter { $0.holder == holder }
        if !own.isEmpty { return (own, false) }
        let above = all.filter { below[$0.holder]?.contains(holder) ?? false }
        if !above.isEmpty { return (above, false) }
        let first = all.compiled(for: platforms, \.platforms)
        if first.count == all.count { return (all, false) }
        return Set(all.map(\.cases)).count > 1 ? ([], false) : (all, false)
    }
}
