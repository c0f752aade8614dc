import Facts
import Presentation
import Types
import ViewControllers

/// Closures: what keeps them, which screens they are for, and where they are run.
extension UIKitTriggers {
    /// What the closure is handed to that a call stands in.
    func handover(around site: CallSite) -> Handover? {
        for (call, closure) in site.scope.calls(around: site.call) {
            if var found = handover(of: closure.argument, to: call, in: site.scope) {
                found.call = call.index
                return found
            }
        }
        return nil
    }

    /// What the closure is handed to that a call returns: `list.onSelect = makeSelection()`.
    func handover(ofResult site: CallSite) -> Handover? {
        guard let function = context.function(of: site.call, in: site.scope),
            let text = table.function(function).returnText,
            text.contains("->")
        else { return nil }
        for call in site.scope.body.calls {
            for (position, argument) in call.arguments.enumerated() where argument.value == .call(site.index) {
                if let found = handover(of: position, to: call, in: site.scope) { return found }
            }
        }
        return nil
    }

    /// What keeps an argument of a call.
    func handover(of position: Int, to call: CallFacts, in scope: Scope) -> Handover? {
        if call.name == "=" {
            switch call.callee {
            case .member(.member(let base, let name), _) where base != .instance:
                let shown = values.shown(by: base, in: scope).compactMap(\.type)
                let screens = shown.filter(isScreen)
                if !screens.isEmpty { return Handover(keeper: screens[0], property: name, screens: screens) }
                guard case .instance(let keeper)? = context.type(of: base, in: scope) else {
                    return shown.first.map {
                        Handover(keeper: $0, property: name, screens: streams.screens(madeWith: base, in: scope))
                    }
                }
                return Handover(keeper: keeper, property: name, screens: streams.screens(madeWith: base, in: scope))
            case .member(.name(let name), _), .member(.member(.instance, let name), _):
                guard let type = scope.type, context.property(name, of: type) != nil else {
                    return Handover(local: name)
                }
                return Handover(keeper: type, property: name)
            default: return nil
            }
        }
        if case .member(.name(let name), "let") = call.callee { return Handover(local: name) }
        guard values.configured(by: call, in: scope) == nil else { return nil }
        let listened = streams.screens(of: call, in: scope)
        if !listened.isEmpty { return Handover(screens: listened, listens: true) }
        if call.callee == .implicitMember("init") || call.mayMakeValue && TypeName(reading: call.callee) != nil {
            guard let made = context.type(of: .call(call.index), in: scope), case .instance(let type) = made,
                !table[type].isExternal, !isPart(call, in: scope)
            else { return nil }
            let property = context.keptArguments(of: call, making: type).first { $0.position == position }?.property
            if isScreen(type) { return Handover(keeper: type, property: property, screens: [type]) }
            if isPassedOn(call, making: type, in: scope) { return nil }
            let screens = streams.screens(madeWith: .call(call.index), in: scope)
            return property == nil && screens.isEmpty
                ? nil : Handover(keeper: type, property: property, screens: screens)
        }
        guard context.function(of: call, in: scope) != nil else { return nil }
        let screens = values.shown(by: .call(call.index), in: scope).compactMap(\.type).filter(isScreen)
        return screens.isEmpty ? nil : Handover(screens: screens)
    }

    /// Whether a value of which there are several goes to a function, or back to who calls: that function runs what the value keeps
    /// for this call, and not for others that run what such values keep.
    ///
    /// ```swift
    /// coordinator.navigate(to: .dismiss(DismissAction(action: { self.showList() })))
    /// ```
    private func isPassedOn(_ made: CallFacts, making type: TypeID, in scope: Scope) -> Bool {
        guard values.makers[type]?.count ?? 0 > 1 else { return false }
        var passed: Set<Int> = [made.index]
        // What is made of it comes before it.
        for call in scope.body.calls.reversed() where call.index != made.index {
            let takes = call.arguments.contains { argument in
                if case .call(let index) = argument.value { passed.contains(index) } else { false }
            }
            guard takes else { continue }
            if case .implicitMember = call.callee {
                passed.insert(call.index)
            } else if call.name?.first?.isLowercase == true, call.name != "init" {
                return true
            }
        }
        return scope.body.results.contains { passed.map { .call($0) }.contains($0) } && !isKept(byCallersOf: scope)
    }

    /// Whether all who call the function around some code put what it gives into a property, and run nothing of it there.
    private func isKept(byCallersOf scope: Scope) -> Bool {
        guard let function = scope.function else { return false }
        let all = callers.callers(of: function, as: nil)
        return !all.isEmpty
            && all.allSatisfy { caller in
                caller.site.scope.body.calls.contains { call in
                    guard case .member(.member, "=") = call.callee else { return false }
                    return call.arguments.first?.value == .call(caller.site.index)
                }
            }
    }

    /// Whether a call makes a view of SwiftUI that the code of another places in itself, as a button with its action, or something
    /// that such a view is made with: who sets off the action is that other view.
    private func isPart(_ call: CallFacts, in scope: Scope) -> Bool {
        guard scope.type.map(context.conformances.isPart) ?? false else { return false }
        var next: CallFacts? = call
        while let made = next, made.name != "=" {
            if case .instance(let type)? = context.type(of: .call(made.index), in: scope),
                context.conformances.isView(type)
            {
                return true
            }
            next = context.taker(of: made, in: scope)?.call
        }
        return false
    }

    /// Whether a type is a screen, a coordinator that shows some, or looks like one.
    package func isScreen(_ type: TypeID) -> Bool { shows(type) || shapes.isCoordinator(type) }

    /// Whether a type is a screen, or a coordinator that shows some: what people have in front of them while its streams
    /// speak.
    func shows(_ type: TypeID) -> Bool {
        values.types.isController(type) || coordinators.contains(type) || context.conformances.isView(type)
    }

    /// Goes on from where a closure is handed over to where it is run.
    func follow(
        _ handover: Handover, from step: Step, _ found: inout [Reached], _ followed: inout Followed
    ) -> [Step] {
        if let local = handover.local {
            return follow(local: local, of: handover.call, from: step, &found, &followed)
        }
        let reference: [CodeReference] =
            (handover.keeper ?? (handover.listens ? nil : handover.screens.first)).map {
                [.closure(of: $0, property: handover.property)]
            } ?? []
        let through = reference + step.through
        var next: [Step] = []
        var told: Set<TypeID> = []
        if let keeper = handover.keeper, let property = handover.property,
            followed.insert(StateProperty(owner: keeper, name: property), where: step.conditions)
        {
            for site in callers.runs(of: property, of: keeper) {
                if let holder = site.holder { told.insert(holder) }
                guard let left = callers.choices.left(of: step.conditions, inClosureHandedTo: handover.call, by: site)
                else { continue }
                next.append(
                    Step(
                        site: site, through: through, type: isInherited(site, by: keeper) ? keeper : nil, callee: nil,
                        isOpen: step.leavesOpen, conditions: site.call.conditions + left))
            }
        }
        let screens =
            handover.listens
            ? senders.narrowed(handover.screens, publishing: step.site.call.published) : handover.screens
        for screen in screens where !told.contains(screen) && tells(screen) {
            // What a generic screen is handed in one place is not what it has where it is made for something else.
            let isOpen = step.leavesOpen || handover.keeper != screen && values.isMadeForMany(screen)
            found.append(
                Reached(holder: screen, through: through, site: step.site, isOpen: isOpen, isDirect: false))
        }
        return next
    }

    /// Whether the code in a closure that a local name keeps may run where that stands: it isn't known what else runs it.
    func mayRunInPlace(_ handover: Handover, in scope: Scope) -> Bool {
        guard handover.local != nil, let closure = handover.call, let kept = scope.call(at: closure)?.keptClosure else {
            return false
        }
        var isUsed = false
        for call in scope.body.calls where call.index != closure {
            if call.callee == kept { isUsed = true }
            for (position, argument) in call.arguments.enumerated() where argument.value == kept {
                guard let other = self.handover(of: position, to: call, in: scope), !isService(other) else {
                    return true
                }
                isUsed = true
            }
        }
        return !isUsed
    }

    /// Whether a local name's closure is kept by an object that has nothing to do with a screen: who asks that for something waits for
    /// the closure to be called.
    private func isService(_ handover: Handover) -> Bool {
        guard let keeper = handover.keeper, handover.screens.isEmpty, table[keeper].kind == .class else { return false }
        return values.types.kind(of: keeper) == nil && !isScreen(keeper) && models.views(of: keeper).isEmpty
            && models.onlyView(holding: keeper).isEmpty
    }

    /// Whether a closure that is kept stands in what the app adds to a protocol or to a class of a library's: the screen that
    /// calls for what keeps it is who sets it off.
    func isMadeForCallers(_ handover: Handover, by holder: TypeID?) -> Bool {
        guard let holder, handover.screens.isEmpty, handover.keeper != nil || handover.local != nil else {
            return false
        }
        return table[holder].isExternal || table[holder].kind == .protocol
    }

    /// Whether a part of a screen keeps a closure, and what is no screen makes it: `struct DetailContent { init(…) { views = [Row(…)] } }`.
    func isBuilt(_ handover: Handover, by holder: TypeID?) -> Bool {
        guard let holder, let keeper = handover.keeper, handover.screens.isEmpty,
            values.types.kind(of: keeper) == .view, !table[holder].isExternal
        else { return false }
        return values.types.kind(of: holder) == nil && !speaks(holder) && models.views(of: holder).isEmpty
    }

    /// Whether code stands in a class that a type inherits from: it runs for that type what the type keeps.
    private func isInherited(_ site: CallSite, by type: TypeID) -> Bool {
        guard let holder = site.holder, holder != type else { return false }
        return context.conformances.ancestors(of: type).contains(holder)
    }

    /// Goes on from a closure that a local name keeps to where the same code runs it, and to whoever it hands that on to.
    /// - Parameter closure: the assignment that it is an argument of.
    private func follow(
        local name: String, of closure: Int?, from step: Step, _ found: inout [Reached], _ followed: inout Followed
    ) -> [Step] {
        let scope = step.site.scope
        guard let closure, let body = scope.id, followed.insert(local: CallID(closure, in: body)) else { return [] }
        let kept = scope.call(at: closure)?.keptClosure ?? .name(name)
        var next: [Step] = []
        for call in scope.body.calls where call.index != closure {
            if call.callee == kept {
                let site = CallSite(scope: scope, call: call)
                guard let left = callers.choices.left(of: step.conditions, inClosureHandedTo: closure, by: site) else {
                    continue
                }
                next.append(
                    Step(
                        site: site, through: step.through, type: nil, callee: nil, isOpen: step.leavesOpen,
                        conditions: call.conditions + left, isTold: true))
            }
            for (position, argument) in call.arguments.enumerated() where argument.value == kept {
                // What reads as a call of it there is followed as one.
                let isRun = scope.body.calls.contains { other in
                    other.callee == kept && other.closure == ClosureContext(call: call.index, argument: position)
                }
                guard !isRun, var handover = handover(of: position, to: call, in: scope), !isService(handover) else {
                    continue
                }
                handover.call = closure
                next += follow(handover, from: step, &found, &followed)
            }
        }
        return next
    }
}
