/// Facts of many files → one graph. The only place that looks anything up across files.
package enum GraphLinker {
    /// Links the facts.
    /// - Parameters:
    ///   - files: in any order.
    ///   - title: the app's name.
    ///   - unread: what could not be read at all, listed with the rest that was not understood.
    package static func link(
        _ files: [FileFacts], title: String, unread: [NotUnderstood] = []
    ) -> NavigationGraph {
        let table = TypeTable(files.sorted { $0.path < $1.path })
        let conformances = Conformances(table)
        let merging = CoordinatorLinker(table: table, conformances: conformances)
        let first = TypeResolver(
            table: table, conformances: conformances, coordinators: merging.types, children: [:])
        let (classes, unlinked) = merging.link(TargetResolver(types: first))
        let types = TypeResolver(
            table: table, conformances: conformances, coordinators: merging.types,
            children: classes.reduce(into: [:]) { $0[$1.type] = $1.children(among: merging.types) })
        let targets = TargetResolver(types: types)
        let scopes = table.scopes
        let index = StateIndex(targets: targets, scopes: scopes)
        let map = StateMap(
            index: index, scopes: scopes, contained: ScreenLinker(targets: targets, scopes: scopes).contained())
        let coordinators = classes + map.coordinators.filter { !merging.types.contains($0.type) }
        let states = StateLinker(map: map, coordinators: coordinators, scopes: scopes)
        let calls = CallLinker(types: types, coordinators: coordinators, states: states)
        let callGraph = CallGraph(scopes: scopes, linker: calls)
        let spreader = EffectSpreader(table: table, conformances: conformances, graph: callGraph, linker: calls)
        var builder = GraphBuilder(
            table: table, coordinators: coordinators, targets: targets, callGraph: callGraph, spreader: spreader,
            effects: states.declaredEffects(beside: callGraph.effects), routes: map.routes)
        builder.add(
            notUnderstood: unread + files.flatMap(\.notUnderstood) + unlinked + callGraph.notUnderstood
                + states.unread())
        return builder.graph(title: title)
    }
}
