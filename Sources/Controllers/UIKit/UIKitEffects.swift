import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Triggers
import Types
import ViewControllers

/// What coordinators and view controllers show, where they go back, and where the app begins, as the graph takes it.
struct UIKitEffects {
    let made: UIKitCoordinators
    let values: UIKitValues
    let triggers: UIKitTriggers
    /// The calls of other functions than `start` by which coordinators begin.
    private let starts: Set<CallID>
    private(set) var found = SystemEffects(effects: [], answers: [], notUnderstood: [])
    /// What delegates of the app come to by an address, each by itself.
    private var reached: [HandlerAnswer] = []
    /// What delegates of the app have others put into the window as it is launched, and the transition that it is where the app begins with
    /// something else.
    private var begun: [(mount: EntryPointLinker.Mount, effect: PropagatedEffect)] = []
    var table: TypeTable { values.table }
    var context: LinkingContext { values.context }

    init(_ made: UIKitCoordinators, _ callers: UIKitCallers, _ shapes: UIKitShapes) {
        self.made = made
        values = callers.values
        triggers = UIKitTriggers(callers, shapes, coordinators: made.types)
        let asked = made.presentations.indices.filter { made.presentations[$0].isAsked && !made.dropped.contains($0) }
        starts = Set(asked.compactMap { made.presentations[$0].site.id })
        for index in made.presentations.indices where !made.dropped.contains(index) { add(index) }
        addBegun()
        found.notUnderstood += triggers.cut.map { location, text in
            UnresolvedCode(
                text: text,
                reason: "the chain of calls that leads here is too long to follow",
                help: "call the function that shows the screen more directly", location: location)
        }
    }

    private mutating func add(_ index: Int) {
        let presentation = made.presentations[index]
        let targets = made.targets(of: index)
        guard !targets.isEmpty else {
            tell(presentation)
            return
        }
        let holder = presentation.holder
        if let holder, values.types.kind(of: holder) == .delegate,
            presentation.means == .start || presentation.styles.contains(.root) || presentation.styles == [.window],
            isInWindow(presentation)
        {
            found.mounts += targets.map { target in
                var mount = EntryPointLinker.Mount(target, by: holder, at: presentation.site, in: table)
                if presentation.styles == [.window] { mount.window = nil }
                if presentation.means == .start { mount.window = window(holding: presentation) }
                return mount
            }
            return
        }
        let isInferred = made.isInferred(index)
        let ways = triggers.reached(
            from: presentation.site, of: presentation.heir, where: presentation.conditions + presentation.opening,
            besides: starts)
        for style in presentation.styles {
            guard let shown = made.shown(index, style) else { continue }
            // What fills a tab bar says what is there, and selects nothing.
            let isMade =
                presentation.means == .style(.tab)
                || presentation.means == .start && (style == .root || style == .tab) && givesBack(presentation)
            for way in ways
            where !((isMade || presentation.isCovered) && !way.isDirect)
                && !(way.isDirect && (made.opening.contains(index) || isItself(presentation)))
            {
                if answers(way, showing: shown, by: holder) { continue }
                if case .declared(way.holder)? = targets.first, targets.count == 1, !way.isDirect,
                    !isNew(presentation) || isStatic(way)
                        || (way.isOpen || isInferred) && context.conformances.isView(way.holder)
                {
                    continue
                }
                let isChosen = presentation.isStyleChosen && !way.isDirect
                let effect = effect(.show(shown), way, isInferred: isInferred || isChosen)
                if style == .root, !isChosen, let mounts = launched(presentation, by: way, targets) {
                    begun += mounts.map { ($0, effect) }
                } else {
                    found.effects.append(effect)
                }
            }
        }
        if ways.isEmpty, !triggers.isUndecided(presentation.site) {
            found.notUnderstood.append(
                UnresolvedCode(
                    text: presentation.site.call.text,
                    reason: "no caller of the function that contains this call was found",
                    help: "call the function from a screen of the app, or delete it",
                    location: presentation.site.call.location))
        }
    }

    /// Takes where the app begins by other objects, as far as its delegate puts nothing into the window itself.
    private mutating func addBegun() {
        let known = Set(found.mounts.map(\.holder))
        for (mount, effect) in begun {
            if known.contains(mount.holder) { found.effects.append(effect) } else { found.mounts.append(mount) }
        }
    }

    /// Takes what an address sets off, as a deep link.
    /// - Returns: whether that is all there is to tell: a coordinator shows it that the delegate of the app or of a scene has.
    private mutating func answers(
        _ way: UIKitTriggers.Reached, showing shown: ShownDestination, by holder: TypeID?
    ) -> Bool {
        let location = way.site.call.location
        guard shown.coordinator != nil else {
            guard let holder, isCertain(way, showing: shown, by: holder),
                let step = HandlerAnswer.Step(shown, by: holder, at: location)
            else { return false }
            reached += UIKitAddresses(callers: triggers.callers).addresses(of: way.site).map { address in
                switch address.handler {
                case .route(let call): HandlerAnswer(of: call, to: address.name, [step])
                case .function(let function):
                    HandlerAnswer(of: function, at: address.location, to: address.name, [step])
                }
            }
            return false
        }
        guard values.types.kind(of: way.holder) == .delegate, let function = way.site.scope.function,
            table.function(function).takesAddresses, let step = HandlerAnswer.Step(shown, at: location)
        else { return false }
        reached.append(
            HandlerAnswer(of: function, at: location, to: way.site.call.patterns.address, [step]))
        return true
    }

    /// Whether it is certain that what an address sets off is another screen than the one whose code shows it.
    private func isCertain(
        _ way: UIKitTriggers.Reached, showing shown: ShownDestination, by holder: TypeID
    ) -> Bool {
        !way.isOpen && !shown.isInferred && !table[holder].isExternal && shown.targets != [.declared(holder)]
    }

    /// Adds what addresses set off, with all that is shown on the way; of a handler where nothing could be followed, each destination
    /// that was come to.
    mutating func add(_ routes: UIKitRoutes, in context: LinkingContext) {
        let links = AddressFollower(routes, context).found()
        let handlers = Set(links.answers.map(\.handler))
        found.answers += links.answers + reached.filter { !handlers.contains($0.handler) }
        found.notUnderstood += links.notUnderstood
    }

    private func effect(
        _ kind: CallEffect.Kind, _ way: UIKitTriggers.Reached, isInferred: Bool
    ) -> PropagatedEffect {
        PropagatedEffect(
            kind, of: way.holder, through: way.through, isOpen: way.isOpen || isInferred, isDirect: way.isDirect,
            at: way.site)
    }

    /// Whether what is shown is what a window shows: of the stacks that a delegate fills, the one in its window.
    private func isInWindow(_ presentation: UIKitPresentation) -> Bool {
        guard presentation.means == .style(.root), let stack = presentation.receiver else { return true }
        let name = presentation.site.call.name
        guard name == "setViewControllers" || presentation.site.call.callee.isSetting("viewControllers") else {
            return true
        }
        return made.presentations.contains { other in
            other.site.holder == presentation.site.holder && other.site.call.callee.isSetting("rootViewController")
                && other.expression.isSame(as: stack)
        }
    }

    /// The window that the container of a child is put into that the same code starts.
    private func window(holding child: UIKitPresentation) -> String? {
        let scope = child.site.scope
        return scope.body.calls.lazy.compactMap { call -> String? in
            guard case .member(let container, _)? = call.arguments.first?.value,
                container.isSame(as: child.expression)
            else { return nil }
            return EntryPointLinker.Mount.window(filledBy: CallSite(scope: scope, call: call))
        }.first
    }

    /// Whether the code that starts a child gives it to its callers: how it is shown is told where these do so.
    private func givesBack(_ presentation: UIKitPresentation) -> Bool {
        presentation.site.scope.body.results.contains { result in
            if case .array(let parts) = result { return parts.contains { $0.isSame(as: presentation.expression) } }
            return result.isSame(as: presentation.expression)
        }
    }

    /// Whether no object of the holder sets something off: a function of its type does, which others call.
    private func isStatic(_ way: UIKitTriggers.Reached) -> Bool {
        way.site.scope.function.map { table.function($0).isStatic } ?? false
    }

    /// Whether what is shown is the controller whose code shows it.
    private func isItself(_ presentation: UIKitPresentation) -> Bool {
        values.unwrapped(presentation.expression, in: presentation.site.scope) == .instance
    }

    /// Whether what is shown is a screen that is made for that, another one each time, whatever the function around it is handed.
    private func isNew(_ presentation: UIKitPresentation) -> Bool {
        let scope = presentation.site.scope
        guard presentation.conditions.isEmpty,
            presentation.shown.contains(where: { $0.type.map(isScreen) ?? false }),
            let maker = values.maker(of: values.unwrapped(presentation.expression, in: scope), in: scope)
        else { return false }
        guard let function = values.context.function(of: maker, in: scope), !table.function(function).isInitializer
        else { return TypeName(reading: maker.callee)?.last.first?.isUppercase ?? false }
        guard case .call? = table.function(function).body.results.last else { return false }
        return true
    }

    /// Whether a type is a controller, or a view that a hosting controller shows.
    private func isScreen(_ type: TypeID) -> Bool {
        values.types.isController(type) || context.conformances.isView(type)
    }

    /// A presentation of something that is not known.
    private mutating func tell(_ presentation: UIKitPresentation) {
        guard !presentation.isOwnContainer, presentation.expression != .instance else { return }
        // What a coordinator opens itself in is told of those who open it.
        if let function = presentation.site.scope.function, triggers.callers.isOpener(function) { return }
        guard let reason = presentation.shown.reason(in: table) else { return }
        found.notUnderstood.append(
            UnresolvedCode(
                text: presentation.site.call.text, reason: reason,
                help: "create the view controller where it's shown, or declare it with its concrete type",
                location: presentation.site.call.location))
    }

    mutating func addExits(_ exits: [(site: CallSite, operation: ExitOperation)]) {
        for exit in exits {
            let ways = triggers.reached(from: exit.site)
            // What goes back for others is their word for it.
            let screens = ways.filter { !$0.isDirect || triggers.isScreen($0.holder) }
            for way in screens.isEmpty ? ways : screens {
                // A tab bar is no way back: it dismisses what is presented over it.
                let coordinator = exit.site.holder.flatMap {
                    made.types.contains($0) && made.containerKind(of: $0) != .tab ? $0 : nil
                }
                found.effects.append(
                    effect(.exit(coordinator: coordinator, exit.operation, to: nil), way, isInferred: false))
            }
        }
    }

    /// Adds the calls that may run so many functions that nothing was followed beyond.
    mutating func addUndecided() {
        found.notUnderstood += triggers.undecided.map { location, call in
            UnresolvedCode(
                text: call.text,
                reason: "the function that the call runs isn't known, because \(call.choices) types have "
                    + "one of their own",
                help: "call the function on a value of a concrete type", location: location)
        }
    }
}

extension Expression {
    /// Whether a callee assigns a property of a name.
    func isSetting(_ property: String) -> Bool {
        if case .member(let target, "=") = self { target.lastName == property } else { false }
    }
}
