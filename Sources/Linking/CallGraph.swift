import Base
import Facts
import NavigationModel

/// Every call of the sources with what it does, and who runs which function.
package struct CallGraph {
    /// One call, and where it stands.
    package struct Site {
        package let scope: Scope
        package let index: Int

        package init(scope: Scope, index: Int) {
            self.scope = scope
            self.index = index
        }
        /// The innermost type around it.
        package var holder: Int? { scope.type }
        package var call: CallFacts { scope.body.calls[index] }
        /// What the call does, if its receiver is a coordinator of the system named there.
        package var roles: [CallRole] { scope.roles[index] ?? [] }
    }

    /// A destination shown, or a way back, at one site.
    package struct Effect {
        package enum Kind: Hashable {
            case show(CallLinker.Shown)
            case exit(coordinator: Int?, ExitStyle, to: String?)
        }

        package let kind: Kind
        package let site: Site
    }

    /// A call that shows whatever its function's caller, or the caller of an action, hands in.
    struct ParameterFlow {
        let source: CallLinker.ValueSource
        let sink: CallLinker.Sink
        let site: Site
    }

    package private(set) var effects: [Effect] = []
    private(set) var parameterFlows: [ParameterFlow] = []
    private(set) var notUnderstood: [UnresolvedCode] = []
    /// The sites that run a function.
    package private(set) var callers: [FunctionReference: [Site]] = [:]
    /// The sites that call what a property of a type holds, by the property's name.
    private(set) var invocations: [Int: [String: [Site]]] = [:]
    /// The sites that run something of the environment, by its key.
    private(set) var actions: [String: [(action: EnvironmentActions.Action, site: Site)]] = [:]
    /// What each call of a scope does, for those that lead to something, by position.
    package private(set) var outcomes: [[Int: CallLinker.Outcome]] = []
    /// Every call, with where it stands.
    package let code: CallIndex
    private let types: TypeResolver
    private var positions: [FunctionReference: Int] = [:]

    /// The bodies.
    package var scopes: [Scope] { code.scopes }

    /// - Parameter isWhole: whether code may run for reasons that no call tells, so that every call is looked up.
    init(_ code: CallIndex, linker: CallLinker, isWhole: Bool) {
        self.code = code
        types = linker.types
        outcomes = Array(repeating: [:], count: code.scopes.count)
        link(classified(by: linker), linker)
        var start = code.scopes.indices.filter { outcomes[$0].values.contains(where: \.isEffect) }
        for (position, scope) in code.scopes.enumerated() {
            if let function = scope.function { positions[function] = position }
            if addInvocations(in: scope, code.calls(of: position)) { start.append(position) }
        }
        link(rest(leadingTo: start, isWhole), linker)
        for position in outcomes.indices where !outcomes[position].isEmpty {
            for (index, outcome) in outcomes[position].sorted(by: { $0.key < $1.key }) {
                add(outcome, Site(scope: code.scopes[position], index: index))
            }
        }
        sortSites()
    }

    /// Sorts the sites that run one thing by the names of the code around them. Of equally short ways, the first is told:
    /// which one that is does not depend on where something is declared.
    private mutating func sortSites() {
        var names: [ObjectIdentifier: String] = [:]
        func name(_ scope: Scope) -> String {
            if let known = names[ObjectIdentifier(scope)] { return known }
            let member =
                scope.function.map { types.table.function($0).signature }
                ?? scope.property.map { types.table.property($0).name }
            let type = scope.type.map { types.table.types[$0].path.joined(separator: ".") } ?? ""
            let name = "\(type) \(member ?? "") \(types.table.files[scope.file].path)"
            names[ObjectIdentifier(scope)] = name
            return name
        }
        func sort<Item>(_ items: inout [Item], _ site: (Item) -> Site) {
            guard items.count > 1 else { return }
            items = items.map { (name(site($0).scope), $0) }
                .sorted { ($0.0, site($0.1).index) < ($1.0, site($1.1).index) }.map(\.1)
        }
        for function in callers.keys { sort(&callers[function, default: []]) { $0 } }
        for type in invocations.keys {
            for property in (invocations[type] ?? [:]).keys {
                sort(&invocations[type, default: [:]][property, default: []]) { $0 }
            }
        }
        for key in actions.keys { sort(&actions[key, default: []], \.site) }
    }

    /// The calls that mean something to a system or to the project.
    private func classified(by linker: CallLinker) -> [CallIndex.Position] {
        let said = Set(linker.verbs.keys.map(FNV1a.hash(of:)))
        return said.isEmpty
            ? code.classifiedPositions : code.classifiedPositions + calls { _, hash in said.contains(hash) }
    }

    /// The other calls, as far as they may lead to something.
    private func rest(leadingTo start: [Int], _ isWhole: Bool) -> [CallIndex.Position] {
        let carriers = EffectfulNames(code, from: start, in: types.table)
        return calls { place, hash in
            (isWhole || carriers.contains(hash)) && outcomes[place.scope][place.call] == nil
                && code.scopes[place.scope].roles[place.call] == nil
        }
    }

    private func calls(where isWanted: (CallIndex.Position, _ hash: UInt64) -> Bool) -> [CallIndex.Position] {
        var found: [CallIndex.Position] = []
        for scope in code.scopes.indices {
            let calls = code.calls(of: scope)
            for call in calls {
                let place = CallIndex.Position(scope: scope, call: call - calls.lowerBound)
                if isWanted(place, code.hashes[call]) { found.append(place) }
            }
        }
        return found
    }

    private mutating func link(_ places: [CallIndex.Position], _ linker: CallLinker) {
        for place in places {
            let scope = code.scopes[place.scope]
            let outcome = linker.link(scope.body.calls[place.call], in: scope)
            if case .nothing = outcome { continue }
            outcomes[place.scope][place.call] = outcome
        }
    }

    /// The position of a function's body in ``scopes``.
    package func position(of function: FunctionReference) -> Int? { positions[function] }

    /// The sites that run an action of the environment.
    func sites(running action: EnvironmentActions.Action) -> [Site] {
        (actions[action.key] ?? []).filter { action.isRun(by: $0.action) }.map(\.site)
    }

    /// Whether a call runs a function of the sources, one included that leads nowhere.
    package func runsFunction(_ index: Int, at position: Int) -> Bool {
        if let outcome = outcomes[position][index] {
            return if case .runs = outcome { true } else { false }
        }
        let call = scopes[position].body.calls[index]
        return scopes[position].roles[index] == nil && types.function(of: call, in: scopes[position]) != nil
    }

    /// Finds calls of closures that the enclosing type stores, `onComplete()`, and of those in its environment.
    /// - Returns: whether there are any.
    private mutating func addInvocations(in scope: Scope, _ calls: Range<Int>) -> Bool {
        guard let type = scope.type else { return false }
        var hasAny = false
        for (index, hash) in code.hashes[calls].enumerated() {
            let call = scope.body.calls[index]
            switch call.callee {
            case .name(let name), .member(.instance, let name):
                guard types.table.propertyNames.contains(hash), types.property(name, of: type) != nil else { continue }
                invocations[type, default: [:]][name, default: []].append(Site(scope: scope, index: index))
                hasAny = true
            case .member(.name(let name), _), .member(.member(.instance, let name), _):
                guard types.table.environmentNames.contains(name) else { continue }
            default: continue
            }
            if let action = EnvironmentActions.action(runBy: call, in: scope, types) {
                actions[action.key, default: []].append((action, Site(scope: scope, index: index)))
                hasAny = true
            }
        }
        return hasAny
    }

    private mutating func add(_ outcome: CallLinker.Outcome, _ site: Site) {
        switch outcome {
        case .shows(let shown, let handed, let unread):
            effects += shown.map { Effect(kind: .show($0), site: site) }
            parameterFlows += handed.map { ParameterFlow(source: $0.0, sink: $0.1, site: site) }
            if let unread { notUnderstood.append(unread) }
        case .exits(let coordinator, let style, let to):
            effects.append(Effect(kind: .exit(coordinator: coordinator, style, to: to), site: site))
        case .runs(let functions):
            for function in functions { callers[function, default: []].append(site) }
        case .notUnderstood(let unread): notUnderstood.append(unread)
        case .nothing: break
        }
    }

    /// What patterns over a function's parameters ask of a caller; nil where the caller hands in something else:
    /// `open(.seeds)` does not enter `case .shed`.
    static func handed(
        _ patterns: [PatternFacts], of function: FunctionFacts, to call: CallFacts, in scope: Scope
    ) -> [PatternFacts]? {
        var asked: [PatternFacts] = []
        for match in patterns {
            let parameter = String(match.subject.prefix { $0 != "." })
            guard match.choices != nil, function.parameters.contains(where: { $0.name == parameter }),
                let value = argument(parameter, of: function, in: call) ?? function.defaultCase(of: parameter)
            else { continue }
            if parameter == match.subject, let given = value.choices(in: scope.body.calls),
                !match.mayHold(for: given)
            {
                return nil
            }
            let named = value.destinations(in: scope.body.calls)
            guard named.rest.isEmpty else { continue }
            // Handed on from the caller's own caller.
            asked += named.parameters.map { outer in
                var asked = match
                asked.subject = outer + match.subject.dropFirst(parameter.count)
                return asked
            }
        }
        return asked
    }

    /// The destination a caller hands to a function, by the parameter's name.
    package static func argument(
        _ parameter: String, of function: FunctionFacts, in call: CallFacts
    ) -> Expression? {
        guard let position = function.parameters.firstIndex(where: { $0.name == parameter }) else { return nil }
        let label = function.parameters[position].label
        if let label { return call.argument(label) }
        let unlabelled = function.parameters.prefix(position).count { $0.label == nil }
        let values = call.arguments.filter { $0.label == nil && !$0.isTrailingClosure }
        return values.indices.contains(unlabelled) ? values[unlabelled].value : nil
    }
}
