import Facts
import Types

extension TargetResolver {
    /// What is built for a screen: a view that is handed a store is the screen, whatever else it is made with.
    ///
    /// ```swift
    /// GameView(content: CubeView(store: …), store: store)
    /// ```
    func targets(ofScreen value: Expression, in scope: Scope) -> Targets {
        var built = value
        if case .closure(let results) = built, results.count == 1 { built = results[0] }
        if let call = scope.chain(endingAt: built).last, call.handsStore, let path = TypeName(reading: call.callee),
            let type = context.find(path, in: scope), !context.table[type].isExternal,
            context.table[type].parts.contains(where: { !context.table[$0].viewParameters.isEmpty })
        {
            return Targets(targets: [.declared(context.known.byView[type] ?? type)])
        }
        // `IfLetStore(store.scope(…), then: GameView.init)`, `CaseLet(/Screen.game, action: …, then: GameView.init)`
        if let call = scope.chain(endingAt: built).last, ["IfLetStore", "CaseLet"].contains(call.name),
            let made = call.argument("then")
        {
            return targets(of: made, in: scope)
        }
        return targets(of: value, in: scope)
    }
}

extension CallFacts {
    /// Whether it is handed a store by name.
    var handsStore: Bool { argument("store") != nil }
}
