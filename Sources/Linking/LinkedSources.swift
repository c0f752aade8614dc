import Base
import Facts
import NavigationModel
import Presentation
import Types

/// Sources with everything looked up, before they are written as a graph.
package struct LinkedSources {
    let targets: TargetResolver
    let propagation: EffectPropagation
    let states: StateCallResolver
    let coordinators: [LinkedCoordinator]
    /// The views that each view builds.
    let contained: [TypeID: Set<TypeID>]
    /// What the code of systems does that link it themselves.
    let systems: [(name: NavigationSystem, effects: SystemEffects)]
    /// Tell who does what their code does by calls that are linked elsewhere.
    let doers: [(PropagatedEffect) -> [TypeID]]
    let notUnderstood: [UnresolvedCode]

    /// By which names sources that were not among these could take part.
    package func leads() -> Frontier { FrontierFinder(propagation: propagation, states: states).leads() }

    /// The systems that link themselves, by the paths of the files that take part in them: where a coordinator of theirs is
    /// declared, where their code shows something or goes back, and where that is declared.
    package func takenPartIn() -> [String: Set<NavigationSystem>] {
        let table = targets.context.table
        var found: [String: Set<NavigationSystem>] = [:]
        let names = Set(systems.map(\.name))
        for coordinator in coordinators where names.contains(coordinator.system) {
            for part in table[coordinator.type].parts {
                found[table[part.file].path, default: []].insert(coordinator.system)
            }
        }
        for (name, effects) in systems {
            let files =
                effects.effects.map { $0.site.call.location.file } + effects.mounts.map(\.location.file)
                + effects.declared.ways.map(\.location.file) + effects.declared.returns.map(\.location.file)
            for file in Set(files) { found[file, default: []].insert(name) }
        }
        return found
    }

    /// The graph, without findings, and what rules look at beside it.
    /// - Parameters:
    ///   - title: the app's name.
    ///   - unread: what could not be read at all.
    ///   - mentions: the words of all sources, those included that were not parsed; nil where they are not at hand.
    package func app(title: String, unread: [NotUnderstood], mentions: (any Mentions)? = nil) -> LinkedApp {
        let callGraph = propagation.graph
        var builder = GraphBuilder(
            coordinators: coordinators, targets: targets, propagation: propagation,
            doers: doers,
            contained: systems.reduce(into: contained) { $0.merge($1.effects.contained) { $0.union($1) } },
            reach: states.map.reach,
            mounted: systems.flatMap(\.effects.mounts),
            effects: systems.flatMap(\.effects.effects) + states.declaredEffects(beside: callGraph.effects),
            answers: systems.flatMap(\.effects.answers),
            written: systems.reduce(into: DeclaredNavigation()) { $0.add($1.effects.declared) },
            routes: states.map.routes,
            faults: systems.flatMap(\.effects.faults))
        builder.add(unread)
        builder.add(
            notUnderstood + callGraph.notUnderstood + states.unread() + systems.flatMap(\.effects.notUnderstood))
        builder.add(HandedViews(graph: callGraph, targets: targets).unread())
        return builder.app(title: title, mentions: mentions ?? UnknownMentions())
    }
}
