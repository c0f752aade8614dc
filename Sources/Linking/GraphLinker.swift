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
        let classes = declared.classes
        let context = LinkingContext(table: table, conformances: declared.conformances, known: declared.known)
        let targets = TargetResolver(context)
        let constructions = code.constructions(context)
        let index = PresentationIndex(targets: targets, code: code, constructions: constructions)
        let contained = ScreenLinker(targets: targets).contained(in: constructions)
        let map = StateOwnership(
            index: index, code: code, contained: contained,
            others: declared.known.types.union(declared.known.byView.keys))
        let coordinators = classes + map.coordinators
        let states = StateCallResolver(map: map, coordinators: coordinators, code: code)
        let calls = CallLinker(
            context: context, coordinators: coordinators, states: states, words: words,
            others: Set(systems.map { $0.system }))
        let callGraph = CallGraph(code, linker: calls)
        let propagation = EffectPropagation(
            table: table, conformances: declared.conformances, graph: callGraph, linker: calls)
        return LinkedSources(
            targets: targets, propagation: propagation, states: states, coordinators: coordinators,
            contained: contained, systems: declared.systems.map { $0.effects(in: callGraph, context) },
            notUnderstood: files.flatMap(\.notUnderstood) + declared.notUnderstood)
    }
}

/// The coordinators that are types of their own, which their declarations alone tell.
private struct DeclaredCoordinators {
    let conformances: Conformances
    /// The systems that link themselves, as far as the sources have coordinators of them.
    let systems: [any LinkedSystem]
    let classes: [LinkedCoordinator]
    let known: KnownCoordinators
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
        var known = KnownCoordinators(types, containers: words.containers)
        for system in systems { known.byView.merge(system.coordinatorByView) { first, _ in first } }
        let (merged, unlinked) = merging.link(
            TargetResolver(LinkingContext(table: table, conformances: conformances, known: known)))
        classes = merged + systems.flatMap(\.coordinators)
        for coordinator in classes { known.children[coordinator.type] = coordinator.children(among: types) }
        self.known = known
        self.systems = systems
        notUnderstood = unlinked + systems.flatMap(\.notUnderstood)
    }
}
