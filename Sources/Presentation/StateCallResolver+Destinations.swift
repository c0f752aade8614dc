import Base
import Facts
import Types

/// The destinations that values stand for.
extension StateCallResolver {
    func destinations(
        of value: NavigationValue, _ handed: DeferredPresentation, in scope: Scope
    ) -> Result<[ShownDestination], Unknown> {
        if case .state(let slots) = handed.sink { return states(value, slots, handed, scope) }
        let isWindow = handed.style == .window
        var candidates = presentations(for: value.type, from: scope.type, on: handed.platforms, boundTo: handed.owner)
        candidates.presentations = candidates.presentations.filter { ($0.style == .style(.window)) == isWindow }
        guard let first = candidates.presentations.first else {
            if let owner = map.owners[value.type]?.first { return driven(value, owner, handed, scope) }
            let type = map.name(of: value.type)
            return .failure(
                Unknown(
                    reason: isOwn(value.type)
                        ? "there is no navigationDestination for \(type)"
                        : "no navigationDestination for \(type) was found",
                    help: "declare one, as in `.navigationDestination(for: \(type).self)`",
                    rule: isOwn(value.type) ? NotUnderstood.missingNavigationDestination : nil))
        }
        if let owner = map.owners[value.type]?.first { return driven(value, owner, handed, scope) }
        var found: [ShownDestination] = []
        for place in candidates.presentations {
            let style = value.style ?? handed.style ?? self.style(place.style, place.scope) ?? .push
            let owner = map.owner(of: place)
            for (name, targets) in shown(value, place.cases, place) {
                found.append(
                    .init(
                        coordinator: owner, destination: map.name(name, from: map.origin(of: place), in: owner),
                        style: style, isInferred: candidates.isInferred,
                        targets: targets, platforms: place.platforms))
            }
        }
        guard found.isEmpty else { return .success(found) }
        guard let name = value.name else {
            var written = literals(of: value.type, in: scope)
            if written.isEmpty, handed.isOfRow { written = candidates.presentations.flatMap { $0.cases.shown }.unique }
            let named = written.flatMap { name -> [ShownDestination] in
                var value = value
                value.name = name
                guard case .success(let shown) = destinations(of: value, handed, in: scope) else { return [] }
                return shown.map { one in
                    .init(
                        coordinator: one.coordinator, destination: one.destination, style: one.style, isInferred: true,
                        targets: one.targets, platforms: one.platforms)
                }
            }
            return named.isEmpty ? .failure(undecided(value.type)) : .success(named)
        }
        return .failure(
            Unknown(
                reason:
                    "`\(name)` is missing from the switch that maps \(map.name(of: first.type ?? value.type)) to views",
                help: "add `case .\(name):` to the switch"))
    }

    /// Whether a value's type is certain to be what a destination would name: one that the app declares. Another may go by
    /// a second name, as `Order.ID` does for a string.
    private func isOwn(_ type: ValueType) -> Bool {
        guard case .declared(let id) = type else { return false }
        return !table[id].isExternal && [.struct, .enum, .class].contains(table[id].kind)
    }

    func undecided(_ type: ValueType) -> Unknown {
        let name = map.name(of: type)
        guard !index.values.cases(of: type).isEmpty else {
            return Unknown(reason: "the \(name) is chosen at run time", help: "write the value in the call")
        }
        return Unknown(reason: "the case of \(name) is chosen at run time", help: "write the case in the call")
    }

    /// The names and targets of what a value shows at a place.
    func shown(
        _ value: NavigationValue, _ cases: CaseTargets, _ place: PresentationRule
    ) -> [(String, [TargetResolver.Targets.Target])] {
        guard !cases.arms.isEmpty else { return [(map.label(of: place), cases.rest.targets)] }
        guard let name = value.name else { return [] }
        guard let arm = cases.arm(of: name) else {
            return cases.rest.targets.isEmpty ? [] : [(name, cases.rest.targets)]
        }
        return [(name, arm.targets(of: value.inner).targets)]
    }

    /// What a router's value shows.
    func driven(
        _ value: NavigationValue, _ owner: TypeID, _ handed: DeferredPresentation, _ scope: Scope
    ) -> Result<[ShownDestination], Unknown> {
        let all = map.owners[value.type] ?? []
        let known =
            handed.owner.flatMap { all.contains($0) ? $0 : nil } ?? value.name.flatMap { showing($0, of: value.type) }
            ?? around(scope.type, among: all)
        // One of several routers, and nothing says which.
        let isInferred = known == nil && all.count > 1
        let owner = known ?? owner
        let style = value.style ?? handed.style ?? .push
        let cases = map.cases(of: value.type, for: owner)
        let origin = DestinationOrigin.values(value.type)
        guard let name = value.name else {
            if index.values.cases(of: value.type).isEmpty {
                return .success([
                    .init(
                        coordinator: owner, destination: map.name(of: value.type), style: style,
                        isInferred: isInferred, targets: cases.rest.targets)
                ])
            }
            var literals = literals(of: value.type, in: scope)
            if literals.isEmpty, handed.isOfRow { literals = cases.shown }
            guard !literals.isEmpty else {
                return .failure(undecided(value.type))
            }
            return .success(
                literals.map { name in
                    .init(
                        coordinator: owner, destination: map.name(name, from: origin, in: owner), style: style,
                        isInferred: true,
                        targets: (cases.targets(of: name) ?? cases.rest).targets)
                })
        }
        let arm = cases.arm(of: name)
        return .success([
            .init(
                coordinator: owner, destination: map.name(name, from: origin, in: owner), style: style,
                isInferred: isInferred,
                targets: (arm?.targets(of: value.inner) ?? cases.rest).targets)
        ])
    }

    /// The only one of several routers whose containers a view stands in.
    private func around(_ view: TypeID?, among routers: [TypeID]) -> TypeID? {
        guard let view, routers.count > 1 else { return nil }
        let found = routers.filter { router in
            index.hosts(boundTo: router).contains { host in
                host.holder == view || below[host.holder]?.contains(view) ?? false
            }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The only one of several routers with an enum in common that shows one of its cases.
    private func showing(_ name: String, of type: ValueType) -> TypeID? {
        let all = (map.owners[type] ?? []).filter {
            map.cases(of: type, for: $0).targets(of: name)?.targets.isEmpty == false
        }
        return all.count == 1 ? all[0] : nil
    }

    /// The cases of an enum that a type's own code writes: what its data-driven calls hand on.
    private func literals(of type: ValueType, in scope: Scope) -> [String] {
        guard let holder = scope.type else { return [] }
        let cases = index.values.cases(of: type).map(\.name)
        var found: Set<String> = []
        for part in table[holder].parts {
            let facts = table[part]
            for body in facts.properties.map(\.body) + facts.functions.map(\.body) {
                for call in body.calls where isMaker(call) {
                    let labelled = call.arguments.filter { $0.label != nil }
                    found.formUnion(labelled.compactMap { $0.value.caseName(in: body.calls) })
                }
            }
        }
        return cases.filter(found.contains)
    }

    /// Whether a call makes a value of data, `Row(title: "Help", route: .help)`, and does not hand the case to a method.
    private func isMaker(_ call: CallFacts) -> Bool {
        switch call.callee {
        case .implicitMember, .member(_, "init"): true
        case .name(let name), .member(_, let name): name.first?.isUppercase == true
        default: false
        }
    }
}
