import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Destinations that are handed in.
extension EffectPropagation {
    /// What the callers of a forwarding function, or of an action, hand in.
    struct Forwarded {
        var effects: [PropagatedEffect] = []
        var notUnderstood: [UnresolvedCode] = []
        /// Whether anyone calls it.
        var isCalled = false
    }

    /// A parameter on its way through functions that hand it on.
    private struct Handed {
        let function: FunctionID
        let parameter: String
        /// The functions between, outermost first.
        let through: [CodeReference]
        /// What has to hold on the way.
        let conditions: [PatternFacts]
        /// Those that all of the way is compiled for.
        let platforms: Platforms
        /// Whether it is left open on the way which of several types' functions run.
        var isOpen = false
    }

    /// What the callers of a forwarding function, or of an action, hand in, or those who make a type.
    func forwarded(_ flow: CallGraph.ParameterFlow) -> Forwarded {
        switch flow.source {
        case .parameter(let parameter): return forwarded(parameter, flow)
        case .property(let slot):
            // What is named there is told by the type's own code, unless only those who make it know its type.
            let isGeneric = linker.states.index.values.isGeneric(slot)
            let handed = linker.states.index.slots.values(handedTo: slot).filter { handed in
                if case .parameter = handed.value { true } else { isGeneric }
            }
            return forwarded(handed, flow)
        case .action(let action, let position):
            let sites = graph.sites(running: action).filter { $0.call.arguments.indices.contains(position) }
            return forwarded(sites.map { ($0.call.arguments[position].value, $0) }, flow)
        }
    }

    /// What is handed in at some sites; who does that is who navigates.
    private func forwarded(
        _ handed: [(value: Expression, site: CallSite)], _ flow: CallGraph.ParameterFlow
    ) -> Forwarded {
        var found = Forwarded()
        for (value, site) in handed {
            let (shown, parameters, unread) = linker.handed(value, to: flow.sink, by: site.call, in: site.scope)
            if let unread { found.notUnderstood.append(unread) }
            for destination in shown {
                found.effects += spread(
                    .show(destination),
                    from: CallPath(
                        site: site, through: [], on: flow.site.call.platforms.intersection(destination.platforms)))
            }
            found.isCalled = found.isCalled || !shown.isEmpty || unread != nil
            for parameter in parameters {
                let outer = forwarded(
                    parameter,
                    CallGraph.ParameterFlow(source: .parameter(parameter), sink: flow.sink, site: site))
                found.isCalled = found.isCalled || outer.isCalled
                found.effects += outer.effects
                found.notUnderstood += outer.notUnderstood
            }
        }
        return found
    }

    /// What the callers of a forwarding function hand in, through any number of such functions.
    private func forwarded(_ parameter: String, _ flow: CallGraph.ParameterFlow) -> Forwarded {
        guard let function = flow.site.scope.function else { return Forwarded() }
        var found = Forwarded(isCalled: graph.isCalled(function) || graph.isCalledElsewhere(function))
        var visited: Set<FunctionID> = [function]
        var queue = [
            Handed(
                function: function, parameter: parameter,
                through: isVerb(function, flow.sink) ? [] : [.function(function)],
                conditions: flow.site.call.conditions, platforms: flow.site.call.platforms)
        ]
        var position = 0
        while position < queue.count {
            let handed = queue[position]
            position += 1
            for site in graph.callers(of: handed.function) {
                if let next = follow(handed, to: site, flow.sink, &visited, &found) { queue.append(next) }
            }
        }
        return found
    }

    /// Adds what a caller hands in; gives what it hands on of what its own callers do.
    private func follow(
        _ handed: Handed, to site: CallSite, _ sink: ValueSink, _ visited: inout Set<FunctionID>,
        _ found: inout Forwarded
    ) -> Handed? {
        let facts = table.function(handed.function)
        let platforms = handed.platforms.intersection(site.call.platforms)
        let isOpen = handed.isOpen || graph.isOpen(site)
        guard !platforms.isEmpty,
            let asked = CallGraph.handed(handed.conditions, of: facts, to: site.call, in: site.scope),
            !isRuledOut(handed.conditions, of: handed.function, by: site)
        else { return nil }
        let written = facts.argument(handed.parameter, in: site.call)
        guard let argument = written ?? facts.defaultCase(of: handed.parameter) else {
            // Labels of which the function has none are those of a library's function of its name.
            let labels = facts.parameters.map(\.label)
            let isOther = site.call.arguments.contains { $0.label != nil && !labels.contains($0.label) }
            if case .state = sink, !isOther, !facts.hasDefault(handed.parameter) {
                found.notUnderstood.append(.handedOver(facts.name, by: site.call))
            }
            return nil
        }
        let (shown, parameters, unread) = linker.handed(argument, to: sink, by: site.call, in: site.scope)
        if let unread { found.notUnderstood.append(unread) }
        for destination in shown
        where !isRuledOut(destination.destination, as: handed.parameter, handed.conditions, of: handed.function) {
            found.effects += spread(
                .show(destination),
                from: CallPath(
                    site: site, through: handed.through, conditions: asked,
                    on: platforms.intersection(destination.platforms), isOpen: isOpen))
        }
        guard let outer = site.scope.function, let parameter = parameters.first, visited.insert(outer).inserted else {
            return nil
        }
        let isVerb = isVerb(outer, sink)
        if case .state = sink, !isVerb, !graph.isCalled(outer) {
            found.notUnderstood.append(.unnamed(parameter, by: site.call))
        }
        return Handed(
            function: outer, parameter: parameter, through: (isVerb ? [] : [.function(outer)]) + handed.through,
            conditions: asked + site.call.conditions, platforms: platforms, isOpen: isOpen)
    }

    /// Whether a function is a router's own word for what it does, so that calling it is the navigation.
    func isVerb(_ function: FunctionID, _ sink: ValueSink) -> Bool {
        guard case .state(let handed) = sink, let owner = table.owner(of: function),
            table.function(function).name != "init"
        else { return false }
        return owner == handed.owner
    }
}

extension FunctionFacts {
    /// Whether callers may leave a parameter out.
    fileprivate func hasDefault(_ parameter: String) -> Bool {
        parameters.first { $0.name == parameter }?.defaultValue != nil
    }

    /// The case that a parameter stands for where callers leave it out: `.home`, `Route.home`, `false`.
    package func defaultCase(of parameter: String) -> Expression? {
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
    static func unnamed(_ parameter: String, by call: CallFacts) -> UnresolvedCode {
        UnresolvedCode(
            text: call.text,
            reason:
                "the destination is the parameter `\(parameter)`, and no call was found that passes a known destination",
            help: "call the function with a destination, or remove the function", location: call.location)
    }

    /// A function that is handed over as a value, so that what it is called with stands elsewhere.
    fileprivate static func handedOver(_ function: String, by call: CallFacts) -> UnresolvedCode {
        UnresolvedCode(
            text: call.text,
            reason: "`\(function)` is passed as a value, and the code that receives it chooses the arguments",
            help: "pass a closure that calls the function with an explicit value", location: call.location)
    }
}
