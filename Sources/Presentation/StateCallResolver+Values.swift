import Base
import Facts
import NavigationModel
import Types

/// What values show that are written at a call, or handed to the function around it.
extension StateCallResolver {
    /// What values show; what cannot be told is said.
    /// - Parameter isCertain: whether the call is navigation whatever the values are.
    package func shows(
        _ call: CallFacts, _ expressions: [Expression], _ handed: DeferredPresentation, _ scope: Scope, isCertain: Bool
    ) -> CallOutcome? {
        var shown: [ShownDestination] = []
        var parameters: [(ValueSource, ValueSink)] = []
        var problem: Unknown?
        var handed = handed
        handed.platforms.formIntersection(call.platforms)
        for expression in expressions {
            let expected = handed.expected ?? handed.owner.flatMap { self.expected(expression, of: $0, scope) }
            let found = index.values.values(of: expression, in: scope, expected: expected)
            parameters += found.parameters.map { parameter in
                var handed = handed
                handed.expected = handed.expected ?? type(ofParameter: parameter, in: scope)
                return (.parameter(parameter), .state(handed))
            }
            parameters += found.actions.map { ($0, .state(handed)) }
            parameters += found.properties.map { slot in
                var handed = handed
                if !index.values.isGeneric(slot) { handed.expected = handed.expected ?? declaredType(of: [slot]) }
                return (.property(slot), .state(handed))
            }
            let isHanded = !found.parameters.isEmpty || !found.actions.isEmpty || !found.properties.isEmpty
            if found.isOpen || (found.values.isEmpty && !isHanded) {
                problem = unknown(expression, expected, scope)
            }
            for value in found.values where value.platforms.meets(handed.platforms) {
                switch destinations(of: value, handed, in: scope) {
                case .success(let destinations): shown += destinations.map { $0.asTold(by: value) }
                case .failure(let unknown): if found.properties.isEmpty { problem = unknown }
                }
            }
        }
        if !shown.isEmpty { problem = nil }
        if parameters.isEmpty, shown.isEmpty, problem == nil { return nil }
        let unread = problem.map {
            UnresolvedCode(
                text: call.text, reason: $0.reason, help: $0.help, location: call.location,
                rule: isCertain ? $0.rule : nil
            ).selectingTab(selectsTab(handed))
        }
        if !isCertain, shown.isEmpty, parameters.isEmpty, unread == nil { return nil }
        return .shows(shown, handed: parameters, unread)
    }

    /// The enum of a router that a value without a type is a case of: `.detail(id)`.
    func expected(_ value: Expression, of router: TypeID, _ scope: Scope) -> ValueType? {
        guard let name = value.caseName(in: scope.body.calls) else { return nil }
        let driven = map.enums[router] ?? []
        return (driven + (index.arguments[router] ?? [])).first { index.values.hasCase(name, $0) }
    }

    /// The type of a parameter, where it is one of the sources and not generic.
    func type(ofParameter name: String, in scope: Scope) -> ValueType? {
        guard let function = scope.function,
            let type = table.function(function).parameters.first(where: { $0.name == name })?.type,
            case .declared(let id) = index.values.each(type, in: scope), table[id].kind != .protocol
        else { return nil }
        return .declared(id)
    }

    struct Unknown: Error {
        let reason: String
        let help: String
        /// The rule that tells of it, where it is a fault of the app.
        var rule: String?
    }

    /// Why an expression stands for no value.
    private func unknown(_ value: Expression, _ expected: ValueType?, _ scope: Scope) -> Unknown {
        if let name = value.caseName(in: scope.body.calls), let expected,
            case let cases = index.values.cases(of: expected),
            let first = cases.first, !index.values.hasCase(name, expected)
        {
            let type = map.name(of: expected)
            return Unknown(
                reason: "\(type) has no case `\(name)`",
                help: "declare the case in \(type), or use one of its cases, as in `.\(first.name)`")
        }
        return Unknown(
            reason: "the value is created in code that couldn't be followed",
            help: "write the value here, or annotate its type")
    }

    /// What a function's caller hands in shows.
    package func shown(_ argument: Expression, _ handed: DeferredPresentation, by call: CallFacts, in scope: Scope) -> (
        shown: [ShownDestination], parameters: [String], unread: UnresolvedCode?
    ) {
        if handing.contains(call.location) { return ([], [], nil) }
        if handed.sink == .content {
            // It is handed the state, too, and declares what that presents.
            if index.given[call.location] != nil { return ([], [], nil) }
            switch GivenContent(of: argument, in: scope, context) {
            case .parameter(let name)?: return ([], [name], nil)
            case .property? where scope.type.map(presenters.isMade) ?? false: return ([], [], nil)
            case .property?, nil: return (given(argument, handed, by: call, scope).map { [$0] } ?? [], [], nil)
            }
        }
        var handed = received(handed, argument, by: call, in: scope)
        handed.platforms.formIntersection(call.platforms)
        if handed.expected == nil, let owner = handed.owner { handed.expected = expected(argument, of: owner, scope) }
        if case .state(let slots) = handed.sink,
            case let (places, isCertain) = places(of: slots, on: handed.platforms, setBy: scope.type),
            places.first?.place.cases.arms.isEmpty == true
        {
            if case .parameter(let name) = argument { return ([], [name], nil) }
            let isNothing = argument == .constant("nil") || argument == .constant("false")
            let told = isNothing ? [] : places.map { self.shown(at: $0.place, setBy: call, scope).on($0.platforms) }
            return (isCertain ? told : told.map(\.inferred), [], nil)
        }
        if handed.sink == .window { return window(named: argument, by: call, in: scope) }
        let found = index.values.values(of: argument, in: scope, expected: handed.expected)
        var shown: [ShownDestination] = []
        var failed: Unknown?
        for value in index.values.statics.styled(found.values, by: call, in: scope)
        where value.platforms.meets(handed.platforms) {
            switch destinations(of: value, handed, in: scope) {
            case .success(let destinations): shown += destinations.map { $0.asTold(by: value) }
            case .failure(let unknown): failed = unknown
            }
        }
        guard shown.isEmpty, found.parameters.isEmpty, ![.constant("nil"), .array([])].contains(argument)
        else {
            return (shown, found.parameters, nil)
        }
        let problem = failed ?? unknown(argument, handed.expected, scope)
        let unread = UnresolvedCode(
            text: call.text, reason: problem.reason, help: problem.help, location: call.location
        ).selectingTab(selectsTab(handed))
        return ([], [], unread)
    }

    /// Whether a state only says which of some tabs is selected.
    private func selectsTab(_ handed: DeferredPresentation) -> Bool {
        guard case .state(let slots) = handed.sink else { return false }
        return slots.allSatisfy { slot in
            map.selections[slot]?.isEmpty == false && bySlot[slot]?.isEmpty ?? true && switches[slot]?.isEmpty ?? true
        }
    }

    /// What becomes of a value by a method that a class declares, called on a router that inherits it.
    private func received(
        _ handed: DeferredPresentation, _ argument: Expression, by call: CallFacts, in scope: Scope
    ) -> DeferredPresentation {
        guard case .member(let base, _) = call.callee,
            case .instance(let receiver)? = context.type(of: base, in: scope),
            receiver != handed.owner, map.builders[receiver]?.kind == .router
        else { return handed }
        var handed = handed
        handed.owner = receiver
        if case .state(let slots) = handed.sink {
            let own = Set(slots.map { StateProperty(owner: receiver, name: $0.name) }).filter { bySlot[$0] != nil }
            if !own.isEmpty { handed.sink = .state(own) }
        }
        handed.expected = handed.expected ?? expected(argument, of: receiver, scope)
        return handed
    }

    /// The window that a function's caller names.
    private func window(named argument: Expression, by call: CallFacts, in scope: Scope) -> (
        shown: [ShownDestination], parameters: [String], unread: UnresolvedCode?
    ) {
        if case .parameter(let name) = argument { return ([], [name], nil) }
        if case .shows(let shown, _, _)? = window(call, argument, scope) { return (shown, [], nil) }
        let unread = UnresolvedCode(
            text: call.text, reason: "no scene was found for this window", help: "write the scene's id in the call",
            location: call.location)
        return ([], [], unread)
    }
}

extension ShownDestination {
    /// On the platforms that a value is declared for, and no more certain than that.
    fileprivate func asTold(by value: NavigationValue) -> ShownDestination {
        (value.isChosen ? inferred : self).on(value.platforms)
    }
}
