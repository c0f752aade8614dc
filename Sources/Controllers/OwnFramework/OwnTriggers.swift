import Base
import Facts
import Linking
import Presentation
import Triggers
import Types
import ViewControllers

/// Carries what is shown, and ways back, to the screens that set it off: by what they publish, by closures that they are made
/// with, through state machines, and through whoever calls.
final class OwnTriggers {
    /// A place that an effect is carried to.
    struct Reached: Hashable {
        let holder: TypeID
        var through: [CodeReference] = []
        var isOpen = false
        /// Whether nothing stands between it and the effect.
        var isDirect = false
        let site: CallID

        static func == (left: Reached, right: Reached) -> Bool {
            left.holder == right.holder && left.through == right.through
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(holder)
            hasher.combine(through)
        }
    }

    private struct Step {
        let site: CallSite
        var through: [CodeReference] = []
        var isOpen = false
        /// How often it was handed on by what a flow publishes.
        var hops = 0
        /// What has to hold of what the function around it is handed.
        var handed: [PatternFacts] = []
        /// What has to hold of the event that a machine hands to the closure around it.
        var events: [PatternFacts] = []
    }

    /// More members than these lie on no way.
    private static let longest = 5
    /// What a flow publishes is handed on by no more flows than these.
    private static let most = 4
    private static let sinks: Set<String> = [
        "sink", "onReceive", "subscribe", "bind", "drive", "emit", "receiveValue", "observe",
    ]

    private static let delegates = ["delegate", "listener", "output"]

    let shown: OwnPresentations
    let callers: UIKitCallers
    let events: OwnEvents
    private let senders: ActionSenders
    let known: Memo<StatesQuery, StatesQuery.Answer>
    /// What is shown at each place.
    let byPlace: [RelativeLocation: [TypeID]]
    /// The calls that listen to what each type publishes.
    private(set) lazy var listeners: [TypeID: [CallSite]] = {
        var found: [TypeID: [CallSite]] = [:]
        for site in Self.sinks.sorted().flatMap(callers.code.sites(named:)) {
            guard let position = site.call.arguments.firstIndex(where: \.isClosure) else { continue }
            let closure = ClosureContext(call: site.index, argument: position)
            guard let object = object(handing: site.call, closure, in: site.scope) else { continue }
            found[object, default: []].append(site)
        }
        return found
    }()
    var types: OwnTypes { shown.types }
    private var values: UIKitValues { callers.values }
    private var context: LinkingContext { values.context }
    private var table: TypeTable { context.table }

    init(_ shown: OwnPresentations, _ callers: UIKitCallers, _ events: OwnEvents) {
        self.shown = shown
        self.callers = callers
        self.events = events
        senders = ActionSenders(callers)
        known = callers.values.types.memory.memo(of: StatesQuery.self)
        byPlace = Dictionary(
            shown.found.map { presentation in
                (
                    presentation.site.call.location,
                    presentation.targets.compactMap { if case .declared(let type) = $0 { type } else { nil } }
                )
            }
        ) { $0 + $1 }
    }

    /// Everyone who sets off what a call does, the call itself first.
    func reached(from site: CallSite) -> [Reached] {
        var found: [Reached] = []
        var seen: Set<Reached> = []
        var visited: Set<FunctionID> = []
        var places: Set<RelativeLocation> = [site.call.location]
        func add(_ holder: TypeID, _ step: Step, isDirect: Bool = false) {
            guard let id = step.site.id else { return }
            let next = Reached(
                holder: holder, through: step.through, isOpen: step.isOpen, isDirect: isDirect, site: id)
            if seen.insert(next).inserted { found.append(next) }
        }
        var queue = [Step(site: site)]
        for holder in told(of: site.holder) { add(holder, queue[0], isDirect: true) }
        var position = 0
        while position < queue.count {
            let step = queue[position]
            position += 1
            guard step.through.count < Self.longest else { continue }
            if let next = around(step, add: { add($0, $1) }) {
                queue += next.filter { places.insert($0.site.call.location).inserted }
                continue
            }
            guard let function = step.site.scope.function, visited.insert(function).inserted else { continue }
            let isAsked = isAsked(for: function)
            let owner = table.owner(of: function)
            let facts = table.function(function)
            let asked = step.site.call.conditions
            for caller in callers.callers(of: function, as: nil) where !isStandIn(caller.site.holder) {
                if isAsked, !isOwnRoute(caller.site, facts), !isTold(caller.site, facts) { continue }
                guard let own = callers.choices.left(of: asked, in: facts, by: caller.site),
                    let left = callers.choices.left(of: step.handed, in: facts, by: caller.site)
                else { continue }
                let next = Step(
                    site: caller.site, through: [.function(function)] + step.through,
                    isOpen: step.isOpen || caller.isOpen || !left.isDecided
                        || isOpen(asked, of: facts, by: caller.site)
                        || events.decides(facts, calledBy: caller.site.call),
                    hops: step.hops, handed: own.conditions + left.conditions, events: own.handed + left.handed)
                if caller.site.holder != owner { for holder in told(of: caller.site.holder) { add(holder, next) } }
                queue.append(next)
            }
        }
        return found
    }

    func isStandIn(_ type: TypeID?) -> Bool { type.map { table[$0].isStandIn } ?? false }

    /// Whether a value decides it that a caller hands on: `case .share` of a parameter.
    private func isOpen(_ conditions: [PatternFacts], of facts: FunctionFacts, by site: CallSite) -> Bool {
        conditions.contains { condition in
            guard let root = condition.subject.split(separator: ".").first.map(String.init),
                facts.parameters.contains(where: { $0.name == root }),
                let given = facts.argument(root, in: site.call), given.choices(in: site.scope.body.calls) == nil
            else { return false }
            if case .parameter = given { return false }
            if callers.choices.taken(outOf: given) != nil { return false }
            // What a state holds is told by the machine while the app runs.
            if case .bound = given, condition.choices?.isDisjoint(with: ["nil"]) == true { return true }
            return condition.cases.contains { $0.name != nil && $0.name != "some" }
        }
    }

    /// Who is told of what a type's code does: a screen's object is its view.
    private func told(of type: TypeID?) -> [TypeID] {
        guard let type, !shown.verbs.containers.contains(type), !table[type].isStandIn else { return [] }
        if shown.flows.contains(type) || context.conformances.isPart(type) || context.conformances.isEntry(type) {
            return [type]
        }
        return types.presentables.contains(type) ? views(of: type) : []
    }

    func views(of type: TypeID) -> [TypeID] {
        types.views(of: type).compactMap { if case .declared(let view) = $0 { view } else { nil } }
    }

    /// Whether a function is what a protocol of the app asks for, or makes or starts its type: who calls it does not know what it
    /// shows.
    private func isAsked(for function: FunctionID) -> Bool {
        let facts = table.function(function)
        guard !facts.isInitializer, facts.name != "start", let owner = table.owner(of: function) else { return true }
        return context.conformances.ancestors(of: owner).contains { ancestor in
            table[ancestor].kind == .protocol && table[ancestor].functions[facts.name] != nil
        }
    }

    /// Whether a type's own code calls what is asked of it, and says which case it means: `navigate(to: .settings)`.
    private func isOwnRoute(_ site: CallSite, _ facts: FunctionFacts) -> Bool {
        guard !facts.isInitializer, facts.name != "start" else { return false }
        switch site.call.callee {
        case .name, .member(.instance, _):
            return site.call.arguments.contains { argument in
                argument.value.choices(in: site.scope.body.calls).map { $0.isDisjoint(with: ["true", "false", "nil"]) }
                    ?? false
            }
        default: return false
        }
    }

    /// Whether a call tells a delegate what happened: `delegate?.loginFlow(didLogIn: session)`.
    private func isTold(_ site: CallSite, _ facts: FunctionFacts) -> Bool {
        guard !facts.isInitializer, case .member(let base, _) = site.call.callee, base != .instance,
            let name = base.lastName?.lowercased()
        else { return false }
        return Self.delegates.contains(where: name.hasSuffix)
    }

    // MARK: Closures

    /// What sets off the closure that a call stands in.
    /// - Returns: where to go on from; nil where it stands in none that is run for somebody.
    private func around(_ step: Step, add: (TypeID, Step) -> Void) -> [Step]? {
        let scope = step.site.scope
        for (outer, closure) in scope.calls(around: step.site.call) {
            if events.isHandler(outer) {
                let steps = events.sites(running: outer, in: scope, where: step.site.call.conditions).compactMap {
                    site in
                    sent(site, running: step, inClosureHandedTo: outer)
                }
                for next in steps where next.site.holder != step.site.holder {
                    for holder in told(of: next.site.holder) { add(holder, next) }
                }
                return steps
            }
            if let shown = byPlace[outer.location] {
                // What is run when something goes away.
                for type in shown { add(type, step) }
                return []
            }
            guard let object = object(handing: outer, closure, in: scope) else { continue }
            return set(off: step, by: object, add)
        }
        return nil
    }

    /// Goes on from what sends an event for which a machine runs code; nil where the state it is in then rules that out.
    private func sent(_ site: CallSite, running step: Step, inClosureHandedTo handler: CallFacts) -> Step? {
        guard
            let left = callers.choices.left(
                of: step.events, on: UIKitNames.event, handedToClosureOf: handler.index, by: site)
        else {
            return nil
        }
        let states = states(whenRunning: site)
        guard events.mayRun(step.site.call, inClosureHandedTo: handler, for: site, from: states) else { return nil }
        let isHeld = events.holds(step.events, afterEventOf: site, from: states, handler: handler)
        if isHeld == false { return nil }
        return Step(
            site: site, through: step.through, isOpen: step.isOpen || !left.isDecided || isHeld == nil, hops: step.hops,
            handed: left.conditions, events: left.handed)
    }

    /// Goes on from what an object publishes.
    private func set(off step: Step, by object: TypeID, _ add: (TypeID, Step) -> Void) -> [Step] {
        if shown.verbs.containers.contains(object) { return [] }
        let isOwn = object == step.site.holder
        if !isOwn || !shown.flows.contains(object) {
            let all = told(of: object)
            for holder in senders.narrowed(all, publishing: step.site.call.published, by: object) { add(holder, step) }
        } else {
            let all = views(of: object)
            for view in senders.narrowed(all, publishing: step.site.call.published, by: object) { add(view, step) }
        }
        guard !isOwn, step.hops < Self.most, shown.flows.contains(object) || !types.presentables.contains(object),
            let cases = step.site.call.published
        else { return [] }
        return callers.code.sites(named: "send").filter { site in
            guard site.holder == object, let value = site.call.arguments.first?.value else { return false }
            return value.choices(in: site.scope.body.calls).map { !$0.isDisjoint(with: cases) } ?? false
        }.map { Step(site: $0, through: step.through, isOpen: step.isOpen, hops: step.hops + 1) }
    }

    /// The object that is handed a closure, or whose stream is listened to.
    func object(handing outer: CallFacts, _ closure: ClosureContext, in scope: Scope) -> TypeID? {
        switch outer.callee {
        case .member(.member(let base, _), "=") where base != .instance: return object(base, in: scope)
        case .member(let base, let name) where Self.sinks.contains(name):
            var next: Expression? = base
            while let value = next {
                if let object = object(value, in: scope) { return object }
                if let type = scope.type, isModel(value), types.presentables.contains(type) { return type }
                switch value {
                case .member(let inner, _): next = inner
                case .call(let index):
                    if case .member(let inner, _)? = scope.call(at: index)?.callee { next = inner } else { next = nil }
                default: next = nil
                }
            }
            return nil
        default:
            guard TypeName(reading: outer.callee)?.last.first?.isUppercase == true,
                case .instance(let type)? = context.type(of: .call(outer.index), in: scope), isSource(type)
            else { return nil }
            return type
        }
    }

    private func object(_ value: Expression, in scope: Scope) -> TypeID? {
        guard value != .instance else { return nil }
        return values.shown(by: value, in: scope).lazy.compactMap(\.type).first(where: isSource)
    }

    /// Whether what an object publishes is said by a screen, or by what shows screens.
    private func isSource(_ type: TypeID) -> Bool {
        types.presentables.contains(type) || shown.flows.contains(type)
    }

    /// Whether a value is what a screen's object keeps its view's state in.
    private func isModel(_ value: Expression) -> Bool {
        switch value {
        case .name(let name), .member(.instance, let name): name.lowercased().hasSuffix("viewmodel")
        default: false
        }
    }
}
