/// Carries what functions do to everyone who calls them.
struct EffectSpreader {
    /// An effect as one type has it.
    struct Reached {
        let kind: CallGraph.Effect.Kind
        let holder: Int
        let evidence: Evidence
        /// The functions between the holder and the call, outermost first.
        let through: [String]
        let site: CallGraph.Site
    }

    let table: TypeTable
    let conformances: Conformances
    let graph: CallGraph
    let linker: CallLinker

    /// Every effect, where it stands and at every caller.
    func reached() -> (effects: [Reached], notUnderstood: [NotUnderstood]) {
        var reached: [Reached] = []
        for effect in graph.effects { reached += spread(effect.kind, from: effect.site) }
        var notUnderstood: [NotUnderstood] = []
        for forward in graph.forwards {
            let forwarded = self.forwarded(forward)
            reached += forwarded
            if forwarded.isEmpty {
                notUnderstood.append(
                    NotUnderstood(
                        text: forward.site.call.text,
                        reason:
                            "the destination is the parameter `\(forward.parameter)`, and no call that names it was found",
                        location: forward.site.call.location))
            }
        }
        return (reached, notUnderstood)
    }

    /// An effect at its own site, at the view its closure is handed to, and at its callers.
    private func spread(_ kind: CallGraph.Effect.Kind, from site: CallGraph.Site) -> [Reached] {
        var found: [Reached] = []
        if let holder = site.holder, !table.types[holder].isExternal {
            found.append(Reached(kind: kind, holder: holder, evidence: evidence(of: kind), through: [], site: site))
            if let view = callback(site) {
                found.append(
                    Reached(
                        kind: kind, holder: view.type, evidence: weakest(kind), through: [view.name], site: site))
            }
        }
        if let function = site.scope.function { found += callers(of: function, kind, through: []) }
        return found
    }

    private func evidence(of kind: CallGraph.Effect.Kind) -> Evidence {
        if case .show(let shown) = kind, shown.isInferred { .inferred } else { .call }
    }

    private func weakest(_ kind: CallGraph.Effect.Kind) -> Evidence {
        evidence(of: kind) == .inferred ? .inferred : .indirect
    }

    /// The effect as the callers of a function have it, and their callers.
    private func callers(
        of function: FunctionReference, _ kind: CallGraph.Effect.Kind, through: [String]
    ) -> [Reached] {
        var found: [Reached] = []
        var visited: Set<FunctionReference> = [function]
        var queue = [(function, [name(of: function)] + through)]
        var position = 0
        while position < queue.count {
            let (current, through) = queue[position]
            position += 1
            let owner = current.type.map { table.owner(file: current.file, type: $0) }
            for site in graph.callers[current] ?? [] {
                if let holder = site.holder, !table.types[holder].isExternal {
                    if holder != owner {
                        found.append(
                            Reached(
                                kind: kind, holder: holder, evidence: weakest(kind), through: through, site: site))
                    }
                    if let view = callback(site) {
                        found.append(
                            Reached(
                                kind: kind, holder: view.type, evidence: weakest(kind), through: [view.name] + through,
                                site: site))
                    }
                }
                if let next = site.scope.function, visited.insert(next).inserted {
                    queue.append((next, [name(of: next)] + through))
                }
            }
        }
        return found
    }

    /// What the callers of a forwarding function hand in, through any number of such functions.
    private func forwarded(_ forward: CallGraph.Forward) -> [Reached] {
        guard let function = forward.site.scope.function else { return [] }
        var found: [Reached] = []
        var visited: Set<FunctionReference> = [function]
        var queue = [(function, forward.parameter, [name(of: function)])]
        var position = 0
        while position < queue.count {
            let (current, parameter, through) = queue[position]
            position += 1
            for site in graph.callers[current] ?? [] {
                guard let argument = CallGraph.argument(parameter, of: table.function(current), in: site.call) else {
                    continue
                }
                let named = linker.named([argument], site.scope)
                found += named.names.flatMap { shown(forward, $0.name, at: site, through: through) }
                guard let outer = site.scope.function, let handed = named.parameters.first,
                    visited.insert(outer).inserted
                else { continue }
                queue.append((outer, handed, [name(of: outer)] + through))
            }
        }
        return found
    }

    /// A destination handed to a forwarding function, where it is named and at the callers of that place.
    private func shown(
        _ forward: CallGraph.Forward, _ destination: String, at site: CallGraph.Site, through: [String]
    ) -> [Reached] {
        guard linker.coordinators[forward.coordinator]?.place(destination) != nil else { return [] }
        let kind = CallGraph.Effect.Kind.show(
            .init(coordinator: forward.coordinator, destination: destination, style: forward.style, isInferred: false))
        var found: [Reached] = []
        if let holder = site.holder, !table.types[holder].isExternal {
            found.append(Reached(kind: kind, holder: holder, evidence: .indirect, through: through, site: site))
        }
        if let outer = site.scope.function { found += callers(of: outer, kind, through: through) }
        return found
    }

    /// The view that a closure around a site is handed to when it is made, if code outside of views makes it.
    private func callback(_ site: CallGraph.Site) -> (type: Int, name: String)? {
        guard let holder = site.holder, !conformances.isView(holder) else { return nil }
        var context = site.call.closure
        while let closure = context {
            let call = site.scope.body.calls[closure.call]
            if let path = TypeName(reading: call.callee), let type = linker.types.find(path, in: site.scope),
                !table.types[type].isExternal, conformances.isView(type)
            {
                let label =
                    call.arguments.indices.contains(closure.argument) ? call.arguments[closure.argument].label : nil
                return (type, "\(table.types[type].name).\(label ?? "init")")
            }
            context = call.closure
        }
        return nil
    }

    /// `Type.function(label:)`.
    func name(of function: FunctionReference) -> String {
        let signature = table.function(function).signature
        guard let type = function.type else { return signature }
        return "\(table.types[table.owner(file: function.file, type: type)].name).\(signature)"
    }
}
