import Base
import Facts
import Linking
import Presentation
import Types

/// The words for showing something that the app makes of UIKit's: functions and closures that show what they are handed.
extension UIKitPresentations {
    mutating func follow(_ candidates: [UIKitCandidate], isCoordinator: ((TypeID) -> Bool)? = nil) {
        var queue = candidates
        var position = 0
        while position < queue.count {
            let candidate = uncast(queue[position])
            position += 1
            let (site, scope) = (candidate.site, candidate.site.scope)
            let all =
                candidate.part.map { [$0] } ?? values.ofPackage(candidate, in: scope)
                ?? values.shown(by: candidate.expression, in: scope)
            var parts: [UIKitShown] = []
            let alternatives = max(candidate.alternatives, all.count)
            let wrapped = all.map { part in candidate.wrapper.map { part.wrapped(in: $0) } ?? part }
            for part in wrapped.compactMap({ fitting($0, candidate) }) {
                guard let verb = verb(part, candidate, isCoordinator) else {
                    if let own = own(part, candidate) { parts.append(own) }
                    queue += initial(part, candidate)
                    continue
                }
                guard let isNew = followed.insert(verb) else {
                    tellEndless(site)
                    continue
                }
                guard isNew else { continue }
                let uses = uses(of: verb, from: candidate, part, among: alternatives)
                queue += uses.candidates
                if let rest = uses.rest { parts.append(rest) }
            }
            if let isCoordinator {
                if !parts.isEmpty, !parts.contains(where: { $0.type != nil }), startsAny(site, isCoordinator) {
                    tellUnknown(site)
                }
                parts = parts.filter { $0.type.map(isCoordinator) ?? false }
            }
            if parts.isEmpty { continue }
            add(candidate, parts, site)
        }
    }

    /// What a call shows by itself that no caller decides.
    private func own(_ part: UIKitShown, _ candidate: UIKitCandidate) -> UIKitShown? {
        switch part.what {
        case .parameter, .receiver, .overridden: nil
        case .handed, .assigned: part.outside
        case .object(let type) where candidate.means != .start && values.hasUnknownBase(type):
            // Nothing but a controller can be shown there.
            UIKitShown(.target(.declared(type)), isInferred: part.isInferred, wrapper: part.wrapper)
        default: part
        }
    }

    /// Whether what is started is one of several coordinators: an element of a list, a property of the type that all share.
    private func startsAny(_ site: CallSite, _ isCoordinator: (TypeID) -> Bool) -> Bool {
        guard case .member(let base, _) = site.call.callee else { return false }
        guard case .instance(let type)? = context.type(of: base, in: site.scope) else {
            return isCalledCoordinator(base)
        }
        return isCoordinator(type) || context.conformances.conformers(of: type).contains(where: isCoordinator)
            || values.types.inherited.contains(type)
                && table.types.contains {
                    isCoordinator($0.id) && context.conformances.ancestors(of: $0.id).contains(type)
                }
    }

    /// Whether a value of a type that is not known is called as coordinators are: `model.coordinator`. A representable's is none.
    private func isCalledCoordinator(_ value: Expression) -> Bool {
        guard case .member(let owner, let name) = value, name.lowercased().hasSuffix("coordinator") else {
            return false
        }
        return owner.lastName != "context" && owner != .parameter("context")
    }

    private mutating func tellUnknown(_ site: CallSite) {
        notUnderstood.append(
            UnresolvedCode(
                text: site.call.text, reason: "the type of the child coordinator is chosen at run time",
                help: "start the coordinator where it's created", location: site.call.location))
    }

    private mutating func tellEndless(_ site: CallSite) {
        let unread = UnresolvedCode(
            text: site.call.text, reason: "the view controller is passed along in too many ways to follow",
            help: "show the view controller where it's created", location: site.call.location)
        if !notUnderstood.contains(unread) { notUnderstood.append(unread) }
    }

    private mutating func add(_ candidate: UIKitCandidate, _ parts: [UIKitShown], _ site: CallSite) {
        let shown = parts.filter { if case .silent = $0.what { false } else { true } }
        guard !shown.isEmpty else {
            site.holder.map { _ = asking.insert($0) }
            site.scope.function.map { _ = askers.insert($0) }
            return
        }
        var groups: [(styles: [Style], isOpen: Bool, conditions: [PatternFacts], shown: [UIKitShown])] = []
        for part in shown {
            let (styles, isOpen) = self.styles(candidate, part)
            let known = groups.firstIndex { group in
                group.styles == styles && group.isOpen == isOpen && group.conditions == part.conditions
                    && group.shown[0].isInferred == part.isInferred
            }
            if let known {
                groups[known].shown.append(part)
            } else {
                groups.append((styles, isOpen, part.conditions, [part]))
            }
        }
        for (position, group) in groups.enumerated() {
            var presentation = UIKitPresentation(
                site: site, expression: candidate.expression, means: candidate.means, receiver: candidate.receiver,
                shown: group.shown, styles: group.styles, isInferred: candidate.isInferred || group.isOpen,
                position: position, conditions: candidate.conditions + group.conditions, route: candidate.route,
                heir: candidate.heir)
            presentation.leavesStyleOpen = group.isOpen
            if group.styles.count > 1 {
                presentation.choiceOfStyle = styles.choice(
                    of: candidate.expression, by: candidate.site.call, in: candidate.site.scope)
            }
            presentation.isStyleChosen = candidate.isChosen
            if candidate.isReplacement, changesItself(candidate) { presentation.isInferred = true }
            found.append(presentation)
        }
    }

    /// How something is shown, and whether the code leaves that open.
    private mutating func styles(_ candidate: UIKitCandidate, _ part: UIKitShown) -> (all: [Style], isOpen: Bool) {
        switch candidate.means {
        case .style(let style): return ([style], false)
        case .modal:
            let handed = candidate.style.map { styles.styles(named: $0, in: candidate.site.scope) }
            if let known = handed as? [Style] { return (known, false) }
            let told = styles.styles(
                of: candidate.part == nil ? candidate.expression : .unknown, as: part, by: candidate.site.call,
                in: candidate.site.scope)
            let isOpen = told.isOpen || handed != nil
            if isOpen {
                notUnderstood.append(
                    UnresolvedCode(
                        text: candidate.site.call.text, reason: "the presentation style is chosen at run time",
                        help: "set modalPresentationStyle to a literal case, as in `.fullScreen`",
                        location: candidate.site.call.location))
            }
            return (told.styles, isOpen)
        case .detail:
            // Where no split view takes it, what is at the root of the window presents it.
            let isSplit = values.types.hasSplits || kind(of: candidate.receiver, in: candidate.site.scope) == .split
            return ([isSplit ? .splitDetail : .sheet], false)
        case .list, .window: return ([.root], false)
        case .start: return ([], false)
        }
    }

    // MARK: Verbs

    /// What the function or closure around a call does with what it is handed.
    private func verb(
        _ part: UIKitShown, _ candidate: UIKitCandidate, _ isCoordinator: ((TypeID) -> Bool)?
    ) -> UIKitVerb? {
        let scope = candidate.site.scope
        let source: UIKitVerb.Source
        switch part.what {
        case .parameter(let name):
            guard let function = scope.function, !isOverride(function, candidate.site) else { return nil }
            if candidate.means == .start, !mayBeCoordinator(name, of: function, isCoordinator) { return nil }
            source = .parameter(function, name)
        case .receiver:
            guard let function = scope.function else { return nil }
            source = .receiver(function)
        case .handed(let call, let position):
            guard candidate.means != .start, let kept = keeper(ofClosureHandedTo: call, in: scope) else { return nil }
            source = .closure(keeper: kept.type, property: kept.property, position: position)
        case .assigned(let property): source = .assigned(property)
        case .overridden(let function):
            guard let body = scope.id else { return nil }
            source = .heirs(body, call: candidate.site.index, giving: function)
        case .target(.declared(let type)) where isOfCallers(type, candidate) || isOfMakers(type, candidate):
            guard let function = scope.function else { return nil }
            source = .receiver(function)
        default:
            guard !part.conditions.isEmpty, let function = scope.function else { return nil }
            source = .choice(function, part)
        }
        return UIKitVerb(
            source: source, means: means(of: candidate), conditions: candidate.conditions + candidate.asked)
    }

    /// Whether a call is that of a controller's own word for it, in what is run in its place: `super.present(…)`.
    private func isOverride(_ function: FunctionID, _ site: CallSite) -> Bool {
        guard case .member(.instance, let name) = site.call.callee, name == table.function(function).name else {
            return false
        }
        return site.holder.map(values.types.isController) ?? false
    }

    /// What keeps a closure that is assigned to a property.
    private func keeper(ofClosureHandedTo index: Int, in scope: Scope) -> (type: TypeID, property: String)? {
        guard let call = scope.call(at: index), case .member(let target, "=") = call.callee else { return nil }
        switch target {
        case .name(let name): return scope.type.map { ($0, name) }
        case .member(let base, let name):
            if base == .instance { return scope.type.map { ($0, name) } }
            if case .instance(let type)? = context.type(of: base, in: scope) { return (type, name) }
            return values.shown(by: base, in: scope).lazy.compactMap(\.type).first.map { ($0, name) }
        default: return nil
        }
    }

    /// How callers show what they hand in: as the function itself says, where it does.
    func means(of candidate: UIKitCandidate) -> UIKitCall.Means {
        if candidate.means == .start, let shown = handedOver(by: candidate) { return shown }
        guard candidate.means == .modal else { return candidate.means }
        if let style = candidate.style {
            return styles.styles(named: style, in: candidate.site.scope)?.first.map { .style($0) } ?? .modal
        }
        let unknown = UIKitShown(.unknown(""))
        let told = styles.styles(
            of: candidate.expression, as: unknown, by: candidate.site.call, in: candidate.site.scope)
        let isOpen =
            told.isOpen
            || told.styles == [.sheet]
                && !styles.isSet(of: candidate.expression, by: candidate.site.call, in: candidate.site.scope)
        return isOpen ? .modal : told.styles.first.map { .style($0) } ?? .modal
    }

    /// How the code that starts what it is handed shows it, where it does so itself: `present(child.toPresentable())`.
    private func handedOver(by start: UIKitCandidate) -> UIKitCall.Means? {
        guard let (call, value, means) = showing(start) else { return nil }
        guard means == .modal else { return means }
        let told = styles.styles(of: value, as: UIKitShown(.unknown("")), by: call, in: start.site.scope)
        return .style(told.styles.first ?? .sheet)
    }

    /// The call that shows what a child hands over which the same code is handed and starts.
    func showing(_ start: UIKitCandidate) -> (call: CallFacts, value: Expression, means: UIKitCall.Means)? {
        guard case .parameter = start.expression else { return nil }
        let scope = start.site.scope
        for call in scope.body.calls {
            guard let shown = UIKitCall(call), case .show(let value, let means) = shown.action, means != .list,
                isHandedOver(value, by: start.expression, in: scope)
            else { continue }
            return (call, value, means)
        }
        return nil
    }

    private func mayBeCoordinator(
        _ parameter: String, of function: FunctionID, _ isCoordinator: ((TypeID) -> Bool)?
    ) -> Bool {
        let type = table.function(function).type(of: parameter)
        guard let type, let declared = context.find(type, in: table.scope(of: function)) else { return type != nil }
        return isCoordinator?(declared) ?? false
            || context.conformances.conformers(of: declared).contains { isCoordinator?($0) ?? false }
            || values.types.inherited.contains(declared)
    }

    /// The calls of what shows what it is handed, and what is left to be told where it stands.
    private mutating func uses(
        of verb: UIKitVerb, from candidate: UIKitCandidate, _ part: UIKitShown, among alternatives: Int
    ) -> (candidates: [UIKitCandidate], rest: UIKitShown?) {
        switch verb.source {
        case .parameter(let function, let name):
            let facts = table.function(function)
            verbs.insert(function)
            if isForEmptyStack(name, candidate) { return ([], nil) }
            let all = callers.callers(of: function, as: nil)
            let handed = handed(all, of: facts, from: candidate, part) { call in
                facts.argument(name, in: call).flatMap { $0 == .constant("nil") ? nil : $0 }
            }
            return (handed, all.isEmpty ? uncalled(name, of: function, candidate, part) : nil)
        case .receiver(let function) where table.function(function).isInitializer:
            let made = handed(callers.makers(by: function), of: table.function(function), from: candidate, part) {
                .call($0.index)
            }
            return (made, nil)
        case .receiver(let function):
            verbs.insert(function)
            return (
                handed(callers.callers(of: function, as: nil), of: table.function(function), from: candidate, part) {
                    if case .member(let base, _) = $0.callee { base } else { .instance }
                }, nil
            )
        case .closure(let keeper, let property, let position):
            let sites = callers.runs(of: property, of: keeper).filter { $0.call.arguments.indices.contains(position) }
            let found = sites.map { site in
                UIKitCandidate(
                    site: site, expression: site.call.arguments[position].value, means: verb.means, receiver: nil,
                    isInferred: candidate.isInferred, wrapper: part.wrapper ?? candidate.wrapper)
            }
            return (found, sites.isEmpty ? part.outside : nil)
        case .assigned(let property):
            let found = assigned(to: property, from: candidate, part)
            return (found, found.isEmpty ? part.outside : nil)
        case .choice(let function, let shown):
            guard let found = chosen(shown, in: function, from: candidate, among: alternatives) else {
                return ([], part)
            }
            return (found, nil)
        case .heirs(_, _, let function):
            let found = inherited(candidate, part, givenBy: function)
            return (found, found.isEmpty ? UIKitShown(.unknown(UIKitValues.noFactory)) : nil)
        }
    }

    /// Whether a function puts what it is handed at the root of a stack that has nothing yet, and else pushes it: what comes first is the
    /// root of its coordinator anyway.
    ///
    /// ```swift
    /// if stack.viewControllers.isEmpty { stack.viewControllers = [next] } else { stack.pushViewController(next, animated: true) }
    /// ```
    private func isForEmptyStack(_ parameter: String, _ candidate: UIKitCandidate) -> Bool {
        let site = candidate.site
        guard candidate.means == .style(.root), candidate.conditions.isEmpty,
            kind(of: candidate.receiver, in: site.scope) == .stack
        else { return false }
        return site.scope.body.calls.contains { call in
            call.name == "pushViewController" && call.arguments.first?.value == .parameter(parameter)
                && CodeBranch(CallSite(scope: site.scope, call: call)).excludes(CodeBranch(site))
        }
    }

    func handed(
        _ all: [UIKitCallers.Caller], of facts: FunctionFacts, from candidate: UIKitCandidate, _ part: UIKitShown,
        value: (CallFacts) -> Expression?
    ) -> [UIKitCandidate] {
        let ways = ways(of: candidate)
        let isChosen = candidate.isChosen || isChosenByState(candidate, in: facts)
        return all.flatMap { caller -> [UIKitCandidate] in
            guard let whole = value(caller.site.call) else { return [] }
            if candidate.isReplacement, let id = caller.site.id, filling.contains(id) { return [] }
            let receiver = caller.site.call.receiver
            return ways.flatMap { way -> [UIKitCandidate] in
                let asked = candidate.conditions + part.conditions + way.conditions
                guard let left = callers.choices.left(of: asked, in: facts, by: caller.site) else { return [] }
                return parts(of: whole, shownBy: way).map { value in
                    var next = UIKitCandidate(
                        site: caller.site, expression: value, means: way.means, receiver: receiver,
                        isInferred: candidate.isInferred || caller.isOpen, wrapper: part.wrapper ?? candidate.wrapper,
                        conditions: left.conditions)
                    next.isChosen = isChosen || caller.isOpen || !left.isDecided
                    next.isReplacement = candidate.isReplacement
                    next.asked = candidate.asked + classes(askedOf: part, by: candidate)
                    next.style = way.style.flatMap { $0.handed(to: facts, by: caller.site, in: context) }
                    return next
                }
            }
        }
    }

    /// What a caller hands in, one by one where it's a list of tabs.
    private func parts(of value: Expression, shownBy way: Way) -> [Expression] {
        guard way.means == .style(.tab), case .array(let parts) = value else { return [value] }
        return parts
    }

    /// Whether a property of the object around a call has to hold something for it, or what is handed in has to be of a class that
    /// few callers tell: `if isModal`, `if let stack = container as? UINavigationController`.
    private func isChosenByState(_ candidate: UIKitCandidate, in facts: FunctionFacts) -> Bool {
        guard let type = candidate.site.scope.type else { return false }
        return candidate.conditions.contains { condition in
            if condition.type != nil { return !condition.isExcluded && !condition.isDispatch }
            guard condition.choices != nil, !facts.parameters.contains(where: { $0.name == condition.subject }) else {
                return false
            }
            return context.property(condition.subject, of: type) != nil
        }
    }

    /// What is shown of a parameter of a function that no code of the app calls: what its type says.
    private func uncalled(
        _ parameter: String, of function: FunctionID, _ candidate: UIKitCandidate, _ part: UIKitShown
    ) -> UIKitShown? {
        guard candidate.means != .start else { return nil }
        let known = table.function(function).type(of: parameter).map {
            values.shown(byType: $0, in: table.scope(of: function))
        }
        if let known, known.count == 1, known.isKnown { return known[0].wrapped(in: part.wrapper) }
        return UIKitShown(.unknown("the view controller is a parameter, and no code calls the function"))
    }
}
