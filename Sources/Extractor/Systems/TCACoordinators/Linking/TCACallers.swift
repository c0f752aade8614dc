import Linking
import Facts

/// Tells whose actions a piece of a reducer's code answers, through the functions it stands in.
struct TCACallers {
    /// Some views or coordinators, and the functions between the code that answers their actions and a call.
    struct Context {
        let holders: [Int]
        let through: [String]
        /// What matches on the way, from the code that answers.
        let patterns: [PatternFacts]
        /// The feature whose code answers.
        let feature: Int?
    }

    let table: TypeTable
    let actions: TCAActions
    /// The sites that run a function.
    private let callers: [FunctionReference: [CallGraph.Site]]

    init(features: TCAFeatures, state: TCAState, actions: TCAActions, graph: CallGraph) {
        table = features.table
        self.actions = actions
        var callers = graph.callers
        for scope in graph.scopes {
            for (index, call) in scope.body.calls.enumerated() {
                // `state.reset()`: only the reducer tells the type of the state it is handed.
                guard case .member(let base, let name) = call.callee,
                    case .state(let feature)? = state.place(of: base, in: scope),
                    let type = features.all[feature].state
                else { continue }
                for function in features.table.types[type].functions[name] ?? [] {
                    callers[function, default: []].append(CallGraph.Site(scope: scope, index: index))
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
    func contexts(of site: CallGraph.Site, fallback: Int, visited: Set<FunctionReference> = []) -> [Context] {
        let patterns = site.call.patterns
        func context(_ holders: [Int]) -> Context {
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
    func name(of function: FunctionReference) -> String {
        let signature = table.function(function).signature
        guard let type = function.type else { return signature }
        return "\(table.name(of: table.owner(file: function.file, type: type))).\(signature)"
    }
}
