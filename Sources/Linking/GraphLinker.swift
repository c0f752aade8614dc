import Base
import Facts
import NavigationModel

/// Facts of many files → one app. The only place that looks anything up across files.
package enum GraphLinker {
    /// Links the facts, of a part of the sources maybe, so that what the rest could add can be told.
    /// - Parameter words: what the project says about its own code.
    package static func linked(
        _ files: [FileFacts], words: ProjectAnnotations = ProjectAnnotations(), on workers: some Workers = OneWorker()
    ) -> LinkedSources {
        let table = TypeTable(files.sorted { $0.path < $1.path })
        let (declared, code) = workers.both {
            DeclaredCoordinators(table, words)
        } other: {
            CallIndex(table.scopes)
        }
        let (conformances, routing, routed) = (declared.conformances, declared.routing, declared.routed)
        let (known, classes) = (declared.types, declared.classes)
        let types = TypeResolver(
            table: table, conformances: conformances, coordinators: known,
            children: classes.reduce(into: [:]) { $0[$1.type] = $1.children(among: known) })
        let targets = TargetResolver(
            types: types, coordinatorByView: routed.coordinatorByView, containers: words.containers)
        let constructions = code.constructions(types)
        let index = PresentationIndex(targets: targets, code: code, constructions: constructions)
        let contained = ScreenLinker(targets: targets).contained(in: constructions)
        let map = StateOwnership(
            index: index, code: code, contained: contained,
            others: known.union(routed.coordinatorByView.keys))
        let coordinators = classes + map.coordinators
        let states = StateCallResolver(map: map, coordinators: coordinators, code: code)
        let calls = CallLinker(types: types, coordinators: coordinators, states: states, words: words)
        let callGraph = CallGraph(code, linker: calls)
        let propagation = EffectPropagation(table: table, conformances: conformances, graph: callGraph, linker: calls)
        return LinkedSources(
            targets: targets, propagation: propagation, states: states, coordinators: coordinators,
            contained: contained, routes: routing.effects(routed, callGraph, types),
            notUnderstood: files.flatMap(\.notUnderstood) + declared.unlinked + routed.notUnderstood)
    }
}

/// The coordinators that are types of their own, which their declarations alone tell.
private struct DeclaredCoordinators {
    let conformances: Conformances
    let routing: TCACoordinatorsLinker
    let routed: TCACoordinatorsLinker.Linked
    /// The types that are coordinators.
    let types: Set<Int>
    let classes: [LinkedCoordinator]
    let unlinked: [NotUnderstood]

    init(_ table: TypeTable, _ words: ProjectAnnotations) {
        conformances = Conformances(table)
        let merging = CoordinatorLinker(table: table, conformances: conformances)
        routing = TCACoordinatorsLinker(table: table, conformances: conformances)
        routed = routing.link(others: merging.types)
        types = merging.types.union(routed.coordinators.map(\.type))
        let first = TypeResolver(table: table, conformances: conformances, coordinators: types, children: [:])
        let (merged, unlinked) = merging.link(
            TargetResolver(types: first, coordinatorByView: routed.coordinatorByView, containers: words.containers))
        classes = merged + routed.coordinators
        self.unlinked = unlinked
    }
}
