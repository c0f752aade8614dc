import Base
import Facts
import Presentation
import Types

/// What is linked of all systems alike: which states present what, who owns them, and what each call does.
struct CommonLinking {
    /// What it is linked from. It is linked on another thread while systems tell what their code does.
    struct Inputs: Sendable {
        let sources: LinkingContext.Sources
        /// The coordinators that declarations tell.
        let coordinators: [LinkedCoordinator]
        let known: KnownCoordinators
        /// What the project says about its own code.
        let words: ProjectAnnotations
        /// The systems whose calls are linked elsewhere, see ``SystemLinker``.
        let others: Set<NavigationSystem>
    }

    let targets: TargetResolver
    /// The views that each view builds.
    let contained: [TypeID: Set<TypeID>]
    let states: StateCallResolver
    let coordinators: [LinkedCoordinator]
    let graph: CallGraph

    /// - Parameter systems: those that are asked about calls.
    init(_ inputs: Inputs, asking systems: [any LinkedSystem]) {
        let known = inputs.known
        let context = inputs.sources.context(knowing: known)
        targets = TargetResolver(context)
        contained = ScreenLinker(targets: targets).contained()
        let map = StateOwnership(
            index: PresentationIndex(targets: targets, besides: known.claimed), contained: contained,
            others: known.types.union(known.byView.keys).union(inputs.coordinators.lazy.flatMap(\.hosts)),
            plain: known.plainViews)
        coordinators = inputs.coordinators + map.coordinators
        states = StateCallResolver(map: map, coordinators: coordinators)
        graph = CallGraph(
            CallLinker(
                context: context, coordinators: coordinators, states: states, words: inputs.words,
                others: inputs.others, linked: systems, claimed: known.claimed))
    }
}
