import Facts
import Types

/// Child coordinators that are shown by a controller of theirs, and what these hold from the beginning.
///
/// ```swift
/// present(ComposeCoordinator().rootViewController, animated: true)
/// tabs.viewControllers = [home.start(), settings.start()]
/// ```
extension UIKitPresentations {
    /// Takes a child coordinator's controller for the child that it is handed over by.
    mutating func showChildren(where isCoordinator: (TypeID) -> Bool) {
        var told: Set<CallID> = []
        for index in found.indices where found[index].means != .start {
            let presentation = found[index]
            let scope = presentation.site.scope
            guard let child = child(handing: presentation.expression, in: scope, isCoordinator: isCoordinator) else {
                continue
            }
            found[index].shown = [UIKitShown(.object(child))]
            if case .member(_, let name) = values.unframed(presentation.expression, in: scope)
                ?? presentation.expression
            {
                handed.insert(StateProperty(owner: child, name: name))
            }
            if case .call(let start) = presentation.expression, let body = presentation.body {
                told.insert(CallID(start, in: body))
            }
        }
        found.removeAll { $0.means == .start && ($0.site.id.map(told.contains) ?? false) }
        dropStartsOfShown()
    }

    /// Drops the starts of children whose controllers the same code shows: `window.rootViewController = Stack(rootViewController: add(child))`.
    private mutating func dropStartsOfShown() {
        let shown = Dictionary(grouping: found.filter { $0.means != .start && $0.body != nil }, by: \.body)
        found.removeAll { start in
            guard start.means == .start, let others = shown[start.body] else { return false }
            let children = Set(start.shown.compactMap(\.type))
            return others.contains { other in
                other.shown.contains { $0.type.map(children.contains) ?? false }
                    && start.site.scope.calls(in: other.expression).contains(start.site.call.index)
            }
        }
    }

    /// The coordinator that an expression is a controller of: `child.rootViewController`, `child.start()`.
    private func child(
        handing value: Expression, in scope: Scope, isCoordinator: (TypeID) -> Bool
    ) -> TypeID? {
        let owner: Expression
        let name: String
        switch values.unframed(value, in: scope) ?? value {
        case .member(let base, let property): (owner, name) = (base, property)
        case .call(let index):
            guard let call = scope.call(at: index), case .member(let base, let method) = call.callee,
                UIKitTypes.handing.contains(method) || givesOwnContainer(call, in: scope)
            else { return nil }
            (owner, name) = (base, method)
        default: return nil
        }
        guard owner != .instance else { return nil }
        let children = values.shown(by: owner, in: scope).compactMap(\.type).filter(isCoordinator)
        guard children.count == 1, children[0] != scope.type else { return nil }
        if case .call = value { return children[0] }
        guard context.property(name, of: children[0]).map(isOwnContainer) ?? false else { return nil }
        // `child.router.rootViewController`: the router is the child's own, and shows nothing by itself.
        return values.maker(givingRouter: owner, in: scope).flatMap { isCoordinator($0) ? $0 : nil } ?? children[0]
    }

    /// Whether a call gives the controller that a coordinator shows everything in: `child.showList()`, which returns its stack.
    private func givesOwnContainer(_ call: CallFacts, in scope: Scope) -> Bool {
        guard let function = context.function(of: call, in: scope), let owner = table.owner(of: function),
            values.types.kind(of: owner) == nil
        else { return false }
        let results = table.function(function).body.results
        guard results.count == 1, let name = results[0].ownName else { return false }
        return context.property(name, of: owner).map(isOwnContainer) ?? false
    }

    /// Whether a property of a coordinator holds the controller that it shows everything in.
    private func isOwnContainer(_ property: PropertyID) -> Bool {
        guard let written = context.writtenType(of: property) else { return false }
        guard let kind = values.types.kind(of: written.name, in: written.scope), kind.isController else { return false }
        return kind != .controller || UIKitNames.bases.contains(written.name.last)
            || table.property(property).name.lowercased().hasPrefix("root")
    }

    /// The calls by which coordinators begin that have no `start`: who makes them hands them the controller that they show everything on.
    func asked(where isCoordinator: (TypeID) -> Bool, besides claimed: Set<RelativeLocation>) -> [UIKitCandidate] {
        table.types.flatMap { type -> [UIKitCandidate] in
            guard !type.isExternal, type.kind != .protocol, isCoordinator(type.id),
                context.functions("start", of: type.id).isEmpty, let makers = values.makers[type.id]
            else { return [] }
            let functions = type.functions.sorted { $0.key < $1.key }.flatMap(\.value).filter(takesController)
            return functions.flatMap { function in
                callers.code.sites(named: table.function(function).name).compactMap { site in
                    guard case .member(let base, _) = site.call.callee, base != .instance, let holder = site.holder,
                        holder != type.id, !values.types.isController(holder),
                        makers.contains(where: { $0.holder == holder }),
                        isCoordinator(holder) || isMade(base, in: site.scope),
                        !claimed.contains(site.call.location),
                        context.function(of: site.call, in: site.scope) == function
                    else { return nil }
                    return UIKitCandidate(site: site, expression: base, means: .start, receiver: base)
                }
            }
        }
    }

    /// The calls by which coordinators begin with something else than `start` shows: who makes one calls another of its functions, the
    /// first that shows something.
    func begun(where isCoordinator: (TypeID) -> Bool, besides claimed: Set<RelativeLocation>) -> [UIKitCandidate] {
        let showing = Set(found.compactMap(\.site.scope.function))
        return table.types.flatMap { type -> [UIKitCandidate] in
            guard !type.isExternal, type.kind != .protocol, isCoordinator(type.id), let makers = values.makers[type.id],
                !context.functions("start", of: type.id).isEmpty
            else { return [] }
            return makers.compactMap { made in
                guard let holder = made.holder, holder != type.id else { return nil }
                let calls = made.scope.body.calls.filter { $0.receiver == .call(made.index) && $0.name != "=" }
                guard !calls.contains(where: { $0.name == "start" }) else { return nil }
                let first = calls.first { call in
                    context.function(of: call, in: made.scope).map {
                        table.owner(of: $0) == type.id && showing.contains($0)
                    } ?? false
                }
                guard let first, !claimed.contains(first.location) else { return nil }
                return UIKitCandidate(
                    site: CallSite(scope: made.scope, call: first), expression: .call(made.index), means: .start,
                    receiver: .call(made.index))
            }
        }
    }

    /// Whether code makes what it calls. What an object keeps that is no coordinator itself is a router, which shows one thing after
    /// another.
    private func isMade(_ value: Expression, in scope: Scope) -> Bool {
        if case .call = value { return true }
        return values.maker(of: value, in: scope) != nil
    }

    private func takesController(_ function: FunctionID) -> Bool {
        table.function(function).parameters.contains { parameter in
            parameter.type.map { name in
                values.types.kind(of: name, in: table.scope(of: function)).map { $0 == .controller || $0 == .stack }
                    ?? false
                    && (context.find(name, in: table.scope(of: function)).map { table[$0].isExternal } ?? true)
            } ?? false
        }
    }

    /// Adds what the containers hold that coordinators make for themselves, where nothing else says what they show first:
    /// `navigation = UINavigationController(rootViewController: list)`.
    package mutating func addRoots(isCoordinator: (TypeID) -> Bool) {
        var rooted: Set<TypeID> = []
        var shown: Set<CallID> = []
        var named: [TypeID: Set<String>] = [:]
        var told: [TypeID: Set<UIKitShown.What>] = [:]
        for presentation in found {
            if let holder = presentation.holder {
                let inside = presentation.shown.filter { $0.wrapper != nil || presentation.styles == [.root] }
                told[holder, default: []].formUnion(inside.map(\.what))
            }
            if let holder = presentation.holder, let name = presentation.expression.ownName {
                named[holder, default: []].insert(name)
            }
            if let holder = presentation.holder, presentation.styles.contains(where: { $0 == .root || $0 == .tab }) {
                rooted.insert(holder)
            }
            if case .call(let made) = presentation.expression, let body = presentation.body {
                shown.insert(CallID(made, in: body))
            }
        }
        for type in table.types where !type.isExternal && isCoordinator(type.id) {
            let isRooted = rooted.contains(type.id)
            for root in roots(givenBy: type, besides: shown, told[type.id] ?? [], isRooted: isRooted) {
                if let call = root.site.id { shown.insert(call) }
                found.append(root)
            }
            if isRooted { continue }
            for scope in openings(of: type) {
                // What it shows itself later it does not begin with.
                let isShown = scope.property.map { named[type.id]?.contains(table.property($0).name) ?? false } ?? false
                if !isShown { addRoots(in: scope, of: type.id, besides: shown, told[type.id] ?? []) }
            }
        }
    }

    /// What the functions give by which a coordinator hands over the controller that it shows first.
    /// - Parameters:
    ///   - known: the calls that make what is shown elsewhere.
    ///   - told: what the coordinator shows elsewhere, in a container.
    ///   - isRooted: whether the coordinator says what is in its containers.
    private func roots(
        givenBy type: TypeDeclaration, besides known: Set<CallID>, _ told: Set<UIKitShown.What>, isRooted: Bool
    ) -> [UIKitPresentation] {
        let functions = type.functions.sorted { $0.key < $1.key }.flatMap(\.value).filter(
            values.types.rootFunctions.contains)
        return functions.flatMap { function -> [UIKitPresentation] in
            let scope = table.scope(of: function)
            return scope.body.results.suffix(1).flatMap(\.eachAlternative).compactMap { given in
                guard let call = values.maker(of: given, in: scope) else { return nil }
                let site = CallSite(scope: scope, call: call)
                if let made = site.id, known.contains(made) { return nil }
                let shown = values.shown(by: given, in: scope).filter { part in
                    guard case .target(let target) = part.what, !told.contains(part.what) else { return false }
                    guard isRooted, case .declared(let controller) = target else { return true }
                    return values.types.kind(of: controller)?.isContainer != true
                }
                if shown.isEmpty { return nil }
                var root = UIKitPresentation(
                    site: site, expression: given, means: .style(.root), receiver: nil, shown: shown, styles: [.root])
                root.opensCoordinator = true
                return root
            }
        }
    }

    /// The code that a coordinator runs before anything else.
    private func openings(of type: TypeDeclaration) -> [Scope] {
        let functions = UIKitTypes.handing.union(["init"]).sorted().flatMap { type.functions[$0] ?? [] }
        let properties = type.properties.sorted { $0.key < $1.key }.map(\.value)
        return functions.map { table.scope(of: $0) } + properties.map { table.scope(of: $0) }
    }

    /// - Parameters:
    ///   - known: the calls that make what is shown elsewhere.
    ///   - told: what the coordinator shows elsewhere, in a container.
    private mutating func addRoots(
        in scope: Scope, of type: TypeID, besides known: Set<CallID>, _ told: Set<UIKitShown.What>
    ) {
        for call in scope.body.calls where isKept(call, in: scope, of: type) {
            let site = CallSite(scope: scope, call: call)
            if let made = site.id, known.contains(made) { continue }
            let shown = values.shown(by: .call(call.index), in: scope).filter { part in
                if case .target = part.what { true } else { false }
            }
            guard !shown.isEmpty, scope.property == nil || !shown.contains(where: { told.contains($0.what) }) else {
                continue
            }
            var root = UIKitPresentation(
                site: site, expression: .call(call.index), means: .style(.root), receiver: nil, shown: shown,
                styles: [.root])
            root.opensCoordinator = true
            found.append(root)
        }
    }

    /// Whether what a property holds is what a coordinator hands over to be shown: `toPresentable()` gives it.
    private func givesBack(_ property: String, _ type: TypeID) -> Bool {
        guard !isCoordinator(heldIn: property, of: type) else { return false }
        if isHandedOver(property, by: type) { return true }
        return UIKitTypes.handing.subtracting(["start"]).contains { name in
            (table[type].functions[name] ?? []).contains { function in
                let results = table.function(function).body.results
                return results.count == 1 && results[0].ownName == property
            }
        }
    }

    /// Whether a property holds what another one gives that a protocol asks for, or that whoever shows the coordinator shows:
    /// `var presentedViewController: UIViewController { detail }`.
    private func isHandedOver(_ property: String, by type: TypeID) -> Bool {
        let protocols = context.conformances.ancestors(of: type).filter { table[$0].kind == .protocol }
        return table[type].properties.contains { name, own in
            let facts = table.property(own)
            guard name != property, facts.body.results.count == 1, facts.body.results[0].ownName == property,
                let written = facts.type, UIKitNames.bases.contains(written.last)
            else { return false }
            return handed.contains(StateProperty(owner: type, name: name))
                || protocols.contains { table[$0].properties[name] != nil }
        }
    }

    /// Whether a property holds what shows others, and no screen.
    private func isCoordinator(heldIn property: String, of type: TypeID) -> Bool {
        guard let held = context.property(property, of: type) else { return true }
        return values.value(of: held).contains { part in
            switch part.what {
            case .container, .object: true
            default: false
            }
        }
    }

    /// Whether a call makes the controller that a coordinator shows everything in: one with a root of its own, or what a
    /// property holds that stands for it.
    private func isKept(_ call: CallFacts, in scope: Scope, of type: TypeID) -> Bool {
        if let property = scope.property, scope.body.results.contains(.call(call.index)),
            givesBack(table.property(property).name, type)
        {
            return true
        }
        let isGiven = scope.body.calls.contains { assignment in
            guard case .member(let target, "=") = assignment.callee,
                assignment.arguments.first?.value == .call(call.index), let name = target.ownName
            else { return false }
            return givesBack(name, type)
        }
        if isGiven { return true }
        guard let name = TypeName(reading: call.callee), name.last.first?.isUppercase == true,
            values.types.kind(of: name, in: scope)?.isController == true
        else { return false }
        let holdsRoot = call.argument("rootViewController") != nil
        let made = Expression.call(call.index)
        if let property = scope.property {
            return scope.body.results.contains { $0.mayBe(made) } && (holdsRoot || isOwnContainer(property))
        }
        if holdsRoot, scope.body.results.contains(made), scope.function.map({ table.function($0).name }) != "init" {
            return true
        }
        return scope.body.calls.contains { assignment in
            guard case .member(let target, "=") = assignment.callee, assignment.arguments.first?.value == made,
                let name = target.ownName, let property = context.property(name, of: type)
            else { return false }
            return holdsRoot || isOwnContainer(property)
        }
    }
}

extension Scope {
    /// The calls that an expression is made by, closures left out.
    fileprivate func calls(in value: Expression) -> Set<Int> {
        var found: Set<Int> = []
        Expression.walk([(value, ())]) { part, _ in
            if case .closure = part { return .skipChildren }
            guard case .call(let index) = part else { return .visitChildren }
            guard found.insert(index).inserted, let call = call(at: index) else { return .skipChildren }
            return .visitInstead([call.callee] + call.arguments.map(\.value), in: ())
        }
        return found
    }
}

extension Expression {
    /// It, or each of several that it may be.
    fileprivate var eachAlternative: [Expression] { alternatives?.flatMap(\.eachAlternative) ?? [self] }

    /// Whether another is what it gives, or one of several that it may give.
    func mayBe(_ other: Expression) -> Bool {
        self == other || alternatives?.contains { $0.mayBe(other) } ?? false
    }
}
