import Base
import Facts
import Linking
import NavigationModel
import Presentation
import Triggers
import Types
import ViewControllers

/// What an address leads to through coordinators that hand a route on to one another.
///
/// ```swift
/// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
///     if let route = Route(contexts.first?.url) { coordinator.open(route) }
/// }
/// ```
struct UIKitRoutes: FollowedCode {
    private let callers: UIKitCallers
    private let coordinators: Set<TypeID>
    private let byPlace: [RelativeLocation: [HandlerAnswer.Step]]

    init(_ made: UIKitCoordinators, _ callers: UIKitCallers) {
        self.callers = callers
        coordinators = made.types
        var byPlace: [RelativeLocation: [HandlerAnswer.Step]] = [:]
        for index in made.presentations.indices where !made.dropped.contains(index) {
            let call = made.presentations[index].site.call
            for style in made.presentations[index].styles {
                guard let shown = made.shown(index, style),
                    let step = HandlerAnswer.Step(shown, at: call.location)
                else { continue }
                byPlace[call.location, default: []].append(step)
            }
        }
        self.byPlace = byPlace
    }

    func steps(at location: RelativeLocation) -> [HandlerAnswer.Step] { byPlace[location] ?? [] }

    func functions(runBy call: CallFacts, in scope: Scope) -> FollowedFunctions {
        // Which of several delegates is asked is decided elsewhere, and by each the address would lead somewhere else.
        let run = callers.functions(runBy: call, in: scope, atMost: 1)
        let site = CallSite(scope: scope, call: call)
        if run.functions.contains(where: { callers.fills(site, running: $0) }) { return FollowedFunctions([]) }
        guard run.reason != nil, let asked = callers.context.function(of: call, in: scope),
            let owner = callers.table.owner(of: asked)
        else { return run }
        // What many services do has nothing to do with where an address leads.
        let isOfScreens = callers.context.conformances.conformers(of: owner).contains {
            coordinators.contains($0) || callers.values.types.isController($0)
        }
        return isOfScreens ? run : FollowedFunctions([])
    }

    func closures(runBy call: CallFacts, in scope: Scope, from states: Set<String>?) -> [FollowedClosure] { [] }

    /// Whether a closure is kept for what happens later: one that is assigned, that listens, or that something is made with.
    func isLater(_ call: CallFacts, in scope: Scope) -> Bool {
        guard let name = call.name else { return true }
        return name == "=" || UIKitStreams.names.contains(name) || UIKitNames.keepsClosure(call)
    }
}
