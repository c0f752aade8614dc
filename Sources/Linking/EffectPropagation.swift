import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Carries what functions do to everyone who calls them.
package final class EffectPropagation {
    /// A site that has an effect, and the code between it and the effect's own site.
    struct CallPath {
        let site: CallSite
        let through: [CodeReference]
        /// What has to hold there for the effect to come about.
        let conditions: [PatternFacts]
        /// The type that declares the first of those functions; nil at the effect's own site.
        let callee: TypeID?
        /// The platforms that all of it is compiled for.
        let platforms: Platforms
        /// Whether it is left open at some site on the way which of several types' functions run.
        let isOpen: Bool
        /// How many of the functions between only apply a modifier, and decide nothing.
        let applying: Int

        /// - Parameters:
        ///   - platforms: those of what the site leads to.
        ///   - applying: how many of the functions between only apply a modifier.
        init(
            site: CallSite, through: [CodeReference], conditions: [PatternFacts] = [], callee: TypeID? = nil,
            on platforms: Platforms, isOpen: Bool = false, applying: Int = 0
        ) {
            self.isOpen = isOpen
            self.applying = applying
            self.platforms = platforms.intersection(site.call.platforms)
            self.site = site
            self.through = through
            self.conditions = site.call.conditions + conditions
            self.callee = callee
        }
    }

    let graph: CallGraph
    var linker: CallLinker { graph.linker }
    var context: LinkingContext { graph.context }
    var table: TypeTable { context.table }
    /// The routers, and the generic classes that they inherit from.
    private let routers: Set<TypeID>
    /// The screens that views present themselves, through modifiers of the app's own too.
    var presented: [TypeID: Set<TargetResolver.Targets.Target>] = [:]
    private let addresses: AddressChoices
    /// Where closures are given to what keeps them.
    let givers: ClosureGivers
    /// Where the app's view modifiers are made.
    let applied: [TypeID: [CallSite]]

    init(_ graph: CallGraph) {
        self.graph = graph
        applied = Self.applications(in: graph.context)
        givers = ClosureGivers(graph.context)
        addresses = AddressChoices(graph.context, callers: graph.callers)
        routers = Set(
            graph.linker.coordinators.values.lazy.filter { $0.kind == .router }
                .flatMap { [$0.type] + graph.context.conformances.ancestors(of: $0.type) })
    }

    /// Every effect, where it stands and at every caller.
    func reached() -> (effects: [PropagatedEffect], notUnderstood: [UnresolvedCode]) {
        var reached: [PropagatedEffect] = []
        var notUnderstood: [UnresolvedCode] = []
        let flows = graph.parameterFlows.map { ($0, forwarded($0)) }
        presented = presented(by: flows.flatMap(\.1.effects))
        reached += graph.effects.flatMap { effect in
            spread(effect.kind, from: CallPath(site: effect.site, through: [], on: effect.kind.platforms))
        }
        reached += graph.told.flatMap(handedOver)
        for (flow, forwarded) in flows {
            reached += forwarded.effects
            notUnderstood += forwarded.notUnderstood
            let parameter: String
            switch flow.source {
            case .parameter(let name): parameter = name
            case .property(let slot): parameter = slot.name
            case .action: continue
            }
            // A router's own word for what it does, that nobody uses.
            if case .parameter = flow.source, let function = flow.site.scope.function, isVerb(function, flow.sink) {
                continue
            }
            // What its callers hand in is told at each of them.
            if case .state = flow.sink, forwarded.isCalled { continue }
            guard forwarded.effects.isEmpty else { continue }
            notUnderstood.append(.unnamed(parameter, by: flow.site.call))
        }
        return (reached, notUnderstood + unshown(reached, notUnderstood))
    }

    /// An effect where it stands, at those who are handed its closure, and at the callers of either.
    func spread(_ kind: CallEffect.Kind, from start: CallPath) -> [PropagatedEffect] {
        if case .show(let shown) = kind, let giving = shown.giving {
            let through: [CodeReference] = [.closure(of: giving.owner, property: giving.name)]
            return [
                PropagatedEffect(
                    kind: kind, holder: giving.owner, evidence: weakest(kind, start), through: through,
                    site: start.site, platforms: start.platforms)
            ]
        }
        var found: [PropagatedEffect] = []
        var visited: [CallEffect.Kind: Set<BodyID>] = [:]
        var modifiers: [CallEffect.Kind: Set<TypeID>] = [:]
        var carried: [CallEffect.Kind: Set<StateProperty?>] = [:]
        var queue = [(kind, start)]
        var position = 0
        while position < queue.count {
            let (kind, path) = queue[position]
            position += 1
            guard !path.platforms.isEmpty else { continue }
            if let verb = verb(kind, path), graph.isCalled(verb) {
                // To use a router's word is to go back.
                guard visited[kind, default: []].insert(verb.body).inserted else { continue }
                queue += graph.callers(of: verb).map {
                    (
                        turned(kind, by: $0),
                        CallPath(
                            site: $0, through: [], on: path.platforms, isOpen: path.isOpen || graph.isOpen($0))
                    )
                }
                continue
            }
            if let holder = path.site.holder, !table[holder].isExternal, holder != path.callee,
                !isProtocolCode(path.site, of: holder)
            {
                let isDirect = path.callee == nil && path.through.isEmpty
                let evidence = isDirect && !path.isOpen ? evidence(of: kind) : weakest(kind, path)
                found.append(
                    PropagatedEffect(
                        kind: kind, holder: holder, evidence: evidence,
                        through: path.through, site: path.site, platforms: path.platforms))
            }
            if path.callee == nil || path.callee == path.site.holder, let closure = handedToScreen(path.site, kind) {
                let through = [.closure(of: closure.type, property: closure.property)] + path.through
                found.append(
                    PropagatedEffect(
                        kind: kind, holder: closure.type, evidence: weakest(kind, path), through: through,
                        site: path.site, platforms: path.platforms))
            }
            let kept = handedOn(path.site)
            let runs = kept.map { self.runs(of: $0) } ?? []
            if let closure = kept {
                let through = [.closure(of: closure.type, property: closure.property)] + path.through
                let isOpen = path.isOpen || isShared(closure)
                func invoked(at site: CallSite) -> CallPath {
                    CallPath(site: site, through: through, on: path.platforms, isOpen: isOpen)
                }
                if closure.isCarried {
                    if carried[kind, default: []].insert(closure.state).inserted {
                        // What its own type does is told where it's made.
                        let isOwn: (CallSite) -> Bool = { $0.holder == path.site.holder }
                        queue += runs.filter { !isOwn($0) }.map { (kind, invoked(at: $0)) }
                        queue += callers(around: runs.filter(isOwn).map(invoked), &visited[kind, default: []]).map {
                            (kind, $0)
                        }
                    }
                } else {
                    let given = CallPath(site: path.site, through: through, on: path.platforms, isOpen: path.isOpen)
                    found.append(
                        PropagatedEffect(
                            kind: kind, holder: closure.type, evidence: weakest(kind, given), through: through,
                            site: path.site, platforms: path.platforms))
                    queue += callers(around: runs.map(invoked), &visited[kind, default: []]).map { (kind, $0) }
                }
            }
            // Who calls what only hands a closure over does not run it.
            if runs.isEmpty {
                queue += callers(around: path, &visited[kind, default: []]).map { (kind, $0) }
            }
            queue += applications(around: path, &modifiers[kind, default: []]).map { (kind, $0) }
            if let (taker, sites) = linker.answers.senders(around: path.site) {
                let through = [.action(of: path.site.holder, key: taker.name ?? "")] + path.through
                queue += sites.map {
                    (kind, CallPath(site: $0, through: through, on: path.platforms, isOpen: path.isOpen))
                }
            }
            for (subject, site) in graph.watchers.senders(around: path.site) {
                let sent = CallPath(
                    site: site, through: [.property(subject)] + path.through, on: path.platforms, isOpen: path.isOpen)
                queue.append((kind, sent))
            }
            if let action = EnvironmentActions.action(around: path.site, context) {
                let through = [.action(of: path.site.holder, key: action.key)] + path.through
                queue += graph.sites(running: action).map {
                    (kind, CallPath(site: $0, through: through, on: path.platforms, isOpen: path.isOpen))
                }
            }
        }
        return withoutModifiers(found)
    }

    /// Whether a site is in what a protocol gives to those who conform: it is they who navigate, if anybody calls it.
    private func isProtocolCode(_ site: CallSite, of holder: TypeID) -> Bool {
        table[holder].kind == .protocol && site.scope.function != nil
    }

    /// The function around a way back, where that is a router's own word for it: `func pop() { path.removeLast() }`.
    private func verb(_ kind: CallEffect.Kind, _ path: CallPath) -> FunctionID? {
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
    func isRouter(_ type: TypeID) -> Bool { routers.contains(type) }

    /// The way back as a caller of a router's word has it: in the router that it names.
    private func turned(_ kind: CallEffect.Kind, by site: CallSite) -> CallEffect.Kind {
        guard case .exit(nil, let operation, let to) = kind, case .member(let base, _) = site.call.callee,
            case .instance(let router)? = context.type(of: base, in: site.scope), isRouter(router)
        else { return kind }
        return .exit(coordinator: router, operation, to: to)
    }

    /// The sites that run the functions some paths stand in, as far as they can get to these.
    private func callers(around paths: [CallPath], _ visited: inout Set<BodyID>) -> [CallPath] {
        paths.flatMap { callers(around: $0, &visited) }
    }

    /// The sites that run the function a path stands in, as far as they can get to it.
    func callers(around path: CallPath, _ visited: inout Set<BodyID>) -> [CallPath] {
        guard let body = path.site.scope.id, visited.insert(body).inserted else { return [] }
        if let property = path.site.scope.property { return callers(ofClosureOf: property, path) }
        guard let function = path.site.scope.function else { return [] }
        let owner = table.owner(of: function)
        let facts = table.function(function)
        let through = [.function(function)] + path.through
        let isApplication = path.callee.map { applied[$0] != nil } ?? false
        return graph.callers(of: function).compactMap { caller in
            guard let asked = CallGraph.handed(path.conditions, of: facts, to: caller.call, in: caller.scope),
                !isRuledOut(path.conditions, of: function, by: caller)
            else { return nil }
            let way = choice(by: path.conditions, path.site.call.conditions, of: function, by: caller)
            guard way != .ruledOut else { return nil }
            let isOpen =
                way == .open || graph.isOpen(caller) || addresses.leaveOpen(path.site, of: function, by: caller)
            return CallPath(
                site: caller, through: through, conditions: asked + path.conditions.filter(\.isAboutText),
                callee: owner, on: path.platforms, isOpen: path.isOpen || isOpen,
                applying: path.applying + (isApplication ? 1 : 0))
        }
    }

    /// The sites that run the closure which a property gives: `effects.openDetail()` of `var openDetail: () -> Void { { … } }`.
    private func callers(ofClosureOf property: PropertyID, _ path: CallPath) -> [CallPath] {
        graph.callers(ofClosureOf: property).map { caller in
            CallPath(
                site: caller.site, through: [.property(property)] + path.through,
                conditions: path.conditions.filter(\.isAboutText), callee: table.owner(of: property),
                on: path.platforms, isOpen: path.isOpen || caller.isOpen)
        }
    }

    /// Whether what a caller hands in has a property of another case than a pattern asks for: `route(to: .login)` does not
    /// enter `case .push` of `switch route.kind`, where the kind of `.login` is `.sheet`.
    func isRuledOut(
        _ conditions: [PatternFacts], of function: FunctionID, by site: CallSite
    ) -> Bool {
        let facts = table.function(function)
        return facts.parameters.compactMap(\.name).contains { parameter in
            guard
                let value = facts.argument(parameter, in: site.call)
                    ?? facts.defaultCase(of: parameter)
            else { return false }
            if let kind = site.scope.kind(ofHanded: value) {
                return conditions.contains { $0.subject.hasPrefix("\(parameter).") && $0.isOfOtherKind(than: kind) }
            }
            if conditions.contains(where: { isRuledOut($0, by: value, handedInAs: parameter, of: function, site.scope) }
            ) {
                return true
            }
            let named = value.destinations(in: site.scope.body.calls)
            guard !named.names.isEmpty, named.parameters.isEmpty, named.rest.isEmpty else { return false }
            return named.names.allSatisfy { isRuledOut($0.name, as: parameter, conditions, of: function) }
        }
    }

    /// Whether a value that is made where it's handed in is made with another case than a pattern asks for:
    /// `perform(Action(kind: .pay))` does not enter `case .name` of `switch action.kind`.
    private func isRuledOut(
        _ match: PatternFacts, by value: Expression, handedInAs parameter: String, of function: FunctionID,
        _ scope: Scope
    ) -> Bool {
        guard match.choices != nil, match.subject.hasPrefix("\(parameter)."),
            let member = context.value(
                of: String(match.subject.dropFirst(parameter.count + 1)), ofMade: value, in: scope,
                as: type(of: parameter, in: function)),
            let given = member.choices(in: scope.body.calls)
        else { return false }
        return !match.mayHold(for: given)
    }

    /// Whether a case handed in as a parameter has a property of another case than a pattern asks for.
    func isRuledOut(
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

    private func evidence(of kind: CallEffect.Kind) -> Evidence {
        if case .show(let shown) = kind, shown.isInferred { .inferred } else { .call }
    }

    /// What goes through more functions than these may be decided anywhere on the way.
    static let mostCertain = 3

    func weakest(_ kind: CallEffect.Kind, _ path: CallPath) -> Evidence {
        path.isOpen || path.through.count - path.applying > Self.mostCertain || evidence(of: kind) == .inferred
            ? .inferred : .indirect
    }
}

extension Scope {
    /// What a modifier says of the values that it hands to its closure: `open` of
    /// `onContinueUserActivity(Activity.open) { handle($0) }`.
    fileprivate func kind(ofHanded value: Expression) -> (name: String, owner: TypeName)? {
        guard case .closureParameter(let handing, _, _, _) = value,
            case .member(let owner, let name)? = call(at: handing)?.arguments.first?.value,
            let type = TypeName(reading: owner)
        else { return nil }
        return (name, type)
    }
}
