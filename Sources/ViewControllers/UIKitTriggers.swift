import Base
import Facts
import Linking
import Presentation
import Types

/// Carries what is shown, and ways back, to those who set them off: delegates' callers, screens that are handed closures, and
/// whoever calls.
package final class UIKitTriggers {
    /// A place that an effect is carried to.
    package struct Reached {
        package let holder: TypeID
        package let through: [CodeReference]
        package let site: CallSite
        package let isOpen: Bool
        /// Whether nothing stands between it and the effect.
        package let isDirect: Bool
    }

    private struct Step {
        let site: CallSite
        let through: [CodeReference]
        /// The type that the function around it is run of, where it stands in a type that others inherit from.
        let type: TypeID?
        /// The owner of what the site runs; nil at the effect itself.
        let callee: TypeID?
        let isOpen: Bool
        /// What has to hold there.
        let conditions: [PatternFacts]
        /// Whether it hands on a part of what its own callers decide: `case .tab(let route): tab.navigate(to: route)`.
        var hands = false
        /// The delegate that it asks, and by which property of whose.
        var asked: UIKitDelegates.Asked?

        /// Whether it is left open whose function runs, as far as it is known here.
        var leavesOpen: Bool { isOpen || conditions.contains(where: \.isDispatch) }
    }

    /// A closure, or a function in its place, that is handed to something.
    private struct Handover {
        /// What keeps it, and the property by which.
        var keeper: TypeID?
        var property: String?
        /// The screens that it is for.
        var screens: [TypeID] = []
        /// Whether it listens to what they say, so that nothing of theirs holds it.
        var listens = false
        /// The call that it is an argument of, where it is a closure.
        var call: Int?
    }

    /// More members than these lie on no way.
    private static let longest = 5

    private let callers: UIKitCallers
    private let values: UIKitValues
    private let shapes: UIKitShapes
    private let coordinators: Set<TypeID>
    private let references: [String: [(site: CallSite, argument: Int)]]
    private let models: ViewModels
    private lazy var delegates = UIKitDelegates(values)
    private lazy var streams = UIKitStreams(values: values) { [unowned self] in self.shows($0) }
    private var context: LinkingContext { values.context }
    private var table: TypeTable { values.table }

    package init(_ callers: UIKitCallers, _ shapes: UIKitShapes, coordinators: Set<TypeID>) {
        self.callers = callers
        values = callers.values
        self.shapes = shapes
        self.coordinators = coordinators
        models = ViewModels(callers.values.context, callers.values.types.memory)
        references = Self.references(in: callers.values.context)
    }

    /// Functions that are named and not called: `onSelect: showDetail`, by their names.
    private static func references(in context: LinkingContext) -> [String: [(site: CallSite, argument: Int)]] {
        var found: [String: [(site: CallSite, argument: Int)]] = [:]
        for scope in context.code.scopes where scope.type != nil {
            for call in scope.body.calls {
                for (position, argument) in call.arguments.enumerated() {
                    let name: String
                    switch argument.value {
                    case .name(let own), .member(.instance, let own): name = own
                    default: continue
                    }
                    guard context.table.declaresFunction(name), let type = scope.type,
                        context.property(name, of: type) == nil, !context.functions(name, of: type).isEmpty
                    else { continue }
                    found[name, default: []].append((CallSite(scope: scope, call: call), position))
                }
            }
        }
        return found
    }

    /// Everyone who sets off what a call does, the call itself first.
    /// - Parameter conditions: what has to hold beside what stands around the call.
    package func reached(from site: CallSite, where conditions: [PatternFacts] = []) -> [Reached] {
        var found: [Reached] = []
        var others: [Reached] = []
        var visited: Set<FunctionID> = []
        var kept: Set<StateProperty> = []
        var queue = [
            Step(
                site: site, through: [], type: nil, callee: nil, isOpen: false,
                conditions: site.call.conditions + conditions)
        ]
        var position = 0
        while position < queue.count {
            let step = queue[position]
            position += 1
            let isOwn = step.callee != nil && (step.site.holder == step.callee || step.type == step.callee)
            let isInside = isOwn || step.hands
            let views = step.site.holder.flatMap { isInside ? nil : models.views(of: $0) } ?? []
            for view in views {
                let function = step.site.scope.function.map { [CodeReference.function($0)] } ?? []
                found.append(
                    Reached(
                        holder: view, through: function + step.through, site: step.site, isOpen: step.leavesOpen,
                        isDirect: false))
            }
            if views.isEmpty, let holder = step.site.holder, tells(holder), !isInside {
                let reached = Reached(
                    holder: holder, through: step.through, site: step.site, isOpen: step.leavesOpen,
                    isDirect: step.through.isEmpty)
                if knows(holder, step, site.holder) { found.append(reached) } else { others.append(reached) }
            }
            guard step.through.count < Self.longest else { continue }
            if let handover = handover(around: step.site) {
                queue += follow(handover, from: step, &found, &kept)
                continue
            }
            if !isOfOwnControl(step.site) { queue += self.callers(around: step, &visited, &found, &kept) }
        }
        let isShown = found.contains { way in !way.isDirect && speaks(way.holder) || isTouched(way.holder) }
        return isShown ? found : found + others
    }

    /// Whether what a type's code does is told of it.
    private func tells(_ type: TypeID) -> Bool {
        !table[type].isExternal && table[type].kind != .protocol && values.types.kind(of: type) != .view
    }

    /// Whether a type on the way has to do with navigation: a screen, and what calls one, or calls what shows. What only calls
    /// such a type, as a request that a service answers, has not, nor has what runs a closure that it was handed: they are told
    /// where no screen is found.
    /// - Parameter showing: the type whose code shows.
    private func knows(_ type: TypeID, _ step: Step, _ showing: TypeID?) -> Bool {
        if step.through.isEmpty || speaks(type) { return true }
        guard let callee = step.callee else { return false }
        return callee == showing || speaks(callee) || table[callee].isExternal
            || values.types.controllerProtocols.contains(callee)
    }

    /// Whether a type is a screen, or shows some, or is what the system runs in the place of one.
    private func speaks(_ type: TypeID) -> Bool {
        isScreen(type) || context.conformances.isPart(type) || values.types.kind(of: type) == .delegate
    }

    /// Whether people see a type, or the system runs it.
    private func isTouched(_ type: TypeID) -> Bool {
        values.types.isController(type) || context.conformances.isPart(type) || values.types.kind(of: type) == .delegate
    }

    /// Whether a call is run by a control that a screen makes for itself, such as an item of its menu: people use it there.
    private func isOfOwnControl(_ site: CallSite) -> Bool {
        guard let holder = site.holder, values.types.isController(holder) else { return false }
        return site.scope.calls(around: site.call).contains { UIKitNames.controls.contains($0.call.name ?? "") }
    }

    // MARK: Callers

    private func callers(
        around step: Step, _ visited: inout Set<FunctionID>, _ found: inout [Reached], _ kept: inout Set<StateProperty>
    ) -> [Step] {
        guard let function = step.site.scope.function, visited.insert(function).inserted else { return [] }
        let facts = table.function(function)
        guard !facts.isInitializer else { return [] }
        let owner = step.type ?? table.owner(of: function)
        let through = [CodeReference.function(function)] + step.through
        let asked = step.callee.flatMap { delegates.asked($0, by: step.site) } ?? step.asked
        var next: [Step] = []
        for caller in callers.callers(of: function, as: step.type) {
            // How a child opens is told by the child.
            if isStart(facts, of: owner, calledBy: caller.site, caller.type) { continue }
            if callers.opens(function, by: caller.site) { continue }
            if let asked, delegates.isOther(asked, for: caller.site) { continue }
            guard let left = callers.choices.left(of: step.conditions, in: facts, by: caller.site) else { continue }
            let dispatch = dispatch(caller, of: function)
            let conditions = caller.site.call.conditions + left.conditions + left.handed + [dispatch].compactMap(\.self)
            if UIKitChoices.isImpossible(conditions) { continue }
            let inner = Step(
                site: caller.site, through: through, type: caller.type == caller.site.holder ? nil : caller.type,
                callee: owner,
                isOpen: step.isOpen || left.isLost || left.leavesTypeOpen || caller.isOpen && dispatch == nil,
                conditions: conditions,
                hands: left.conditions.contains { condition in
                    !condition.isExcluded && condition.cases.contains { $0.name != nil && !$0.isWholeCase }
                }, asked: caller.site.holder == asked?.owner ? asked : nil)
            if let handover = handover(ofResult: caller.site) {
                next += follow(handover, from: inner, &found, &kept)
            } else {
                next.append(inner)
            }
        }
        for reference in references[facts.name] ?? [] {
            guard let type = reference.site.holder,
                owner == type || owner.map(context.conformances.ancestors(of: type).contains) ?? false,
                var handover = handover(of: reference.argument, to: reference.site.call, in: reference.site.scope)
            else { continue }
            handover.call = reference.site.index
            let inner = Step(
                site: reference.site, through: through, type: nil, callee: owner, isOpen: step.leavesOpen,
                conditions: callers.choices.handed(step.conditions, of: facts, to: reference.site.index))
            next += follow(handover, from: inner, &found, &kept)
        }
        return next
    }

    /// What a caller's own callers decide: whose function it runs of a parameter of its.
    private func dispatch(_ caller: UIKitCallers.Caller, of function: FunctionID) -> PatternFacts? {
        guard caller.isOpen, case .member(.parameter(let name), _) = caller.site.call.callee,
            let owner = table.owner(of: function)
        else { return nil }
        return PatternFacts(name, runsFunctionOf: table[owner])
    }

    /// Whether a call opens a coordinator.
    private func isStart(
        _ facts: FunctionFacts, of owner: TypeID?, calledBy site: CallSite, _ type: TypeID?
    ) -> Bool {
        guard facts.name == "start", let owner else { return false }
        if case .member(let base, _) = site.call.callee, base != .instance { return true }
        return site.holder != owner && type != owner
    }

    // MARK: Closures

    /// What the closure is handed to that a call stands in.
    private func handover(around site: CallSite) -> Handover? {
        for (call, closure) in site.scope.calls(around: site.call) {
            if var found = handover(of: closure.argument, to: call, in: site.scope) {
                found.call = call.index
                return found
            }
        }
        return nil
    }

    /// What the closure is handed to that a call returns: `list.onSelect = makeSelection()`.
    private func handover(ofResult site: CallSite) -> Handover? {
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
    private func handover(of position: Int, to call: CallFacts, in scope: Scope) -> Handover? {
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
                guard let type = scope.type, context.property(name, of: type) != nil else { return nil }
                return Handover(keeper: type, property: name)
            default: return nil
            }
        }
        guard values.configured(by: call, in: scope) == nil else { return nil }
        let listened = streams.screens(of: call, in: scope)
        if !listened.isEmpty { return Handover(screens: listened, listens: true) }
        if let name = TypeName(reading: call.callee), name.last.first?.isUppercase == true || name.last == "init" {
            guard let made = context.type(of: .call(call.index), in: scope), case .instance(let type) = made,
                !table[type].isExternal, !isPart(type, of: scope)
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
        return scope.body.results.contains { passed.map { .call($0) }.contains($0) }
    }

    /// Whether a type is a view of SwiftUI that the code of another places in itself, as a button with its action: who sets
    /// off the action is that other view.
    private func isPart(_ type: TypeID, of scope: Scope) -> Bool {
        context.conformances.isView(type) && scope.type.map(context.conformances.isPart) ?? false
    }

    /// Whether a type is a screen, a coordinator that shows some, or looks like one.
    package func isScreen(_ type: TypeID) -> Bool { shows(type) || shapes.isCoordinator(type) }

    /// Whether a type is a screen, or a coordinator that shows some: what people have in front of them while its streams
    /// speak.
    private func shows(_ type: TypeID) -> Bool {
        values.types.isController(type) || coordinators.contains(type) || context.conformances.isView(type)
    }

    /// Goes on from where a closure is handed over to where it is run.
    private func follow(
        _ handover: Handover, from step: Step, _ found: inout [Reached], _ kept: inout Set<StateProperty>
    ) -> [Step] {
        let reference: [CodeReference] =
            (handover.keeper ?? (handover.listens ? nil : handover.screens.first)).map {
                [.closure(of: $0, property: handover.property)]
            } ?? []
        let through = reference + step.through
        var next: [Step] = []
        var told: Set<TypeID> = []
        if let keeper = handover.keeper, let property = handover.property,
            kept.insert(StateProperty(owner: keeper, name: property)).inserted
        {
            for site in callers.runs(of: property, of: keeper) {
                if let holder = site.holder { told.insert(holder) }
                guard let left = callers.choices.left(of: step.conditions, inClosureHandedTo: handover.call, by: site)
                else { continue }
                next.append(
                    Step(
                        site: site, through: through, type: nil, callee: nil, isOpen: step.leavesOpen,
                        conditions: site.call.conditions + left))
            }
        }
        for screen in handover.screens where !told.contains(screen) && tells(screen) {
            found.append(
                Reached(holder: screen, through: through, site: step.site, isOpen: step.leavesOpen, isDirect: false))
        }
        return next
    }
}
