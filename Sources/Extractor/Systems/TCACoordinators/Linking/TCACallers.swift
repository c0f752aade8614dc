import Linking
import Facts
import Types

/// Tells whose actions a piece of a reducer's code answers, through the functions it stands in.
struct TCACallers {
    /// Some views or coordinators, and the functions between the code that answers their actions and a call.
    struct Context {
        let holders: [TypeID]
        let through: [String]
        /// What matches on the way, from the code that answers.
        let patterns: [PatternFacts]
        /// The feature whose code answers.
        let feature: TCAFeatureID?
    }

    let table: TypeTable
    let actions: TCAActions
    /// The sites that run a function.
    private let callers: [FunctionID: [CallGraph.Site]]

    init(features: TCAFeatures, state: TCAState, actions: TCAActions, graph: CallGraph) {
        table = features.table
        self.actions = actions
        var callers = graph.callers
        for scope in graph.scopes {
            for site in scope.sites {
                // `state.reset()`: only the reducer tells the type of the state it is handed.
                guard case .member(let base, let name) = site.call.callee,
                    case .state(let feature)? = state.place(of: base, in: scope),
                    let type = features[feature].state
                else { continue }
                for function in features.table[type].functions[name] ?? [] {
                    callers[function, default: []].append(site)
                }
            }
        }
        self.callers = callers
    }

    /// The sites that run the function a site stands in.
    func callers(of site: CallGraph.Site) -> [CallGraph.Site] {
        site.scope.function.flatMap { callers[$0] } ?? []
    }

    /// Whose actions lead to a site; `fallback` where nothing around it says.
    func contexts(of site: CallGraph.Site, fallback: TypeID, visited: Set<FunctionID> = []) -> [Context] {
        let patterns = site.call.patterns
        func context(_ holders: [TypeID]) -> Context {
            let feature = actions.features.feature(around: site.scope)
            return Context(holders: holders, through: [], patterns: patterns, feature: feature)
        }
        if let own = actions.holders(patterns, in: site.scope) { return [context(own)] }
        guard let function = site.scope.function, !visited.contains(function) else { return [context([fallback])] }
        let name = self.name(of: function)
        let outer = callers(of: site).flatMap {
            contexts(of: $0, fallback: fallback, visited: visited.union([function]))
        }
        guard !outer.isEmpty else { return [context([fallback])] }
        return outer.map { context in
            Context(
                holders: context.holders, through: context.holders == [fallback] ? [] : context.through + [name],
                patterns: context.patterns + patterns, feature: context.feature)
        }
    }

    /// `Type.function(label:)`.
    func name(of function: FunctionID) -> String {
        let signature = table.function(function).signature
        return table.owner(of: function).map { "\(table.name(of: $0)).\(signature)" } ?? signature
    }
}
