import Base
import Facts
import Linking
import Presentation
import Types
import ViewControllers

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

    struct Step {
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
        /// What was asked on the way of what it is run of.
        var questions: [UIKitAnswers.Question] = []
        /// Whether the code around it was told already: it runs a closure of the same code.
        var isTold = false
        /// The type whose code computes what decides, of what it is handed.
        var decider: TypeID?
        /// Whether code of a screen was come by on the way.
        var isSeen = false
        /// Whether screens were told on the way that have no code of their own for what is asked.
        var isAnswered = false
        /// The functions that are run of the same object on the way, which a type that inherits them may have in its own way.
        var inherited: [FunctionID] = []
        /// Whether what it runs is not run there: a row is made there that keeps it.
        var isMade = false
        /// Whether code that is no screen's makes a part of one there, which keeps what runs it: who makes that code's object has it.
        var isBuilt = false
        /// The views of the models whose code was come by on the way.
        var views: [TypeID] = []
        /// The function of a base class's that the type has in its own way, on which it depends that the code is run of it.
        var overridden: FunctionID?
        /// Whether it is run after the object whose code it is was made: what leads to the effect stands in a closure of that code.
        var isLater = false
        /// Whether a property was set on the way whose changes set the effect off.
        var isSet = false
        /// What has to hold of the properties of the object whose code it is, on the way from there.
        var states: [PatternFacts] = []

        /// Whether it is left open whose function runs, as far as it is known here.
        var leavesOpen: Bool { isOpen || conditions.contains(where: \.isDispatch) }
    }

    /// A closure, or a function in its place, that is handed to something.
    struct Handover {
        /// What keeps it, and the property by which.
        var keeper: TypeID?
        var property: String?
        /// The screens that it is for.
        var screens: [TypeID] = []
        /// Whether it listens to what they say, so that nothing of theirs holds it.
        var listens = false
        /// The call that it is an argument of, where it is a closure.
        var call: Int?
        /// The local name that keeps it.
        var local: String?
    }

    /// What was followed already, each with what has to hold there.
    struct Followed {
        private struct Place<Item: Hashable>: Hashable {
            let item: Item
            /// The type that a function is run of.
            var type: TypeID?
            let conditions: Set<PatternFacts>
        }

        /// Each with the functions that were run of the same object until there.
        private var functions: [Place<FunctionID>: [Set<FunctionID>]] = [:]
        private var properties: Set<Place<StateProperty>> = []
        private var locals: Set<CallID> = []

        mutating func insert(_ function: FunctionID, by step: Step, where conditions: [PatternFacts]) -> Bool {
            let place = Place(item: function, type: step.type, conditions: Set(conditions))
            let inherited = Set(step.inherited)
            // Where less was asked of an object, everyone was come to who is come to now.
            if functions[place]?.contains(where: inherited.isSuperset) == true { return false }
            functions[place, default: []].append(inherited)
            return true
        }

        mutating func insert(_ property: StateProperty, where conditions: [PatternFacts]) -> Bool {
            properties.insert(Place(item: property, conditions: Set(conditions))).inserted
        }

        mutating func insert(local closure: CallID) -> Bool { locals.insert(closure).inserted }
    }

    /// More members than these lie on no way.
    static let longest = 5

    package let callers: UIKitCallers
    let values: UIKitValues
    let shapes: UIKitShapes
    let coordinators: Set<TypeID>
    let references: [String: [Reference]]
    let models: ViewModels
    /// The calls beyond which nothing was followed, though others set them off and no screen was come by.
    package private(set) var cut: [RelativeLocation: String] = [:]
    /// The calls that may run the functions of so many types that nothing was followed beyond.
    package private(set) var undecided: [RelativeLocation: (text: String, choices: Int)] = [:]
    /// Where calls stand that these led to.
    private var leadingToUndecided: Set<RelativeLocation> = []
    private(set) lazy var senders = ActionSenders(callers)
    private lazy var delegates = UIKitDelegates(values)
    private(set) lazy var parts = UIKitParts(values.types)
    private(set) lazy var screenModels = UIKitModels(streams)
    private(set) lazy var answers = UIKitAnswers(values)
    private(set) lazy var defaults = UIKitDefaults(callers)
    private lazy var addresses = AddressChoices(context) { [callers] in callers.callers(of: $0, as: nil).map(\.site) }
    private(set) lazy var streams = UIKitStreams(values: values) { [unowned self] in self.shows($0) }
    var context: LinkingContext { values.context }
    var table: TypeTable { values.table }

    package init(_ callers: UIKitCallers, _ shapes: UIKitShapes, coordinators: Set<TypeID>) {
        self.callers = callers
        values = callers.values
        self.shapes = shapes
        self.coordinators = coordinators
        models = ViewModels(callers.values.context, callers.values.types.memory)
        references = Self.references(in: callers.values.context)
    }

    /// Everyone who sets off what a call does, the call itself first.
    /// - Parameters:
    ///   - heir: the type that runs the code around the call, where that is inherited.
    ///   - conditions: what has to hold beside what stands around the call.
    ///   - starts: the calls by which coordinators begin, which those tell themselves.
    package func reached(
        from site: CallSite, of heir: TypeID? = nil, where conditions: [PatternFacts] = [],
        besides starts: Set<CallID> = []
    ) -> [Reached] {
        if let root = root(under: site) { return [root] }
        var found: [Reached] = []
        var others: [Reached] = []
        var touched: [(view: TypeID, step: Step)] = []
        var followed = Followed()
        var queue = [
            Step(
                site: site, through: [], type: heir, callee: nil, isOpen: false,
                conditions: site.call.conditions + conditions)
        ]
        var position = 0
        while position < queue.count {
            let step = queue[position]
            position += 1
            let isOwn = step.callee != nil && (step.site.holder == step.callee || step.type == step.callee)
            let isInside = isOwn || step.hands || step.isTold
            let views = step.site.holder.flatMap { isInside ? nil : viewsOfModel($0, step, site.holder) } ?? []
            let screens = screensOfModel(step, besides: found)
            for view in views + screens {
                let function = step.site.scope.function.map { [CodeReference.function($0)] } ?? []
                found.append(
                    Reached(
                        holder: view, through: function + step.through, site: step.site, isOpen: step.leavesOpen,
                        isDirect: false))
            }
            // A closure that a base class runs of one that inherits from it is run by that one.
            let runner = step.through.isEmpty ? heir : step.callee == nil ? step.type : nil
            let own = runner ?? step.site.holder
            if views.isEmpty, let holder = own, tells(holder) || step.through.isEmpty && isOfPackage(holder), !isInside,
                !isHelper(step), !step.isBuilt, !isRow(holder, step)
            {
                let reached = Reached(
                    holder: holder, through: step.through, site: step.site, isOpen: step.leavesOpen,
                    isDirect: step.through.isEmpty)
                if knows(holder, step, site.holder) { found.append(reached) } else { others.append(reached) }
                if step.isMade { continue }
            }
            if let part = part(in: step), !isInside { touched.append((part, step)) }
            if !isInside { found += heirs(answering: step) }
            let isAnswered = isAnsweredByScreens(step, &found) || step.isAnswered
            let isSeen = step.isSeen || step.site.holder.map(isTouched) ?? false
            guard step.through.count < Self.longest else {
                if !isSeen, !isAnswered, views.isEmpty, screens.isEmpty, step.views.isEmpty,
                    leadsOn(step, besides: starts, of: site, followed)
                {
                    cut[step.site.call.location] = step.site.call.text
                }
                continue
            }
            func ahead(_ steps: [Step]) -> [Step] {
                steps.map { next in
                    var next = next
                    (next.isSeen, next.isAnswered) = (isSeen, isAnswered)
                    next.isSet = next.isSet || step.isSet
                    if next.site.holder == step.site.holder { next.states = step.states + states(askedBy: step) }
                    next.views = step.views + views
                    return next
                }
            }
            var outer = step
            if let handover = handover(around: step.site) {
                queue += ahead(follow(handover, from: step, &found, &followed))
                outer.isBuilt = isBuilt(handover, by: own)
                outer.isMade = outer.isBuilt || isMadeForCallers(handover, by: own)
                guard outer.isMade || mayRunInPlace(handover, in: step.site.scope) else { continue }
            }
            guard !isOfOwnControl(step.site) else { continue }
            let next = ahead(self.callers(around: outer, besides: starts, of: site, &found, &followed))
            // Who sets a property that is listened to sets that off.
            let isSet: (Step) -> Bool = { $0.isSet && !step.isSet }
            queue += isHeard(step.site) ? next.filter { isSet($0) || $0.site.holder.map(isTouched) ?? false } : next
        }
        found += screens(showing: touched, besides: found)
        let screens = found.filter { $0.isDirect || !isOverride($0) }
        // What a stack of the app's own does for any screen on it is told of these.
        if screens.contains(where: { !$0.isDirect && isTouched($0.holder) }) { found = screens }
        let isShown = found.contains { way in !way.isDirect && speaks(way.holder) || isTouched(way.holder) }
        return isShown ? found : found + others
    }

    /// Whether a stack of the app's own sets something off in a function that UIKit runs: `override func popViewController(…)`.
    private func isOverride(_ way: Reached) -> Bool {
        guard values.types.isEmptyContainer(way.holder), let function = way.site.scope.function else { return false }
        return UIKitCall.names.contains(table.function(function).name)
    }

    /// Whether what a type's code does is told of it.
    func tells(_ type: TypeID) -> Bool {
        if values.types.isWrittenElsewhere(type) { return true }
        return !table[type].isExternal && table[type].kind != .protocol && values.types.kind(of: type) != .view
    }

    /// Whether what sets off a call was not followed everywhere, as one of many functions runs somewhere on the way.
    package func isUndecided(_ site: CallSite) -> Bool { leadingToUndecided.contains(site.call.location) }

    /// Whether a call is run by a control that a screen makes for itself, such as an item of its menu or a banner with a button:
    /// people use it there.
    func isOfOwnControl(_ site: CallSite) -> Bool {
        guard let holder = site.holder, values.types.isController(holder) else { return false }
        return site.scope.calls(around: site.call).contains { call, _ in
            UIKitNames.controls.contains(call.name ?? "")
                || call.name != "=" && (makesView(call, in: site.scope) || UIKitNames.keepsClosure(call))
        }
    }

    // MARK: Callers

    /// Whether others set off a step, beside what was followed.
    private func leadsOn(
        _ step: Step, besides starts: Set<CallID>, of origin: CallSite, _ followed: Followed
    ) -> Bool {
        var (found, followed): ([Reached], Followed) = ([], followed)
        if let handover = handover(around: step.site) {
            return !follow(handover, from: step, &found, &followed).isEmpty || !found.isEmpty
        }
        return !callers(around: step, besides: starts, of: origin, &found, &followed).isEmpty || !found.isEmpty
    }

    /// - Parameter origin: what is set off.
    private func callers(
        around step: Step, besides starts: Set<CallID>, of origin: CallSite, _ found: inout [Reached],
        _ followed: inout Followed
    ) -> [Step] {
        guard let function = step.site.scope.function else { return setters(observedBy: step, &followed) }
        let facts = table.function(function)
        let decided = decided(step.conditions, byCallersOf: facts)
        if facts.isInitializer { return makers(around: step, function, &followed) }
        guard followed.insert(function, by: step, where: decided) else { return [] }
        let owner = step.type ?? table.owner(of: function)
        let through = [CodeReference.function(function)] + step.through
        let asked = step.callee.flatMap { delegates.asked($0, by: step.site) } ?? step.asked
        let questions = step.questions + answers.questions(around: step.site)
        var next = setters(observedBy: step, &followed)
        for caller in callers.callers(of: function, as: step.type, overriding: step.overridden) {
            // What is handed on there without being called is told below.
            if isReference(caller.site), !facts.parameters.isEmpty { continue }
            // How a child opens is told by the child.
            if isStart(function, of: owner, calledBy: caller.site, caller.type) { continue }
            if callers.opens(function, by: caller.site) || callers.fills(caller.site, running: function, origin) {
                continue
            }
            if let id = caller.site.id, starts.contains(id) { continue }
            if let asked, delegates.isOther(asked, for: caller.site) { continue }
            guard let left = callers.choices.left(of: step.conditions, in: facts, by: caller.site) else { continue }
            let dispatch = dispatch(caller, of: function) ?? dispatch(caller, of: step.type)
            let conditions = caller.site.call.conditions + left.conditions + left.handed + [dispatch].compactMap(\.self)
            if CallChoices.isImpossible(conditions) { continue }
            if dispatch == nil, caller.choices > UIKitValues.most {
                undecided[caller.site.call.location] = (caller.site.call.text, caller.choices)
                leadingToUndecided.insert(origin.call.location)
                continue
            }
            let type = caller.type ?? caller.site.holder
            guard let inherited = inherited(step, function, calledBy: caller.site) else { continue }
            guard let questions = answers.left(of: questions, in: facts, by: caller.site, of: type) else { continue }
            var inner = Step(
                site: caller.site, through: through, type: caller.type == caller.site.holder ? nil : caller.type,
                callee: owner,
                isOpen: step.isOpen || left.isLost || left.leavesTypeOpen || caller.isOpen && dispatch == nil
                    || isOneOfSeveral(caller.site, of: function, decidedBy: step.decider)
                    || addresses.leaveOpen(step.site, of: function, by: caller.site),
                conditions: conditions,
                hands: left.conditions.contains { condition in
                    !condition.isExcluded && condition.cases.contains { $0.name != nil && !$0.isWholeCase }
                }, asked: caller.site.holder == asked?.owner ? asked : nil)
            inner.questions = questions
            inner.isLater = isLater(step, at: caller.site)
            inner.isMade = step.isMade
            inner.overridden = caller.overridden
            inner.inherited = inherited
            inner.decider = step.decider ?? (left.isDecided ? nil : caller.site.holder)
            if let handover = handover(ofResult: caller.site) {
                next += follow(handover, from: inner, &found, &followed)
            } else {
                next.append(inner)
            }
        }
        for reference in references[facts.name] ?? [] {
            next += follow(reference, to: function, of: owner, from: step, through, &found, &followed)
        }
        return next
    }

    /// Whether a call hands a case to code of another type that makes what decides of it: what is shown is for one case, and isn't
    /// told: `tabs.move(to: .home)`, where `select(items.first { $0.title == tab.title })` shows what each item is for.
    private func isOneOfSeveral(_ site: CallSite, of function: FunctionID, decidedBy decider: TypeID?) -> Bool {
        guard let decider, site.holder != decider else { return false }
        let facts = table.function(function)
        return facts.parameters.contains { parameter in
            guard let name = parameter.name, let written = parameter.type,
                let type = context.find(written, in: table.scope(of: function)), table[type].kind == .enum,
                let value = facts.argument(name, in: site.call)
            else { return false }
            let named = NamedCase.all(in: value, site.scope)
            return !named.cases.isEmpty && !named.isOpen
        }
    }

    /// Whether a function of the same object is named in the place of a closure, and only reads as called: `onSelect: showDetail`.
    private func isReference(_ site: CallSite) -> Bool {
        guard site.call.callee.ownName != nil, let closure = site.call.closure,
            let outer = site.scope.call(at: closure.call),
            outer.arguments.indices.contains(closure.argument), site.call.arguments.isEmpty
        else { return false }
        return outer.arguments[closure.argument].value == site.call.callee
    }

    /// The conditions that what a function is handed decides.
    func decided(_ conditions: [PatternFacts], byCallersOf facts: FunctionFacts) -> [PatternFacts] {
        conditions.filter { condition in facts.parameters.contains { $0.name == condition.subject } }
    }

    /// What a caller's own callers decide: whose function it runs of a parameter of its.
    private func dispatch(_ caller: UIKitCallers.Caller, of function: FunctionID) -> PatternFacts? {
        guard caller.isOpen, case .member(.parameter(let name), _) = caller.site.call.callee,
            let owner = table.owner(of: function)
        else { return nil }
        return PatternFacts(name, runsFunctionOf: table[owner])
    }

    /// The same where it is known of which type the function is run.
    private func dispatch(_ caller: UIKitCallers.Caller, of type: TypeID?) -> PatternFacts? {
        guard let type, case .member(.parameter(let name), _) = caller.site.call.callee else { return nil }
        return PatternFacts(name, runsFunctionOf: table[type])
    }

    /// Whether a call opens a coordinator.
    private func isStart(
        _ function: FunctionID, of owner: TypeID?, calledBy site: CallSite, _ type: TypeID?
    ) -> Bool {
        guard let owner, table.function(function).name == "start" || values.types.rootFunctions.contains(function)
        else {
            return false
        }
        if case .member(let base, _) = site.call.callee, base != .instance { return true }
        if let function = site.scope.function, callers.isOpener(function) { return true }
        return site.holder != owner && type != owner
    }
}
