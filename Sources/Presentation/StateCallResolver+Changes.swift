import Base
import Facts
import NavigationModel
import Types

/// What calls do to paths and states.
extension StateCallResolver {
    func change(
        _ call: CallFacts, _ change: PathChange, _ role: CallRole, _ scope: Scope
    ) -> CallOutcome? {
        guard case .member(let target, _) = call.callee else { return nil }
        return self.change(call, of: target, change, role, scope)
    }

    /// - Parameter target: what the call changes, as written or as what it is assigned to.
    private func change(
        _ call: CallFacts, of target: Expression, _ change: PathChange, _ role: CallRole, _ scope: Scope
    ) -> CallOutcome? {
        if case .replace(.closureParameter) = change, index.slots.isSetter(around: call, scope) { return .nothing }
        if isLocalPath(target, scope) {
            // `var next = NavigationPath(); next.append(.detail); path = next`
            guard case .add(let values, _) = change, let path = assigned(target, scope) else {
                return isRead(target, scope) ? changed(call, change, path: nil, owner: nil, scope) : .nothing
            }
            return self.change(call, of: path, .add(values, .style(.root)), role, scope)
        }
        if case .array = target {
            // `var next = [Route.list]; next.append(.detail); path = next`
            guard let path = assigned(target, scope), case .add = change else { return nil }
            return self.change(call, of: path, change, role, scope)
        }
        // A navigator is told what to do, its routes may be set too.
        let asked = call.name == "=" ? nil : navigator(target, scope)
        if let navigator = asked ?? routes(target, scope) {
            return changed(call, change, path: navigator, owner: nil, scope)
        }
        if !aliases.isEmpty, case .instance(let router)? = context.type(of: target, in: scope), aliases.contains(router)
        {
            return changed(call, change, path: nil, owner: router, scope)
        }
        guard mayBeState(target, scope) else { return nil }
        if handing.contains(call.location) { return .nothing }
        if case .replace = change, isFirst(target, in: scope) { return .nothing }
        let slots = index.slots.slots(of: target, in: scope)
        if case .replace(let value) = change, !slots.isEmpty, index.slots.slots(of: value, in: scope) == slots {
            // `var path = paths[tab]; path.append(.detail); paths[tab] = path`: told already.
            return .nothing
        }
        if !slots.isDisjoint(with: map.paths) {
            let owner = table.sorted(slots).first { map.paths.contains($0) }?.owner
            return changed(call, change, path: index.values.types(ofPath: slots).first, owner: owner, scope)
        }
        if let elements = elements(change, of: slots) {
            return elements.compactMap { set(slots, to: $0, call, scope) }.reduce(nil) { .together($0, $1) }
        }
        guard case .replace(let value) = change else { return nil }
        let own = set(slots, to: value, call, scope)
        return handedOn(by: slots, value, call, scope).reduce(own) { .together($0, $1) }
    }

    /// What code shows that watches states once they are set to a value.
    func handedOn(
        by slots: Set<StateProperty>, _ value: Expression, _ call: CallFacts, _ scope: Scope
    ) -> [CallOutcome] {
        let targets = table.sorted(slots).flatMap { observers.targets[$0] ?? [] }
        guard !targets.isEmpty, ![.constant("nil"), .constant("false")].contains(value) else { return [] }
        var paths: [DeferredPresentation] = []
        var found: [CallOutcome] = []
        for target in targets where target.platforms.meets(call.platforms) {
            switch target.kind {
            case .states(let others):
                if let outcome = set(others, to: value, call, scope) { found.append(outcome) }
            case .path(let path):
                var handed = DeferredPresentation(
                    sink: .path, style: .push,
                    expected: index.values.types(ofPath: [path]).first ?? declaredType(of: slots),
                    owner: map.builders[path.owner]?.kind == .router ? path.owner : nil, platforms: target.platforms)
                // Several stacks take the same values: whichever is in front shows them.
                if let known = paths.firstIndex(where: { $0.expected == handed.expected && $0.owner == handed.owner }) {
                    handed.platforms.formUnion(paths.remove(at: known).platforms)
                }
                paths.append(handed)
            }
        }
        return found + paths.compactMap { shows(call, [value], $0, scope, isCertain: true) }
    }

    /// What a call does that sets states which are no path; nil where nothing is bound to them.
    private func set(
        _ slots: Set<StateProperty>, to value: Expression, _ call: CallFacts, _ scope: Scope
    ) -> CallOutcome? {
        .together(presents(slots, value, call, scope), chooses(slots, value, call, scope))
    }

    private func presents(
        _ slots: Set<StateProperty>, _ value: Expression, _ call: CallFacts, _ scope: Scope
    ) -> CallOutcome? {
        let (places, isCertain) = places(of: slots, on: call.platforms, setBy: scope.type)
        if var first = places.first {
            if places.count > 1, !first.place.cases.arms.isEmpty {
                // Which of them it is, is told with the value.
                first.platforms = call.platforms
                return presented(call, value, slots, first, scope)
            }
            let outcome = places.dropFirst().reduce(presented(call, value, slots, first, scope)) {
                .together($0, presented(call, value, slots, $1, scope))
            }
            return isCertain ? outcome : outcome?.inferred
        }
        let expected = declaredType(of: slots)
        if case .constant = value { return nil }
        if slots.contains(where: { map.selections[$0]?.contains { $0.platforms.meets(call.platforms) } ?? false }) {
            return shows(
                call, [value],
                DeferredPresentation(
                    sink: .state(slots), style: .tab, expected: expected, owner: table.first(of: slots)?.owner),
                scope,
                isCertain: false)
        }
        if let root = table.sorted(slots).first(where: rootStates.contains) {
            return shows(
                call, [value],
                DeferredPresentation(
                    sink: .path, style: .root, expected: map.enums[root.owner]?.first, owner: root.owner), scope,
                isCertain: true)
        }
        if slots.contains(where: { index.values.wrappers.carriers[$0.owner]?.property == $0.name }) {
            // What an element of a path carries is shown instead of what it carried: `frame.page = .settings`.
            return shows(
                call, [value], DeferredPresentation(sink: .path, style: .push, expected: expected, owner: nil), scope,
                isCertain: true)
        }
        let chosen = table.sorted(slots).lazy.compactMap { slot in
            self.switches[slot]?.first { $0.platforms.meets(call.platforms) }
        }.first
        if let chosen {
            return shows(
                call, [value],
                DeferredPresentation(
                    sink: .state(slots), style: chosen.style, expected: expected, owner: table.first(of: slots)?.owner),
                scope,
                isCertain: false)
        }
        return nil
    }

    /// Whether what is changed may be a state that something is bound to, as far as its name tells.
    private func mayBeState(_ target: Expression, _ scope: Scope) -> Bool {
        if case .closureParameter = target { return true }
        // `path(for: tab).wrappedValue.append(.detail)`
        if case .member(.call(let made), "wrappedValue") = target, scope.call(at: made) != nil { return true }
        return Self.isNamed(target, among: names)
    }

    /// Whether code gives a type's own property what is there at first, which is no step; a binding is handed its state.
    private func isFirst(_ target: Expression, in scope: Scope) -> Bool {
        guard let function = scope.function, table.function(function).name == "init" else { return false }
        return switch target {
        case .name, .member(.instance, _): context.property(meantBy: target, in: scope) != nil
        default: false
        }
    }

    /// The type that one of some states is declared with.
    func declaredType(of slots: Set<StateProperty>) -> ValueType? {
        table.sorted(slots).lazy.compactMap { slot in
            self.index.slots.declaredType(of: slot).map { declared in
                let isWrapped = self.table.traits.all.pathWrappers.contains(declared.name.last)
                return isWrapped
                    ? self.index.values.each(declared.name, in: declared.scope)
                    : self.index.values.type(declared.name, in: declared.scope)
            }
        }.first
    }

    /// The type of the values that a library's navigator takes; nil for anything else. A navigator of any value has
    /// none.
    private func navigator(_ target: Expression, _ scope: Scope) -> ValueType?? {
        guard let declared = context.writtenType(of: target, in: scope),
            table.traits.all.navigators.contains(declared.name.last),
            context.isLibrary(declared.name, orIn: table.traits.all.modules, in: declared.scope)
        else { return nil }
        return .some(declared.name.arguments.first.map { index.values.type($0, in: declared.scope) })
    }

    /// The same for `navigator.routes`.
    private func routes(_ target: Expression, _ scope: Scope) -> ValueType?? {
        guard case .member(let base, "routes") = target else { return nil }
        return navigator(base, scope)
    }

    private func changed(
        _ call: CallFacts, _ change: PathChange, path: ValueType?, owner: TypeID?, _ scope: Scope
    ) -> CallOutcome? {
        switch change {
        case .add(let values, let presentation):
            return shows(
                call, values,
                DeferredPresentation(
                    sink: .path, style: isEmptied(before: call, scope) ? .root : style(presentation, scope),
                    expected: path, owner: owner), scope, isCertain: true)
        case .replace(let value):
            if isEmpty(value, scope) {
                if isPreparing(call, owner, scope) { return .nothing }
                let owner = owner ?? path.flatMap(flow(of:))
                return isFilled(after: call, scope) ? .nothing : exit(.popToRoot, owner: owner, to: nil, scope)
            }
            let handed = DeferredPresentation(sink: .path, style: replacing(call), expected: path, owner: owner)
            if isLocalPath(value, scope) {
                let content = content(ofPath: value, scope)
                return content.isEmpty ? .nothing : shows(call, content, handed, scope, isCertain: true)
            }
            return shows(call, [value], handed, scope, isCertain: true)
        case .remove(let operation, let to):
            return exit(
                operation, owner: owner ?? path.flatMap(flow(of:)), to: to.flatMap { destination($0, path, scope) },
                scope)
        }
    }

    /// Whether code empties one of several paths, whichever that is, and presents something: what is shown next begins anew, and nobody
    /// goes back.
    private func isPreparing(_ call: CallFacts, _ owner: TypeID?, _ scope: Scope) -> Bool {
        guard let owner, case .member(.member(_, "[]"), _) = call.callee else { return false }
        return scope.body.calls.contains { other in
            guard case .member(let target, let name) = other.callee, ["=", "append"].contains(name),
                other.arguments.first.map({ $0.value != .constant("nil") }) ?? false, Self.isNamed(target, among: names)
            else { return false }
            return index.slots.slots(of: target, in: scope).contains { $0.owner == owner && bySlot[$0] != nil }
        }
    }

    /// How the values of an assigned list are shown, where they do not say so themselves: instead of what was there;
    /// FlowStacks keeps its root outside of the list.
    private func replacing(_ call: CallFacts) -> Style {
        guard case .member(let target, _) = call.callee, let name = Self.lastName(of: target) else { return .root }
        return name.lowercased().hasSuffix("routes") ? .push : .root
    }

    /// What a path is made with: `NavigationPath([Route.home])`.
    func content(ofPath value: Expression, _ scope: Scope) -> [Expression] {
        guard case .call(let position) = value, scope.body.calls.indices.contains(position) else { return [] }
        return scope.body.calls[position].arguments.map(\.value)
    }

    /// Whether the code after a call that empties the path puts something on it, so that nobody goes back.
    private func isFilled(after call: CallFacts, _ scope: Scope) -> Bool {
        guard case .member(let target, _) = call.callee else { return false }
        return scope.body.calls.contains { other in
            guard table.isOrdered(call.location, before: other.location), other.conditions == call.conditions,
                other.closure == call.closure, case .member(target, let name) = other.callee
            else { return false }
            return name == "append" || name == "+="
        }
    }

    /// Whether the code before a call empties the path, so that what it adds is there instead.
    private func isEmptied(before call: CallFacts, _ scope: Scope) -> Bool {
        guard case .member(let target, "append") = call.callee else { return false }
        return scope.body.emptying.contains { index in
            let other = scope.body.calls[index]
            guard table.isOrdered(other.location, before: call.location), other.conditions == call.conditions,
                other.closure == call.closure, case .member(target, let name) = other.callee
            else { return false }
            switch name {
            case "=": return other.arguments.first.map { isEmpty($0.value, scope) } ?? false
            case "removeAll": return true
            case "removeLast": return other.arguments.count == 1
            default: return false
            }
        }
    }

    /// Whether a path is emptied: `[]`, `NavigationPath()`, `.init()`.
    func isEmpty(_ value: Expression, _ scope: Scope) -> Bool {
        switch value {
        case .array(let parts): parts.isEmpty
        case .call(let position) where scope.body.calls.indices.contains(position):
            scope.body.calls[position].name.map { $0 == "init" || table.traits.all.openPaths.contains($0) } == true
                && scope.body.calls[position].arguments.isEmpty && !isFilled(position, scope)
        default: false
        }
    }

    /// Whether code puts something on a path that is made in a local variable.
    private func isFilled(_ path: Int, _ scope: Scope) -> Bool {
        scope.body.calls.contains { call in
            if case .member(.call(path), "append") = call.callee { true } else { false }
        }
    }

    /// What a list that is made in a local variable is assigned to, as it is or as a path: `router.path = NavigationPath(next)`.
    private func assigned(_ list: Expression, _ scope: Scope) -> Expression? {
        for call in scope.body.calls where call.name == "=" {
            guard let value = call.arguments.first?.value, case .member(let target, _) = call.callee else { continue }
            if value == list || content(ofPath: value, scope) == [list] { return target }
        }
        return nil
    }

    /// Whether code hands on a path that is made in a local variable, or returns it, and does not only compare it.
    private func isRead(_ path: Expression, _ scope: Scope) -> Bool {
        scope.body.results.contains(path) || scope.body.calls.contains { $0.arguments.contains { $0.value == path } }
    }

    /// What is presented by changing a list of what is: `sheets = [.settings]`, `sheets.append(.help)`; `nil` for what is taken off.
    private func elements(_ change: PathChange, of slots: Set<StateProperty>) -> [Expression]? {
        guard slots.contains(where: { bySlot[$0] != nil }),
            slots.contains(where: { index.slots.property(of: $0)?.type?.last == "Array" })
        else { return nil }
        switch change {
        case .replace(.array(let parts)): return parts.isEmpty ? [.constant("nil")] : parts
        case .replace: return nil
        case .add(let values, _): return values
        case .remove: return [.constant("nil")]
        }
    }

    /// Whether an expression is a path that is made in place: `var path = NavigationPath()`.
    private func isLocalPath(_ value: Expression, _ scope: Scope) -> Bool {
        guard case .call(let position) = value, scope.body.calls.indices.contains(position) else { return false }
        return scope.body.calls[position].name.map(table.traits.all.openPaths.contains) == true
    }

    func exit(_ operation: ExitOperation, owner: TypeID?, to: String?, _ scope: Scope) -> CallOutcome {
        .exits(coordinator: owner.flatMap(coordinator(ofPathsIn:)), operation, to: to)
    }

    /// A coordinator that stores paths, or the only one that is bound to what an object stores.
    func coordinator(ofPathsIn owner: TypeID) -> TypeID? {
        if coordinators[owner] != nil { return owner }
        let bound = Set(index.hosts(boundTo: owner).map(\.holder))
        return bound.count == 1 ? bound.first.flatMap { coordinators[$0] == nil ? nil : $0 } : nil
    }

    /// The destination that is gone back to: the case of a value, else the type: `goBackTo(type: Ship.self)`.
    func destination(_ value: Expression, _ path: ValueType?, _ scope: Scope) -> String? {
        if case .typeObject(let type) = value { return map.name(of: index.values.type(type, in: scope)) }
        guard let value = index.values.values(of: value, in: scope, expected: path).values.first else { return nil }
        return value.name ?? (index.values.cases(of: value.type).isEmpty ? map.name(of: value.type) : nil)
    }

    /// The only coordinator whose destinations the values of a type are.
    private func flow(of type: ValueType) -> TypeID? {
        let owners = Set((byType[type] ?? []).compactMap(map.owner))
        return owners.count == 1 ? owners.first : nil
    }
}
