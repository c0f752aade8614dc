import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Tells what a call does: navigate, go back, run a function of the sources, or nothing of interest.
package final class CallLinker {
    /// What everything is looked up through.
    package let context: LinkingContext
    /// The coordinators by their types.
    package let coordinators: [TypeID: LinkedCoordinator]
    let systems: Set<NavigationSystem>
    private let others: Set<NavigationSystem>
    /// Where calls stand that systems which link themselves tell of alone.
    private let claimed: Set<RelativeLocation>
    /// The coordinators that own a destination, by the destination's name.
    let owners: [String: [TypeID]]
    /// What values and states do.
    let states: StateCallResolver
    /// What the project says about its own code.
    let words: ProjectAnnotations
    /// What calls do of which one system alone tells.
    let outcomes: [CallID: CallOutcome]
    /// The systems that link themselves, by their coordinators.
    private let linked: [TypeID: any LinkedSystem]
    /// The functions that it says navigate.
    let configured: ConfiguredFunctions
    /// The functions of which it says that they run code for an event.
    let answers: ConfiguredAnswers

    /// - Parameters:
    ///   - others: the systems whose calls are linked elsewhere, see ``SystemLinker``.
    ///   - linked: those of them that the sources have coordinators of.
    ///   - claimed: where calls stand that those systems tell of alone.
    init(
        context: LinkingContext, coordinators: [LinkedCoordinator], states: StateCallResolver,
        words: ProjectAnnotations,
        others: Set<NavigationSystem>, linked: [any LinkedSystem] = [], claimed: Set<RelativeLocation> = []
    ) {
        outcomes = linked.reduce(into: [:]) { $0.merge($1.outcomes) { first, _ in first } }
        self.linked = linked.reduce(into: [:]) { known, system in
            for coordinator in system.coordinators { known[coordinator.type] = system }
        }
        self.claimed = claimed
        self.others = others
        self.context = context
        self.states = states
        self.words = words
        configured = ConfiguredFunctions(words, context)
        answers = ConfiguredAnswers(words, configured)
        self.coordinators = Dictionary(uniqueKeysWithValues: coordinators.map { ($0.type, $0) })
        systems = Set(coordinators.map(\.system))
        owners = Dictionary(
            grouping: coordinators.flatMap { owner in owner.destinations.map { ($0.facts.name, owner.type) } }, by: \.0
        ).mapValues { $0.map(\.1) }
    }

    func link(_ call: CallFacts, in scope: Scope) -> CallOutcome {
        if !outcomes.isEmpty, let id = CallSite(scope: scope, call: call).id, let outcome = outcomes[id] {
            return outcome
        }
        if isClaimed(call) { return .nothing }
        if let outcome = configuredOutcome(of: call, in: scope) ?? states.outcome(of: call, in: scope) {
            return outcome
        }
        for role in scope.roles(of: call) where !others.contains(role.system) {
            if let exit = environmentExit(call, role, scope) { return exit }
            if !role.environmentKeys.isEmpty, context.table.traits[role.system].goesBackByEnvironment { continue }
            // An assignment is no call of a coordinator, and worth telling only where it looks like one.
            if call.name == "=", !role.isDistinctive || !isUsed(role.system) { continue }
            let receiver = receiver(of: call, scope)
            switch receiver.map({ context.type(of: $0, in: scope) }) {
            case .instance(let type)?:
                if coordinators[type]?.system == role.system {
                    // A method of the coordinator's own by the same name wins over the library's.
                    if let own = context.function(of: call, in: scope), declares(own, like: call) {
                        return .runs(context.dispatch(of: own, by: call, in: scope))
                    }
                    return linked(call, role, type, scope)
                }
            case .external(let name)?:
                if context.table.traits.all.coordinatorProtocols.contains(name),
                    let found = unresolved(call, role, scope)
                {
                    return found
                }
                if !isGeneric(name, scope), let found = undeclared(name, call, role) { return found }
            case .metatype?: break
            case nil, .some(nil):
                if case .implicitMember = call.callee { break }
                if let function = context.function(of: call, in: scope) {
                    return .runs(context.dispatch(of: function, by: call, in: scope))
                }
                if let found = unresolved(call, role, scope) { return found }
            }
        }
        if call.name == "=" { return .nothing }
        return context.function(of: call, in: scope).map { .runs(context.dispatch(of: $0, by: call, in: scope)) }
            ?? .nothing
    }

    /// Whether another system alone tells of a call.
    func isClaimed(_ call: CallFacts) -> Bool { !claimed.isEmpty && claimed.contains(call.location) }

    private func receiver(of call: CallFacts, _ scope: Scope) -> Expression? {
        switch call.callee {
        case .member(let base, _): base
        case .name: .instance
        default: nil
        }
    }

    /// Whether a function takes the labels the call writes, so that it and not the library's is meant.
    private func declares(_ function: FunctionID, like call: CallFacts) -> Bool {
        let labels = context.table.function(function).parameters.map(\.label)
        return call.arguments.filter { !$0.isTrailingClosure }.allSatisfy { labels.contains($0.label) }
    }

    /// Going back through a value of the environment: `dismiss()`, `navigator.dismiss()`.
    private func environmentExit(_ call: CallFacts, _ role: CallRole, _ scope: Scope) -> CallOutcome? {
        guard !role.environmentKeys.isEmpty, case .exit(let operation, _) = role.action, let type = scope.type else {
            return nil
        }
        guard goesBack(call.callee, role, type, scope) else { return nil }
        // Several systems read such a call, each in its own words: what the environment holds closes what is shown.
        let told = operation.style == .dismiss ? ExitOperation(.dismiss) : operation
        return .exits(coordinator: nil, told, to: nil)
    }

    /// Whether what is called is a value of the environment that goes back: one that the code's own type keeps, one that another
    /// object keeps, `parent.presentationMode.wrappedValue.dismiss()`, or one that is handed in.
    private func goesBack(_ callee: Expression, _ role: CallRole, _ type: TypeID, _ scope: Scope) -> Bool {
        if case .parameter(let name) = callee, let function = scope.function {
            let handed = context.table.function(function).parameters.first { $0.name == name }?.type
            return handed.map { context.table.traits.all.backActions.contains($0.last) } ?? false
        }
        var owner = type
        var name = environmentValue(callee, of: type)
        if name == nil, case .member(.member(.member(let object, let held), "wrappedValue"), _) = callee,
            case .instance(let found)? = context.type(of: object, in: scope)
        {
            (owner, name) = (found, held)
        }
        guard let name, let property = context.property(name, of: owner),
            let key = context.table.property(property).environmentKey
        else { return false }
        return role.environmentKeys.contains(key)
    }

    /// The property that a call is made on: `dismiss()`, `self.navigator.dismiss()`,
    /// `presentationMode.wrappedValue.dismiss()`.
    private func environmentValue(_ callee: Expression, of type: TypeID) -> String? {
        let receiver: Expression
        switch callee {
        case .name(let property): return property
        case .member(.instance, let property) where context.property(property, of: type) != nil: return property
        case .member(.member(let binding, "wrappedValue"), _): receiver = binding
        case .member(let base, _): receiver = base
        default: return nil
        }
        switch receiver {
        case .name(let property), .member(.instance, let property): return property
        default: return nil
        }
    }

    // MARK: On a known coordinator

    private func linked(_ call: CallFacts, _ role: CallRole, _ type: TypeID, _ scope: Scope) -> CallOutcome {
        guard let coordinator = coordinators[type] else { return .nothing }
        switch role.action {
        case .exit(let operation, let to):
            return .exits(coordinator: type, operation, to: to?.destinations(in: scope.body.calls).names.first?.name)
        case .showInitial(let position, let style):
            guard case .literal(let text) = position, let index = Int(text),
                coordinator.initial.indices.contains(index)
            else {
                return .notUnderstood(
                    UnresolvedCode(
                        text: call.text, reason: "the selected tab is chosen at run time",
                        help: "select a case, as in `selectFirstTab(.home)`", location: call.location
                    ).selectingTab())
            }
            let shown = ShownDestination(
                coordinator: type, destination: coordinator.initial[index].destination, style: style, isInferred: false,
                operation: role.operation)
            return .shows([shown], handed: [], nil)
        case .ask: return .nothing
        case .show(let destinations, .focus) where coordinator.kind == .flow:
            return .exits(coordinator: type, .popToFirst, to: named(destinations, scope).names.first?.name)
        case .show(let destinations, let presentation):
            return shows(call, destinations, presentation, coordinator, scope, role.operation)
        case .host, .declare, .link, .value, .change, .window: return .nothing
        }
    }

    /// What a call shows of the destinations of a coordinator.
    /// - Parameter operation: how, where the presentation alone does not tell.
    package func shows(
        _ call: CallFacts, _ destinations: [Expression], _ presentation: CallRole.Presentation,
        _ coordinator: LinkedCoordinator, _ scope: Scope, _ operation: ShowOperation? = nil
    ) -> CallOutcome {
        let named = named(destinations, scope)
        let (styles, styleReason) = styles(presentation, scope)
        var shown: [ShownDestination] = []
        var problem = styleReason
        var rule: String?
        for (position, name) in named.names.enumerated() {
            guard let place = coordinator.destination(name.name) else {
                problem = missing(name.name, in: coordinator)
                if !coordinator.rejected.contains(where: { $0.name == name.name }) {
                    rule = NotUnderstood.unknownDestination
                }
                continue
            }
            let isDeclared = styles.isEmpty && styleReason == nil
            shown += (isDeclared ? place.styles(on: call.platforms) : styles.map { ($0, .all) }).map {
                ShownDestination(
                    coordinator: coordinator.type, destination: name.name, style: $0.style, isInferred: false,
                    operation: operation == .setTabs(nil) ? .setTabs(position) : operation, platforms: $0.platforms)
            }
        }
        if !named.rest.isEmpty || (named.names.isEmpty && named.parameters.isEmpty) {
            problem = problem ?? "the destination is chosen at run time"
        }
        let syntax = context.table.traits[coordinator.system].destinationSyntax
        let unread = problem.map {
            UnresolvedCode(
                text: call.text, reason: $0,
                help:
                    "name the \(syntax.noun) in the call, as in `\(syntax.prefix)\(coordinator.destinations.first?.facts.name ?? "home")`",
                location: call.location, rule: rule)
        }
        var handed: [(ValueSource, ValueSink)] = []
        if case .style(let style) = presentation {
            handed = named.parameters.map { (.parameter($0), .coordinator(coordinator.type, style, operation)) }
        }
        return .shows(shown, handed: handed, unread)
    }

    private func missing(_ name: String, in coordinator: LinkedCoordinator) -> String {
        let owner = context.table[coordinator.type].name
        if coordinator.rejected.contains(where: { $0.name == name }) {
            return "`\(name)` of \(owner) is a declaration that the macro rejects"
        }
        let functions = context.table[coordinator.type].functions[name] ?? []
        let isExtended = functions.contains { context.table.declaration(around: $0.body)?.kind == .extension }
        return isExtended && context.table.traits[coordinator.system].hasMacro
            ? "`\(name)` is declared in an extension of \(owner), where the macro doesn't look"
            : "\(owner) has no destination `\(name)`"
    }

    /// The destinations named, helpers and properties followed.
    package func named(_ destinations: [Expression], _ scope: Scope) -> NamedDestinations {
        var found = NamedDestinations()
        var seen: Set<BodyID> = []
        Expression.walk(destinations.map { ($0, scope) }) { value, inside in
            let read = value.destinations(in: inside.body.calls)
            if read.rest == [value] {
                guard let made = made(value, inside) else {
                    found.rest.append(value)
                    return .skipChildren
                }
                // What a body makes is told once.
                if let body = made.id, !seen.insert(body).inserted { return .skipChildren }
                return .visitInstead(made.body.results, in: made)
            }
            found.names += read.names
            found.parameters += inside === scope ? read.parameters : []
            return .visitInstead(read.rest, in: inside)
        }
        return found
    }

    /// The body that makes a value: a property's or a function's.
    private func made(_ value: Expression, _ scope: Scope) -> Scope? {
        switch value {
        case .name(let name), .member(.instance, let name):
            guard let type = scope.type, let property = context.property(name, of: type, on: scope.platforms),
                context.table.property(property).body.results.isEmpty == false
            else { return nil }
            return context.table.scope(of: property)
        case .call(let index) where scope.body.calls.indices.contains(index):
            return context.function(of: scope.body.calls[index], in: scope).map { context.table.scope(of: $0) }
        default: return nil
        }
    }

    func styles(_ presentation: CallRole.Presentation, _ scope: Scope) -> ([Style], reason: String?) {
        switch presentation {
        case .style(let style): return ([style], nil)
        case .declared, .wrapped: return ([], nil)
        case .focus: return ([.tab], nil)
        case .value(let value):
            let named = named([value], scope)
            let styles = named.names.compactMap { Style(rawValue: $0.name) }
            if !styles.isEmpty { return (styles, nil) }
            if let parameter = named.parameters.first, let function = scope.function {
                let facts = context.table.function(function).parameters.first { $0.name == parameter }
                let word = facts?.defaultValue.map { String($0.drop { $0 == "." }) }
                if let style = word.flatMap(Style.init(rawValue:)) { return ([style], nil) }
            }
            return ([], "the presentation style is chosen at run time")
        }
    }

    /// What an argument shows where it is handed to, and the parameters that it hands on itself.
    func handed(
        _ argument: Expression, to sink: ValueSink, by call: CallFacts, in scope: Scope
    ) -> (shown: [ShownDestination], parameters: [String], unread: UnresolvedCode?) {
        switch sink {
        case .state(let handed): return states.shown(argument, handed, by: call, in: scope)
        case .coordinator(let owner, let style, let operation):
            if let told = linked[owner]?.shown(by: argument, style, of: owner, by: call, in: scope) { return told }
            let named = named([argument], scope)
            let shown = named.names.filter { coordinators[owner]?.destination($0.name) != nil }.map {
                ShownDestination(
                    coordinator: owner, destination: $0.name, style: style, isInferred: false, operation: operation)
            }
            return (shown, named.parameters, nil)
        }
    }
}
