import Facts
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
    private var handlers: Set<String> = ["addRoutes", "addRoute", "addHandler", "addAnyHandler", Self.mapping]
    /// What is handed a closure that chooses the state for an event, and another that is run then.
    private static let mapping = "addRouteMapping"
    private var sending: Set<String> = ["tryEvent"]
    private var context: LinkingContext { callers.values.context }

    /// What a machine does with an event in a state.
    private struct Mapping {
        let from: CasePattern
        let event: CasePattern
        let to: Set<String>
    }

    private let configured: ConfiguredAnswers
    /// By the type whose code says so.
    private var mappings: [TypeID: [Mapping]] = [:]

    init(_ callers: UIKitCallers, _ configured: ConfiguredAnswers) {
        self.callers = callers
        self.configured = configured
        for name in handlers.sorted() { handlers.formUnion(wrappers(of: name)) }
        sending.formUnion(wrappers(of: "tryEvent"))
        for site in callers.code.sites(named: Self.mapping) { map(site) }
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

    private mutating func map(_ site: CallSite) {
        guard let type = site.holder else { return }
        for argument in site.call.arguments {
            argument.value.walk { part in
                guard case .match(.tuple(let parts), let arms) = part else { return .visitChildren }
                guard let event = parts.firstIndex(where: { Self.isParameter($0, 0) }),
                    let from = parts.firstIndex(where: { Self.isParameter($0, 1) })
                else { return .skipChildren }
                for arm in arms {
                    for case .tuple(let patterns) in arm.patterns
                    where patterns.indices.contains(event) && patterns.indices.contains(from) {
                        mappings[type, default: []].append(
                            Mapping(
                                from: patterns[from], event: patterns[event],
                                to: arm.value.events(in: site.scope)))
                    }
                }
                return .skipChildren
            }
        }
    }

    private static func isParameter(_ value: Expression, _ position: Int) -> Bool {
        if case .closureParameter(_, _, position, _) = value { true } else { false }
    }

    /// Whether a call sends an event.
    fileprivate func isSender(_ call: CallFacts) -> Bool {
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
        } else if call.name == Self.mapping {
            events = mapped(by: call, in: scope)
        } else {
            for condition in conditions where !condition.isExcluded {
                events.formUnion(self.events(of: condition, type))
            }
        }
        guard !events.isEmpty else { return [] }
        return sending.sorted().flatMap { callers.code.sites(named: $0) }.filter { site in
            guard site.holder == type, let value = site.call.arguments.first?.value else { return false }
            return !value.events(in: site.scope).isDisjoint(with: events)
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
        let parts = condition.subject.trimmed(of: "(", ")").split(separator: ",").map { part in
            part.split(separator: ".").last.map { $0.filter { $0.isLetter } } ?? ""
        }
        let (event, from, to) = (
            parts.firstIndex(of: "event"), parts.firstIndex(of: "fromState"), parts.firstIndex(of: "toState")
        )
        var found: Set<String> = []
        for pattern in condition.cases {
            let values = if case .tuple(let values) = pattern { values } else { [pattern] }
            func value(_ position: Int?) -> CasePattern {
                guard let position, values.indices.contains(position) else { return .any }
                return values[position]
            }
            if let name = value(event).wrapped.name {
                found.insert(name)
                continue
            }
            guard let target = value(to).wrapped.name else { continue }
            for mapping in mappings[type] ?? [] where mapping.to.contains(target) {
                guard let name = mapping.event.wrapped.name else { continue }
                let (own, asked) = (mapping.from.wrapped.name, value(from).wrapped.name)
                if own == nil || asked == nil || own == asked { found.insert(name) }
            }
        }
        return found
    }
}

extension String {
    fileprivate func trimmed(of first: Character, _ last: Character) -> Substring {
        guard self.first == first, self.last == last else { return self[...] }
        return dropFirst().dropLast()
    }
}

extension OwnEvents {
    /// The calls of closures that a machine runs for an event which a call sends, with the calls that these were handed to.
    func closures(runBy call: CallFacts, of type: TypeID) -> [(calls: Set<Int>, taker: CallSite)] {
        guard isSender(call) else { return [] }
        return handlerSites(of: type, for: call).compactMap { handler in
            let inside = handler.scope.body.calls.filter { inner in
                handler.scope.calls(around: inner).contains { $0.call.index == handler.index }
                    && sites(running: handler.call, in: handler.scope, where: inner.conditions).contains {
                        $0.call.location == call.location
                    }
            }
            return inside.isEmpty ? nil : (Set(inside.map(\.index)), handler)
        }
    }
}
