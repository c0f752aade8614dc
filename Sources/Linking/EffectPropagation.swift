import Base
import Facts
import NavigationModel
import Types

/// Carries what functions do to everyone who calls them.
package final class EffectPropagation {
    /// An effect as one type has it.
    package struct PropagatedEffect {
        let kind: CallGraph.Effect.Kind
        let holder: TypeID
        let evidence: Evidence
        /// The code between the holder and the call, outermost first.
        let through: [CodeReference]
        let site: CallSite
        /// Where it stands, where that is not the site itself.
        var location: RelativeLocation?
        /// The platforms that all of the way is compiled for.
        let platforms: Platforms

        /// - Parameters:
        ///   - through: the functions between the holder and the call, outermost first.
        ///   - location: where it stands, where that is not the site itself.
        ///   - platforms: those that all of the way is compiled for; nil for those of the site and of what it shows.
        package init(
            kind: CallGraph.Effect.Kind, holder: TypeID, evidence: Evidence, through: [CodeReference],
            site: CallSite, location: RelativeLocation? = nil, platforms: Platforms? = nil
        ) {
            self.platforms = platforms ?? site.call.platforms.intersection(kind.platforms)
            self.kind = kind
            self.holder = holder
            self.evidence = evidence
            self.through = through
            self.site = site
            self.location = location
        }
    }

    /// A site that has an effect, and the code between it and the effect's own site.
    private struct CallPath {
        let site: CallSite
        let through: [CodeReference]
        /// What has to hold there for the effect to come about.
        let conditions: [PatternFacts]
        /// The type that declares the first of those functions; nil at the effect's own site.
        let callee: TypeID?
        /// The platforms that all of it is compiled for.
        let platforms: Platforms

        /// - Parameter platforms: those of what the site leads to.
        init(
            site: CallSite, through: [CodeReference], conditions: [PatternFacts] = [], callee: TypeID? = nil,
            on platforms: Platforms
        ) {
            self.platforms = platforms.intersection(site.call.platforms)
            self.site = site
            self.through = through
            self.conditions = site.call.conditions + conditions
            self.callee = callee
        }
    }

    let graph: CallGraph
    private var linker: CallLinker { graph.linker }
    private var context: LinkingContext { graph.context }
    private var table: TypeTable { context.table }
    /// The routers, and the generic classes that they inherit from.
    private let routers: Set<TypeID>

    init(_ graph: CallGraph) {
        self.graph = graph
        routers = Set(
            graph.linker.coordinators.values.lazy.filter { $0.kind == .router }
                .flatMap { [$0.type] + graph.context.conformances.ancestors(of: $0.type) })
    }

    /// Every effect, where it stands and at every caller.
    func reached() -> (effects: [PropagatedEffect], notUnderstood: [UnresolvedCode]) {
        var reached = graph.effects.flatMap { effect in
            spread(effect.kind, from: CallPath(site: effect.site, through: [], on: effect.kind.platforms))
        }
        var notUnderstood: [UnresolvedCode] = []
        for flow in graph.parameterFlows {
            let (forwarded, unread, isCalled) = self.forwarded(flow)
            reached += forwarded
            notUnderstood += unread
            guard case .parameter(let parameter) = flow.source else { continue }
            // A router's own word for what it does, that nobody uses.
            if let function = flow.site.scope.function, isVerb(function, flow.sink) { continue }
            // What its callers hand in is told at each of them.
            if case .state = flow.sink, isCalled { continue }
            guard forwarded.isEmpty else { continue }
            notUnderstood.append(.unnamed(parameter, by: flow.site.call))
        }
        return (reached, notUnderstood)
    }

    /// An effect where it stands, at those who are handed its closure, and at the callers of either.
    private func spread(_ kind: CallGraph.Effect.Kind, from start: CallPath) -> [PropagatedEffect] {
        var found: [PropagatedEffect] = []
        var visited: [CallGraph.Effect.Kind: Set<FunctionID>] = [:]
        var queue = [(kind, start)]
        var position = 0
        while position < queue.count {
            let (kind, path) = queue[position]
            position += 1
            guard !path.platforms.isEmpty else { continue }
            if let verb = verb(kind, path), graph.isCalled(verb) {
                // To use a router's word is to go back.
                guard visited[kind, default: []].insert(verb).inserted else { continue }
                queue += graph.callers(of: verb).map {
                    (turned(kind, by: $0), CallPath(site: $0, through: [], on: path.platforms))
                }
                continue
            }
            if let holder = path.site.holder, !table[holder].isExternal, holder != path.callee,
                !isProtocolCode(path.site, of: holder)
            {
                let isDirect = path.callee == nil && path.through.isEmpty
                found.append(
                    PropagatedEffect(
                        kind: kind, holder: holder,
                        evidence: isDirect ? evidence(of: kind) : weakest(kind, path.through),
                        through: path.through, site: path.site, platforms: path.platforms))
            }
            if let closure = handedOn(path.site) {
                let through = [.closure(of: closure.type, property: closure.property)] + path.through
                found.append(
                    PropagatedEffect(
                        kind: kind, holder: closure.type, evidence: weakest(kind, through), through: through,
                        site: path.site, platforms: path.platforms))
                for site in closure.property.flatMap({ graph.invocations[closure.type]?[$0] }) ?? [] {
                    let invoked = CallPath(site: site, through: through, on: path.platforms)
                    queue += callers(around: invoked, &visited[kind, default: []]).map { (kind, $0) }
                }
            }
            queue += callers(around: path, &visited[kind, default: []]).map { (kind, $0) }
            if let action = EnvironmentActions.action(around: path.site, context) {
                let through = [.action(of: path.site.holder, key: action.key)] + path.through
                queue += graph.sites(running: action).map {
                    (kind, CallPath(site: $0, through: through, on: path.platforms))
                }
            }
        }
        return found
    }

    /// Whether a site is in what a protocol gives to those who conform, and somebody calls that: it is they who navigate.
    private func isProtocolCode(_ site: CallSite, of holder: TypeID) -> Bool {
        guard table[holder].kind == .protocol, let function = site.scope.function else { return false }
        return graph.isCalled(function)
    }

    /// The function around a way back, where that is a router's own word for it: `func pop() { path.removeLast() }`.
    private func verb(_ kind: CallGraph.Effect.Kind, _ path: CallPath) -> FunctionID? {
        guard case .exit(let coordinator, _, _) = kind, path.callee == nil, path.through.isEmpty,
            let function = path.site.scope.function, let owner = table.owner(of: function),
            coordinator == owner || coordinator == nil, isRouter(owner)
        else { return nil }
        return goesBackOnly(function.body) ? function : nil
    }

    /// Whether all that a body does is to go back.
    private func goesBackOnly(_ body: BodyID) -> Bool {
        graph.code.ids(in: body).allSatisfy { call in
            switch graph.outcome(of: call) {
            case .exits: true
            case nil: !graph.runsFunction(call)
            case .shows, .runs, .notUnderstood, .nothing: false
            }
        }
    }

    /// Whether a type is a router, or the generic class that routers inherit from.
    private func isRouter(_ type: TypeID) -> Bool { routers.contains(type) }

    /// The way back as a caller of a router's word has it: in the router that it names.
    private func turned(_ kind: CallGraph.Effect.Kind, by site: CallSite) -> CallGraph.Effect.Kind {
        guard case .exit(nil, let operation, let to) = kind, case .member(let base, _) = site.call.callee,
            case .instance(let router)? = context.type(of: base, in: site.scope), isRouter(router)
        else { return kind }
        return .exit(coordinator: router, operation, to: to)
    }

    /// The sites that run the function a path stands in, as far as they can get to it.
    private func callers(around path: CallPath, _ visited: inout Set<FunctionID>) -> [CallPath] {
        guard let function = path.site.scope.function, visited.insert(function).inserted else { return [] }
        let owner = table.owner(of: function)
        let facts = table.function(function)
        let through = [.function(function)] + path.through
        return graph.callers(of: function).compactMap { caller in
            guard let asked = CallGraph.handed(path.conditions, of: facts, to: caller.call, in: caller.scope),
                !isRuledOut(path.conditions, of: function, by: caller)
            else { return nil }
            return CallPath(site: caller, through: through, conditions: asked, callee: owner, on: path.platforms)
        }
    }

    /// Whether what a caller hands in has a property of another case than a pattern asks for: `route(to: .login)` does not
    /// enter `case .push` of `switch route.kind`, where the kind of `.login` is `.sheet`.
    private func isRuledOut(
        _ conditions: [PatternFacts], of function: FunctionID, by site: CallSite
    ) -> Bool {
        let facts = table.function(function)
        return facts.parameters.compactMap(\.name).contains { parameter in
            guard
                let value = CallGraph.argument(parameter, of: facts, in: site.call)
                    ?? facts.defaultCase(of: parameter)
            else { return false }
            let named = value.destinations(in: site.scope.body.calls)
            guard !named.names.isEmpty, named.parameters.isEmpty, named.rest.isEmpty else { return false }
            return named.names.allSatisfy { isRuledOut($0.name, as: parameter, conditions, of: function) }
        }
    }

    /// Whether a case handed in as a parameter has a property of another case than a pattern asks for.
    private func isRuledOut(
        _ name: String, as parameter: String, _ conditions: [PatternFacts], of function: FunctionID
    ) -> Bool {
        conditions.contains { match in
            let subject = match.subject.split(separator: ".").map(String.init)
            guard subject.count == 2, subject[0] == parameter, match.choices != nil,
                let type = table.function(function).parameters.first(where: { $0.name == parameter })?.type,
                let declared = context.find(type, in: table.scope(of: function)),
                let property = context.property(subject[1], of: declared)
            else { return false }
            let body = table.scope(of: property).body
            let given = body.results.first?.arms(over: .instance)?.entered(by: name)?.value.choices(in: body.calls)
            return given.map { !match.mayHold(for: $0) } ?? false
        }
    }

    private func evidence(of kind: CallGraph.Effect.Kind) -> Evidence {
        if case .show(let shown) = kind, shown.isInferred { .inferred } else { .call }
    }

    /// What goes through more functions than these may be decided anywhere on the way.
    static let mostCertain = 3

    /// - Parameter through: the functions between the holder and the call.
    private func weakest(_ kind: CallGraph.Effect.Kind, _ through: [CodeReference]) -> Evidence {
        evidence(of: kind) == .inferred || through.count > Self.mostCertain ? .inferred : .indirect
    }

    // MARK: Destinations that are handed in

    /// What the callers of a forwarding function, or of an action, hand in.
    private func forwarded(
        _ flow: CallGraph.ParameterFlow
    ) -> (effects: [PropagatedEffect], notUnderstood: [UnresolvedCode], isCalled: Bool) {
        switch flow.source {
        case .parameter(let parameter): forwarded(parameter, flow)
        case .action(let action, let argument): forwarded(by: action, argument, flow)
        }
    }

    /// What those who call an action of the environment hand in; who does is who navigates.
    private func forwarded(
        by action: EnvironmentActions.Action, _ position: Int, _ flow: CallGraph.ParameterFlow
    ) -> (effects: [PropagatedEffect], notUnderstood: [UnresolvedCode], isCalled: Bool) {
        var found: [PropagatedEffect] = []
        var notUnderstood: [UnresolvedCode] = []
        let sites = graph.sites(running: action)
        for site in sites where site.call.arguments.indices.contains(position) {
            let (shown, parameters, unread) = linker.handed(
                site.call.arguments[position].value, to: flow.sink, by: site.call, in: site.scope)
            if let unread { notUnderstood.append(unread) }
            for destination in shown {
                found += spread(
                    .show(destination),
                    from: CallPath(
                        site: site, through: [], on: flow.site.call.platforms.intersection(destination.platforms)))
            }
            for parameter in parameters {
                let outer = forwarded(
                    parameter,
                    CallGraph.ParameterFlow(source: .parameter(parameter), sink: flow.sink, site: site))
                found += outer.effects
                notUnderstood += outer.notUnderstood
            }
        }
        return (found, notUnderstood, !sites.isEmpty)
    }

    /// What the callers of a forwarding function hand in, through any number of such functions.
    private func forwarded(
        _ handed: String, _ flow: CallGraph.ParameterFlow
    ) -> (effects: [PropagatedEffect], notUnderstood: [UnresolvedCode], isCalled: Bool) {
        guard let function = flow.site.scope.function else { return ([], [], false) }
        var found: [PropagatedEffect] = []
        var notUnderstood: [UnresolvedCode] = []
        var visited: Set<FunctionID> = [function]
        let through: [CodeReference] = isVerb(function, flow.sink) ? [] : [.function(function)]
        var queue = [(function, handed, through, flow.site.call.conditions, flow.site.call.platforms)]
        var position = 0
        while position < queue.count {
            let (current, parameter, through, conditions, inner) = queue[position]
            position += 1
            for site in graph.callers(of: current) {
                let facts = table.function(current)
                let platforms = inner.intersection(site.call.platforms)
                guard !platforms.isEmpty else { continue }
                guard let asked = CallGraph.handed(conditions, of: facts, to: site.call, in: site.scope),
                    !isRuledOut(conditions, of: current, by: site)
                else { continue }
                let written = CallGraph.argument(parameter, of: facts, in: site.call)
                guard let argument = written ?? facts.defaultCase(of: parameter) else {
                    if case .state = flow.sink, !facts.hasDefault(parameter) {
                        notUnderstood.append(.handedOver(facts.name, by: site.call))
                    }
                    continue
                }
                let (shown, parameters, unread) = linker.handed(
                    argument, to: flow.sink, by: site.call, in: site.scope)
                if let unread { notUnderstood.append(unread) }
                for destination in shown
                where !isRuledOut(destination.destination, as: parameter, conditions, of: current) {
                    found += spread(
                        .show(destination),
                        from: CallPath(
                            site: site, through: through, conditions: asked,
                            on: platforms.intersection(destination.platforms)))
                }
                guard let outer = site.scope.function, let handed = parameters.first,
                    visited.insert(outer).inserted
                else { continue }
                guard !isVerb(outer, flow.sink) else {
                    queue.append((outer, handed, through, asked + site.call.conditions, platforms))
                    continue
                }
                queue.append((outer, handed, [.function(outer)] + through, asked + site.call.conditions, platforms))
                if case .state = flow.sink, !graph.isCalled(outer) {
                    notUnderstood.append(.unnamed(handed, by: site.call))
                }
            }
        }
        return (found, notUnderstood, graph.isCalled(function))
    }

    /// Whether a function is a router's own word for what it does, so that calling it is the navigation.
    private func isVerb(_ function: FunctionID, _ sink: CallLinker.Sink) -> Bool {
        guard case .state(let handed) = sink, let owner = table.owner(of: function),
            table.function(function).name != "init"
        else { return false }
        return owner == handed.owner
    }

    // MARK: Closures that are handed on

    /// The type that a closure around a site is handed to when it is made, if code outside of views makes it; and the
    /// property that keeps the closure.
    func handedOn(_ site: CallSite) -> (type: TypeID, property: String?)? {
        guard let holder = site.holder, !context.conformances.isView(holder) else { return nil }
        for (call, closure) in site.scope.calls(around: site.call) {
            if let named = TypeName(reading: call.callee), named.last.first?.isUppercase == true,
                let type = context.find(named, in: site.scope), !table[type].isExternal
            {
                let argument =
                    call.arguments.indices.contains(closure.argument) ? call.arguments[closure.argument] : nil
                return (type, argument?.label ?? table.lastClosure(of: type))
            }
        }
        return nil
    }
}

extension FunctionFacts {
    /// Whether callers may leave a parameter out.
    fileprivate func hasDefault(_ parameter: String) -> Bool {
        parameters.first { $0.name == parameter }?.defaultValue != nil
    }

    /// The case that a parameter stands for where callers leave it out: `.home`, `Route.home`, `false`.
    func defaultCase(of parameter: String) -> Expression? {
        guard let text = parameters.first(where: { $0.name == parameter })?.defaultValue else { return nil }
        if ["true", "false", "nil"].contains(text) { return .constant(text) }
        guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
        else { return nil }
        let parts = text.split(separator: ".").map(String.init)
        guard let name = parts.last, text.contains(".") else { return nil }
        return parts.dropLast().reduce(nil) { base, part in base.map { .member($0, part) } ?? .name(part) }
            .map { .member($0, name) } ?? .implicitMember(name)
    }
}

extension UnresolvedCode {
    /// A destination that a function's caller would name, where there is none.
    fileprivate static func unnamed(_ parameter: String, by call: CallFacts) -> UnresolvedCode {
        UnresolvedCode(
            text: call.text,
            reason: "the destination is the parameter `\(parameter)`, and no call that names it was found",
            help: "call the function with a destination that is named, or delete it", location: call.location)
    }

    /// A function that is handed over as a value, so that what it is called with stands elsewhere.
    fileprivate static func handedOver(_ function: String, by call: CallFacts) -> UnresolvedCode {
        UnresolvedCode(
            text: call.text, reason: "what `\(function)` is called with is decided by the code it is handed to",
            help: "call it in a closure that names the value", location: call.location)
    }
}
