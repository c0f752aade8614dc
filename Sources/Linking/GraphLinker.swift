import Base
import Facts
import NavigationModel
import Types

/// Facts of many files → one app. The only place that looks anything up across files.
package enum GraphLinker {
    /// Links the facts, of a part of the sources maybe, so that what the rest could add can be told.
    /// - Parameters:
    ///   - traits: what is known by name of the libraries of all systems.
    ///   - systems: what some systems link themselves, in this order.
    ///   - words: what the project says about its own code.
    ///   - keys: what the files, types and members of earlier versions are known under.
    package static func linked(
        _ files: [ReadFile], traits: TraitsTable, systems: [any SystemLinker.Type],
        words: ProjectAnnotations = ProjectAnnotations(), keys: KeyStore = KeyStore(),
        on workers: some Workers = OneWorker()
    ) -> LinkedSources {
        let table = TypeTable(files.sorted { $0.facts.path < $1.facts.path }, traits: traits, keys: keys)
        let (declared, code) = workers.both {
            DeclaredCoordinators(table, systems, words)
        } other: {
            CallIndex(table)
        }
        let (conformances, coordinatorByView) = (declared.conformances, declared.coordinatorByView)
        let (known, classes) = (declared.types, declared.classes)
        let types = TypeResolver(
            table: table, conformances: conformances, coordinators: known,
            children: classes.reduce(into: [:]) { $0[$1.type] = $1.children(among: known) })
        let targets = TargetResolver(
            types: types, coordinatorByView: coordinatorByView, containers: words.containers)
        let constructions = code.constructions(types)
        let index = PresentationIndex(targets: targets, code: code, constructions: constructions)
        let contained = ScreenLinker(targets: targets).contained(in: constructions)
        let map = StateOwnership(
            index: index, code: code, contained: contained,
            others: known.union(coordinatorByView.keys))
        let coordinators = classes + map.coordinators
        let states = StateCallResolver(map: map, coordinators: coordinators, code: code)
        let calls = CallLinker(
            types: types, coordinators: coordinators, states: states, words: words,
            others: Set(systems.map { $0.system }))
        let callGraph = CallGraph(code, linker: calls, isWhole: !declared.systems.isEmpty)
        let propagation = EffectPropagation(table: table, conformances: conformances, graph: callGraph, linker: calls)
        return LinkedSources(
            targets: targets, propagation: propagation, states: states, coordinators: coordinators,
            contained: contained, systems: declared.systems.map { $0.effects(in: callGraph, types) },
            notUnderstood: files.flatMap(\.notUnderstood) + declared.notUnderstood)
    }
}

/// The coordinators that are types of their own, which their declarations alone tell.
private struct DeclaredCoordinators {
    let conformances: Conformances
    /// The systems that link themselves, as far as the sources have coordinators of them.
    let systems: [any LinkedSystem]
    /// The types that are coordinators.
    let types: Set<TypeID>
    let classes: [LinkedCoordinator]
    /// The coordinators that views stand for.
    let coordinatorByView: [TypeID: TypeID]
    let notUnderstood: [UnresolvedCode]

    init(_ table: TypeTable, _ linkers: [any SystemLinker.Type], _ words: ProjectAnnotations) {
        conformances = Conformances(table)
        let merging = CoordinatorLinker(table: table, conformances: conformances)
        var types = merging.types
        var systems: [any LinkedSystem] = []
        for linker in linkers {
            guard let system = linker.link(table, conformances, others: types) else { continue }
            types.formUnion(system.coordinators.map(\.type))
            systems.append(system)
        }
        let coordinatorByView = systems.reduce(into: [:]) { known, system in
            known.merge(system.coordinatorByView) { first, _ in first }
        }
        let first = TypeResolver(table: table, conformances: conformances, coordinators: types, children: [:])
        let (merged, unlinked) = merging.link(
            TargetResolver(types: first, coordinatorByView: coordinatorByView, containers: words.containers))
        self.systems = systems
        self.types = types
        self.coordinatorByView = coordinatorByView
        classes = merged + systems.flatMap(\.coordinators)
        notUnderstood = unlinked + systems.flatMap(\.notUnderstood)
    }
}
