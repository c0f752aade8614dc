import Facts
import Types

/// The calls that have a controller follow a segue of its storyboard, by whatever function of the app's names it.
struct UIKitSegueCalls {
    /// A call that names a segue.
    struct Named {
        let site: CallSite
        /// The controllers that it may be made on; none where the sources do not tell.
        let owners: [TypeID]
        /// What it calls the segue; nil where that is not written.
        let identifiers: Set<String>?
        /// Whether it is handed in by a function that no code calls.
        var isUncalled = false
    }

    /// A call, with what it hands on as the segue's name.
    private struct Step {
        let site: CallSite
        let value: Expression
        var owners: [TypeID]
        var visited: Set<FunctionID> = []
    }

    let callers: UIKitCallers
    private var values: UIKitValues { callers.values }
    private var context: LinkingContext { values.context }
    private var table: TypeTable { context.table }

    /// The calls that say which segue a call follows: itself, or those of the function around it.
    func named(by site: CallSite) -> [Named] {
        guard let value = site.call.argument("withIdentifier") else { return [] }
        var found: [Named] = []
        var queue = [Step(site: site, value: value, owners: owners(of: site))]
        while let step = queue.popLast() {
            if let identifiers = texts(of: step.value, in: step.site.scope, typed: nil) {
                found.append(Named(site: step.site, owners: step.owners, identifiers: identifiers))
                continue
            }
            guard let parameter = step.value.handedName, let function = step.site.scope.function,
                !step.visited.contains(function)
            else {
                found.append(Named(site: step.site, owners: step.owners, identifiers: nil))
                continue
            }
            let facts = table.function(function)
            // What a controller adds to UIKit's own function is not another call of it.
            if facts.name == "performSegue", facts.parameters.first?.label == "withIdentifier" { continue }
            let type = facts.type(of: parameter)
            let all = callers.callers(of: function, as: nil)
            if all.isEmpty { found.append(Named(site: step.site, owners: [], identifiers: nil, isUncalled: true)) }
            for caller in all {
                guard let argument = facts.argument(parameter, in: caller.site.call) else { continue }
                let owners = step.owners.isEmpty ? owners(of: caller.site) : step.owners
                let scope = table.scope(of: function)
                if let type, let named = texts(of: argument, in: caller.site.scope, typed: (type, scope)) {
                    found.append(Named(site: caller.site, owners: owners, identifiers: named))
                } else {
                    queue.append(
                        Step(
                            site: caller.site, value: argument, owners: owners,
                            visited: step.visited.union([function])))
                }
            }
        }
        return found
    }

    /// The types that a call may be made on, where the sources declare them.
    private func owners(of site: CallSite) -> [TypeID] {
        guard case .member(let base, _) = site.call.callee, base != .instance else {
            return site.scope.type.map { [$0] }?.filter(isController) ?? []
        }
        if case .instance(let type)? = context.type(of: base, in: site.scope), isController(type) { return [type] }
        return values.shown(by: base, in: site.scope).compactMap(\.type).filter(isController)
    }

    private func isController(_ type: TypeID) -> Bool { !table[type].isExternal && values.types.isController(type) }

    // MARK: Names

    /// The texts that an expression stands for; nil where not all are written.
    /// - Parameter type: of the parameter that it is handed to, and where that is written.
    private func texts(of value: Expression, in scope: Scope, typed type: (TypeName, Scope)?) -> Set<String>? {
        if let parts = value.alternatives {
            let all = parts.map { texts(of: $0, in: scope, typed: type) }
            return all.contains { $0 == nil } ? nil : all.reduce(into: []) { $0.formUnion($1 ?? []) }
        }
        switch value {
        case .member(let base, "rawValue"): return texts(of: base, in: scope, typed: nil)
        case .implicitMember(let name):
            guard let type, let found = context.find(type.0, in: type.1) else { return nil }
            return rawValue(of: name, in: found).map { [$0] }
        case .member(let base, let name):
            if let written = TypeName(reading: base), let found = context.find(written, in: scope),
                let text = rawValue(of: name, in: found)
            {
                return [text]
            }
        default: break
        }
        return context.texts(of: value, in: scope)
    }

    /// The text of an enum's case: as it is written, else its name.
    private func rawValue(of name: String, in type: TypeID) -> String? {
        guard table[type].kind == .enum,
            let item = table.declarations(of: type).lazy.flatMap(\.cases).first(where: { $0.name == name })
        else { return nil }
        let parts = item.declaration.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : name
    }
}

extension Expression {
    /// The parameter that it is, or whose raw value it is.
    fileprivate var handedName: String? {
        switch self {
        case .parameter(let name), .member(.parameter(let name), "rawValue"): name
        default: nil
        }
    }
}
