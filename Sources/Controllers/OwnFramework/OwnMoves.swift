import Facts
import Types
import ViewControllers

/// Which state each event takes a machine to, as the code says that sets the machine up.
///
/// ```swift
/// machine.addRoutes(event: .showDetail, transitions: [.list => .detail])
/// machine.addRouteMapping { event, fromState, _ in
///     switch (fromState, event) { case (.detail, .close): return .list … }
/// }
/// ```
struct OwnMoves {
    /// What a machine does with an event in a state.
    struct Move {
        let from: CasePattern
        let event: CasePattern
        let to: Expression
        let scope: Scope
        /// The states that it may lead to.
        let names: Set<String>

        init(from: CasePattern, event: CasePattern, to: Expression, in scope: Scope) {
            self.from = from
            self.event = event
            self.to = to
            self.scope = scope
            names = to.events(in: scope)
        }

        /// The states that it may lead to for an object whose properties are what it was made with.
        func names(given: [String: Set<String>]) -> Set<String> {
            given.isEmpty ? names : to.left(by: given).reduce(into: []) { $0.formUnion($1.events(in: scope)) }
        }

        /// Whether it is made for one of some events, in one of some states.
        func isMade(for events: Set<String>, from states: Set<String>?) -> Bool {
            OwnMoves.isMet(event, by: events) && OwnMoves.isMet(from, by: states)
        }
    }

    /// What is handed a closure that chooses the state for an event, and another that is run then.
    static let mapping = "addRouteMapping"
    private static let any = "any"
    /// By the type whose code says so.
    private let byType: [TypeID: [Move]]

    init(_ code: UIKitCode) {
        var found: [TypeID: [Move]] = [:]
        for site in code.sites(named: "addRoutes") {
            guard let type = site.holder, let event = site.call.argument("event") else { continue }
            found[type, default: []] += event.events(in: site.scope).sorted().flatMap { name in
                Self.states(of: site.call).map { from, to in
                    Move(from: from, event: .named(name, owner: nil, []), to: to, in: site.scope)
                }
            }
        }
        for site in code.sites(named: Self.mapping) {
            guard let type = site.holder else { continue }
            for argument in site.call.arguments {
                argument.value.walk { part in
                    guard case .match(.tuple(let parts), let arms) = part else { return .visitChildren }
                    guard let event = parts.firstIndex(where: { Self.isParameter($0, 0) }),
                        let from = parts.firstIndex(where: { Self.isParameter($0, 1) })
                    else { return .skipChildren }
                    for arm in arms {
                        for case .tuple(let patterns) in arm.patterns
                        where patterns.indices.contains(event) && patterns.indices.contains(from) {
                            found[type, default: []].append(
                                Move(
                                    from: patterns[from].wrapped, event: patterns[event].wrapped, to: arm.value,
                                    in: site.scope))
                        }
                    }
                    return .skipChildren
                }
            }
        }
        byType = found
    }

    private static func isParameter(_ value: Expression, _ position: Int) -> Bool {
        if case .closureParameter(_, _, position, _) = value { true } else { false }
    }

    /// Whether a pattern names one of some cases, or none; true where these are not known.
    static func isMet(_ pattern: CasePattern, by names: Set<String>?) -> Bool {
        guard let names, let name = pattern.name else { return true }
        return names.contains(name)
    }

    /// The states that a call is handed in pairs: `transitions: [.list => .detail]`.
    static func states(of call: CallFacts) -> [(from: CasePattern, to: Expression)] {
        guard case .array(let pairs)? = call.argument("transitions") else { return [] }
        return pairs.compactMap { pair in
            guard case .tuple(let parts) = pair, parts.count == 2 else { return nil }
            guard case .implicitMember(let name) = parts[0], name != any else { return (.any, parts[1]) }
            return (.named(name, owner: nil, []), parts[1])
        }
    }

    func all(of type: TypeID) -> [Move] { byType[type] ?? [] }

    /// What events do in some of a machine's states.
    func moves(of type: TypeID, for events: Set<String>, from states: Set<String>?) -> [Move] {
        all(of: type).filter { $0.isMade(for: events, from: states) }
    }
}

extension Expression {
    /// What it may give in an object whose properties are what it was made with.
    fileprivate func left(by given: [String: Set<String>]) -> [Expression] {
        var found: [Expression] = []
        walk { part in
            guard case .match(let subject, let arms) = part, let name = subject.ownName, var open = given[name] else {
                if let parts = part.alternatives { return .visitInstead(parts, in: ()) }
                found.append(part)
                return .skipChildren
            }
            var entered: [Expression] = []
            for arm in arms where !open.isEmpty {
                let names = arm.patterns.map { $0.name ?? $0.literal }
                if names.contains(nil) || !open.isDisjoint(with: names.compactMap(\.self)) {
                    entered.append(arm.value)
                }
                guard !arm.isLimited else { continue }
                for pattern in arm.patterns {
                    if case .any = pattern { open = [] }
                    if pattern.isWholeCase, let name = pattern.name ?? pattern.literal { open.remove(name) }
                }
            }
            return .visitInstead(entered, in: ())
        }
        return found
    }
}
