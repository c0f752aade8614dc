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
    let systems: [SystemEffects]
    let notUnderstood: [UnresolvedCode]

    /// By which names sources that were not among these could take part.
    package func leads() -> Frontier { FrontierFinder(propagation: propagation, states: states).leads() }

    /// The graph, without findings, and what rules look at beside it.
    /// - Parameters:
    ///   - title: the app's name.
    ///   - unread: what could not be read at all.
    ///   - mentions: the words of all sources, those included that were not parsed; nil where they are not at hand.
    package func app(title: String, unread: [NotUnderstood], mentions: (any Mentions)? = nil) -> LinkedApp {
        let callGraph = propagation.graph
        var builder = GraphBuilder(
            coordinators: coordinators, targets: targets, propagation: propagation,
            contained: systems.reduce(into: contained) { $0.merge($1.contained) { $0.union($1) } },
            reach: states.map.reach,
            mounted: systems.flatMap(\.mounts),
            effects: systems.flatMap(\.effects) + states.declaredEffects(beside: callGraph.effects),
            answers: systems.flatMap(\.answers),
            routes: states.map.routes,
            faults: systems.flatMap(\.faults))
        builder.add(unread)
        builder.add(notUnderstood + callGraph.notUnderstood + states.unread() + systems.flatMap(\.notUnderstood))
        builder.add(HandedViews(graph: callGraph, targets: targets).unread())
        return builder.app(title: title, mentions: mentions ?? UnknownMentions())
    }
}
