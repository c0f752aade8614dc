import Base
import Facts
import NavigationModel
import Presentation
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
        let table = TypeTable(files.sorted { $0.facts.path < $1.facts.path }, traits: traits, keys: keys, on: workers)
        let (conformances, scopes) = workers.both {
            Conformances(table)
        } other: {
            table.scopes
        }
        let code = CallIndex(of: table.bodies, scopes, on: workers)
        let plain = LinkingContext(table: table, conformances: conformances, code: code).placed()
        let declared = DeclaredCoordinators(plain, systems, words)
        let common = CommonLinking.Inputs(
            sources: plain.sources, coordinators: declared.classes, known: declared.known, words: words,
            others: Set(systems.map { $0.system }))
        let linked: CommonLinking
        let effects: [SystemEffects]
        if let independent = declared.independent {
            (effects, linked) = workers.both {
                independent.map { $0.effects() }
            } other: {
                CommonLinking(common, asking: [])
            }
        } else {
            linked = CommonLinking(common, asking: declared.systems.map(\.system))
            effects = declared.systems.map { name, system in
                var effects = system.effects(in: linked.graph)
                let others = declared.views(besides: name)
                effects.effects = effects.effects.map { $0.standing(for: others) }
                return effects
            }
        }
        return LinkedSources(
            targets: linked.targets, propagation: EffectPropagation(linked.graph), states: linked.states,
            coordinators: linked.coordinators, contained: linked.contained,
            systems: Array(zip(declared.systems.map(\.name), effects)),
            doers: declared.systems.compactMap { $0.system.doers(in: linked.graph) },
            notUnderstood: files.flatMap(\.notUnderstood) + declared.notUnderstood)
    }
}

/// The coordinators that are types of their own, which their declarations alone tell.
private struct DeclaredCoordinators {
    /// The systems that link themselves, as far as the sources have coordinators of them.
    let systems: [(name: NavigationSystem, system: any LinkedSystem)]
    let classes: [LinkedCoordinator]
    let known: KnownCoordinators
    let notUnderstood: [UnresolvedCode]

    /// These systems, where none of them looks at what calls do or is asked about one.
    var independent: [any IndependentLinkedSystem]? {
        let found = systems.compactMap { $0.system as? any IndependentLinkedSystem }
        return found.count == systems.count ? found : nil
    }

    /// The coordinators that views stand for by other systems than one, which are linked without knowing them.
    func views(besides name: NavigationSystem) -> [TypeID: TypeID] { Self.views(of: systems, besides: name) }

    private static func views(
        of systems: [(name: NavigationSystem, system: any LinkedSystem)], besides name: NavigationSystem
    ) -> [TypeID: TypeID] {
        systems.filter { $0.name != name }.reduce(into: [:]) { found, other in
            found.merge(other.system.coordinatorByView) { first, _ in first }
        }
    }

    /// - Parameter plain: what everything is looked up through while no coordinator is known.
    init(_ plain: LinkingContext, _ linkers: [any SystemLinker.Type], _ words: ProjectAnnotations) {
        let merging = CoordinatorLinker(plain)
        var systems: [(name: NavigationSystem, system: any LinkedSystem)] = []
        var known = KnownCoordinators(merging.types, words: words)
        for linker in linkers {
            guard let system = linker.link(plain, others: known) else { continue }
            known.types.formUnion(system.coordinators.map(\.type))
            known.byView.merge(system.coordinatorByView) { first, _ in first }
            known.handWritten.formUnion(system.handWritten)
            known.claimed.formUnion(system.claimed)
            known.plainViews.formUnion(system.plainViews)
            systems.append((linker.system, system))
        }
        self.systems = systems
        let types = known.types
        let (merged, unlinked) = merging.link(TargetResolver(plain.knowing(known)))
        classes =
            merged
            + systems.flatMap { name, system in
                let others = Self.views(of: systems, besides: name)
                return system.coordinators.map { $0.showing(others) }
            }
        for coordinator in classes { known.children[coordinator.type] = coordinator.children(among: types) }
        self.known = known
        notUnderstood = unlinked + systems.flatMap(\.system.notUnderstood)
    }
}
