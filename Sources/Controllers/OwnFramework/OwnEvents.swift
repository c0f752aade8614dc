import Facts
import Linking
import Types
import ViewControllers

/// Joins the code that a state machine runs to what sends its events.
///
/// ```swift
/// machine.addRoutes(event: .showDetail, transitions: [.list => .detail]) { _ in self.showDetail() }
/// machine.tryEvent(.showDetail)
/// ```
struct OwnEvents {
    private let callers: UIKitCallers
    /// The functions that hand a closure or an event on to a machine, by name.
    private var handlers: Set<String> = ["addRoutes", "addRoute", "addHandler", "addAnyHandler", OwnMoves.mapping]
    private var sending: Set<String> = ["tryEvent"]
    private var context: LinkingContext { callers.values.context }

    private let configured: ConfiguredAnswers
    let moves: OwnMoves

    init(_ callers: UIKitCallers, _ configured: ConfiguredAnswers) {
        self.callers = callers
        self.configured = configured
        moves = OwnMoves(callers.code)
        for name in handlers.sorted() { handlers.formUnion(wrappers(of: name)) }
        sending.formUnion(wrappers(of: "tryEvent"))
    }

    /// The functions that hand a parameter on to another.
    private func wrappers(of name: String) -> [String] {
        callers.code.sites(named: name).compactMap { site in
            guard site.call.arguments.contains(where: { if case .parameter = $0.value { true } else { false } }) else {
                return nil
            }
            return site.scope.function.map { callers.values.table.function($0).name }
        }
    }

    /// Whether a call sends an event.
    func isSender(_ call: CallFacts) -> Bool {
        configured.takers(of: call) != nil || call.name.map(sending.contains) ?? false
    }

    /// The calls in a type's code that hand code to a machine.
    fileprivate func handlerSites(of type: TypeID, for call: CallFacts) -> [CallSite] {
        configured.takers(of: call)
            ?? handlers.sorted().flatMap { callers.code.sites(named: $0) }.filter { $0.holder == type }
    }

    /// Whether a call takes code that a machine runs.
    func isHandler(_ call: CallFacts) -> Bool {
        configured.isTaker(call) || call.name.map(handlers.contains) ?? false
    }

    /// The calls that make a machine run a piece of code in a closure which it is handed.
    /// - Parameter conditions: what has to hold there.
    func sites(running call: CallFacts, in scope: Scope, where conditions: [PatternFacts]) -> [CallSite] {
        guard let type = scope.type else { return [] }
        if configured.isTaker(call) { return configured.senders(running: call, in: scope, where: conditions) }
        var events: Set<String> = []
        if let event = call.argument("event") {
            events = event.events(in: scope)
        } else if call.name == OwnMoves.mapping {
            events = mapped(by: call, in: scope)
        } else {
            for condition in conditions where !condition.isExcluded {
                events.formUnion(self.events(of: condition, type))
            }
        }
        guard !events.isEmpty else { return [] }
        return sending.sorted().flatMap { callers.code.sites(named: $0) }.filter { site in
            guard site.holder == type, let value = site.call.arguments.first?.value else { return false }
            if let event = call.argument("event"), !Self.mayBe(value, in: site.scope, event, in: scope) { return false }
            return !value.events(in: site.scope).isDisjoint(with: events)
        }
    }

    /// Whether an event that is sent may be one that is handled, by what both hold.
    private static func mayBe(_ sent: Expression, in scope: Scope, _ handled: Expression, in other: Scope) -> Bool {
        guard case .call(let first) = sent, case .call(let second) = handled,
            let sent = scope.call(at: first), let handled = other.call(at: second), sent.callee == handled.callee
        else { return true }
        return zip(sent.arguments, handled.arguments).allSatisfy { own, asked in
            guard let own = own.value.choices(in: scope.body.calls),
                let asked = asked.value.choices(in: other.body.calls)
            else { return true }
            return !own.isDisjoint(with: asked)
        }
    }

    /// The events that a closure chooses a state for: `guard event == .select else { return nil }`.
    private func mapped(by call: CallFacts, in scope: Scope) -> Set<String> {
        guard let first = call.arguments.firstIndex(where: \.isClosure) else { return [] }
        var found: Set<String> = []
        for inner in scope.body.calls
        where scope.calls(around: inner).contains(where: { $0.call.index == call.index && $0.closure.argument == first }
        ) {
            for condition in inner.conditions where !condition.isExcluded && condition.subject == "event" {
                found.formUnion(condition.choices ?? [])
            }
        }
        return found
    }

    /// Whether a function looks at the state that a machine came from, which its handler hands to it: what it does of that is told
    /// by the machine while the app runs.
    func decides(_ function: FunctionFacts, calledBy call: CallFacts) -> Bool {
        function.body.switches.contains { choice in
            guard case .parameter(let name) = choice.subject,
                case .member(.closureParameter, "fromState")? = function.argument(name, in: call)
            else { return false }
            return true
        }
    }

    /// The events for which a pattern over states and events holds.
    private func events(of condition: PatternFacts, _ type: TypeID) -> Set<String> {
        var found: Set<String> = []
        for part in Self.parts(of: condition) {
            if let name = part.event.name {
                found.insert(name)
                continue
            }
            guard let target = part.to.name else { continue }
            for move in moves.all(of: type) where move.names.contains(target) {
                guard let name = move.event.name else { continue }
                let (own, asked) = (move.from.name, part.from.name)
                if own == nil || asked == nil || own == asked { found.insert(name) }
            }
        }
        return found
    }

    /// What a pattern over states and events asks of each: `case (.list, .open, .detail)` of what a handler is handed.
    private static func parts(
        of condition: PatternFacts
    ) -> [(from: CasePattern, event: CasePattern, to: CasePattern)] {
        let names = condition.subject.trimmed(of: "(", ")").split(separator: ",").map { part in
            part.split(separator: ".").last.map { $0.filter { $0.isLetter } } ?? ""
        }
        let (from, event, to) = (
            names.firstIndex(of: "fromState"), names.firstIndex(of: UIKitNames.event),
            names.firstIndex(of: UIKitNames.nextState)
        )
        guard from != nil || event != nil || to != nil else { return [] }
        return condition.cases.map { pattern in
            let values = if case .tuple(let values) = pattern { values } else { [pattern] }
            func value(_ position: Int?) -> CasePattern {
                guard let position, values.indices.contains(position) else { return .any }
                return values[position].wrapped
            }
            return (value(from), value(event), value(to))
        }
    }
}

// MARK: States

extension OwnEvents {
    /// The states that a machine is in when it runs a piece of code in a closure; nil where that is not said.
    func states(running call: CallFacts, inClosureHandedTo handler: CallFacts, in scope: Scope) -> Set<String>? {
        guard let type = scope.type else { return nil }
        let pairs = OwnMoves.states(of: handler)
        guard pairs.isEmpty else { return pairs.reduce(into: []) { $0.formUnion($1.to.events(in: scope)) } }
        for condition in call.conditions where !condition.isExcluded {
            let parts = Self.parts(of: condition)
            guard !parts.isEmpty else { continue }
            var found: Set<String> = []
            for part in parts {
                if let name = part.to.name {
                    found.insert(name)
                } else if let event = part.event.name {
                    let all = moves.moves(of: type, for: [event], from: part.from.name.map { [$0] })
                    guard !all.isEmpty else { return nil }
                    for move in all { found.formUnion(move.names) }
                } else {
                    return nil
                }
            }
            return found
        }
        return nil
    }

    /// Whether a machine in one of some states may run a piece of code in a closure for an event that a call sends.
    /// - Parameter given: what the properties of the machine's object are, as far as that is known.
    func mayRun(
        _ call: CallFacts, inClosureHandedTo handler: CallFacts, for sender: CallSite, from states: Set<String>?,
        given: [String: Set<String>] = [:]
    ) -> Bool {
        guard let states, let type = sender.holder else { return true }
        let pairs = OwnMoves.states(of: handler)
        if !pairs.isEmpty, !pairs.contains(where: { OwnMoves.isMet($0.from, by: states) }) { return false }
        let events = sender.call.arguments.first?.value.events(in: sender.scope) ?? []
        let after = moves.moves(of: type, for: events, from: states).reduce(into: Set<String>()) {
            $0.formUnion($1.names(given: given))
        }
        return call.conditions.allSatisfy { condition in
            let parts = Self.parts(of: condition)
            guard !parts.isEmpty, !condition.isExcluded else { return true }
            return parts.contains { part in
                OwnMoves.isMet(part.from, by: states) && OwnMoves.isMet(part.event, by: events)
                    && OwnMoves.isMet(part.to, by: after.isEmpty ? nil : after)
            }
        }
    }

    /// Whether conditions hold for what a machine's next state holds; nil where that is not told.
    /// - Parameter handler: the call that a closure is handed to which is given that state.
    func holds(
        _ conditions: [PatternFacts], afterEventOf sender: CallSite, from states: Set<String>?, handler: CallFacts
    ) -> Bool? {
        let subject = CallChoices.subject(of: UIKitNames.nextState, handedToClosureOf: handler.index)
        let asked = conditions.filter { $0.subject == subject }
        guard !asked.isEmpty else { return true }
        guard let states, let type = sender.holder else { return nil }
        let events = sender.call.arguments.first?.value.events(in: sender.scope) ?? []
        let all = moves.moves(of: type, for: events, from: states).map { move in
            let fits = asked.map { callers.choices.fits(move.to, $0.cases, in: move.scope) }
            return fits.contains(false) ? false : fits.contains(nil) ? nil : true
        }
        if all.isEmpty { return nil }
        return all.contains(true) ? true : all.contains(nil) ? nil : false
    }
}

extension String {
    fileprivate func trimmed(of first: Character, _ last: Character) -> Substring {
        guard self.first == first, self.last == last else { return self[...] }
        return dropFirst().dropLast()
    }
}

extension OwnEvents {
    /// The closures that a machine runs for an event which a call sends.
    /// - Parameters:
    ///   - states: those that the machine may be in; nil where that is not known.
    ///   - given: what the properties of the machine's object are, as far as that is known.
    func closures(
        runBy call: CallFacts, of type: TypeID, from states: Set<String>?, given: [String: Set<String>] = [:]
    ) -> [Handled] {
        guard isSender(call) else { return [] }
        return handlerSites(of: type, for: call).compactMap { handler in
            let inside = senders(to: handler).filter { inner, senders in
                senders.contains { sender in
                    sender.call.location == call.location
                        && mayRun(
                            inner, inClosureHandedTo: handler.call, for: sender, from: states, given: given)
                }
            }.map(\.inner)
            guard !inside.isEmpty else { return nil }
            let after = inside.map { self.states(running: $0, inClosureHandedTo: handler.call, in: handler.scope) }
            return Handled(
                calls: Set(inside.map(\.index)), taker: handler,
                states: after.contains(nil) ? nil : after.reduce(into: []) { $0.formUnion($1 ?? []) })
        }
    }

    /// The calls in the closure that a handler is given, each with what makes the machine run it.
    private func senders(to handler: CallSite) -> [(inner: CallFacts, senders: [CallSite])] {
        func all() -> [(inner: CallFacts, senders: [CallSite])] {
            handler.scope.body.calls.filter { inner in
                handler.scope.calls(around: inner).contains { $0.call.index == handler.index }
            }.map { ($0, sites(running: handler.call, in: handler.scope, where: $0.conditions)) }
        }
        guard let id = handler.id else { return all() }
        return context.memory.memo(of: SendersQuery.self).value(of: SendersQuery(handler: id), unknown: []) { all() }
    }

    /// What makes a machine run the calls in the closure that a handler is given.
    private struct SendersQuery: Query {
        typealias Answer = [(inner: CallFacts, senders: [CallSite])]

        let handler: CallID
    }

    /// A closure that a machine runs.
    struct Handled {
        /// The calls in it that are run.
        let calls: Set<Int>
        /// The call that it was handed to.
        let taker: CallSite
        /// The states that the machine is in then.
        let states: Set<String>?
    }

    /// The states that a type's machine begins in: `StateMachine(state: .initial)`.
    func first(of type: TypeID) -> Set<String>? {
        guard !moves.all(of: type).isEmpty else { return nil }
        var found: Set<String> = []
        let table = callers.table
        for scope in table[type].functions.values.joined().map({ table.scope(of: $0) })
            + table[type].properties.values.map({ table.scope(of: $0) })
        {
            for call in scope.body.calls {
                guard let state = call.argument("state"), call.arguments.count == 1 || call.arguments.count == 2,
                    call.callee == .implicitMember("init")
                        || TypeName(reading: call.callee)?.last.hasSuffix("StateMachine") == true
                else { continue }
                guard let names = state.choices(in: scope.body.calls) else { return nil }
                found.formUnion(names)
            }
        }
        return found.isEmpty ? nil : found
    }
}
